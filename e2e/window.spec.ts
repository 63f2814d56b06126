import { expect, test } from './support/test.ts';

// The next of them begins in the window that the one before left.
test.describe.configure({ mode: 'serial' });

test('what is left in a window: pages, storage, cookies, routes, a permission, a lost connection', async ({
  page,
  context,
}) => {
  await page.goto('/faq');
  await context.newPage();
  await context.grantPermissions(['geolocation']);
  await context.addCookies([{ name: 'left', value: 'here', url: page.url() }]);
  await context.route('**/icon.svg', (route) => route.fulfill({ body: 'left here' }));
  await page.evaluate(async () => {
    localStorage.setItem('left', 'here');
    localStorage.removeItem('fcl.consent');
    await caches.open('left');
    await new Promise((resolve, reject) => {
      const request = indexedDB.open('left');
      request.onsuccess = resolve;
      request.onerror = reject;
    });
  });
  // A page of the app would complain.
  await page.goto('about:blank');
  await context.setOffline(true);
});

test('is not there in the next test, whose choice about cookies is made', async ({ page, context }) => {
  await page.goto('/faq');
  const left = await page.evaluate(async () => ({
    stored: localStorage.getItem('left'),
    databases: (await indexedDB.databases()).filter(({ name }) => name === 'left'),
    caches: await caches.has('left'),
    isDecided: localStorage.getItem('fcl.consent') !== null,
    mayLocate: (await navigator.permissions.query({ name: 'geolocation' })).state,
    icon: await (await fetch('/icon.svg')).text(),
  }));
  expect(left).toMatchObject({
    stored: null,
    databases: [],
    caches: false,
    isDecided: true,
  });
  expect(context.pages()).toHaveLength(2);
  expect(left.mayLocate).not.toBe('granted');
  expect(left.icon).toContain('<svg');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('left');
  await context.addInitScript(() => localStorage.setItem('for', 'good'));
  await page.clock.setFixedTime('2020-01-01T00:00:00Z');
});

test('nor is a script for every page, or a clock that was held', async ({ page, browser }) => {
  await page.goto('/faq');
  expect(await page.evaluate(() => localStorage.getItem('for'))).toBeNull();
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020);
  await browser.newContext();
});

test('nor is a window that was opened for somebody else', async ({ context, browser }) => {
  expect(browser.contexts()).toEqual([context]);
});
