import { purchaseTermsVersion } from '../src/lib/billing/purchase-terms.ts';
import {
  agreeAndPay,
  cards,
  expectEntitlements,
  openProvider,
  payWith,
  refundOrder,
} from './support/payments.ts';
import { expect, signIn, signInByForm, test } from './support/test.ts';

type Page = import('@playwright/test').Page;

async function fill(page: Page, ...skus: string[]): Promise<void> {
  if (!page.url().includes('/store')) await page.goto('/store');
  for (const sku of skus) {
    const add = page.locator(`[data-action=add][data-sku=${sku}]`);
    await add.click();
    await expect(add).toHaveText('In your cart');
  }
}

const sums = (page: Page) => page.locator('[data-part=sums]');

/** From the checkout page through the payment page; the tab that was left follows to the result. */
async function payCart(page: Page, card: string = cards.good): Promise<Page> {
  const tab = await openProvider(page, () => agreeAndPay(page));
  await payWith(tab, card);
  await tab.waitForURL(/\/(store\/success|test-purchase-success|ppq-success)\?session_id=/);
  return tab;
}

test('one test is bought, opens, and is given back when it is refunded', async ({
  page,
  person,
  service,
  request,
}) => {
  await signIn(page, person, '/store');
  await fill(page, 'test-focustrack');
  await page.goto('/checkout');
  await expect(sums(page)).toContainText('$19.99');
  const tab = await payCart(page);
  await expect(tab).toHaveURL(/\/test-purchase-success/);
  await expect(tab.getByRole('heading', { name: 'FocusTrack Attention is yours' })).toBeVisible();
  await expectEntitlements(service, person.id, ['test-focustrack']);
  // The tab that was left behind follows by itself.
  await expect(page).toHaveURL(/success\?session_id=/);
  await tab.locator('[data-action=open-bought]').first().click();
  await expect(tab).toHaveURL(/\/test\/focustrack|\/test-intro\//);

  await page.goto('/account-settings');
  const order = page.locator('[data-order]');
  await expect(order).toContainText('FocusTrack Attention');
  await expect(order).toHaveAttribute('data-status', 'paid');
  await refundOrder(request, service, person.id);
  await expectEntitlements(service, person.id, []);
  await page.reload();
  await expect(page.locator('[data-order]')).toHaveAttribute('data-status', 'refunded');
});

test('a purchase says its tax and keeps what was agreed to', async ({ page, person, service }) => {
  await signIn(page, person, '/store');
  await fill(page, 'test-memory-check');
  await page.goto('/checkout');
  await expect(page.locator('[data-part=taxes]')).toHaveText(/USD, taxes included/);
  // Nothing is bought before the box is ticked.
  await page.locator('[data-action=pay]').click();
  await expect(page.locator('input[name=agreed]')).toBeFocused();
  await expect(page.getByText('Please tick this first')).toBeVisible();
  const tab = await openProvider(page, () => agreeAndPay(page));
  await tab.getByLabel('Country').selectOption('DE');
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/test-purchase-success/);
  await expectEntitlements(service, person.id, ['test-memory-check']);
  await page.goto('/account-settings');
  // 19 of 119 parts of $19.99.
  await expect(page.locator('[data-order]')).toContainText('Tax included$3.19');
  const { data } = await service
    .from('orders')
    .select('total_cents, tax_cents, agreed_version, agreed_language')
    .eq('user_id', person.id)
    .single();
  expect(data).toEqual({
    total_cents: 1999,
    tax_cents: 319,
    agreed_version: purchaseTermsVersion,
    agreed_language: 'en',
  });
});

test('two items cost a tenth less, and the coupon comes off the rest', async ({ page, person, service }) => {
  await signIn(page, person, '/store');
  await fill(page, 'test-focustrack', 'test-start-barriers');
  await page.goto('/checkout');
  // 19.99 + 14.99 = 34.98; 10 % is 3.50; of the 31.48 left WELCOME10 takes 3.15.
  await expect(sums(page)).toContainText('$31.48');
  await page.getByLabel('Coupon code').fill('welcome10');
  await page.locator('[data-action=apply-coupon]').click();
  await expect(sums(page)).toContainText('$28.33');
  const tab = await payCart(page);
  await expect(tab.getByText('You paid $28.33.')).toBeVisible();
  await expectEntitlements(service, person.id, ['test-focustrack', 'test-start-barriers']);
  // The code works once for a person.
  await page.goto('/store');
  await fill(page, 'test-delay-choice');
  await page.goto('/checkout');
  await page.getByLabel('Coupon code').fill('WELCOME10');
  await page.locator('[data-action=apply-coupon]').click();
  await expect(page.getByText('You have used this code before.')).toBeVisible();
});

