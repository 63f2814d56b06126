/** The catalogue of the sandbox: one product per plan and the prices that the database has for it. */
import { brand } from '../../../src/config/brand.ts';
import type { LocalDb } from '../types.ts';
import { createPrice, createProduct } from './catalogue.ts';
import type { Core } from './core.ts';

interface PlanPrice extends Record<string, unknown> {
  id: string;
  tier: string;
  interval: 'month' | 'year';
  amount_cents: number;
  currency: string;
  active: boolean;
}

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Prices of the database; none where it has no such table. */
export async function readPlanPrices(db: LocalDb): Promise<PlanPrice[]> {
  const [found] = await db.query<{ name: string | null }>(
    `select to_regclass('public.plan_prices')::text as name`,
  );
  if (!found?.name) return [];
  return db.query<PlanPrice>(
    'select id, tier, "interval", amount_cents, currency, active from public.plan_prices order by created_at, id',
  );
}

/** The table is the truth: what changed there changes here. No events tell of it. */
export function fillCatalogue(core: Core, prices: readonly PlanPrice[]): void {
  for (const { id, tier, interval, amount_cents: amount, currency, active } of prices) {
    const product = `prod_${tier}`;
    if (!core.find('product', product)) {
      createProduct(core, {
        id: product,
        name: `${brand.name} ${capitalised(tier)}`,
        metadata: { tier },
      });
    }
    const known = core.find('price', id);
    if (known) {
      Object.assign(known, { active, unit_amount: amount, unit_amount_decimal: String(amount) });
      continue;
    }
    createPrice(core, {
      id,
      product,
      currency,
      unit_amount: amount,
      recurring: { interval },
      tax_behavior: 'inclusive',
      nickname: `${capitalised(tier)}, ${interval}`,
      active,
    });
  }
}
