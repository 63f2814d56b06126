import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { storedAttempt, takeSnapshot } from './support/snapshot.ts';
import { expect, test } from './support/test.ts';

// Workers and what they keep are not emptied between two tests.
test.use({ serviceWorkers: 'allow' });

/** The worker has come, long after the page, and keeps what the offline pages need in a language. */
async function waitForWorker(page: Page, language: string): Promise<void> {
  const last = `/content/reports/${language}/narratives.json`;
  await page.clock.fastForward(10_000);
  await expect
    .poll(() => page.evaluate(async (file) => (await caches.match(file)) !== undefined, last), {
      timeout: 30_000,
    })
    .toBe(true);
}

test('after one visit the site goes on without a connection, and what was answered is sent when it is back', async ({
  page,
  context,
  service,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|could not be loaded|could not be drawn|dynamically imported/,
  );
  await page.clock.install();
  await page.goto('/');
  await waitForWorker(page, 'en');
  await context.setOffline(true);

  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Start the Focus Snapshot' }).first()).toBeVisible();
  const id = await takeSnapshot(page, () => 4);
  await expect(page.locator('[data-delivery=waiting]')).toBeVisible();
  await page.locator('[data-action=open-report]').click();
  await expect(page.locator('[data-screen=report]')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-screen=report]')).toBeVisible();

  await page.goto('/pricing');
  await expect(page.locator('[data-screen=offline]')).toContainText('You are offline');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /plan/i })).toBeVisible();
  expect(await storedAttempt(service, id)).toMatchObject({ id });
});
