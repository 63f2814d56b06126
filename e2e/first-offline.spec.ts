import type { BrowserContext, Page } from '@playwright/test';
import { clientOf } from './support/attempts.ts';
import { addEvent, dayOf, openCalendar, storedEvents } from './support/calendar.ts';
import { expect, signIn, test } from './support/test.ts';

// No worker keeps the code here: what a page needs to say that something was kept has come with the page, or it never does.
const noConnection =
  /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED|ERR_FAILED|dynamically imported|could not be loaded/;

/**
 * The connection goes once a page has come to rest, before anything was done there. What it fetches while nobody needs it begins
 * with the next idle moment, which a busy machine is slow to have.
 */
async function goOffline(page: Page, context: BrowserContext): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  let before = -1;
  const rests = async () => {
    const [last, now] = [before, await page.evaluate(() => performance.getEntriesByType('resource').length)];
    before = now;
    return now === last;
  };
  await expect.poll(rests, { intervals: [500] }).toBe(true);
  await context.setOffline(true);
}

const said = (page: Page) => page.locator('[data-slot=toast]');

test('the first thing done at a calendar is kept and said without a connection', async ({
  page,
  context,
  person,
  service,
  allowConsole,
}) => {
  allowConsole(noConnection);
  const own = await openCalendar(page, { service, person, view: 'agenda' }, async (client) => {
    await addEvent(client, 'Call', '2027-06-02');
  });
  await expect(dayOf(page, '2027-06-02')).toContainText('Call');
  await goOffline(page, context);
  await page.locator('[data-action=add-event]').first().click();
  await page.getByLabel('Title').fill('Dentist');
  await page.getByLabel('Title').press('Enter');
  await expect(said(page)).toContainText('Added');
  await expect(page.getByText(/^Not saved yet\./)).toBeVisible();
  await expect(dayOf(page, '2027-06-02')).toContainText('Dentist');
  await context.setOffline(false);
  await expect.poll(async () => (await storedEvents(own)).length).toBe(2);
});

test('the first thing done at the planner is kept and said without a connection', async ({
  page,
  context,
  person,
  service,
  baseURL,
  allowConsole,
}) => {
  allowConsole(noConnection);
  const own = await clientOf(baseURL, person);
  const { error } = await own
    .from('tasks')
    .insert({ id: crypto.randomUUID(), title: 'Call', status: 'next' });
  expect(error).toBeNull();
  await signIn(page, person, '/training-hub/planner');
  const row = page.locator('li[data-task]').filter({ hasText: 'Call' });
  await expect(row).toBeVisible();
  await goOffline(page, context);
  await row.locator('[data-action=edit-task]').click();
  await page.getByLabel('First step').fill('Find the number');
  await page.locator('[data-action=save-task]').click();
  await expect(row).toContainText('First step: Find the number');
  await row.locator('[data-action=finish-task]').click();
  await expect(said(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await context.setOffline(false);
  await expect
    .poll(
      async () => (await service.from('tasks').select('status, first_step').eq('user_id', person.id)).data,
    )
    .toEqual([{ status: 'done', first_step: 'Find the number' }]);
});

test('without a connection a page of habits and one of reminders answer every press, and stay', async ({
  page,
  context,
  person,
  baseURL,
  allowConsole,
}) => {
  allowConsole(noConnection);
  const own = await clientOf(baseURL, person);
  const starts_on = new Date().toISOString().slice(0, 10);
  const schedules = [
    { from: starts_on, schedule: { type: 'days', days: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] } },
  ];
  const { error } = await own.from('habits').insert({
    id: crypto.randomUUID(),
    title: 'Walk',
    cue: '',
    schedules,
    unit: 'times',
    target: 1,
    starts_on,
    status: 'active',
  });
  expect(error).toBeNull();
  await signIn(page, person, '/dashboard?tab=habits');
  const habit = page.locator('[data-habit]');
  await expect(habit).toContainText('Walk');
  await goOffline(page, context);
  await page.locator('[data-action=add-goal]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await habit.locator('button[aria-haspopup=menu]').click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();

  await context.setOffline(false);
  await page.goto('/reminders');
  await expect(page.getByText('No reminders yet.')).toBeVisible();
  await goOffline(page, context);
  await page.locator('[data-action=add-reminder]').click();
  await expect(page.getByRole('dialog').getByLabel(/What should we remind you of/)).toBeVisible();
});
