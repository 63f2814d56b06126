import type { Page } from '@playwright/test';
import { type Address, addresses } from '../scripts/addresses.ts';
import { href, paths } from '../src/config/paths.ts';
import { views } from '../src/features/exercises/views.ts';
import { openExercises } from '../src/lib/exercises/facts.ts';
import { featureIds, featurePages } from '../src/lib/site/feature-pages.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import {
  expectAccessibleInEveryLook,
  expectAccessibleInOneLookAndWidth,
  expectAccessibleOnLaptopAndPhone,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { expectCameWhole, noteWaits } from './support/arrival.ts';
import { isDeep } from './support/depth.ts';
import { answerByKeys, attemptOnScreen, questionCount, startSnapshot } from './support/snapshot.ts';
import { expect, keepSession, test } from './support/test.ts';

const isFirstOfKind = ({ id, kind }: (typeof openExercises)[number]) =>
  !(id in views) ||
  openExercises.find((other) => other.kind === kind && other.tier !== 'freemium' && other.id in views)?.id ===
    id;
const exercisePages = (exerciseId: string) =>
  [paths.exercise, paths.exerciseIntro].map((path) => href(path, { exerciseId }));

/** Which exercise, test or question an address names, and whether it names anything, is known when the page is there. */
const namesOneOfMany =
  /^\/(training-hub\/.+\/(intro|history)|community-qa\/.+|sample-report\/.+|no-such-page)$/;

/** A page, and its place in the list of those that are looked at. */
type Seen = Address & { readonly turn: number };

async function lookAt(page: Page, { path, as, turn }: Seen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  expect(heading === 'Page Not Found').toBe(path === '/no-such-page');
  // An address that leads on: the page is looked at under its own.
  const { pathname } = new URL(page.url());
  if (!path.startsWith(pathname) && addresses.some((other) => other.path === pathname && other.as === as))
    return;
  if (!namesOneOfMany.test(path)) await expectCameWhole(page);
  if (isDeep) await expectAccessibleOnLaptopAndPhone(page);
  else await expectAccessibleInOneLookAndWidth(page, turn);
}

/** So many pages follow one another in the window of a test: the first of a window costs as much as three more. */
const atATime = isDeep ? 5 : 10;
function groupsOf(those: readonly Address[]): Seen[][] {
  const inTurn = those.map((address, turn) => ({ ...address, turn }));
  return Array.from({ length: Math.ceil(inTurn.length / atATime) }, (_, group) =>
    inTurn.slice(group * atATime, (group + 1) * atATime),
  );
}
const inLooks = isDeep ? 'every look' : 'a look and a width in turns';
const told = (those: readonly Address[]) =>
  `these come whole, are accessible in ${inLooks} and fit 360 px: ${those.map(({ path }) => path).join(' ')}`;

for (const group of groupsOf(addresses.filter(({ as }) => as === 'visitor')))
  test(`signed out ${told(group)}`, async ({ page }) => {
    await noteWaits(page);
    for (const address of group) await test.step(address.path, () => lookAt(page, address));
  });

/** One exercise of each kind, closed to who has no plan; those that are played are opened in exercises.spec.ts, on the way there. */
const seen = new Set(openExercises.filter(isFirstOfKind).flatMap(({ id }) => exercisePages(id)));
/** Pages about parts of the product are the same for members; one of them stands for all. */
const [, ...alike] = featureIds.map((id): string => paths[featurePages[id].page]);
/**
 * Pages that show a member who has bought nothing what they show a visitor, but for the frame around them, which is that of
 * every other page. Of what the payment provider leads back to, one address of the store and one of the plans stand for all.
 */
const sameForVisitors: readonly string[] = [
  ...featureIds.map((id) => paths[featurePages[id].page]),
  paths.dementiaPackage,
  paths.pricingOld,
  paths.paymentSuccess,
  paths.subscriptionCancelled,
  paths.testPurchaseSuccess,
  paths.ppqSuccess,
  paths.emailTest,
  paths.testEmail,
  paths.focusSnapshot,
  href(paths.sampleReport, { testKey: 'procrastination' }),
  paths.stopReminders,
  paths.faq,
  paths.contact,
];
const elsewhere = new Set([
  ...openExercises.flatMap(({ id }) => exercisePages(id)).filter((path) => !seen.has(path)),
  ...alike,
  ...(isDeep ? [] : sameForVisitors),
]);

for (const as of ['member', 'plus', 'premium'] as const)
  for (const group of groupsOf(addresses.filter((one) => one.as === as && !elsewhere.has(one.path))))
    test(`signed in (${as}) ${told(group)}`, async ({ page, person }) => {
      await noteWaits(page);
      const demo = demoPeople.find(({ email }) => email.startsWith(`${as}@`));
      await keepSession(page, demo ? { id: '', email: demo.email, password: demoPassword } : person);
      for (const address of group) await test.step(address.path, () => lookAt(page, address));
    });

test('questions, results and report are accessible in every look and fit 360 px', async ({ page }) => {
  test.slow();
  const check = async () => {
    await expectAccessibleInEveryLook(page);
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

test('/basic-adhd-screening, /lander, /training and /cognitive lead where they always led', async ({
  page,
}) => {
  await page.goto('/basic-adhd-screening');
  await expect(page).toHaveURL(/\/focus-snapshot$/);
  await page.goto('/lander');
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/training');
  await expect(page).toHaveURL(/redirect=%2Ftraining-hub/);
  await page.goto('/cognitive/nback');
  await expect(page).toHaveURL(/redirect=%2Ftraining-hub%2Fnback%2Fintro/);
});

test('the home page and the answers of the FAQ are readable before any script runs', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the Focus Snapshot' }).first()).toHaveAttribute(
    'href',
    '/focus-snapshot',
  );
  await page.goto('/faq');
  await page.getByText('When can I take a test again?').click();
  await expect(page.getByText('the reaction test after 7 days')).toBeVisible();
  await context.close();
});

test('a button with a drawing says its name to pointer and keyboard, and brings no policy violation', async ({
  page,
}) => {
  await page.goto('/pricing');
  const cart = page.locator('[data-action=open-cart]');
  const tip = page.getByRole('tooltip');
  // What listens comes when the browser is idle.
  await expect(async () => {
    await page.mouse.move(0, 400);
    await cart.hover();
    await expect(tip).toHaveText('Cart, 0 items', { timeout: 1500 });
  }).toPass();
  await page.mouse.move(0, 400);
  await expect(tip).toHaveCount(0);
  const moon = page.locator('label').filter({ has: page.getByRole('radio', { name: 'Dark' }) });
  await moon.scrollIntoViewIfNeeded();
  await moon.hover();
  await expect(tip).toHaveText('Dark');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
});
