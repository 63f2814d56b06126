import type { Locator, Page } from '@playwright/test';
import { addDays } from '../src/lib/plans/dates.ts';
import { dayMs } from '../src/lib/time.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, signIn, test } from './support/test.ts';

const everyDay = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];
const today = () => new Date().toISOString().slice(0, 10);
const rowOf = (page: Page, title: string): Locator =>
  page.locator('[data-habit]', { has: page.getByRole('heading', { name: title, exact: true }) });

// Days are counted where the person is: here and at the server the same one.
test.use({ timezoneId: 'UTC' });

/** A habit that began so many days ago, as somebody made it then. */
const begun = (title: string, daysAgo: number, more: object = {}) => {
  const starts_on = addDays(today(), -daysAgo);
  return {
    id: crypto.randomUUID(),
    title,
    cue: '',
    schedules: [{ from: starts_on, schedule: { type: 'days', days: everyDay } }],
    unit: 'times',
    target: 1,
    starts_on,
    status: 'active',
    ...more,
  };
};

test('a habit is made by keyboard on a phone and ticked, a second one needs a plan, and a rest day asks for nothing', async ({
  page,
  person,
  service,
  allowConsole,
}) => {
  test.slow();
  // The second habit is refused.
  allowConsole(/409/);
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person, '/dashboard?tab=habits');
  await expect(page.getByText('No habits yet.')).toBeVisible();
  const add = page.locator('[data-action=add-habit]');
  const dialog = page.getByRole('dialog', { name: 'Add a habit' });
  await add.press('Enter');
  await dialog.getByLabel('What do you want to do?').fill('Lay out the bag');
  await dialog.getByLabel(/After what, or where/).fill('After brushing my teeth');
  const save = dialog.getByRole('button', { name: 'Save this' });
  const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  // The days of work are chosen at first; on none it is no habit.
  for (const name of week.slice(0, 5)) await dialog.getByRole('checkbox', { name }).press('Space');
  await save.press('Enter');
  await expect(dialog.getByText('Choose at least one day.')).toBeVisible();
  for (const name of week) await dialog.getByRole('checkbox', { name }).press('Space');
  await save.press('Enter');
  await expect(dialog).toBeHidden();
  const row = rowOf(page, 'Lay out the bag');
  await expect(row).toContainText('Starting');
  const tick = row.getByRole('checkbox', { name: 'Today' });
  await tick.press('Space');
  await expect(tick).toBeChecked();
  const stored = async () =>
    (await service.from('habit_entries').select('date, value').eq('user_id', person.id)).data;
  await expect.poll(stored).toEqual([{ date: today(), value: 1 }]);
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await expect(row.getByRole('button', { name: 'Lay out the bag: Remind me' })).toBeVisible();

  await add.press('Enter');
  await dialog.getByLabel('What do you want to do?').fill('One too many');
  await dialog.getByText('So many times a week').click();
  await save.press('Enter');
  await expect(
    page.getByText(/^You have reached the number of habits of your plan \(1; with Plus 10\)/),
  ).toBeVisible();
  // What was typed stays until somebody leaves it.
  await expect(dialog.getByLabel('What do you want to do?')).toHaveValue('One too many');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, 'One too many')).toHaveCount(0);

  await page.locator('[data-action=add-day-off]').press('Enter');
  await expect(page.getByText(/^Rest day on/)).toBeVisible();
  await expect(row.getByRole('checkbox', { name: 'Today: rest day' })).toBeVisible();
  await page.reload();
  await expect(row.getByRole('checkbox', { name: 'Today: rest day' })).toBeChecked();
});

test('a part counts as a part, a skipped day is covered, a pause asks for nothing, and no day is told as lost', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  await giveTier(service, person, 'plus');
  const own = await clientOf(baseURL, person);
  const { error } = await own
    .from('habits')
    .insert([begun('Walk', 2), begun('Read', 1, { unit: 'minutes', target: 20 })]);
  if (error) throw error;
  await signIn(page, person, '/dashboard?tab=habits');
  const walk = rowOf(page, 'Walk');
  await expect(walk.getByRole('checkbox')).toHaveCount(3);
  await expect(walk).toContainText('One skipped day was covered.');
  const read = rowOf(page, 'Read');
  await read.getByLabel('Yesterday').selectOption('10 minutes');
  await expect(read).toContainText('0 of the last 28 days');
  await expect(read).toContainText('Strength 2 of 100');
  await read.getByLabel('Yesterday').selectOption('20 minutes');
  await expect(read).toContainText('1 of the last 28 days');
  await expect(read).toContainText('Strength 5 of 100');

  await page.getByLabel('First day').fill(addDays(today(), -1));
  await page.getByLabel('Until and including').fill(addDays(today(), 1));
  await page.locator('[data-action=add-day-off]').click();
  await expect(page.getByText(/^Pause from/)).toBeVisible();
  await expect(walk.getByRole('checkbox', { name: 'Today: pause' })).toBeVisible();
  await expect(walk.getByRole('checkbox', { name: 'Yesterday: pause' })).toBeVisible();
  const told = await page.locator('[data-part=habits]').innerText();
  expect(told).not.toMatch(/streak|in a row|lost|missed|failed|broken/i);
  await page.getByRole('button', { name: /: Undo$/ }).click();
  await expect(walk.getByRole('checkbox', { name: 'Today', exact: true })).toBeVisible();
});

test('an entry that comes three days late is refused with its reason and taken back', async ({
  page,
  person,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/409/);
  const own = await clientOf(baseURL, person);
  const { error } = await own.from('habits').insert(begun('Walk', 10));
  if (error) throw error;
  // Without a zone a day more is taken, because nobody knows which day it is there.
  await own.from('user_settings').upsert({ user_id: person.id, time_zone: 'UTC' });
  // The clock of this device stands three days back.
  await page.clock.setFixedTime(new Date(Date.now() - 3 * dayMs));
  await signIn(page, person, '/dashboard?tab=habits');
  const tick = rowOf(page, 'Walk').getByRole('checkbox', { name: 'Today' });
  await tick.click();
  await expect(
    page.getByText('Only today and the two days before can be changed.', { exact: true }),
  ).toBeVisible();
  await expect(tick).not.toBeChecked();
  expect((await own.from('habit_entries').select('date')).data).toEqual([]);
});

test('an entry without a connection is kept and arrives once', async ({
  page,
  context,
  person,
  service,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED/);
  const own = await clientOf(baseURL, person);
  const { error } = await own.from('habits').insert(begun('Walk', 1));
  if (error) throw error;
  await signIn(page, person, '/dashboard?tab=habits');
  const tick = rowOf(page, 'Walk').getByRole('checkbox', { name: 'Today' });
  await expect(tick).toBeVisible();
  await context.setOffline(true);
  await tick.click();
  await expect(tick).toBeChecked();
  const stored = async () =>
    (await service.from('habit_entries').select('date, value').eq('user_id', person.id)).data;
  expect(await stored()).toEqual([]);
  await context.setOffline(false);
  await expect.poll(stored).toEqual([{ date: today(), value: 1 }]);
  await page.reload();
  await expect(tick).toBeChecked();
});
