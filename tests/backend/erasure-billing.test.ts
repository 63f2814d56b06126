/** What happens to plans and orders when an account is erased, with the payments sandbox as the provider. */
import { describe, expect, it } from 'vitest';
import { createDeps as deletionDeps } from '../../supabase/functions/delete-account/deps.ts';
import { handle as deleteAccount } from '../../supabase/functions/delete-account/handler.ts';
import { createDeps as erasureDeps } from '../../supabase/functions/erase-accounts/deps.ts';
import { handle as eraseAccounts } from '../../supabase/functions/erase-accounts/handler.ts';
import { loadConfig } from '../../supabase/local/config.ts';
import { STRIPE_SECRET_KEY } from '../../supabase/local/payments/sandbox.ts';
import { answerOf, post } from '../functions/accounts.support.ts';
import { type Buyer, plans, useBilling } from './billing.support.ts';
import { password } from './support/backend.ts';

describe('erasure of somebody who paid', () => {
  const billing = useBilling();

  function parts() {
    const { publishable_key: anonKey } = loadConfig(process.cwd()).auth;
    const env = { supabaseUrl: billing.url, siteUrl: billing.url, anonKey, serviceKey: billing.serviceKey };
    const settings: Record<string, string> = {
      STRIPE_SECRET_KEY,
      STRIPE_API_BASE: `${billing.url}/payments`,
    };
    return { env, get: (name: string) => settings[name] };
  }

  async function ask(person: Buyer) {
    const { env, get } = parts();
    const { data } = await person.client.auth.getSession();
    const headers = { authorization: `Bearer ${data.session?.access_token}` };
    return answerOf(await deleteAccount(post({ password }, headers), deletionDeps(env, get)));
  }

  async function erase() {
    const { env, get } = parts();
    const headers = { authorization: `Bearer ${billing.serviceKey}` };
    return answerOf(await eraseAccounts(post({}, headers), erasureDeps(env, get)));
  }

  const makeDue = ({ id }: Buyer) =>
    billing.sql(
      `update public.account_erasures
     set requested_at = requested_at - interval '8 days', due_at = due_at - interval '8 days' where user_id = $1`,
      [id],
    );

  describe('an account that waits to be erased', () => {
    it('keeps its plan to the end of what is paid, and not longer, also when it is kept', async () => {
      const ann = await billing.buyer('waits');
      await ann.subscribe(plans.plus);
      expect(await ask(ann)).toMatchObject({ status: 200 });
      await billing.settle();
      expect(await ann.subscription()).toMatchObject({ status: 'active', cancel_at_period_end: true });
      const plan = await ann.plan();
      expect(plan).toMatchObject({ subscribed: true, subscription_tier: 'plus' });
      expect(plan.cancel_at).not.toBeNull();
      expect((await ann.client.rpc('keep_my_account')).data).toBe(true);
      expect(await ann.subscription()).toMatchObject({ cancel_at_period_end: true });
    });

    it('can no longer pay a checkout that it left open', async () => {
      const bea = await billing.buyer('open');
      const opened = await bea.call('create-checkout', { priceId: plans.plus });
      expect(await ask(bea)).toMatchObject({ status: 200 });
      const session = await billing.stripe.checkout.sessions.retrieve(opened.body.session_id);
      expect(session.status).toBe('expired');
    });

    it('is not put down while the provider cannot be asked', async () => {
      const cem = await billing.buyer('down');
      await cem.subscribe(plans.plus);
      await billing.control('faults', { fail_requests: 50 });
      expect(await ask(cem)).toMatchObject({ status: 503, body: { error: { code: 'plans_not_ended' } } });
      await billing.control('faults', {});
      expect((await cem.client.from('account_erasures').select('due_at')).data).toEqual([]);
    });
  });

  describe('erasing an account', () => {
    it('ends the plan at once and leaves the order without a person', async () => {
      const dan = await billing.buyer('gone');
      await dan.subscribe(plans.premium);
      const { order_id: order } = await dan.buy(['test-procrastination']);
      const subscription = await dan.subscription();
      await ask(dan);
      await makeDue(dan);
      expect(await erase()).toEqual({ status: 200, body: { erased: 1, failed: 0 } });
      await billing.settle();
      expect((await billing.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled');
      expect(await billing.sql('select user_id, status from public.orders where id = $1', [order])).toEqual([
        { user_id: null, status: 'paid' },
      ]);
      for (const table of [
        'subscribers',
        'entitlements',
        'billing_customers',
        'billing_subscriptions',
        'billing_invoices',
      ])
        expect(
          await billing.sql(`select 1 from public.${table} where user_id = $1`, [dan.id]),
          table,
        ).toEqual([]);
    });

    it('waits for another time while the provider cannot be asked', async () => {
      const eva = await billing.buyer('later');
      await eva.subscribe(plans.plus);
      await ask(eva);
      await makeDue(eva);
      await billing.control('faults', { fail_requests: 50 });
      expect(await erase()).toEqual({ status: 200, body: { erased: 0, failed: 1 } });
      await billing.control('faults', {});
      expect(await billing.sql('select 1 from auth.users where id = $1', [eva.id])).toHaveLength(1);
      await billing.sql(
        `update public.account_erasures set begun_at = begun_at - interval '11 minutes' where user_id = $1`,
        [eva.id],
      );
      expect(await erase()).toEqual({ status: 200, body: { erased: 1, failed: 0 } });
    });
  });
});
