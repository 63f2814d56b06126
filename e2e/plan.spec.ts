import type { Locator, Page } from '@playwright/test';
import { findInstrument } from '../src/lib/assessments/instruments.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { fromWednesday, onWednesday } from './support/plan.ts';
import { takeSnapshot } from './support/snapshot.ts';
import { expect, signIn, test } from './support/test.ts';

const board = (page: Page) => page.locator('[data-part=kept-plan]');
const step = (page: Page, part: 'practice' | 'habit') =>
  board(page).locator(`[data-part=week-now] [data-step=${part}]`);
const day = (of: Locator, date: string) => of.locator(`[data-day="${date}"]`);

async function expectTicked(of: Locator, date: string): Promise<void> {
  await expect(day(of, date)).toHaveAttribute('aria-pressed', 'true');
}

test('a visitor starts the plan of a report, ticks a day, swaps and skips a step and ends it', async ({
  page,
}) => {
  test.slow();
  const today = await onWednesday(page);
  const id = await takeSnapshot(page, () => 4);
  await page.goto(`/focus-snapshot/report/${id}#plan`);
  await page.locator('[data-action=start-plan]').click();

  const habit = step(page, 'habit');
  await expect(habit.getByRole('heading')).toHaveText('Focus Burst · 5 minutes');
  await day(habit, today).click();
  await expectTicked(habit, today);
  await expect(habit.getByRole('status')).toHaveText('1 of 5 days');
  await expectAccessible(page);

  await page.reload();
  await expectTicked(step(page, 'habit'), today);
  await day(step(page, 'habit'), today).click();
  await expect(day(step(page, 'habit'), today)).toHaveAttribute('aria-pressed', 'false');

  const before = await habit.innerText();
  await habit.locator('[data-action=swap]').click();
  await habit.locator('[data-action=swap-for]').first().click();
  await expect(habit).not.toHaveText(before);
  const practice = step(page, 'practice');
  await practice.locator('[data-action=skip]').click();
  await practice.locator('[data-reason=energy]').click();
  await expect(practice).toContainText('Skipped');
  await practice.locator('[data-action=unskip]').click();
  await expect(day(practice, today)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await board(page).locator('[data-action=end-plan]').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End this plan' }).click();
  await expect(board(page)).toContainText('You ended this plan on');
  await expect(page.locator('[data-action=start-plan]')).toBeVisible();
});

test('a day ticked without a connection reaches the account, and the plan outlives its report', async ({
  page,
  context,
  person,
  service,
  baseURL,
  allowConsole,
}) => {
  test.slow();
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED/);
  const definition = findInstrument('focus_snapshot');
  if (!definition) throw new Error('no snapshot');
  const id = await finishedAttempt(await clientOf(baseURL, person), definition);
  const today = await onWednesday(page);
  await signIn(page, person, `/focus-snapshot/report/${id}`);
  await page.locator('[data-action=start-plan]').click();
  await expect(board(page)).toBeVisible();
  const stored = async () =>
    (await service.from('focus_plan_items').select('part, week, ticks, done_count').eq('user_id', person.id))
      .data ?? [];
  await expect.poll(async () => (await stored()).length).toBe(8);

  await context.setOffline(true);
  await day(step(page, 'practice'), today).click();
  await expectTicked(step(page, 'practice'), today);
  await expect(page.getByText('Saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(async () => (await stored()).filter(({ done_count }) => done_count > 0))
    .toMatchObject([{ part: 'practice', week: 1, ticks: { [today]: { on: true } } }]);
  await expect(page.getByText('Saved on this device.')).toBeHidden();

  await service.from('assessment_attempts').delete().eq('id', id);
  await page.goto('/training-hub#plan');
  await expectTicked(step(page, 'practice'), today);
  const way = step(page, 'habit').locator('[data-action=open-step]');
  await expect(way).toHaveText('Start 5 minutes');
  await way.click();
  await expect(page.getByRole('radio', { name: /^5 minutes/ })).toBeChecked();
});

test('a focus burst done to its end ticks its day in the plan, and the person can untick it', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  const definition = findInstrument('focus_snapshot');
  if (!definition) throw new Error('no snapshot');
  const id = await finishedAttempt(await clientOf(baseURL, person), definition);
  const today = await fromWednesday(page);
  await signIn(page, person, `/focus-snapshot/report/${id}`);
  await page.locator('[data-action=start-plan]').click();
  await expect(board(page)).toBeVisible();
  await page.goto('/training-hub#plan');
  await step(page, 'habit').locator('[data-action=open-step]').click();
  await page.getByLabel('One task').fill('Sort the receipts');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toHaveCount(0);
  await page.clock.fastForward(301_000);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your burst is in your Training Hub.')).toBeVisible();

  await page.goto('/training-hub#plan');
  await expectTicked(step(page, 'habit'), today);
  const counted = async () =>
    (await service.from('focus_plan_items').select('part, week').eq('user_id', person.id).gt('done_count', 0))
      .data;
  await expect.poll(counted).toEqual([{ part: 'habit', week: 1 }]);
  await day(step(page, 'habit'), today).click();
  await expect.poll(counted).toEqual([]);
  await page.reload();
  await expect(day(step(page, 'habit'), today)).toHaveAttribute('aria-pressed', 'false');
});
