import { cards, changeInPortal, expectSubscriber, openProvider, payWith, steer } from './support/payments.ts';
import { expect, signIn, test } from './support/test.ts';

test('a smaller plan waits for the end of what is paid for', async ({ page, person, service, request }) => {
  await signIn(page, person, '/pricing');
  await page.getByRole('radio', { name: 'Monthly' }).check();
  const tab = await openProvider(page, () => page.locator('[data-action=choose-premium]').click());
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/subscription-success/);
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'premium' });

  await page.goto('/account-settings');
  await changeInPortal(page, 'price_plus_month', /You keep your current plan until/);
  await steer(request, 'settle');
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'premium' });
  await page.goto('/account-settings');
  await expect(page.locator('[data-part=next-plan]')).toContainText('Plus');

  await steer(request, 'advance', { days: 32 });
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'plus' });
});

test('a trial that is kept is charged on its last day', async ({ page, person, service, request }) => {
  await signIn(page, person, '/pricing');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const tab = await openProvider(page, () => page.locator('[data-action=choose-plus]').click());
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/subscription-success/);
  await expectSubscriber(service, person.id, { trial_status: 'active' });
  await steer(request, 'advance', { days: 8 });
  await expectSubscriber(service, person.id, {
    subscribed: true,
    subscription_tier: 'plus',
    trial_status: 'converted',
  });
  await page.goto('/account-settings');
  await expect(page.locator('[data-invoice]').first()).toContainText('$99.00');
});
