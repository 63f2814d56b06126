import { cards, changeInPortal, expectSubscriber, openProvider, payWith } from './support/payments.ts';
import { expect, type Person, sendDueMails, signIn, test } from './support/test.ts';

type Page = import('@playwright/test').Page;

const plans = '/pricing#plans';

async function openPlans(page: Page, person: Person, interval: 'Monthly' | 'Yearly' = 'Monthly') {
  await signIn(page, person, '/pricing');
  await page.getByRole('radio', { name: interval }).check();
}

const choose = (page: Page, tier: 'freemium' | 'plus' | 'premium') =>
  page.locator(`[data-action=choose-${tier}]`);

const card = (page: Page, tier: string) => page.locator(`[data-plan=${tier}]`);

/** Buys a plan on the hosted page; answers the tab in which the result stands. */
async function buyPlan(page: Page, tier: 'plus' | 'premium', number: string = cards.good): Promise<Page> {
  const tab = await openProvider(page, () => choose(page, tier).click());
  await payWith(tab, number);
  await tab.waitForURL(/\/subscription-success/);
  return tab;
}

test('Plus by the month is paid at the provider and open at once in every tab', async ({
  page,
  person,
  service,
}) => {
  await openPlans(page, person);
  await expect(card(page, 'plus')).toContainText('$9.99 a month');
  const tab = await buyPlan(page, 'plus');
  await expect(tab.getByRole('heading', { name: 'Plus is open' })).toBeVisible();
  await expectSubscriber(service, person.id, {
    subscribed: true,
    subscription_tier: 'plus',
    trial_status: 'none',
  });
  // The tab that was left open follows without being touched.
  await expect(card(page, 'plus')).toHaveAttribute('data-current', 'true');
  await expect(choose(page, 'premium')).toHaveText('Change to Premium');
  await tab.goto('/test/attentionflow');
  await expect(tab.locator('[data-action=start]')).toBeVisible();
});

test('an annual trial of Premium opens everything, says what it will cost, and ends on request', async ({
  page,
  person,
  service,
}) => {
  await openPlans(page, person, 'Yearly');
  await expect(card(page, 'premium')).toContainText('7 days free, then $199.00');
  const hub = await page.context().newPage();
  await hub.goto('/test-intro/psyprofile_lite');
  await expect(hub.locator('[data-action=start]')).toHaveCount(0);

  const tab = await buyPlan(page, 'premium');
  await expect(tab.getByRole('heading', { name: 'Your free trial of Premium has begun' })).toBeVisible();
  await expectSubscriber(service, person.id, {
    subscribed: true,
    subscription_tier: 'premium',
    trial_status: 'active',
  });
  await tab.goto('/test/psyprofile');
  await expect(tab.locator('[data-action=start]')).toBeVisible();
  await hub.close();

  await tab.goto('/account-settings');
  await expect(tab.getByText('7 days left')).toBeVisible();
  await tab.locator('[data-action=cancel-trial]').click();
  await tab.getByRole('radio', { name: /^Now/ }).check();
  await tab.getByRole('button', { name: 'Cancel the trial' }).click();
  await expect(tab.getByText('You are on Freemium now. Nothing is charged.', { exact: true })).toBeVisible();
  await expectSubscriber(service, person.id, { subscribed: false, trial_status: 'cancelled' });
  await tab.goto('/test/psyprofile');
  await expect(tab.locator('[data-action=start]')).toHaveCount(0);

  // There is one trial in a life.
  await page.goto(plans);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(choose(page, 'premium')).toHaveText('Get Premium');
});

