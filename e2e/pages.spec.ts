import { expectAccessible, expectNoSidewaysScroll, looks, wear } from './support/accessibility.ts';
import { answerByKeys, attemptOnScreen, questionCount, startSnapshot } from './support/snapshot.ts';
import { expect, signIn, test } from './support/test.ts';

const publicPages = [
  '/',
  '/features',
  '/auth?mode=login',
  '/auth?mode=signup',
  '/auth?mode=forgot',
  '/auth?mode=resend',
  '/email-confirmation',
  '/welcome',
  '/account',
  '/profile',
  '/settings',
  '/neuro-settings',
  '/pricing',
  '/pricing-old',
  '/subscription-onboarding',
  '/subscription-cancelled',
  '/payment-success',
  '/store',
  '/checkout',
  '/focus-snapshot',
  '/privacy-policy',
  '/terms-of-service',
  '/cookie-policy',
  '/medical-disclaimer',
  '/no-such-page',
];
const memberPages = [
  '/training-hub',
  '/training-hub/focus-burst/intro',
  '/training-hub/breathing/intro',
  '/training-hub/focus-burst',
  '/training-hub/breathing',
  '/account',
  '/profile',
  '/account-settings',
  '/settings',
  '/welcome',
];
const buyerPages = [
  '/pricing',
  '/subscription-onboarding',
  '/subscription-success',
  '/test-purchase-success',
  '/store',
  '/checkout',
];

for (const path of publicPages) {
  test(`${path} opens signed out, is accessible in every look and fits 360 px`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const look of looks) {
      await wear(page, look);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

for (const [whose, paths] of [
  ['members', memberPages],
  ['buyers', buyerPages],
] as const) {
  test(`pages of ${whose} are accessible in every look and fit 360 px`, async ({ page, person }) => {
    test.slow();
    await signIn(page, person);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const look of looks) {
        await wear(page, look);
        await expectAccessible(page);
      }
      await page.setViewportSize({ width: 360, height: 740 });
      await expectNoSidewaysScroll(page);
    }
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

test('no link of any public page leads to a page that does not exist', async ({ page }) => {
  const seen = new Set<string>();
  const todo = ['/'];
  while (todo.length > 0) {
    const path = todo.pop() ?? '/';
    if (seen.has(path)) continue;
    seen.add(path);
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    expect(await heading.textContent(), path).not.toBe('Page Not Found');
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
        .filter((link) => link.origin === location.origin)
        .map((link) => link.pathname + link.search),
    );
    todo.push(...links.filter((link) => !seen.has(link)));
  }
  expect(seen.size).toBeGreaterThan(8);
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
