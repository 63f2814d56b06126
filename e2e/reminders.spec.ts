import type { CDPSession, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, keys, signIn, test } from './support/test.ts';

/** What the schedule does every minute, at another time than it is. */
async function dispatchAt(service: SupabaseClient, moment: unknown): Promise<void> {
  const { error } = await service.functions.invoke('dispatch-reminders', {
    body: { now: new Date(String(moment)).toISOString() },
    headers: { authorization: `Bearer ${keys.secret}` },
  });
  if (error) throw error;
}

test('a reminder is made by keyboard on a phone, comes by the bell, is put off and done', async ({
  page,
  person,
  service,
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

  const stored = async () =>
    (await service.from('reminders').select('id, next_at, snoozed_until').eq('user_id', person.id)).data?.[0];
  await dispatchAt(service, (await stored())?.next_at);
  await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName('Notifications: 1 unread');
  await page.reload();
  const now = page.getByRole('region', { name: 'Due now' });
  await now.getByRole('button', { name: 'Stand up and stretch: Remind me later' }).press('Enter');
  await now.getByRole('button', { name: '10 minutes' }).press('Enter');
  await expect(now).toBeHidden();
  await expect(coming).toContainText('Put off until');
  await expect(page.locator('[data-action=open-notices]')).toHaveAccessibleName('Notifications');

  await dispatchAt(service, (await stored())?.snoozed_until);
  await page.reload();
  await now.getByRole('button', { name: 'Stand up and stretch: It is done' }).press('Enter');
  await expect(now).toBeHidden();
});

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

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

  const shown = (page: Page) =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, tag }) => `${tag}: ${title}`);
    });

  test('a message is shown once however often it comes, and the page says it where somebody looks', async ({
    page,
    person,
  }) => {
    await signIn(page, person, '/reminders');
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js');
      await navigator.serviceWorker.ready;
    });
    const push = await pusher(page);
    const message = { v: 1, body: '', time: '', route: '/reminders', token: null, labels: {} };
    await push({ ...message, id: 'test', kind: 'test', title: 'First' });
    await push({ ...message, id: 'test', kind: 'test', title: 'Second' });
    await expect.poll(() => shown(page)).toEqual(['test: Second']);

    await push({ ...message, id: 'delivery', kind: 'reminder', title: 'A reminder came' });
    await expect(page.locator('[data-slot=toast]')).toContainText('A reminder came');
    await expect.poll(() => shown(page)).toEqual(['test: Second']);
  });
});
