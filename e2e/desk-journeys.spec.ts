import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { purchaseTermsVersion } from '../src/lib/billing/purchase-terms.ts';
import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { agreeAndPay, cards, expectEntitlements, openProvider, payWith, steer } from './support/payments.ts';
import { expect, keys, newEmail, type Person, password, signIn, test } from './support/test.ts';

/* What the team does, and what comes of it at the other side of the counter. */

const staff = (role: string) => ({ id: '', email: `${role}-admin@demo.example.com`, password: demoPassword });

async function elsewhere(
  browser: Browser,
  baseURL: string | undefined,
  who: Person,
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(page, who, path);
  return page;
}

async function newBuyer(service: SupabaseClient, name: string): Promise<Person> {
  const email = newEmail(name);
  const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  return { id: data.user.id, email, password };
}

async function putIntoCart(page: Page, sku: string): Promise<void> {
  const add = page.locator(`[data-action=add][data-sku=${sku}]`).first();
  await add.click();
  await expect(add).toHaveText('In your cart');
}

async function changePrice(page: Page, sku: string, amount: string): Promise<void> {
  await page.goto('/admin/dashboard?tab=orders&part=catalogue');
  const row = page.locator(`[data-row=${sku}]`);
  await row.getByRole('link').press('Enter');
  await page.getByRole('textbox', { name: /^Price \(USD\)/ }).fill(amount);
  await page.getByRole('button', { name: 'Keep the item' }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('textbox').press('Enter');
  await expect(row).toContainText(`$${amount}`);
}

const orderOf = async (service: SupabaseClient, { id }: Person) => {
  const { data, error } = await service
    .from('orders')
    .select('id, total_cents, status, payment_intent_id')
    .eq('user_id', id)
    .single();
  if (error) throw error;
  return data;
};

test('a new price is what the next buyer pays, and who agreed to the old one pays that', async ({
  page,
  person,
  service,
  browser,
  baseURL,
}) => {
  // No other test buys it or names its price.
  const sku = 'training-time-sense';
  const early = await newBuyer(service, 'early');
  const earlyPage = await elsewhere(browser, baseURL, early, '/store');
  const before = await earlyPage.locator(`[data-item=${sku}]`).first().innerText();
  const old = /\$(\d+\.\d\d)/.exec(before)?.[1] ?? '';
  expect(old).not.toBe('');
  await putIntoCart(earlyPage, sku);
  await earlyPage.goto('/checkout');
  const opened = await openProvider(earlyPage, () => agreeAndPay(earlyPage));
  const latePage = await elsewhere(browser, baseURL, person, '/store');
  await expect(latePage.locator(`[data-item=${sku}]`).first()).toContainText(`$${old}`);

  await signIn(page, staff('orders'), '/admin/dashboard?tab=orders&part=catalogue');
  await changePrice(page, sku, '8.75');

  await latePage.reload();
  await expect(latePage.locator(`[data-item=${sku}]`).first()).toContainText('$8.75');
  await putIntoCart(latePage, sku);
  await latePage.goto('/checkout');
  await expect(latePage.locator('[data-part=sums]')).toContainText('$8.75');
  await payWith(await openProvider(latePage, () => agreeAndPay(latePage)), cards.good);
  await expectEntitlements(service, person.id, [sku]);
  await expect(opened.locator('main')).toContainText(`$${old}`);
  await payWith(opened, cards.good);
  await expectEntitlements(service, early.id, [sku]);
  expect([await orderOf(service, early), await orderOf(service, person)]).toMatchObject([
    { total_cents: Math.round(Number(old) * 100), status: 'paid' },
    { total_cents: 875, status: 'paid' },
  ]);

  // The order at the desk has what was agreed, not what is asked now.
  await page.goto(`/admin/dashboard?tab=orders&email=${encodeURIComponent(early.email)}`);
  await expect(page.locator('[data-row]')).toHaveCount(1);
  await expect(page.locator('[data-row]')).toContainText(`$${old}`);
  await changePrice(page, sku, old);
});

/** Opens the checkout of a cart as the page does. Answers the code of a refusal, or null. */
async function checkOut(
  site: string,
  buyer: Person,
  coupon: string,
  sku: string,
  total: number,
): Promise<string | null> {
  const client = createClient(site, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await client.auth.signInWithPassword(buyer);
  if (signedIn.error) throw signedIn.error;
  const { error } = await client.functions.invoke('create-checkout', {
    body: {
      cart_items: [{ sku, unit_price_cents: 1999 }],
      coupon,
      total_cents: total,
      agreed: { version: purchaseTermsVersion, language: 'en' },
    },
  });
  if (!error) return null;
  const said = (await (error.context as Response).json()) as { error: { code: string } };
  return said.error.code;
}

test('of twenty buyers with one coupon at once as many get it as it has uses, and the others are told', async ({
  page,
  person,
  service,
  browser,
  baseURL,
}) => {
  const sku = 'test-memory-check';
  const code = `TWENTY-${Date.now().toString(36).toUpperCase()}`;
  await signIn(page, staff('payments'), '/admin/dashboard?tab=payments&part=coupons');
  const form = page.getByRole('form', { name: 'Make a coupon' });
  await form.getByRole('textbox', { name: /^Code that is typed/ }).fill(code);
  await form.getByRole('textbox', { name: 'What it takes off' }).fill('20');
  await form.getByRole('textbox', { name: /^Most uses/ }).fill('5');
  await form.getByRole('button', { name: 'Make the coupon' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: code });
  await expect(row).toContainText('0 of 5');

  // One stands at the checkout with it before the others come.
  const theirs = await elsewhere(browser, baseURL, person, '/store');
  await putIntoCart(theirs, sku);
  await theirs.goto('/checkout');
  await theirs.getByLabel('Coupon code').fill(code);
  await theirs.locator('[data-action=apply-coupon]').click();
  await expect(theirs.locator('[data-part=sums]')).toContainText('$15.99');

  const buyers = await Promise.all(Array.from({ length: 19 }, () => newBuyer(service, 'coupon')));
  const total = 1599;
  const answers = await Promise.all(buyers.map((buyer) => checkOut(baseURL ?? '', buyer, code, sku, total)));
  expect(answers.filter((answer) => answer === null)).toHaveLength(5);
  expect(answers.filter((answer) => answer === 'coupon_invalid')).toHaveLength(14);

  await theirs.locator('input[name=agreed]').check();
  await theirs.locator('[data-action=pay]').click();
  await expect(theirs.getByText('The coupon no longer fits. Look over the total again.')).toBeVisible();
  const { count } = await service
    .from('orders')
    .select('id', { count: 'exact', head: true })
    .eq('coupon_code', code);
  expect(count).toBe(5);
});

async function dispute(request: APIRequestContext, service: SupabaseClient, buyer: Person): Promise<string> {
  const { payment_intent_id } = await orderOf(service, buyer);
  const { id } = await steer<{ id: string }>(request, 'dispute', { payment_intent: payment_intent_id });
  return id;
}

test('a dispute closes what was bought and the buyer is told; lost, it stays so and nothing is given back', async ({
  page,
  person,
  service,
  request,
  browser,
  baseURL,
}) => {
  const sku = 'test-start-barriers';
  const theirs = await elsewhere(browser, baseURL, person, '/store');
  await putIntoCart(theirs, sku);
  await theirs.goto('/checkout');
  await payWith(await openProvider(theirs, () => agreeAndPay(theirs)), cards.good);
  await expectEntitlements(service, person.id, [sku]);

  const id = await dispute(request, service, person);
  await expectEntitlements(service, person.id, []);
  await theirs.goto('/account-settings');
  await expect(theirs.locator('[data-order]')).toHaveAttribute('data-status', 'disputed');
  await theirs.locator('[data-action=open-notices]').press('Enter');
  const notices = theirs.getByRole('dialog', { name: 'Notifications' });
  await expect(notices.getByText('A purchase was closed')).toBeVisible();

  await signIn(page, staff('payments'), '/admin/dashboard?tab=payments&state=disputed&kind=order');
  await page
    .getByRole('link', { name: /^Start Barriers/ })
    .first()
    .press('Enter');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('Nothing of this payment can be given back now.')).toBeVisible();
  await steer(request, 'close-dispute', { dispute: id, status: 'lost' });
  await steer(request, 'settle');
  await page.reload();
  await expect(page.getByText('Disputed at the bank').first()).toBeVisible();
  await expect(page.getByText('Nothing of this payment can be given back now.')).toBeVisible();
  await expectEntitlements(service, person.id, []);
  const told = await service
    .from('notifications')
    .select('kind')
    .eq('user_id', person.id)
    .eq('kind', 'disputed');
  expect(told.data).toHaveLength(1);
});
