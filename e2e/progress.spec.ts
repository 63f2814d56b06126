import { findInstrument } from '../src/lib/assessments/instruments.ts';
import { addDays } from '../src/lib/plans/dates.ts';
import { dayMs } from '../src/lib/time.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { giveTier } from './support/questionnaires.ts';
import { storedRun } from './support/runs.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ timezoneId: 'UTC' });

const dayAgo = (days: number) => addDays(new Date().toISOString().slice(0, 10), -days);

test('a visitor finds on the page of progress a way to sign in', async ({ page }) => {
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'Your progress is kept in your account' })).toBeVisible();
  await expect(page.locator('[data-screen=my-progress]')).toHaveCount(0);
});

test('without Plus the last 28 days are shown and nothing before them, every result and the way to more', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  const client = await clientOf(baseURL, person);
  for (const daysAgo of [40, 28, 27, 3]) await storedRun(client, service, 'gonogo', { daysAgo });
  const definition = findInstrument('focus_snapshot');
  if (!definition) throw new Error('no snapshot');
  await finishedAttempt(client, definition, 'self', () => 4, Date.now() - 60 * dayMs);
  await finishedAttempt(client, definition, 'self', () => 2, Date.now() - 2 * dayMs);
  await client.from('days_off').insert({
    id: crypto.randomUUID(),
    kind: 'pause',
    from_on: dayAgo(5),
    to_on: dayAgo(4),
  });
  await signIn(page, person, '/progress');
  const map = page.locator('[data-part=heat-map]');
  await expect(map.locator('[role=group] [data-level]')).toHaveCount(28);
  await expect(map.locator('[role=group] [data-off]')).toHaveCount(2);
  await expect(page.getByText(/With Plus you see all of your time/)).toBeVisible();
  const table = map.locator('details');
  await table.getByText('Show as a table').press('Enter');
  // Two days with a run, the older ones are not told; and the two days off.
  await expect(table.getByRole('row')).toHaveCount(5);
  await expect(table.getByRole('rowheader', { name: /: day off$/ })).toHaveCount(2);
  await expect(page.locator('[data-part=numbers]')).toContainText('2');
  // All results are listed on every plan, each with what changed since the one before.
  await expect(page.locator('[data-attempt]')).toHaveCount(2);
  await expect(page.locator('[data-part=trends]')).toHaveCount(0);
  await expect(page.locator('[data-part=fit]')).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/analytics');
  const gate = page.locator('[data-prompt=analytics_gate]');
  await expect(gate).toContainText('the trend of every exercise');
  await expect(gate.getByRole('link')).toHaveAttribute('href', '/pricing?from=analytics_gate#plans');
  await expect(page.locator('[data-part=heat-map]')).toHaveCount(0);
});

test('with Plus everything since the first day can be narrowed, read as tables and compared, by keyboard', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  await giveTier(service, person, 'plus');
  const client = await clientOf(baseURL, person);
  for (const daysAgo of [60, 50, 20, 15, 11, 8, 5, 2])
    await storedRun(client, service, 'gonogo', { daysAgo });
  await storedRun(client, service, 'stroop', { daysAgo: 4 });
  const definition = findInstrument('focus_snapshot');
  if (!definition) throw new Error('no snapshot');
  const first = await finishedAttempt(client, definition, 'self', () => 5, Date.now() - 90 * dayMs);
  await finishedAttempt(client, definition, 'self', () => 3, Date.now() - 45 * dayMs);
  const last = await finishedAttempt(client, definition, 'self', () => 1, Date.now() - dayMs);
  await signIn(page, person, '/analytics');
  const trends = page.locator('[data-exercise]');
  await expect(trends).toHaveCount(2);
  await expect(page.locator('[data-exercise=gonogo] [data-part=fit]')).toHaveCount(1);
  await page.locator('[data-exercise=gonogo]').getByText('Show as a table').press('Enter');
  await expect(page.locator('[data-exercise=gonogo]').getByRole('row')).toHaveCount(9);
  await page.getByLabel('Which exercise').selectOption('Stroop Colors');
  await expect(trends).toHaveCount(1);
  await page.getByLabel('Which exercise').selectOption('Every exercise');
  await page.getByLabel('Look back on').selectOption('28 days');
  await expect(page).toHaveURL('/analytics?range=28');
  await page.reload();
  await expect(page.locator('[data-exercise=gonogo] tbody tr')).toHaveCount(6);
  await expectAccessibleInEveryLook(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await page.getByLabel('The earlier result').selectOption({ index: 1 });
  await page.locator('[data-part=compare-two]').getByRole('link', { name: 'Compare' }).press('Enter');
  await expect(page).toHaveURL(`/test-history/compare?a=${first}&b=${last}`);
  await page.getByText('How a change is told from chance').press('Enter');
  await expect(page.getByText('This uses assumed measurement error, not a study.')).toBeVisible();

  await page.goto('/dashboard?tab=training-progress');
  await expect(page.locator('[data-part=trends] [data-exercise]')).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'See all of your time' })).toBeVisible();
});
