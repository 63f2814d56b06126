import type { SupabaseClient } from '@supabase/supabase-js';
import { findInstrument } from '../src/lib/assessments/instruments.ts';
import { dayMs } from '../src/lib/time.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { fromWednesday } from './support/plan.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, keepSession, type Person, signIn, test } from './support/test.ts';

/** A first look in which one area is hard and the others are not. */
async function hardIn(prefix: string, person: Person, baseURL: string | undefined): Promise<string> {
  const definition = findInstrument('focus_snapshot');
  if (!definition) throw new Error('no snapshot');
  const client = await clientOf(baseURL, person);
  const answer = (question: string) => (question.startsWith(prefix) ? 5 : 2);
  return finishedAttempt(client, definition, 'self', answer, Date.now() - dayMs);
}
const stored = async (service: SupabaseClient, { id }: Person) =>
  (await service.from('focus_plan_items').select('title, week, removed, done_count').eq('user_id', id))
    .data ?? [];

test('a hard area leads to an exercise, and doing it to its end ticks the step of the plan', async ({
  page,
  person,
  service,
  baseURL,
  allowConsole,
}) => {
  test.slow();
  // What was shown is noted of about today alone, and the page stands on a Wednesday.
  allowConsole(/403/);
  const attempt = await hardIn('ES', person, baseURL);
  await fromWednesday(page);
  await signIn(page, person, `/focus-snapshot/report/${attempt}`);
  await page.locator('[data-action=start-plan]').click();
  await expect(page.locator('[data-part=kept-plan]')).toBeVisible();
  // On its way while the page is left it would wait on the device for a clock that stands.
  await expect.poll(async () => (await stored(service, person)).length).toBeGreaterThan(0);
  await page.goto('/training-hub');
  const recommended = page.locator('[data-item="exercise:breathing"]');
  await expect(recommended).toContainText(
    'Because your last Focus Snapshot was highest in Emotion & Stress.',
  );
  await recommended.getByRole('link', { name: 'Open Paced Breathing' }).click();
  await expect(page).toHaveURL(/breathing\/intro/);
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await page.getByRole('button', { name: 'Start 1 minute of breathing' }).click();
  await expect(page.getByRole('heading', { name: 'Settle in' })).toBeVisible();
  await page.clock.runFor(90_000);
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await stored(service, person)).filter(({ done_count }) => done_count > 0))
    .toMatchObject([{ title: 'Paced Breathing', week: 1 }]);
});

test('with Plus a training program stands below the next steps, and is kept as the plan', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  await giveTier(service, person, 'plus');
  await hardIn('OM', person, baseURL);
  await keepSession(page, person);
  await page.goto('/test/personalized-paths');
  const week = page.locator('[data-part=first-week]');
  await expect(week).toContainText('Digit Span · 8 minutes');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Start this program' }).click();
  const digits = page.locator('[data-part=week-now] [data-part=step]').filter({ hasText: 'Digit Span' });
  await digits.getByRole('button', { name: 'Do it in 5 minutes' }).click();
  await expect(digits.getByRole('heading')).toHaveText('Digit Span · 5 minutes');
  await expectNoSidewaysScroll(page);
  await page.goto('/training-hub#plan');
  await expect(page.getByRole('link', { name: 'To the training program' })).toBeVisible();
  await expect.poll(async () => (await stored(service, person)).length).toBe(12);
});

test('with Premium a plan of one’s own is filled, moved about and copied into the planner', async ({
  page,
  person,
  service,
}) => {
  test.slow();
  await giveTier(service, person, 'premium');
  await keepSession(page, person);
  await page.goto('/training-hub');
  await page.getByRole('button', { name: 'Make my own plan' }).click();
  const now = page.locator('[data-part=week-now]');
  await now.getByRole('button', { name: 'Add a step' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'What this step is' }).selectOption('Digit Span');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Add a step' }).click();
  await expect(now).toContainText('Digit Span');
  await now.getByRole('button', { name: 'Put into my planner' }).click();
  await now.getByRole('button', { name: 'Change this step' }).click();
  await dialog.getByRole('combobox', { name: 'In which week' }).selectOption('2');
  await dialog.getByRole('button', { name: 'Keep these changes' }).click();
  await expect(now).toContainText('Nothing in this week yet.');
  await expect
    .poll(() => stored(service, person))
    .toMatchObject([{ title: 'Digit Span', week: 2, removed: false }]);
  await page.goto('/training-hub/planner');
  await expect(page.getByText('Digit Span')).toBeVisible();
  await page.getByRole('link', { name: 'From your plan' }).click();
  await expect(page.locator('[data-part=kept-plan]')).toBeVisible();
});
