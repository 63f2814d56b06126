import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll, wear } from './support/accessibility.ts';
import { agreeAndPay, cards, expectEntitlements, openProvider, payWith } from './support/payments.ts';
import { expect, signIn, test } from './support/test.ts';

type Page = import('@playwright/test').Page;

const staff = (role: string) => ({ id: '', email: `${role}-admin@demo.example.com`, password: demoPassword });

/** On a phone, in every look; afterwards the page is in the first one. */
async function expectFitForAPhone(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessibleInEveryLook(page);
  await wear(page, 'light');
}

test('an orders admin finds an order by the whole address of its buyer and notes something about it', async ({
  page,
  person,
  service,
  browser,
  baseURL,
}) => {
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(theirs, person, '/store');
  const add = theirs.locator('[data-action=add][data-sku=test-delay-choice]');
  await add.click();
  await expect(add).toHaveText('In your cart');
  await theirs.goto('/checkout');
  await payWith(await openProvider(theirs, () => agreeAndPay(theirs)), cards.good);
  await expectEntitlements(service, person.id, ['test-delay-choice']);

  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, staff('orders'), '/admin/dashboard?tab=orders');
  await expect(page.getByRole('heading', { name: 'Orders of the store' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders and catalog' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const address = page.getByRole('textbox', { name: 'Whole address of the buyer' });
  // Nobody is found by a part of an address.
  await address.fill(person.email.split('@')[0] ?? '');
  await address.press('Enter');
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill(person.email);
  await address.press('Enter');
  const row = page.locator('[data-row]');
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Delay Choice');
  await expect(row).toContainText('$14.99');
  await expectFitForAPhone(page);

  await row.getByRole('link').press('Enter');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByText('Order paid $14.99')).toBeVisible();
  await expect(page.getByText('open for the buyer')).toBeVisible();
  await page.getByRole('textbox', { name: 'New note' }).fill('Asked for an invoice with another address.');
  await page.getByRole('button', { name: 'Keep the note' }).press('Enter');
  const note = page.getByRole('article', { name: 'Note on the order' });
  await expect(note).toContainText('Asked for an invoice with another address.');
  await expect(note).toContainText(staff('orders').email);
  await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue('');
  await expectFitForAPhone(page);

  await page.getByRole('button', { name: 'Back to the orders' }).press('Enter');
  await expect(row).toBeFocused();
  await expect(address).toHaveValue(person.email);
});

test('a new price is typed twice and stands in the store at the next look', async ({
  page,
  person,
  browser,
  baseURL,
}) => {
  // No other test buys it or names its price.
  const sku = 'training-pvt';
  const theirs = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await signIn(theirs, person, '/store');
  const offer = theirs.locator(`[data-item=${sku}]`).first();
  await expect(offer).toContainText('$4.99');

  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, staff('orders'), '/admin/dashboard?tab=orders&part=catalogue');
  const row = page.locator(`[data-row=${sku}]`);
  const price = page.getByRole('textbox', { name: /^Price \(USD\)/ });
  const dialog = page.getByRole('alertdialog');
  const ask = async (amount: string) => {
    await row.getByRole('link').press('Enter');
    await price.fill(amount);
    await page.getByRole('button', { name: 'Keep the item' }).press('Enter');
    await expect(dialog).toBeVisible();
  };
  const confirm = async (amount: string) => {
    await dialog.getByRole('textbox').fill(amount);
    await dialog.getByRole('textbox').press('Enter');
  };
  await expect(row).toContainText('$4.99');
  await expectFitForAPhone(page);

  await ask('5.25');
  await expect(dialog).toContainText('from $4.99 to $5.25?');
  await confirm('5.52');
  await expect(dialog.getByText('This is another amount.')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expectFitForAPhone(page);
  await page.getByRole('button', { name: 'Back to the catalog' }).press('Enter');
  await expect(row).toBeFocused();
  await expect(row).toContainText('$4.99');

  await ask('5.25');
  await confirm('5.25');
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('$5.25');
  // On to the next of the list.
  await expect(page.locator('[data-row]:focus')).toHaveCount(1);
  await theirs.reload();
  await expect(offer).toContainText('$5.25');

  await ask('4.99');
  await confirm('4.99');
  await expect(row).toContainText('$4.99');
  await theirs.reload();
  await expect(offer).toContainText('$4.99');
});

test('who teaches alone neither sees the desk nor opens it by its address', async ({ page }) => {
  await signIn(page, staff('education'), '/admin/dashboard');
  await expect(page.getByRole('link', { name: 'My overview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Orders and catalog' })).toHaveCount(0);
  await page.goto('/admin/dashboard?tab=orders');
  await expect(page.getByText('This area requires Orders Admin privileges.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Orders of the store' })).toHaveCount(0);
});
