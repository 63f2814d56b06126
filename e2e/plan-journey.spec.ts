import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import {
  agreeAndPay,
  cards,
  expectEntitlements,
  expectSubscriber,
  openProvider,
  payWith,
} from './support/payments.ts';
import { expect, goOnByMail, newEmail, password, test } from './support/test.ts';

test('a new person tries Premium, cancels, buys a bundle, finds the bill, takes the data along and leaves', async ({
  page,
  mails,
  service,
}) => {
  test.slow();
  const email = newEmail('newcomer');
  await page.goto('/auth?mode=signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  const [mail] = await mails(email);
  await goOnByMail(page, mail?.link ?? '', email);
  await expect(page).toHaveURL(/\/welcome/);
  const { data: users } = await service.auth.admin.listUsers({ perPage: 1000 });
  const id = users.users.find((user) => user.email === email)?.id ?? '';

  // A plan is chosen, by the year and with the free week.
  await page.goto('/subscription-onboarding');
  await page.getByRole('radio', { name: /Premium/ }).check();
  await page.locator('[data-action=go-on-with-plan]').click();
  await page.waitForURL(/\/pricing/);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const closed = await page.context().newPage();
  await closed.goto('/testing-hub');
  await expect(closed.getByText('Premium Required').first()).toBeVisible();
  const tab = await openProvider(page, () => page.locator('[data-action=choose-premium]').click());
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/subscription-success/);
  // Open everywhere at once, in a tab nobody touched.
  await expect(closed.getByText('Premium Required')).toHaveCount(0);
  await closed.close();

  await tab.goto('/account-settings');
  await tab.locator('[data-action=cancel-trial]').click();
  await tab.getByRole('radio', { name: /^Now/ }).check();
  await tab.getByRole('button', { name: 'Cancel the trial' }).click();
  await expectSubscriber(service, id, { subscribed: false, trial_status: 'cancelled' });

  await tab.goto('/store');
  await tab.locator('[data-action=add][data-sku=bundle-procrastination]').click();
  await tab.locator('[data-action=open-cart]').click();
  await tab.locator('[data-screen=cart-sheet] [data-action=checkout]').click();
  await tab.waitForURL(/\/checkout/);
  const paid = await openProvider(tab, () => agreeAndPay(tab));
  await payWith(paid, cards.good);
  await paid.waitForURL(/\/store\/success/);
  await expectEntitlements(service, id, [
    'bundle-procrastination',
    'test-delay-choice',
    'test-procrastination',
    'test-start-barriers',
    'training-focus-burst',
    'training-htj',
    'training-priority-navigator',
  ]);
  await paid.locator('[data-part=opened] [data-item=test-delay-choice] [data-action=open-bought]').click();
  await paid.getByRole('link', { name: 'Start test: Delay Choice' }).click();
  await expect(paid.locator('[data-action=start]')).toBeVisible();

  await paid.goto('/account-settings');
  const order = paid.locator('[data-order]').filter({ hasText: 'Procrastination Suite' });
  await expect(order).toContainText('$39.99');
  const receipt = order.getByRole('link', { name: /^Open receipt/ });
  await expect(receipt).toHaveAttribute('target', '_blank');
  const invoice = await paid.context().newPage();
  await invoice.goto((await receipt.getAttribute('href')) ?? '');
  await expect(invoice.locator('main')).toContainText('$39.99');
  await invoice.close();

  await paid.goto('/settings');
  const download = paid.waitForEvent('download');
  await paid.locator('[data-action=copy-data]').click();
  const files = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(files)).toContain('my-data.json');
  const lines = Object.entries(files).find(([name]) => name.endsWith('order_lines.csv'))?.[1];
  expect(strFromU8(lines ?? new Uint8Array())).toContain('bundle-procrastination');

  await paid.locator('[data-action=erase-account]').click();
  await paid.getByLabel('Your password').fill(password);
  await paid.getByRole('button', { name: /^Erase in/ }).click();
  await expect(paid.locator('[data-slot=erasure-banner]')).toBeVisible();
  expect((await service.from('account_erasures').select('user_id').eq('user_id', id)).data).toHaveLength(1);
});
