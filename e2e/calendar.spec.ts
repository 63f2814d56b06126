import type { Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { addEvent, dayOf, everyWednesday, openCalendar, storedEvents } from './support/calendar.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, signIn, test } from './support/test.ts';

/** Renames the event of a day by keyboard, and says which times are meant. */
async function rename(page: Page, date: string, to: string, scope: string): Promise<void> {
  await dayOf(page, date)
    .getByRole('button', { name: /: Edit event$/ })
    .press('Enter');
  const title = page.getByRole('dialog').getByLabel('Title');
  await title.fill(to);
  await title.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: scope }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('a series is changed by keyboard: one time of it, a time and all later ones, and back', async ({
  page,
  person,
  service,
}) => {
  const own = await openCalendar(page, { service, person, view: 'agenda' }, async (client) => {
    await everyWednesday(client, 'Deep work');
  });
  const titleOn = (date: string) => dayOf(page, date).locator('li[data-entry]');
  await expect(titleOn('2027-06-30')).toContainText('Deep work');
  await rename(page, '2027-06-09', 'Deeper work', 'Only this one');
  await expect(titleOn('2027-06-09')).toContainText('Deeper work');
  await expect(titleOn('2027-06-16')).toContainText('Deep work');
  await rename(page, '2027-06-16', 'Deepest work', 'This and all later ones');
  for (const date of ['2027-06-16', '2027-06-23', '2027-06-30']) {
    await expect(titleOn(date)).toContainText('Deepest work');
  }
  await expect(titleOn('2027-06-02')).toContainText('Deep work');
  await expect(titleOn('2027-06-09')).toContainText('Deeper work');
  await expect
    .poll(() => storedEvents(own))
    .toMatchObject([
      { title: 'Deep work', rrule: 'FREQ=WEEKLY;UNTIL=20270616T095959Z;BYDAY=WE' },
      { title: 'Deeper work', rrule: null, recurrence_id: '2027-06-09T10:00:00' },
      { title: 'Deepest work', rrule: 'FREQ=WEEKLY;BYDAY=WE' },
    ]);
  await page.getByRole('button', { name: 'Undo' }).last().press('Enter');
  await expect(titleOn('2027-06-30')).toContainText('Deep work');
  await expect.poll(async () => (await storedEvents(own)).length).toBe(2);
});

test('a month is walked through by keyboard', async ({ page, person, service }) => {
  await openCalendar(page, { service, person, view: 'month' }, async (own) => {
    await everyWednesday(own, 'Deep work');
  });
  const grid = page.getByRole('grid', { name: 'June 2027' });
  const focused = page.locator(':focus');
  await grid.getByRole('gridcell', { name: 'Wednesday, June 2, 1 event' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName('Thursday, June 3, no events');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('End');
  await page.keyboard.press('PageDown');
  await expect(page.getByRole('grid', { name: 'July 2027' })).toBeVisible();
  await page.keyboard.press('Shift+PageUp');
  await expect(page.getByRole('grid', { name: 'July 2026' })).toBeVisible();
  await page.keyboard.press('Shift+PageDown');
  await page.keyboard.press('PageUp');
  await page.getByRole('gridcell', { name: 'Wednesday, June 9, 1 event' }).focus();
  await page.getByRole('gridcell', { name: 'Wednesday, June 9, 1 event' }).click();
  await page.keyboard.press('Enter');
  await expect(dayOf(page, '2027-06-09').getByRole('heading')).toBeFocused();
  await expect(dayOf(page, '2027-06-09')).toContainText('Deep work');
  await expectAccessibleInEveryLook(page);
});

test('a list is what a phone shows first, and fits it', async ({ page, person, service }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCalendar(page, { service, person }, async (own) => {
    await everyWednesday(
      own,
      'Deep work with a very long name that goes on and on and does not fit in one line',
    );
    await addEvent(own, 'Call', '2027-06-09');
    await addEvent(own, 'Holiday', '2027-06-10', { all_day: true, starts: '2027-06-10', ends: '2027-06-12' });
  });
  await expect(page.locator('[data-view=agenda]')).toBeVisible();
  await expect(dayOf(page, '2027-06-09')).toContainText('Overlaps with: Deep work');
  await expect(dayOf(page, '2027-06-11')).toContainText('Holiday');
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('what can be drawn to another day can be moved there without a pointer', async ({
  page,
  person,
  service,
}) => {
  const own = await openCalendar(page, { service, person, view: 'month' }, async (client) => {
    await addEvent(client, 'Call', '2027-06-02');
  });
  const day = (date: string) => page.locator(`td[data-date="${date}"]`);
  await day('2027-06-02').getByText('Call').dragTo(day('2027-06-04'));
  await expect(page.getByRole('gridcell', { name: 'Friday, June 4, 1 event' })).toBeVisible();
  await expect.poll(() => storedEvents(own)).toMatchObject([{ starts: '2027-06-04T10:00:00' }]);
  await day('2027-06-04').click();
  await dayOf(page, '2027-06-04').getByRole('button', { name: 'Call: Move to…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Starts on').fill('2027-06-07');
  await dialog.getByLabel('Start time').fill('15:30');
  await expectAccessible(page);
  await dialog.getByLabel('Start time').press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Monday, June 7, 1 event' })).toBeVisible();
  await expect.poll(() => storedEvents(own)).toMatchObject([{ starts: '2027-06-07T15:30:00' }]);
});

test('the calendar is in the menus of those whose plan has one; to others it says what opens it', async ({
  page,
  person,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person, '/calendar');
  await expect(page.locator('[data-screen=calendar-gate]')).toContainText('The calendar is part of Plus');
  await expect(page.getByRole('button', { name: 'Add event' })).toHaveCount(0);
  const places = page.getByRole('dialog').getByRole('navigation');
  const openMenu = () => page.getByRole('button', { name: 'Menu', exact: true }).click();
  await openMenu();
  await expect(places.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(places.getByRole('link', { name: 'Calendar' })).toHaveCount(0);
  await giveTier(service, person, 'plus');
  await page.goto('/training-hub');
  await openMenu();
  await places.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(page.getByText('Nothing planned this month.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add event' })).toHaveCount(1);
});
