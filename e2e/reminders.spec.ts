import type { CDPSession, Page, Worker } from '@playwright/test';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { dispatchAt } from './support/reminders.ts';
import { expect, signIn, test } from './support/test.ts';

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
