/** After an erasure that is carried out to its end nothing says any more whose account it was. */
import { describe, expect, it, vi } from 'vitest';
import { keyed } from '../../supabase/functions/_shared/http/rate-limit.ts';
import { createDeps } from '../../supabase/functions/erase-accounts/deps.ts';
import { handle } from '../../supabase/functions/erase-accounts/handler.ts';
import { createDeps as mailDeps } from '../../supabase/functions/send-mails/deps.ts';
import { handle as sendMails } from '../../supabase/functions/send-mails/handler.ts';
import { loadConfig } from '../../supabase/local/config.ts';
import { STRIPE_SECRET_KEY } from '../../supabase/local/payments/sandbox.ts';
import { answerOf, post } from '../functions/accounts.support.ts';
import { type Buyer, plans, useBilling } from './billing.support.ts';

describe('an erasure that is carried out to its end', () => {
  const billing = useBilling();

  /** Tables of all schemas in which a row holds one of the words anywhere. */
  async function tablesWith(words: readonly string[]): Promise<string[]> {
    const tables = await billing.sql<{ name: string }>(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await billing.sql(
        `select 1 from ${name} t where exists (select from unnest($1::text[]) w where position(w in t::text) > 0) limit 1`,
        [words],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  async function objectsWith(word: string): Promise<string[]> {
    const all = (await (await fetch(`${billing.url}/payments/_sandbox/objects`)).json()) as {
      object: string;
    }[];
    return [
      ...new Set(all.filter((one) => JSON.stringify(one).includes(word)).map(({ object }) => object)),
    ].sort();
  }

  /** What the log and the counters come to hold about somebody. */
  async function leaveTraces({ id, email }: Buyer, digest: string): Promise<void> {
    await billing.sql(
      `insert into public.admin_audit_log (actor_id, action, target, detail) values
         (null, 'sign_up.past_limit', $1, jsonb_build_object('address', $2::text)),
         (null, 'sign_up.past_limit', null, jsonb_build_object('address', $2::text)),
         ($1::uuid, 'admin_role.insert', $1, '{}')`,
      [id, digest],
    );
    await billing.sql(
      `insert into public.rate_limits (key, hits, resets_at) values
         ('create-checkout:' || $1, 1, now() + interval '1 hour'),
         ('confirmation-create-address:' || $2, 1, now() + interval '1 day')
       on conflict do nothing`,
      [id, digest],
    );
    await billing.sql('update auth.users set email_change = $2 where id = $1', [id, `new-${email}`]);
  }

  it('leaves id, address and customer in no table, no log, and at the provider only in what was paid', async () => {
    const dan = await billing.buyer('traces');
    const { serviceKey, url, stripe } = billing;
    const digest = await keyed(dan.email, serviceKey);
    await dan.subscribe(plans.premium);
    const bought = await dan.buy(['test-procrastination']);
    await leaveTraces(dan, digest);
    const [known] = await billing.sql<{ customer_id: string }>(
      'select customer_id from public.billing_customers where user_id = $1',
      [dan.id],
    );
    const customer = known?.customer_id ?? '';
    // Made in a request that was cut off: never tied to the account.
    const stray = await stripe.customers.create({ email: dan.email, metadata: { user_id: dan.id } });
    const words = [dan.id, dan.email, digest, customer];
    expect(await tablesWith(words)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'public.admin_audit_log',
        'public.billing_events',
        'public.rate_limits',
      ]),
    );

    await billing.sql(
      `insert into public.account_erasures (user_id, requested_at, due_at) values ($1, now() - interval '8 days', now() - interval '1 day')`,
      [dan.id],
    );
    const { publishable_key: anonKey } = loadConfig(process.cwd()).auth;
    const settings: Record<string, string> = {
      STRIPE_SECRET_KEY,
      STRIPE_API_BASE: `${url}/payments`,
      RESEND_API_KEY: 'test',
      RESEND_API_URL: `${url}/_local/resend`,
    };
    const env = { supabaseUrl: url, siteUrl: url, anonKey, serviceKey };
    const get = (name: string) => settings[name];
    const asServer = () => post({}, { authorization: `Bearer ${serviceKey}` });
    // Who is erased was told so before, at this address.
    await sendMails(asServer(), mailDeps(env, get));
    expect(await tablesWith([dan.id])).toContain('public.account_mails');
    const erased = await answerOf(await handle(asServer(), createDeps(env, get)));
    expect(erased).toEqual({ status: 200, body: { erased: 1, failed: 0 } });
    // The provider tells of the deletion, and reconciliation looks at what it said.
    await billing.settle();
    await billing.reconcile();

    expect(await tablesWith([...words, `new-${dan.email}`, stray.id])).toEqual([]);
    const written = (['error', 'warn', 'info'] as const)
      .flatMap((level) => vi.mocked(console[level]).mock.calls)
      .map((call) => call.join(' '))
      .join('\n');
    for (const word of words) expect(written).not.toContain(word);

    for (const id of [customer, stray.id])
      expect(await stripe.customers.retrieve(id)).toMatchObject({ deleted: true });
    expect(await stripe.customers.list({ email: dan.email })).toMatchObject({ data: [] });
    // What was paid is kept by the provider as the law asks, and its news for 30 days; of ours nothing names the account.
    const kept = [
      'charge',
      'checkout.session',
      'event',
      'invoice',
      'payment_intent',
      'payment_method',
      'setup_intent',
    ];
    expect(await objectsWith(dan.id)).toEqual(['event']);
    for (const object of await objectsWith(dan.email)) expect(kept).toContain(object);
    const [order] = await billing.sql('select user_id, receipt_url from public.orders where id = $1', [
      bought.order_id,
    ]);
    expect(order).toEqual({ user_id: null, receipt_url: null });
  });
});
