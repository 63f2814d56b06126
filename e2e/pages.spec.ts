import type { Page } from '@playwright/test';
import { addresses } from '../scripts/addresses.ts';
import { redirects } from '../src/app/redirects.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { expectAccessible, expectNoSidewaysScroll, looks, wear } from './support/accessibility.ts';
import { answerByKeys, attemptOnScreen, questionCount, startSnapshot } from './support/snapshot.ts';
import { expect, signIn, test } from './support/test.ts';

const known = new Set([...addresses.map(({ path }) => path.replace(/\?.*$/, '')), ...Object.keys(redirects)]);

async function lookAt(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const look of looks) {
    await wear(page, look);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Pages the list does not name are opened: an exercise of another name, a text with its own address. */
async function expectLinksToLeadSomewhere(page: Page): Promise<void> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === location.origin)
      .map((link) => link.pathname),
  );
  for (const path of new Set(links.filter((link) => !known.has(link)))) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.textContent(), path).not.toBe('Page Not Found');
  }
}

for (const { path } of addresses.filter(({ as }) => as === 'visitor')) {
  test(`${path} opens signed out, is accessible in every look, fits 360 px and leads only to pages there are`, async ({
    page,
  }) => {
    await page.goto(path);
    await lookAt(page);
    const heading = await page.getByRole('heading', { level: 1 }).textContent();
    expect(heading === 'Page Not Found').toBe(path === '/no-such-page');
    await expectLinksToLeadSomewhere(page);
  });
}

for (const { path, as } of addresses.filter(({ as }) => as !== 'visitor')) {
  test(`${path} opens signed in (${as}), is accessible in every look and fits 360 px`, async ({
    page,
    person,
  }) => {
    const demo = demoPeople.find(({ email }) => email.startsWith(`${as}@`));
    await signIn(page, demo ? { id: '', email: demo.email, password: demoPassword } : person);
    await page.goto(path);
    await lookAt(page);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toHaveCount(0);
  });
}

test('questions, results and report are accessible in every look and fit 360 px', async ({ page }) => {
  test.slow();
  const check = async () => {
    for (const look of looks) {
      await wear(page, look);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await startSnapshot(page);
  await answerByKeys(page, 1, 2, () => 3);
  await check();
  await answerByKeys(page, 3, questionCount, (number) => 1 + (number % 5));
  await page.keyboard.press('Enter');
  await attemptOnScreen(page);
  await check();
  await page.locator('[data-action=open-report]').click();
  await expect(page.locator('[data-screen=report]')).toBeVisible();
  await check();
});

test('a page that needs an account sends a visitor to sign in and brings them back', async ({
  page,
  person,
}) => {
  await page.goto('/training-hub/breathing/intro');
  await expect(page).toHaveURL(/\/auth\?redirect=%2Ftraining-hub%2Fbreathing%2Fintro/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/training-hub\/breathing\/intro$/);
});

test('an unknown address says so and leads on', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('/basic-adhd-screening, /lander and /training lead where they always led', async ({ page }) => {
  await page.goto('/basic-adhd-screening');
  await expect(page).toHaveURL(/\/focus-snapshot$/);
  await page.goto('/lander');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/training');
  await expect(page).toHaveURL(/redirect=%2Ftraining-hub/);
});

test('the home page is readable before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the Focus Snapshot' }).first()).toHaveAttribute(
    'href',
    '/focus-snapshot',
  );
  await context.close();
});
