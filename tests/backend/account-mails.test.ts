/** From what happened to the mail that is read, with the payments sandbox as the provider and the inbox as the mail service. */
import type Stripe from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import { createDeps as deletionDeps } from '../../supabase/functions/delete-account/deps.ts';
import { handle as deleteAccount } from '../../supabase/functions/delete-account/handler.ts';
import { createDeps } from '../../supabase/functions/send-mails/deps.ts';
import { handle } from '../../supabase/functions/send-mails/handler.ts';
import { loadConfig } from '../../supabase/local/config.ts';
import { STRIPE_SECRET_KEY } from '../../supabase/local/payments/sandbox.ts';
import type { CaughtMail } from '../../supabase/local/types.ts';
import { answerOf, post } from '../functions/accounts.support.ts';
import { type Buyer, plans, useBilling } from './billing.support.ts';
import { cards } from './payments.support.ts';
import { password } from './support/backend.ts';

describe('mails about plans and accounts', () => {
  const billing = useBilling();

  const settings = (more: Record<string, string> = {}) => {
    const all: Record<string, string> = {
      STRIPE_SECRET_KEY,
      STRIPE_API_BASE: `${billing.url}/payments`,
      RESEND_API_KEY: 'test',
      RESEND_API_URL: `${billing.url}/_local/resend`,
      ...more,
    };
    return (name: string) => all[name];
  };
  function env() {
    const { publishable_key: anonKey } = loadConfig(process.cwd()).auth;
    return { supabaseUrl: billing.url, siteUrl: billing.url, anonKey, serviceKey: billing.serviceKey };
  }
  const run = async (deps = createDeps(env(), settings())) =>
    (await answerOf(await handle(post({}, { authorization: `Bearer ${billing.serviceKey}` }), deps))).body;
  const mailsTo = async ({ email }: Buyer): Promise<CaughtMail[]> =>
    (await (
      await fetch(`${billing.url}/_local/inbox.json?to=${encodeURIComponent(email)}`)
    ).json()) as CaughtMail[];
  const typesTo = async (person: Buyer) => (await mailsTo(person)).map(({ type }) => type).reverse();
  const inLanguage = (person: Buyer, language: string) =>
    billing.sql('update public.profiles set language = $2 where id = $1', [person.id, language]);
  async function erase(person: Buyer) {
    const { data } = await person.client.auth.getSession();
    const request = post({ password }, { authorization: `Bearer ${data.session?.access_token}` });
    return answerOf(await deleteAccount(request, deletionDeps(env(), settings())));
  }

  it('tell of a trial and of its end in the language of the person, with price and way out', async () => {
    const ann = await billing.buyer('german');
    await inLanguage(ann, 'de');
    await ann.subscribe(plans.plusYear);
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    const [started] = await mailsTo(ann);
    expect(started).toMatchObject({
      type: 'trial_started',
      subject: 'Ihre Probezeit von Plus hat begonnen',
      link: `${billing.url}/account-settings`,
    });
    expect(started?.text).toMatch(/kostet 99,00\s\$ im Jahr/);
    expect(started?.html).toContain('<html lang="de">');
    expect(started?.files?.[0]).toMatchObject({
      name: 'Nutzungsbedingungen.txt',
      text: expect.stringContaining('innerhalb von 7 Tagen'),
    });
    await ann.call('cancel-trial', { when: 'at_end' });
    await billing.settle();
    await run();
    expect((await mailsTo(ann))[0]?.subject).toBe('Ihre Probezeit von Plus ist gekündigt');
  });

  it('come once, though every webhook is delivered twice and out of order', async () => {
    const ben = await billing.buyer('twice');
    await ben.subscribe(plans.premiumYear);
    await ben.call('cancel-trial', { when: 'at_end' });
    await billing.settle();
    const ids = await billing.sql<{ id: string }>(
      `select e.id from public.billing_events e join public.billing_customers c using (customer_id)
       where c.user_id = $1 order by e.event_created desc, e.id desc`,
      [ben.id],
    );
    expect(ids.length).toBeGreaterThan(2);
    for (const { id } of [...ids, ...ids]) await billing.control('resend', { event: id });
    await billing.settle();
    await billing.reconcile();
    await run();
    await run();
    expect(await typesTo(ben)).toEqual(['trial_started', 'trial_cancelled']);
  });

  it('come once when the answer of the mail service is lost', async () => {
    const eva = await billing.buyer('lost');
    await erase(eva);
    const deps = createDeps(env(), settings());
    const failing = { ...deps, noteSent: () => Promise.reject(new Error('the connection broke')) };
    expect(await run(failing)).toEqual({ sent: 0, failed: 1 });
    await billing.sql(`update public.account_mails set next_try_at = now() where user_id = $1`, [eva.id]);
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    expect(await typesTo(eva)).toEqual(['erasure_planned']);
  });

  it('confirm an order with lines, discounts and the terms, and tell what of it is paid back', async () => {
    const lea = await billing.buyer('order');
    await inLanguage(lea, 'fr');
    await lea.buy(['test-focustrack', 'test-start-barriers'], { coupon: 'WELCOME10' });
    await run();
    const [order] = await mailsTo(lea);
    expect(order?.type).toBe('order_paid');
    const text = order?.text.replace(/\s/g, ' ');
    for (const part of [
      'FocusTrack Attention: 19,99 $US',
      '10 % : −3,50 $US',
      'Code promo WELCOME10 : −3,15 $US',
    ])
      expect(text).toContain(part.replace(' : ', ': '));
    expect(order?.files?.[0]?.name).toBe('Conditions d’utilisation.txt');
    const [bought] = await billing.sql<{ payment_intent_id: string }>(
      'select payment_intent_id from public.orders where user_id = $1',
      [lea.id],
    );
    await billing.stripe.refunds.create({ payment_intent: bought?.payment_intent_id ?? '' });
    await billing.settle();
    await billing.reconcile();
    await run();
    const [refund, ...others] = await mailsTo(lea);
    expect(refund).toMatchObject({ type: 'refunded', subject: expect.stringContaining('28,33') });
    expect(refund?.text).toContain('FocusTrack Attention et Start Barriers');
    expect(others).toHaveLength(1);
  });

  it('tell of a plan bill that is paid back, once, and the bill and its receipt show a credit note', async () => {
    const mia = await billing.buyer('plan-refund');
    await mia.subscribe(plans.plus);
    await run();
    const bill = async () => {
      const { data } = await mia.client
        .from('billing_invoices')
        .select('id, amount_cents, refunded_cents, hosted_url')
        .single();
      return data;
    };
    const { data: payments } = await billing.stripe.invoicePayments.list({
      invoice: (await bill())?.id ?? '',
    });
    const intent = String(payments[0]?.payment.payment_intent);
    const papers = async () => {
      const { latest_charge: charge } = await billing.stripe.paymentIntents.retrieve(intent, {
        expand: ['latest_charge'],
      });
      const receipt = (charge as Stripe.Charge).receipt_url ?? '';
      const open = async (url: string) => (await (await fetch(url)).text()).replace(/<[^>]+>/g, ' ');
      return Promise.all([(await bill())?.hosted_url ?? '', receipt].map(open));
    };
    for (const paper of await papers()) {
      expect(paper).toContain(brand.operator);
      expect(paper).not.toContain('Credit note');
    }

    // A part keeps the plan open.
    await billing.stripe.refunds.create({ payment_intent: intent, amount: 400 });
    await billing.settle();
    await run();
    expect(await bill()).toMatchObject({ amount_cents: 999, refunded_cents: 400 });
    expect(await mia.plan()).toMatchObject({ subscribed: true });
    const [part] = await mailsTo(mia);
    expect(part).toMatchObject({ type: 'refunded', subject: '$4.00 goes back to you' });
    expect(part?.text).toContain('What you bought stays open.');

    // The rest ends it.
    await billing.stripe.refunds.create({ payment_intent: intent });
    await billing.settle();
    const events = await billing.sql<{ id: string }>(
      `select e.id from public.billing_events e join public.billing_customers c using (customer_id) where c.user_id = $1`,
      [mia.id],
    );
    for (const { id } of events) await billing.control('resend', { event: id });
    await billing.settle();
    await billing.reconcile();
    await run();
    await run();
    expect(await typesTo(mia)).toEqual(['plan_started', 'refunded', 'refunded']);
    const [rest] = await mailsTo(mia);
    expect(rest?.subject).toBe('$5.99 goes back to you');
    expect(rest?.text).toContain('Closed with it: Plus.');
    expect(await bill()).toMatchObject({ refunded_cents: 999 });
    for (const paper of await papers()) {
      expect(paper).toMatch(/Credit note \S+-CN1.*−\$4\.00.*Credit note \S+-CN2.*−\$5\.99/s);
      expect(paper).toMatch(/Paid after refunds\s+\$0\.00/);
    }
  });

  it('wait while the mail service is down, for days, and then go out once each', async () => {
    const ida = await billing.buyer('down');
    await erase(ida);
    const nowhere = settings({ RESEND_API_URL: 'http://127.0.0.1:9' });
    const later = (time: string) =>
      billing.sql(
        `update public.account_mails set made_at = made_at - $2::interval, next_try_at = now(),
           handed_at = handed_at - $2::interval where user_id = $1`,
        [ida.id, time],
      );
    for (let day = 0; day < 3; day += 1) {
      expect(await run(createDeps(env(), nowhere))).toEqual({ sent: 0, failed: 0 });
      await later('1 day');
    }
    // It answers again, and takes nothing for two more days.
    const refusing = settings({ RESEND_API_URL: `${billing.url}/_local/nothing` });
    for (let day = 0; day < 2; day += 1) {
      expect(await run(createDeps(env(), refusing))).toEqual({ sent: 0, failed: 1 });
      await later('1 day');
    }
    expect(await run()).toEqual({ sent: 1, failed: 0 });
    expect(await run()).toEqual({ sent: 0, failed: 0 });
    expect(await typesTo(ida)).toEqual(['erasure_planned']);
  });

  it('tell of an erasure while it can be undone, and of its undo', async () => {
    const cem = await billing.buyer('kept');
    await inLanguage(cem, 'ja');
    await erase(cem);
    await erase(cem);
    await run();
    expect((await cem.client.rpc('keep_my_account')).data).toBe(true);
    await run();
    const [undone, planned, ...more] = await mailsTo(cem);
    expect([undone?.subject, planned?.subject, more]).toEqual([
      'アカウントを残しました',
      'アカウントは削除されます',
      [],
    ]);
    expect(planned?.link).toBe(`${billing.url}/settings#erase`);
  });

  it('wait where no mail service is set up, and a row that cannot be told keeps no other', async () => {
    const dan = await billing.buyer('waits');
    await billing.sql(
      `insert into public.account_mails (user_id, kind, facts) values ($1, 'plan_cancelled', '{}')`,
      [dan.id],
    );
    await erase(dan);
    expect(await run(createDeps(env(), () => undefined))).toEqual({ sent: 0, failed: 0 });
    expect(await run()).toEqual({ sent: 1, failed: 1 });
    expect(await typesTo(dan)).toEqual(['erasure_planned']);
  });

  it('leave the address in no table of ours and in no log', async () => {
    const kim = await billing.buyer('quiet');
    await erase(kim);
    await run();
    const [held] = await billing.sql<{ all: string }>(
      `select string_agg(m::text, ' ') as all from public.account_mails m`,
    );
    expect(held?.all).not.toContain('example.com');
    const written = (['error', 'warn', 'info'] as const)
      .flatMap((level) => vi.mocked(console[level]).mock.calls)
      .join('\n');
    expect(written).not.toContain(kim.email);
  });

  // Moves the provider's clock, so it comes last.
  it('tell of a plan that is bought, goes up at once, and of a payment that fails', async () => {
    const max = await billing.buyer('plan');
    await max.subscribe(plans.plus);
    const { id } = await max.subscription();
    const item = (await max.subscription()).items.data[0]?.id ?? '';
    await billing.stripe.subscriptions.update(id, {
      items: [{ id: item, price: plans.premium }],
      proration_behavior: 'always_invoice',
    });
    await billing.settle();
    await run();
    const [changed, started] = await mailsTo(max);
    expect(started).toMatchObject({ type: 'plan_started', subject: 'Plus is open' });
    expect(started?.text).toContain('Paid: $9.99');
    expect(changed).toMatchObject({ type: 'plan_changed', subject: 'Your plan is Premium now' });
    expect(changed?.text).toContain('For this change $10.00 was charged.');
    const { url } = (await max.call('customer-portal', { returnUrl: '/account-settings' })).body;
    const card = { number: cards.emptyLater, expiry: '12/44', cvc: '123' };
    expect((await billing.post(`${url}/card`, card)).status).toBe(303);
    await billing.control('advance', { days: 31 });
    await billing.settle();
    await run();
    await run();
    const [failed, ...before] = await mailsTo(max);
    expect(failed).toMatchObject({ type: 'payment_failed' });
    expect(failed?.text).toContain('$19.99 could not be charged');
    expect(before).toHaveLength(2);
  });
});
