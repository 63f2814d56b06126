import { giveTier } from './support/questionnaires.ts';
import { expect, keepSession, signIn, test } from './support/test.ts';

/** Seconds this test may itself have taken; the clock on the page goes on meanwhile. */
const ownTime = 45;

async function secondsLeft(page: import('@playwright/test').Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map(Number);
  return minutes * 60 + seconds;
}

/** The page draws a moment after its clock has moved, so that the time from before is no answer. */
async function expectSecondsLeft(page: import('@playwright/test').Page, most: number): Promise<void> {
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
  await expect.poll(() => secondsLeft(page)).toBeLessThanOrEqual(most);
  expect(await secondsLeft(page)).toBeGreaterThan(most - ownTime);
}

test('a focus burst survives a reload and a hidden tab to the second, and is kept with mood and note', async ({
  page,
  person,
  service,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T09:00:00Z') });
  await signIn(page, person);
  await page.getByRole('link', { name: 'Open Focus Burst' }).click();
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByLabel('One task').fill('Sort the receipts');
  await page.getByRole('radio', { name: /^5 minutes/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expectSecondsLeft(page, 300);
  await page.clock.runFor(61_000);
  await expectSecondsLeft(page, 239);
  await page.keyboard.press('d');
  await expect(page.getByText('1 distraction noted')).toBeVisible();

  await page.reload();
  await expectSecondsLeft(page, 239);
  // A sleeping computer: the clock jumps, no timer ran.
  await page.clock.fastForward(120_000);
  await expectSecondsLeft(page, 119);
  await page.goto('/training-hub');
  await page.getByRole('link', { name: 'Go back to it' }).click();
  await page.clock.fastForward(130_000);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.getByRole('radio', { name: 'Calm' }).check();
  await page.getByLabel('A note for yourself').fill('Easier than I thought');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your burst is in your Training Hub.')).toBeVisible();
  const { data } = await service.from('focus_sessions').select('*').eq('user_id', person.id).single();
  expect(data).toMatchObject({
    task_title: 'Sort the receipts',
    planned_seconds: 300,
    focused_seconds: 300,
    distractions: 1,
    mood_after: 'calm',
    notes: 'Easier than I thought',
    status: 'complete',
  });
  await page.getByRole('link', { name: 'To the Training Hub' }).click();
  await expect(page.getByText('5 of 5 minutes')).toBeVisible();
});

test('a focus burst done without a connection is kept and arrives once', async ({
  page,
  person,
  service,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED/);
  await page.clock.install();
  await signIn(page, person, '/training-hub/focus-burst');
  await page.getByLabel('One task').fill('Sort the receipts');
  await page.getByRole('radio', { name: /^5 minutes/ }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  const clock = page.getByRole('button', { name: 'Start the clock' });
  await expect(clock).toBeVisible();
  await context.setOffline(true);
  await clock.click();
  await expect(clock).toHaveCount(0);
  await page.clock.fastForward(301_000);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'To the Training Hub' })).toBeVisible();
  const stored = async () =>
    (
      await service
        .from('focus_sessions')
        .select('task_title, focused_seconds')
        .eq('user_id', person.id)
        .eq('status', 'complete')
    ).data;
  expect(await stored()).toEqual([]);
  await context.setOffline(false);
  const once = [{ task_title: 'Sort the receipts', focused_seconds: 300 }];
  await expect.poll(stored).toEqual(once);
  // A page that begins anew looks for what was not sent, and finds nothing.
  await page.goto('/training-hub');
  await expect(page.getByText('5 of 5 minutes')).toHaveCount(1);
  expect(await stored()).toEqual(once);
});

test('paced breathing runs, stops on request and is kept', async ({ page, person, service }) => {
  await keepSession(page, person);
  await page.clock.install();
  await page.goto('/training-hub/breathing/intro');
  await page.getByRole('link', { name: 'Start' }).click();
  await expect(page.getByRole('button', { name: 'Start 1 minute of breathing' })).toBeVisible();
  await page.getByRole('button', { name: 'Change settings' }).click();
  await expect(page.getByRole('radio', { name: '1 minute' })).toBeChecked();
  await page.getByRole('radio', { name: '3 minutes' }).check();
  await expect(page.locator('[data-placement=feature_gate]')).toContainText('More practice with Plus');
  await expect(page.getByRole('link', { name: 'See the Plus plan' })).toHaveAttribute(
    'href',
    '/pricing?from=training_hub_sidebar#plans',
  );
  await page.getByRole('button', { name: 'Choose 1 minute' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: 'Settle in' })).toBeVisible();
  await page.clock.runFor(16_000);
  await expect(page.getByRole('heading', { name: 'Breathe in' })).toBeVisible();
  await page.clock.runFor(40_000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Well done' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { data } = await service
    .from('training_runs')
    .select('exercise_id, status, metrics, score')
    .eq('user_id', person.id)
    .single();
  expect(data).toMatchObject({ exercise_id: 'breathing', status: 'complete' });
  expect(data?.metrics.breathedMs).toBeGreaterThanOrEqual(30_000);
  expect(data?.score).toBe(Math.floor(100 * data?.metrics.completed + 0.5));
});

test('a long round is begun without a connection by who had the plan, and stored when the connection is back', async ({
  page,
  person,
  service,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await giveTier(service, person, 'plus');
  await keepSession(page, person);
  await page.goto('/training-hub/breathing');
  const start = page.getByRole('button', { name: 'Start 5 minutes of breathing' });
  await expect(start).toBeVisible();
  await context.setOffline(true);
  await page.clock.install();
  await start.click();
  await page.clock.runFor(6000);
  await expect(page.getByRole('heading', { name: 'Settle in' })).toBeVisible();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It is on this device and will be sent when you are online.')).toBeVisible();
  await context.setOffline(false);
  const starts = async () => {
    const { data } = await service
      .from('exercise_starts')
      .select('exercise_id, minutes, via, finished')
      .eq('user_id', person.id);
    return data;
  };
  await expect.poll(starts).toEqual([{ exercise_id: 'breathing', minutes: 5, via: 'tier', finished: true }]);
});

test('a long round that the plan opens no more is not begun, and the page says what opens it', async ({
  page,
  person,
  service,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await giveTier(service, person, 'plus');
  await keepSession(page, person);
  await page.goto('/training-hub/breathing');
  await page.getByRole('button', { name: 'Change settings' }).click();
  await expect(page.getByRole('radio', { name: '5 minutes' })).toBeChecked();
  // It ends while the page is open.
  const ended = await service.from('subscribers').delete().eq('user_id', person.id);
  expect(ended.error).toBeNull();
  await page.getByRole('radio', { name: '10 minutes' }).check();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByText('The round could not begin').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the Plus plan' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose 1 minute' })).toBeVisible();
});

test("another person's session says that it does not exist", async ({ page, person }) => {
  await keepSession(page, person);
  await page.goto(`/training-hub/focus-burst/session/${crypto.randomUUID()}`);
  await expect(page.getByText('Session not found or you do not have access to it.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Focus Burst' })).toBeVisible();
});

test('a run that one tab has is not gone on with in another, until that tab is closed', async ({
  page,
  person,
  context,
  service,
}) => {
  await giveTier(service, person, 'plus');
  await signIn(page, person, '/training-hub/executive-function');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('Step 1')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/training-hub/executive-function');
  await expect(other.getByRole('heading', { name: 'This run is open in another tab' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'End the run' })).toHaveCount(0);
  await page.close();
  await other.getByRole('button', { name: 'Go on' }).click();
  await expect(other.getByText('Step 1')).toBeVisible();
});
