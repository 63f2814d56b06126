/** Orders with one coupon that many have used, on a native PostgreSQL: a hundred begin in every second, whatever the ones before do. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { prepareDb } from '../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../supabase/local/db/native.ts';
import { type Figure, percentile } from './figures.ts';

const redeemed = 20_000;
const perSecond = 100;
const seconds = 5;
const orders = perSecond * seconds;

const root = join(import.meta.dirname, '..');

/** Everybody has an account; the first `redeemed` have used both coupons. */
const crowd = `
set session_replication_role = replica;
insert into auth.users (id, email)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'n' || n || '@example.com'
  from generate_series(1, ${redeemed + 2 * orders}) n;
set session_replication_role = origin;
insert into public.coupons (code, percent_off, max_redemptions) values ('OPENEND', 10, null), ('CAPPED', 10, 1000000);
insert into public.orders (id, user_id, status, currency, subtotal_cents, bundle_percent, bundle_discount_cents,
    coupon_code, coupon_discount_cents, total_cents, checkout_session_id, paid_at)
  select gen_random_uuid(), ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'paid', 'usd', 1000, 0, 0,
    code, 100, 900, 'cs_' || code || n, now()
  from generate_series(1, ${redeemed}) n, (values ('OPENEND'), ('CAPPED')) c (code);
insert into public.checkout_sessions (id, user_id, kind, order_id, status, expires_at)
  select o.checkout_session_id, o.user_id, 'cart', o.id, 'complete', now() from public.orders o;
`;

export async function couponFigures(): Promise<Figure[]> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: join(root, 'supabase/migrations') });
    await db.script(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));
    await db.script(crowd);
    await db.query('vacuum analyze');
    const [item] = await db.query<{ sku: string; cents: number }>(
      `select sku, unit_price_cents as cents from public.catalog_items where sku = 'test-psyprofile'`,
    );
    if (!item) throw new Error('the seed has no test-psyprofile');
    const off = Math.floor((item.cents * 10 + 50) / 100);
    const paid = item.cents - off;
    const order = (code: string, person: number): string =>
      JSON.stringify({
        id: crypto.randomUUID(),
        user_id: `00000000-0000-4000-8000-${String(person).padStart(12, '0')}`,
        currency: 'usd',
        subtotal_cents: item.cents,
        bundle_percent: 0,
        bundle_discount_cents: 0,
        coupon_code: code,
        coupon_discount_cents: off,
        total_cents: paid,
        lines: [{ sku: item.sku, unit_price_cents: item.cents, discount_cents: off, paid_cents: paid }],
      });

    async function measure(code: string, first: number): Promise<number> {
      const times: number[] = [];
      const from = performance.now();
      await Promise.all(
        Array.from({ length: orders }, async (_, n) => {
          const due = from + (n * 1000) / perSecond;
          await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
          const begun = performance.now();
          await db.query('select public.store_order($1::text::jsonb)', [order(code, first + n)]);
          times.push(performance.now() - begun);
        }),
      );
      return percentile(times, 0.95);
    }
    const open = await measure('OPENEND', redeemed + 1);
    const capped = await measure('CAPPED', redeemed + orders + 1);
    await db.close();
    const name = `order with a coupon used ${redeemed} times, ${perSecond} a second, p95`;
    return [
      { name, value: open, unit: 'ms', budget: 15 },
      { name: `${name}, with a maximum`, value: capped, unit: 'ms', budget: 15 },
    ];
  } finally {
    await server.stop();
  }
}
