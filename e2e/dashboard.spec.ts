import { focusSnapshot } from '../src/lib/assessments/tests/focus-snapshot/definition.ts';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { onWednesday } from './support/plan.ts';
import { expect, signIn, signOut, test } from './support/test.ts';

test('whoever signs in comes to their own dashboard, also from the home page, and never sees that of visitors first', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await service.from('subscribers').upsert({ user_id: person.id, subscribed: false });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard');
  const today = page.locator('[data-screen=dashboard]');
  await expect(today).toHaveAttribute('data-state', 'new');
  await expect(today.getByRole('link', { name: 'Start the Focus Snapshot' })).toBeVisible();

  const attempt = await finishedAttempt(await clientOf(baseURL, person), focusSnapshot);
  // Everything that was ever drawn: what is meant for visitors is not among it.
  await page.addInitScript(() => {
    const seen = { hero: false, moved: 0 };
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const start = document.querySelector<HTMLElement>('main a[href="#who"], main a[href="/#who"]');
      if (start?.checkVisibility({ visibilityProperty: true })) seen.hero = true;
    }).observe(document, { childList: true, subtree: true, attributes: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
  await expect(today).toHaveAttribute('data-state', 'screened');
  await expect(page.getByRole('region', { name: 'Your last result' }).getByRole('img')).toHaveCount(5);
  await expect(page.getByRole('link', { name: 'Open the report' }).first()).toHaveAttribute(
    'href',
    `/reports/${attempt}`,
  );
  const seen = await page.evaluate(
    () => (window as unknown as { seen: { hero: boolean; moved: number } }).seen,
  );
  expect(seen.hero).toBe(false);
  expect(seen.moved).toBeLessThan(0.02);

  await expectAccessibleInEveryLook(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});

test('one press on the dashboard begins to breathe', async ({ page, person }) => {
  await signIn(page, person, '/');
  await page.locator('[data-action=begin-breathing]').click();
  await expect(page).toHaveURL('/training-hub/breathing');
  await expect(page.getByRole('timer')).toBeVisible();
});

test('the plan of a report is ticked on the dashboard', async ({ page, person, baseURL }) => {
  const attempt = await finishedAttempt(await clientOf(baseURL, person), focusSnapshot);
  await signIn(page, person, '/');
  await onWednesday(page);
  await page.goto(`/reports/${attempt}#plan`);
  await page.locator('[data-action=start-plan]').click();
  await expect(page.locator('[data-part=kept-plan]')).toBeVisible();
  await page.getByRole('link', { name: 'Focus Clarity Lab' }).first().click();
  await expect(page.locator('[data-screen=dashboard]')).toHaveAttribute('data-state', 'active');
  const next = page.locator('main [data-part=next]');
  await expect(next).toContainText('Week 1 of 4');
  await expectAccessible(page);
  const tick = next.locator('[data-action=tick-today]');
  const first = await next.innerText();
  await tick.click();
  await expect(next).not.toHaveText(first);
  await page.reload();
  await expect(next).not.toHaveText(first);
  const tabs = page.getByRole('navigation', { name: 'Dashboard' });
  await tabs.getByRole('link', { name: 'Weekly plan' }).click();
  await expect(page).toHaveURL('/dashboard?tab=plan');
  await expect(page.locator('[data-part=other-week]')).toHaveCount(3);
});

test('signing out leads from the dashboard to the page for visitors', async ({ page, person }) => {
  await signIn(page, person, '/');
  await expect(page.locator('[data-screen=dashboard]')).toBeVisible();
  await signOut(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('See where your attention really goes');
});
