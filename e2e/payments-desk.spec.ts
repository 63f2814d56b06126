import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { agreeAndPay, cards, expectEntitlements, openProvider, payWith } from './support/payments.ts';
import { expect, signIn, test } from './support/test.ts';

type Page = import('@playwright/test').Page;

const team = { id: '', password: demoPassword };

/** Asks for an amount by keyboard alone and types it once more. */
async function giveBack(page: Page, amount: string): Promise<void> {
  await tabTo(page, page.getByRole('textbox', { name: /^Amount to give back in USD/ }));
  await page.keyboard.type(amount);
  await tabTo(page, page.getByRole('textbox', { name: /^Why it is given back/ }));
  await page.keyboard.type('Bought by mistake');
  await tabTo(page, page.getByRole('button', { name: 'Go on to the refund' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await tabTo(page, dialog.getByRole('textbox'));
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a payments admin gives back half and then the rest; the purchase closes and the buyer is told', async ({
  page,
  person,
  service,
  browser,
  baseURL,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(theirs, person, '/store');
  await theirs.locator('[data-action=add][data-sku=test-focustrack]').click();
  await expect(theirs.locator('[data-action=add][data-sku=test-focustrack]')).toHaveText('In your cart');
  await theirs.goto('/checkout');
  await payWith(await openProvider(theirs, () => agreeAndPay(theirs)), cards.good);
  await expectEntitlements(service, person.id, ['test-focustrack']);

  await page.setViewportSize({ width: 360, height: 780 });
  const admin = { ...team, email: 'payments-admin@demo.example.com' };
  await signIn(page, admin, '/admin/dashboard?tab=payments&state=paid&kind=order');
  await expect(page.getByRole('heading', { name: 'Payments and refunds' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gifts by the team' })).toHaveCount(0);
  await tabTo(page, page.getByRole('link', { name: /^FocusTrack/ }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await giveBack(page, '10.00');
  await expect(page.getByText(/\$10\.00: given back to the card/)).toBeVisible();
  await expectEntitlements(service, person.id, ['test-focustrack']);
  await giveBack(page, '9.99');
  await expect(page.getByText('Nothing of this payment can be given back now.')).toBeVisible();
  await expectEntitlements(service, person.id, []);
  const { data: told } = await service.from('notifications').select('title').eq('user_id', person.id);
  expect(told).toContainEqual({ title: 'Money is on its way back to you' });

  await tabTo(page, page.getByRole('button', { name: 'Back to the payments' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Save as CSV' })).toBeVisible();
  // Narrowed to what is paid the list has it no more; the keyboard goes on in the list nevertheless.
  await expect(page.locator('[data-row]:focus, :focus:has([data-row]), :focus:has(form)')).toHaveCount(1);
});

test('a full admin gives a plan until a day and takes it back, and a coupon is made and stopped', async ({
  page,
  person,
  service,
}) => {
  const admin = { ...team, email: 'full-admin@demo.example.com' };
  await signIn(page, admin, '/admin/dashboard?tab=payments&part=gifts');
  const form = page.getByRole('form', { name: 'Give a plan or an item' });
  await form.getByRole('textbox', { name: /^Address of the receiver/ }).fill(person.email);
  await form.getByRole('combobox', { name: 'What is given' }).selectOption('Premium');
  await form.getByLabel(/^Last day/).fill(new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10));
  await form.getByRole('textbox', { name: /^Reason of the gift/ }).fill('Helped us with a test');
  await form.getByRole('button', { name: 'Give it' }).press('Enter');
  const row = page.getByRole('row').filter({ hasText: person.email });
  await expect(row).toBeVisible();
  const tier = async () => {
    const { data } = await service
      .from('subscribers')
      .select('subscription_tier')
      .eq('user_id', person.id)
      .maybeSingle();
    return (data?.subscription_tier as string | null | undefined) ?? null;
  };
  await expect.poll(tier).toBe('premium');
  await expectAccessibleInEveryLook(page);
  await row.getByRole('button', { name: /^Take the gift back/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take the gift back' }).press('Enter');
  await expect(row.getByRole('button')).toHaveCount(0);
  await expect.poll(tier).toBeNull();

  await page.getByRole('link', { name: 'Coupon codes' }).press('Enter');
  const code = `E2E-${Date.now().toString(36).toUpperCase()}`;
  const coupon = page.getByRole('form', { name: 'Make a coupon' });
  await coupon.getByRole('textbox', { name: /^Code that is typed/ }).fill(code);
  await coupon.getByRole('textbox', { name: 'What it takes off' }).fill('15');
  await coupon.getByRole('button', { name: 'Make the coupon' }).press('Enter');
  const made = page.getByRole('row').filter({ hasText: code });
  await made.getByRole('button', { name: /^Accept it no more/ }).press('Enter');
  await expect(made.getByRole('button', { name: /^Accept it again/ })).toBeVisible();
  await expectAccessibleInEveryLook(page);

  await page.getByRole('link', { name: 'Prices of plans' }).press('Enter');
  await expect(page.getByRole('form', { name: 'Offer another price' })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await page.getByRole('link', { name: 'Events not applied' }).press('Enter');
  await expect(page.getByText(/The provider told this, and it did not fit/)).toBeVisible();
});
