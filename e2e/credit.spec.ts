import {
  agreeAndPay,
  cards,
  changeInPortal,
  expectEntitlements,
  expectSubscriber,
  openProvider,
  payWith,
  refundOrder,
} from './support/payments.ts';
import { expect, signIn, test } from './support/test.ts';

test('credit for single purchases outlasts three choices of a plan, and goes with a refund', async ({
  page,
  person,
  service,
  request,
}) => {
  const bills = async () => {
    const { data } = await service
      .from('billing_invoices')
      .select('amount_cents, credit_cents')
      .eq('user_id', person.id)
      .not('subscription_id', 'is', null)
      .order('issued_at')
      .order('amount_cents');
    return data?.map(({ amount_cents, credit_cents }) => [amount_cents, credit_cents]);
  };
  await signIn(page, person, '/store');
  const add = page.locator('[data-action=add][data-sku=test-focustrack]');
  await add.click();
  await expect(add).toHaveText('In your cart');
  await page.goto('/checkout');
  const bought = await openProvider(page, () => agreeAndPay(page));
  await payWith(bought, cards.good);
  await expectEntitlements(service, person.id, ['test-focustrack']);

  // Said before a plan is chosen: what the first bill comes to, and what stays.
  await page.goto('/pricing#plans');
  await expect(page.locator('[data-plan=plus] [data-part=first-bill]')).toContainText('$0.00');
  await expect(page.locator('[data-plan=plus] [data-part=first-bill]')).toContainText('$10.00');
  const left = await openProvider(page, () => page.locator('[data-action=choose-premium]').click());
  await expect(left.locator('tbody')).toContainText('Applied balance');
  await left.close();
  const tab = await openProvider(page, () => page.locator('[data-action=choose-plus]').click());
  await expect(tab.locator('tfoot')).toContainText('$0.00');
  await payWith(tab, cards.good);
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'plus' });
  await tab.close();

  // A larger plan costs the difference, and the rest of the credit pays it.
  await page.goto('/account-settings');
  await expect(page.locator('[data-part=plan-credit]')).toContainText('$10.00');
  await changeInPortal(page, 'price_premium_month', /Applied balance/);
  await expectSubscriber(service, person.id, { subscription_tier: 'premium' });
  await expect.poll(bills).toEqual([
    [999, 999],
    [1000, 1000],
  ]);
  // A smaller one waits, costs nothing now and takes no credit.
  await page.goto('/account-settings');
  await changeInPortal(page, 'price_plus_month', /Nothing is charged today/);
  await page.goto('/account-settings');
  await expect(page.locator('[data-part=next-plan]')).toContainText('Plus');
  await expect(page.locator('[data-part=plan-credit]')).toHaveCount(0);

  await refundOrder(request, service, person.id);
  await expectEntitlements(service, person.id, []);
  expect(await bills()).toHaveLength(2);
});
