/** Months ahead, and so for everybody: it runs when no other test does (playwright.config.ts). */
import { addDays } from '../src/lib/plans/dates.ts';
import { dayMs, hourMs, minuteMs } from '../src/lib/time.ts';
import { clientOf } from './support/attempts.ts';
import { dispatchAt } from './support/reminders.ts';
import { expect, signIn, test } from './support/test.ts';

/** How far the clock of a zone is before UTC, milliseconds, as the browser's own tables have it. */
function offsetOf(ms: number, timeZone: string): number {
  const named = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(ms)
    .find(({ type }) => type === 'timeZoneName');
  const [, sign, hours, minutes] = named?.value.match(/([+-])(\d\d):(\d\d)/) ?? [];
  return Number(`${sign ?? ''}1`) * (Number(hours ?? 0) * hourMs + Number(minutes ?? 0) * minuteMs);
}

/** The day on which the clocks of Berlin go forward next, at least three days from now: 02:00 is 03:00 there, at 01:00 UTC. */
function nextSpring(): string {
  let ms = Math.ceil(Date.now() / dayMs) * dayMs + 3 * dayMs;
  while (offsetOf(ms, 'Europe/Berlin') >= offsetOf(ms + dayMs, 'Europe/Berlin')) ms += dayMs;
  return new Date(ms).toISOString().slice(0, 10);
}

test.describe('far from home', () => {
  // A device elsewhere, whose clock never changes: what is shown and sent goes by the zone of the account.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('a reminder across a change of the clocks at home comes at the time that is shown, also at one that does not exist', async ({
    page,
    person,
    service,
    baseURL,
  }) => {
    test.slow();
    const own = await clientOf(baseURL, person);
    await own.from('user_settings').upsert({ user_id: person.id, time_zone: 'Europe/Berlin' });
    const change = nextSpring();
    const eve = addDays(change, -1);
    await signIn(page, person, '/reminders');
    const form = page.getByRole('dialog', { name: 'Add a reminder' });
    const shownDay = (date: string) =>
      new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

    await page.getByRole('button', { name: 'Add reminder' }).click();
    await form.getByLabel(/What should we remind you of/).fill('Open the window');
    await form.getByRole('button', { name: 'Every morning' }).click();
    await form.locator('[name=start-date]').fill(eve);
    await form.locator('[name=start-time]').fill('08:00');
    const dates = form.locator('[data-part=next-dates] li');
    for (const [index, date] of [eve, change, addDays(change, 1)].entries()) {
      await expect(dates.nth(index)).toContainText(shownDay(date));
      await expect(dates.nth(index)).toContainText('8:00');
    }
    await form.getByRole('button', { name: 'Save the reminder' }).click();
    await expect(form).toBeHidden();

    await page.getByRole('button', { name: 'Add reminder' }).click();
    await form.getByLabel(/What should we remind you of/).fill('Turn the clocks');
    await form.locator('[name=start-date]').fill(change);
    await form.locator('[name=start-time]').fill('02:30');
    await expect(form.getByText(/This time does not exist on .*; it will be 3:30/)).toBeVisible();
    await form.getByText('Send anyway', { exact: true }).click();
    await form.getByRole('button', { name: 'Save the reminder' }).click();
    await expect(form).toBeHidden();

    const row = (title: string) => page.locator('[data-reminder]', { hasText: title });
    await expect(row('Turn the clocks')).toContainText(new RegExp(`${shownDay(change)}.*3:30`));
    const told = async () => {
      const { data } = await own
        .from('reminder_deliveries')
        .select('due_at')
        .eq('channel', 'in_app')
        .order('due_at');
      return data?.map(({ due_at }) => new Date(due_at).toISOString());
    };
    const moments = [`${eve}T07:00:00.000Z`, `${change}T01:30:00.000Z`, `${change}T06:00:00.000Z`];
    for (const [index, moment] of moments.entries()) {
      await page.reload();
      if (index !== 1) {
        const date = index === 0 ? eve : change;
        await expect(row('Open the window')).toContainText(new RegExp(`${shownDay(date)}.*8:00`));
      }
      await dispatchAt(service, new Date(Date.parse(moment) - minuteMs));
      expect(await told()).toEqual(moments.slice(0, index));
      await dispatchAt(service, moment);
      expect(await told()).toEqual(moments.slice(0, index + 1));
    }
    // What came again stands once in the bell.
    await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName('Notifications: 2 unread');
  });
});
