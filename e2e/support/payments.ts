import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { STRIPE_SECRET_KEY as sandboxKey } from '../../supabase/local/payments/sandbox.ts';

export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  secure: '4000 0025 0000 3155',
  /** Can be saved for a trial, but not charged. */
  emptyLater: '4000 0000 0000 0341',
} as const;

/** Fills the hosted checkout page and presses its button. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expires (MM/YY)').fill('12/44');
  await page.getByLabel('Security code').fill('123');
  await page.locator('[data-action=pay]').click();
}

/** Agrees to what stands beside the pay button of a cart, and presses it. */
export async function agreeAndPay(page: Page): Promise<void> {
  await page.locator('input[name=agreed]').check();
  await page.locator('[data-action=pay]').click();
}

/** Presses what opens the payment provider's page and answers the new tab. */
export async function openProvider(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await press();
  const tab = await opened;
  await tab.waitForURL(/\/payments\//);
  return tab;
}

/** Steers the sandbox: `advance`, `settle`, `dispute`, … as supabase/local/README.md lists them. */
export async function steer<T = unknown>(
  request: APIRequestContext,
  name: string,
  data: object = {},
): Promise<T> {
  const answer = await request.post(`/payments/_sandbox/${name}`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}

/** The subscriber record once it fits; webhooks arrive a moment after the page. */
export async function expectSubscriber(
  service: SupabaseClient,
  userId: string,
  fits: Record<string, unknown>,
): Promise<void> {
  await expect
    .poll(async () => {
      const { data, error } = await service.from('subscribers').select().eq('user_id', userId).maybeSingle();
      if (error) throw error;
      return data;
    })
    .toMatchObject(fits);
}

/** What a person may open by a purchase, sorted. */
export async function expectEntitlements(
  service: SupabaseClient,
  userId: string,
  skus: readonly string[],
): Promise<void> {
  await expect
    .poll(async () => {
      const { data, error } = await service.from('entitlements').select('sku').eq('user_id', userId);
      if (error) throw error;
      return data.map(({ sku }) => String(sku)).sort();
    })
    .toEqual([...skus].sort());
}

/** From the account settings through the portal to another price; `statement` is what it says before the confirmation. */
export async function changeInPortal(page: Page, price: string, statement: RegExp): Promise<void> {
  await page.locator('[data-action=billing-portal]').click();
  await page.waitForURL(/\/payments\/portal\//);
  await page.locator('[data-action=plan]').click();
  await page.locator(`input[name=price][value=${price}]`).check();
  await page.locator('[data-action=choose-plan]').click();
  await expect(page.locator('main')).toContainText(statement);
  await page.locator('[data-action=confirm-plan]').click();
  await expect(page.locator('[data-screen=payments-portal]')).toBeVisible();
}

/** Pays an order back at the provider, as staff would in its dashboard. */
export async function refundOrder(
  request: APIRequestContext,
  service: SupabaseClient,
  userId: string,
): Promise<void> {
  const { data, error } = await service
    .from('orders')
    .select('payment_intent_id')
    .eq('user_id', userId)
    .eq('status', 'paid')
    .single();
  if (error) throw error;
  const answer = await request.post('/payments/v1/refunds', {
    headers: { authorization: `Bearer ${sandboxKey}` },
    form: { payment_intent: String(data.payment_intent_id) },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