test('a trial and its cancellation are told by mail, in the language of the person, with price and way out', async ({
  page,
  person,
  service,
  mails,
}) => {
  await service.from('profiles').update({ language: 'ja' }).eq('id', person.id);
  await openPlans(page, person, 'Yearly');
  const tab = await buyPlan(page, 'plus');
  await expect(tab.getByRole('heading', { name: 'Your free trial of Plus has begun' })).toBeVisible();
  await sendDueMails(service);
  const [started] = await mails(person.email);
  expect(started?.subject).toBe('Plusのトライアルが始まりました');
  expect(started?.text).toContain('年額$99.00');
  await tab.goto(started?.link ?? '');
  await tab.locator('[data-action=cancel-trial]').click();
  await tab.getByRole('button', { name: 'Cancel the trial' }).click();
  await expect(tab.getByText(/^It stays open until/)).toBeVisible();
  await sendDueMails(service);
  const told = await mails(person.email, 2);
  expect(told.map(({ subject }) => subject)).toEqual([
    'Plusのトライアルを解約しました',
    'Plusのトライアルが始まりました',
  ]);
});

test('a declined card charges nothing, and another card on the same page pays', async ({
  page,
  person,
  service,
}) => {
  await openPlans(page, person);
  const tab = await openProvider(page, () => choose(page, 'plus').click());
  await payWith(tab, cards.declined);
  await expect(tab.getByText(/declined/i).first()).toBeVisible();
  const { data } = await service
    .from('subscribers')
    .select('subscribed')
    .eq('user_id', person.id)
    .maybeSingle();
  expect(data?.subscribed ?? false).toBe(false);
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/subscription-success/);
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'plus' });
});

test('a card that asks for 3-D Secure pays after the confirmation', async ({ page, person, service }) => {
  await openPlans(page, person);
  const tab = await openProvider(page, () => choose(page, 'plus').click());
  await payWith(tab, cards.secure);
  await tab.locator('[data-action=confirm]').click();
  await tab.waitForURL(/\/subscription-success/);
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'plus' });
});

test('leaving the payment page leaves everything as it was', async ({ page, person, service }) => {
  await openPlans(page, person);
  const tab = await openProvider(page, () => choose(page, 'plus').click());
  await tab.locator('[data-action=cancel]').click();
  await tab.waitForURL(/\/subscription-cancelled/);
  await expect(tab.getByRole('heading', { name: 'You left the payment page' })).toBeVisible();
  const { data } = await service
    .from('subscribers')
    .select('subscribed')
    .eq('user_id', person.id)
    .maybeSingle();
  expect(data?.subscribed ?? false).toBe(false);
});

test('in the portal a plan is made larger at once, with the difference stated first, and the way back leads to the account settings', async ({
  page,
  person,
  service,
}) => {
  await openPlans(page, person);
  await buyPlan(page, 'plus');
  await expectSubscriber(service, person.id, { subscription_tier: 'plus' });
  await page.goto('/account-settings');
  await changeInPortal(page, 'price_premium_month', /Due today\s*\$10\.00/);
  await expectSubscriber(service, person.id, { subscribed: true, subscription_tier: 'premium' });
  await page.locator('[data-action=return]').click();
  await page.waitForURL((url) => url.pathname === '/account-settings');
  await expect(page.locator('[data-plan=premium]')).toBeVisible();
});

test('two presses on a plan open one checkout', async ({ page, person, service }) => {
  await openPlans(page, person);
  const tab = await openProvider(page, () => choose(page, 'plus').dblclick());
  await expect(tab.locator('[data-action=pay]')).toBeVisible();
  const { data } = await service.from('checkout_sessions').select('id, status').eq('user_id', person.id);
  expect(data?.filter(({ status }) => status === 'open')).toHaveLength(1);
});

test('a visitor who chooses a plan signs up first and goes on with one press', async ({ page, person }) => {
  await page.goto(plans);
  await choose(page, 'plus').click();
  await expect(page).toHaveURL(/\/auth\?mode=signup/);
  await page.goto(page.url().replace('mode=signup', 'mode=login'));
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/pricing/);
  const tab = await openProvider(page, () => page.locator('[data-action=continue-checkout]').click());
  await expect(tab.getByText('$9.99 per month').first()).toBeVisible();
});
