import type { Locator, Page } from '@playwright/test';
import { takeSnapshot } from './support/snapshot.ts';
import { expect, signIn, test } from './support/test.ts';

/** Follows a link from the end of the page it stands on. */
async function followFromBelow(page: Page, link: Locator): Promise<void> {
  await link.first().waitFor();
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
  await expectArrived(page, /./);
  expect(new URL(page.url()).pathname).toMatch(/report/);
});

test('a page of members opens at its heading from a public one, and going back keeps the place', async ({
  page,
  person,
}) => {
  await signIn(page, person);
  await page.goto('/');
  await followFromBelow(page, page.locator('header a[href="/testing-hub"]'));
  await expectArrived(page, /Testing Hub/);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(400);
});
