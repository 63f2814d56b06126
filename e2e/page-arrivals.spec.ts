import type { Locator, Page } from '@playwright/test';
import { takeSnapshot } from './support/snapshot.ts';
import { expect, expectAlive, keepSession, test } from './support/test.ts';

/** Follows a link from the end of the page it stands on, once the app has taken the page over: before, the browser opens it anew. */
async function followFromBelow(page: Page, link: Locator): Promise<void> {
  await expectAlive(link);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await link.first().evaluate((element: HTMLElement) => element.click());
}

/** The page is at its top, and its heading has the focus, so that a screen reader says where one is. */
async function expectArrived(page: Page, heading: RegExp): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: heading });
  await expect(title).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

test('links between pages of different frames open at the top, at their heading', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await followFromBelow(page, page.locator('main a[href="/focus-snapshot"]'));
  await expectArrived(page, /Focus Snapshot/);

  await takeSnapshot(page, () => 4);
  await followFromBelow(page, page.locator('[data-action=open-report]'));
  await expect(page).toHaveURL(/\/report\//);
  await expectArrived(page, /./);
});

test('a page of members opens at its heading from a public one, and going back keeps the place', async ({
  page,
  person,
}) => {
  await keepSession(page, person);
  await page.goto('/privacy-policy');
  await followFromBelow(page, page.locator('header a[href="/testing-hub"]'));
  await expectArrived(page, /Testing Hub/);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});

/** Holds the code of the pages back until it is let go. */
async function holdCode(page: Page): Promise<() => void> {
  let letGo = () => {};
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
}

test('what is typed before the page has come to life is not lost', async ({ page, person }) => {
  const letGo = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  letGo();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth/);
});

test('who signs in before the page has come to life is signed in, and the password stands in no address', async ({
  page,
  person,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const letGo = await holdCode(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  letGo();
  await expect(page).not.toHaveURL(/\/auth/);
  expect(asked.filter((url) => url.includes('password='))).toEqual([]);
});

test('what was prerendered for somebody else is gone before anything is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const shown = { fields: -1 };
    Object.assign(window, { shown });
    new MutationObserver(() => {
      if (document.documentElement.dataset.fresh !== undefined) return;
      shown.fields = document.querySelectorAll('#root input').length;
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-fresh'] });
  });
  await page.goto('/auth?mode=login&redirect=%2Fprofile');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await page.evaluate(() => (window as never as { shown: { fields: number } }).shown.fields)).toBe(0);
});
