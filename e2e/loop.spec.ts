import { findInstrument } from '../src/lib/assessments/instruments.ts';
import { dayMs } from '../src/lib/time.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { dispatchAt } from './support/reminders.ts';
import { expect, signIn, test } from './support/test.ts';

test.use({ timezoneId: 'UTC' });

const weekMs = 7 * dayMs;

/** Nine in the morning of the latest Wednesday, five weeks ago: a plan of four weeks that began then is over by now. */
function fiveWeeksAgo(): Date {
  const moment = new Date(Date.now() - 5 * weekMs);
  moment.setUTCDate(moment.getUTCDate() - ((moment.getUTCDay() + 4) % 7));
  moment.setUTCHours(9, 0, 0, 0);
  return moment;
}

test('from a report to a plan, a reminder with the page closed, an exercise, a week off and an honest look at what changed', async ({
  page,
  person,
  service,
  baseURL,
  mails,
}) => {
  test.slow();
  const snapshot = findInstrument('focus_snapshot');
  if (!snapshot) throw new Error('no snapshot');
  const own = await clientOf(baseURL, person);
  const began = fiveWeeksAgo();
  const first = await finishedAttempt(own, snapshot, 'self', () => 4, began.getTime() - dayMs);

  // The report offers its weeks as a plan.
  await page.clock.install({ time: began });
  await signIn(page, person, `/focus-snapshot/report/${first}`);
  await page.locator('[data-action=start-plan]').click();
  const board = page.locator('[data-part=kept-plan]');
  await expect(board).toBeVisible();
  await page.goto('/dashboard?tab=plan');
  const step = page.locator('[data-part=week-now] [data-step=habit]');
  await expect(step).toContainText('Focus Burst');
  await step.locator('[data-action=copy-step]').click();
  await expect(page.getByText('A copy is in your planner', { exact: true })).toBeVisible();
  const placed = async () =>
    (await own.from('tasks').select('title, source').eq('source', 'plan')).data?.map(({ title }) => title);
  await expect.poll(placed).toEqual([expect.stringContaining('Focus Burst')]);

  // A reminder is offered with its form filled in.
  await step.locator('[data-action=remind-me]').click();
  const form = page.getByRole('dialog', { name: 'Add a reminder' });
  await expect(form.getByLabel(/What should we remind you of/)).toHaveValue(/Focus Burst/);
  await form.getByRole('checkbox', { name: 'By e-mail' }).check();
  await form.getByRole('button', { name: 'Save the reminder' }).click();
  await expect(form).toBeHidden();
  const reminder = async () => (await own.from('reminders').select('target, next_at')).data;
  await expect.poll(reminder).toEqual([{ target: 'plan_item', next_at: expect.any(String) }]);

  // It comes while nobody has the page open.
  await page.goto('about:blank');
  await dispatchAt(service, (await reminder())?.[0]?.next_at);
  const [mail] = await mails(person.email);
  expect(mail?.subject).toBe('Your reminder');

  // The exercise is done, and the plan ticks its day by itself.
  await page.goto('/dashboard?tab=plan');
  await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName(/unread$/);
  await step.locator('[data-action=open-step]').click();
  await page.getByLabel('One task').fill('Sort the receipts');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await expect(page.getByRole('button', { name: 'Start the clock' })).toHaveCount(0);
  await page.clock.fastForward(301_000);
  await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your burst is in your Training Hub.')).toBeVisible();
  const counted = async () =>
    (await own.from('focus_plan_items').select('part, week').gt('done_count', 0)).data;
  await expect.poll(counted).toEqual([{ part: 'habit', week: 1 }]);

  // A week goes by without anything: the plan simply goes on.
  await page.clock.setSystemTime(new Date(began.getTime() + 2 * weekMs));
  await page.goto('/dashboard?tab=plan');
  await expect(page.locator('main')).toContainText('Week 3 of 4');
  const told = await page.locator('main').innerText();
  expect(told).not.toMatch(/streak|in a row|missed|failed|behind|overdue/i);

  // The weeks are over, and the test can be taken again.
  await page.clock.setSystemTime(new Date());
  await page.goto('/dashboard');
  await expect(page.locator('[data-screen=dashboard]')).toHaveAttribute('data-state', 'returning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Start with one small thing/);
  const again = page.locator('[data-block=retest]').getByRole('link');
  await expect(again).toHaveAttribute('href', '/test-intro/focus-snapshot');
  const second = await finishedAttempt(own, snapshot, 'self', () => 2, Date.now());

  // What changed is said with what it stands on, and nothing of a cause.
  await page.goto('/progress');
  await page
    .locator(`[data-attempt="${second}"]`)
    .getByRole('link', { name: /^What changed/ })
    .click();
  await expect(page).toHaveURL(`/test-history/compare?a=${first}&b=${second}`);
  await page.getByText('Show as a table').click();
  await expect(page.getByText(/Larger than the ordinary variation we assume/).first()).toBeVisible();
  await page.getByText('How a change is told from chance').click();
  await expect(page.getByText('This uses assumed measurement error, not a study.')).toBeVisible();
  expect(await page.locator('main').innerText()).not.toMatch(
    /because of|thanks to|cured|your attention improved/i,
  );
});
