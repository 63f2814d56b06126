import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { giveTier } from './support/questionnaires.ts';
import { storedRun } from './support/runs.ts';
import { expect, signIn, test } from './support/test.ts';

const address = '/training-hub/gonogo/history';

test('the last ten runs of an exercise are read, narrowed, explained, deleted and brought back without Plus', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const client = await clientOf(baseURL, person);
  // The oldest by touch: without Plus it is out of reach, whatever is chosen.
  await storedRun(client, service, 'gonogo', { daysAgo: 20, deviceClass: 'touch' });
  for (let daysAgo = 12; daysAgo > 3; daysAgo -= 1) await storedRun(client, service, 'gonogo', { daysAgo });
  await storedRun(client, service, 'gonogo', { daysAgo: 2, deviceClass: 'touch' });
  const newest = await storedRun(client, service, 'gonogo', { daysAgo: 1 });

  await signIn(page, person);
  const card = page.locator('[data-exercise=gonogo]');
  await expect(card.locator('[data-part=own-result]')).toContainText(`Last: ${newest.score} of 100`);
  await card.getByRole('link', { name: 'Your runs: Go / No-Go' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Go / No-Go: your runs' })).toBeVisible();
  const runs = page.locator('[data-run]');
  await expect(runs).toHaveCount(10);
  await expect(page.getByText('The latest 10')).toBeVisible();
  await expect(page.locator('[data-placement=feature_gate]')).toBeVisible();
  await expect(page.locator('[data-part=fit]')).toHaveCount(0);
  await expect(page.locator('[data-part=verdict]')).toHaveCount(0);

  // Every point of the chart stands in its table, too.
  const series = page.locator('[data-part=series]').first();
  await series.getByText('Show as a table').click();
  const points = series.getByRole('img').locator('circle');
  await expect(points).not.toHaveCount(0);
  const beyond = async () => (await series.getByRole('row').count()) - (await points.count());
  await expect.poll(beyond).toBe(1);
  await expectAccessibleInEveryLook(page);
  for (const width of [360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByLabel('Answers given with').selectOption('Touch');
  await expect(runs).toHaveCount(1);
  await expect(page).toHaveURL(`${address}?device=touch`);
  await page.getByLabel('Answers given with').selectOption('Every device');
  await expect(runs).toHaveCount(10);

  const first = page.locator(`[data-run="${newest.id}"]`);
  await first.getByRole('button', { name: /^Where it comes from/ }).click();
  const account = first.getByRole('region', { name: 'How the score came about' });
  await expect(account.locator('[data-part=score]')).toHaveText(String(newest.score));
  await expectAccessible(page);

  await first.getByRole('button', { name: /^Delete run/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(first).toHaveCount(0);
  // What was the eleventh is one of the latest ten now.
  await expect(runs).toHaveCount(10);
  await undo.click();
  await expect(first).toBeVisible();
  await expect(undo).toHaveCount(0);
  await first.getByRole('button', { name: /^Delete run/ }).click();
  await expect(undo).toBeVisible();
  await page.reload();
  await expect(runs).toHaveCount(10);
  await expect(first).toHaveCount(0);
});

test('with Plus all runs are shown, and once there are enough of them a line and what it says', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await giveTier(service, person, 'plus');
  const client = await clientOf(baseURL, person);
  for (const daysAgo of [30, 29, 28, 27])
    await storedRun(client, service, 'gonogo', { daysAgo, kind: 'careless' });
  await signIn(page, person, address);
  const verdict = page.locator('[data-part=verdict]');
  await expect(verdict).toContainText('Not enough runs yet: 2 of 5.');
  await expect(page.locator('[data-part=fit]')).toHaveCount(0);
  await expect(page.locator('[data-placement=feature_gate]')).toHaveCount(0);

  for (let daysAgo = 26; daysAgo > 6; daysAgo -= 1) {
    const kind = daysAgo > 19 ? 'careless' : 'good';
    await storedRun(client, service, 'gonogo', { daysAgo, kind });
  }
  await page.reload();
  await expect(verdict).toContainText(/^Your scores rose by about [\d.]+ points per week over 21 days\./);
  await expect(page.locator('[data-part=fit]')).toHaveCount(1);
  const runs = page.locator('[data-run]');
  await expect(runs).toHaveCount(20);
  await page.locator('[data-action=more]').click();
  await expect(runs).toHaveCount(24);
  await expect(page.locator('[data-action=more]')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
});

test('an exercise without a run says so, and leads to the first', async ({ page, person }) => {
  await signIn(page, person, address);
  await expect(page.getByRole('heading', { name: 'No runs yet' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[data-action=start-exercise]').click();
  await expect(page).toHaveURL('/training-hub/gonogo');
});

test('nothing of the Training Hub moves when results arrive late', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  const client = await clientOf(baseURL, person);
  for (const daysAgo of [3, 2, 1]) await storedRun(client, service, 'gonogo', { daysAgo });
  await storedRun(client, service, 'digit-span', { daysAgo: 1 });
  await signIn(page, person, '/account-settings');
  await page.setViewportSize({ width: 390, height: 4000 });
  const held: (() => void)[] = [];
  await page.route(/my_exercise_summary|training_runs/, async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue();
  });
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as unknown as { value: number }[]) moved.sum += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  /** How far things moved since the page began; what was drawn until now is in it. */
  const moved = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
      return (window as unknown as { moved: { sum: number } }).moved.sum;
    });
  await page.goto('/training-hub');
  await expect.poll(() => held.length).toBe(2);
  await expect(page.locator('[data-exercise=gonogo]')).toHaveAttribute('data-access', 'open');
  expect(await moved()).toBeLessThan(0.02);
  await page.getByRole('button', { name: /^Starting and staying with it/ }).click();
  await expect(page.locator('[data-exercise=gonogo]')).toBeVisible();
  // What a press unfolds is meant to move.
  const unfolded = await moved();
  for (const go of held.splice(0)) go();
  await expect(page.locator('[data-exercise=gonogo] [data-part=own-result] svg')).toBeVisible();
  expect((await moved()) - unfolded).toBeLessThan(0.02);
});