test('three items cost a fifth less; the cart survives signing in and a reload', async ({
  page,
  person,
  service,
}) => {
  await fill(page, 'test-focustrack', 'test-start-barriers', 'test-delay-choice');
  await page.goto('/checkout');
  await page.locator('[data-action=pay]').click();
  await expect(page.locator('[data-part=sign-in]')).toContainText('Please sign in to checkout');
  await signInByForm(page, person, '/checkout');
  await page.reload();
  // 49.97 less 20 % (9.99).
  await expect(sums(page)).toContainText('$39.98');
  const tab = await payCart(page);
  await expect(tab.getByText('You paid $39.98.')).toBeVisible();
  await expectEntitlements(service, person.id, [
    'test-delay-choice',
    'test-focustrack',
    'test-start-barriers',
  ]);
  await tab.goto('/store');
  await expect(tab.locator('[data-item=test-focustrack]')).toContainText('Yours');
});

test('a bundle opens each of its parts, and the parts are not sold to its owner again', async ({
  page,
  person,
  service,
}) => {
  await signIn(page, person, '/store');
  await fill(page, 'bundle-procrastination');
  await page.goto('/checkout');
  const tab = await payCart(page);
  await expect(tab.locator('[data-part=opened]')).toContainText('Start Barriers');
  await expectEntitlements(service, person.id, [
    'bundle-procrastination',
    'test-delay-choice',
    'test-procrastination',
    'test-start-barriers',
    'training-focus-burst',
    'training-htj',
    'training-priority-navigator',
  ]);
  await tab.goto('/test/start-barriers');
  await expect(tab.locator('[data-action=start]')).toBeVisible();
  await tab.goto('/store');
  await expect(tab.locator('[data-item=test-delay-choice]')).toContainText('Yours');
});

test('a price that changed is shown before anything is paid', async ({ page, person }) => {
  await signIn(page, person, '/store');
  await fill(page, 'test-delay-choice');
  await page.evaluate(() => {
    const text = localStorage.getItem('fcl.cart') ?? '';
    localStorage.setItem('fcl.cart', text.replaceAll('14.99', '1.00').replaceAll('1499', '100'));
  });
  await page.goto('/checkout');
  await expect(page.locator('[data-part=price-changed]')).toBeVisible();
  await expect(sums(page)).toContainText('$14.99');
});

test('leaving the payment page keeps the cart, and going back after paying does not pay again', async ({
  page,
  person,
  service,
}) => {
  await signIn(page, person, '/store');
  await fill(page, 'test-delay-choice');
  await page.goto('/checkout');
  const left = await openProvider(page, () => agreeAndPay(page));
  await left.locator('[data-action=cancel]').click();
  await left.waitForURL(/\/checkout\?cancelled=1/);
  await expect(left.locator('[data-part=cancelled]')).toBeVisible();
  await expect(sums(left)).toContainText('$14.99');
  await page.close();
  const tab = await payCart(left);
  await expectEntitlements(service, person.id, ['test-delay-choice']);
  await tab.goto('/checkout');
  await tab.waitForURL(/\/store\/success/);
  await expect(tab.locator('[data-screen=payment-result]')).toHaveAttribute('data-state', 'paid');
  const { data } = await service
    .from('orders')
    .select('status')
    .eq('user_id', person.id)
    .eq('status', 'paid');
  expect(data).toHaveLength(1);
});

test('two tabs show one cart', async ({ page }) => {
  await fill(page, 'test-focustrack');
  const other = await page.context().newPage();
  await other.goto('/store');
  await expect(other.locator('[data-item=test-focustrack] [data-action=add]')).toHaveText('In your cart');
  await fill(other, 'test-delay-choice');
  await expect(page.locator('[data-item=test-delay-choice] [data-action=add]')).toHaveText('In your cart');
});
