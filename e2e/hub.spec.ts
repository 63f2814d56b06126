import type { Page } from '@playwright/test';
import { focusSnapshot } from '../src/lib/assessments/tests/focus-snapshot/definition.ts';
import { focuscheckAdult } from '../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { expect, signIn, test } from './support/test.ts';

/** In how many columns each list of tests stands that has several. */
const columnsOfCards = (page: Page): Promise<number[]> =>
  page
    .locator('ul:has(> [data-test] + [data-test])')
    .evaluateAll((lists) =>
      lists.map((list) => new Set([...list.children].map((card) => card.getBoundingClientRect().left)).size),
    );

test('the Testing Hub moves with the person, from the first choice to the own profile', async ({
  page,
  person,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const step = page.locator('[aria-current=step]');
  await signIn(page, person, '/testing-hub');
  await expect(step).toHaveText('1 Choose Assessment');
  await expect(page.getByRole('heading', { name: 'Where does my attention go?' })).toBeVisible();
  const plus = page.locator('[data-plan=plus]');
  await expect(plus.locator('[data-part=price]')).toContainText('7 days free, then $');
  await expect(plus.getByRole('link', { name: 'Upgrade to Plus' })).toHaveAttribute(
    'href',
    '/pricing?plan=plus#plans',
  );
  await expectAccessible(page);

  const client = await clientOf(baseURL, person);
  const waiting = await finishedAttempt(client, focuscheckAdult);
  const first = await finishedAttempt(client, focusSnapshot);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/rpc\/|assessment_attempts/.test(request.url())) asked.push(request.url());
  });
  await page.reload();
  await expect(step).toHaveText('3 Review Results');
  // All last results are one question to the server, the profile included.
  expect(asked.filter((url) => /latest_results|assessment_attempts|get_attempt/.test(url))).toHaveLength(1);
  await expect(page.locator('[data-test=focuscheck]')).toContainText(/Done .+, opens again/);
  const profile = page.getByRole('region', { name: 'Your profile' });
  await expect(profile.getByRole('img')).toHaveCount(5);
  await expect(profile.getByRole('link', { name: 'Read the report' })).toHaveAttribute(
    'href',
    `/reports/${first}`,
  );
  await expectAccessibleInEveryLook(page);
  for (const [width, columns] of [
    [360, 1],
    [390, 1],
    [1024, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    const shown = async () => [...new Set(await columnsOfCards(page))];
    await expect.poll(shown, `${width} px`).toEqual([columns]);
  }
  await page
    .locator('[data-test=focuscheck]')
    .getByRole('link', { name: /^See the result/ })
    .click();
  await expect(page).toHaveURL(`/testing-hub?attempt=${waiting}`);

  await finishedAttempt(client, focusSnapshot);
  await page.goto('/testing-hub');
  await expect(step).toHaveText('4 Track Progress');
});

test('nothing of the Testing Hub moves when its results and prices arrive late', async ({
  page,
  person,
  baseURL,
}) => {
  await finishedAttempt(await clientOf(baseURL, person), focusSnapshot);
  await signIn(page, person, '/account-settings');
  await page.setViewportSize({ width: 390, height: 4000 });
  const held: (() => void)[] = [];
  await page.route(/my_latest_results|plan_prices/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/testing-hub');
  await expect.poll(() => held.length).toBe(1);
  // The page does not wait for them for long, and type has come before them.
  await expect(page.locator('main h1')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  held.pop()?.();
  await expect(page.locator('[data-test=focus-snapshot] [data-part=last-result]')).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  held.pop()?.();
  await expect(page.locator('[data-plan=plus]').getByText(/days free/)).toBeVisible();
  const moved = await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
  expect(moved).toBeLessThan(0.02);
});
