import type { CDPSession, Page, Worker } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { addDays } from '../src/lib/plans/dates.ts';
import { dayMs, hourMs, minuteMs } from '../src/lib/time.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { expect, keys, signIn, test } from './support/test.ts';

/** What the schedule does every minute, at another time than it is. */
async function dispatchAt(service: SupabaseClient, moment: unknown): Promise<void> {
  const { error } = await service.functions.invoke('dispatch-reminders', {
    body: { now: new Date(String(moment)).toISOString() },
    headers: { authorization: `Bearer ${keys.secret}` },
  });
  if (error) throw error;
}

test('a reminder is made by keyboard on a phone, comes by the bell and is put off', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person, '/reminders');
  await expect(page.getByText('No reminders yet.')).toBeVisible();
  const opener = page.getByRole('button', { name: 'Add reminder' });
  await opener.press('Enter');
  const form = page.getByRole('dialog', { name: 'Add a reminder' });
  await expect(form.getByRole('checkbox', { name: 'By e-mail' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await form.getByLabel(/What should we remind you of/).fill('Stand up and stretch');
  await form.getByRole('button', { name: 'Every morning' }).press('Space');
  await expect(form.getByText('The next three dates')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await form.getByRole('button', { name: 'Save the reminder' }).press('Enter');
  await expect(form).toBeHidden();
  const coming = page.getByRole('region', { name: 'Coming up' });
  await expect(coming).toContainText('Stand up and stretch');
  await expect(coming).toContainText('Every day at 9:00');
  await expectAccessibleInEveryLook(page);

  const own = await clientOf(baseURL, person);
  const stored = async () => (await own.from('reminders').select('next_at')).data?.[0];
  await dispatchAt(service, (await stored())?.next_at);
  await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName('Notifications: 1 unread');
  await page.reload();
  const now = page.getByRole('region', { name: 'Due now' });
  await now.getByRole('button', { name: 'Stand up and stretch: Remind me later' }).press('Enter');
  await now.getByRole('button', { name: '10 minutes' }).press('Enter');
  await expect(now).toBeHidden();
  await expect(coming).toContainText('Put off until');
  await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName('Notifications');
});

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

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Stands for the service of a browser. */
  async function pusher(page: Page): Promise<(data: object) => Promise<void>> {
    const cdp: CDPSession = await page.context().newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ isDeleted }) => !isDeleted);
        if (own) resolve(own.registrationId);
      });
    });
    await cdp.send('ServiceWorker.enable');
    const registrationId = await found;
    const { origin } = new URL(page.url());
    return async (data) => {
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(data),
      });
    };
  }

  /** A browser without windows shows no notices; what the worker asks it for is kept by their tags, as systems do. */
  async function keepNotices(worker: Worker): Promise<() => Promise<string[]>> {
    await worker.evaluate(() => {
      const kept = new Map<string, string>();
      Object.assign(globalThis, { kept });
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      registration.showNotification = async (title, options) => {
        kept.set(options?.tag ?? '', title);
      };
    });
    return () =>
      worker.evaluate(() => {
        const { kept } = globalThis as unknown as { kept: Map<string, string> };
        return [...kept].map(([tag, title]) => `${tag}: ${title}`);
      });
  }

  test('a message is shown once however often it comes, and told to a page that somebody looks at', async ({
    page,
    context,
  }) => {
    await page.goto('/faq?nosw');
    const [worker] = await Promise.all([
      context.waitForEvent('serviceworker'),
      page.evaluate(async () => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data));
        await navigator.serviceWorker.register('/service-worker.js');
        await navigator.serviceWorker.ready;
      }),
    ]);
    const shown = await keepNotices(worker);
    const push = await pusher(page);
    const message = { v: 1, body: '', time: '', route: '/reminders', token: null, labels: {} };
    await push({ ...message, id: 'a', kind: 'test', title: 'First' });
    await push({ ...message, id: 'a', kind: 'test', title: 'Second' });
    await expect.poll(shown).toEqual(['a: Second']);
    await push({ ...message, id: 'b', kind: 'reminder', title: 'A reminder came' });
    await expect.poll(shown).toEqual(['a: Second', 'b: A reminder came']);
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await expect
      .poll(heard)
      .toEqual([{ type: 'pushed', tag: 'b', title: 'A reminder came', body: '', route: '/reminders' }]);
  });
});
