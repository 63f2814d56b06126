import { focuscheckAdult } from '../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import {
  agreeAndPay,
  cards,
  expectEntitlements,
  openProvider,
  payWith,
  refundOrder,
} from './support/payments.ts';
import { expect, keepSession, test } from './support/test.ts';

test('the free report offers a credit to those alone who have one', async ({
  page,
  person,
  service,
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const id = await finishedAttempt(await clientOf(baseURL, person), focuscheckAdult);
  const report = `/focuscheck/report/${id}`;
  const offer = page.locator('[data-part=call-to-action]');
  await keepSession(page, person);
  await page.goto(report);
  await expect(offer).toContainText('Plus: every exercise in every length, and two more tests');
  await expect(offer).toContainText('The yearly plan starts with 7 days free.');
  await expect(offer).not.toContainText(/credit|purchase/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto('/store');
  const add = page.locator('[data-action=add][data-sku=training-breathing]');
  await add.click();
  await expect(add).toHaveText('In your cart');
  await page.goto('/checkout');
  const tab = await openProvider(page, () => agreeAndPay(page));
  await payWith(tab, cards.good);
  await expectEntitlements(service, person.id, ['training-breathing']);
  await tab.close();
  await page.goto(report);
  await expect(offer).toContainText('Upgrade — we’ll credit your recent purchase');
  await page.goto('/account-settings');
  await expect(page.locator('[data-part=plan-credit]')).toContainText('Your credit for single purchases: $');

  await refundOrder(request, service, person.id);
  await expectEntitlements(service, person.id, []);
  await page.goto(report);
  await expect(offer).toContainText('Plus: every exercise in every length');
  await expect(offer).not.toContainText(/credit|purchase/);
});
