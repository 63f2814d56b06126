import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from './support/database.ts';

const seed = readFileSync(fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)), 'utf8');

interface Item extends Record<string, unknown> {
  sku: string;
  title: string;
  unit_price_cents: number;
  kind: string;
  metadata: { route: string; duration: string; difficulty: string; items?: string[] };
}

describe('the seed', () => {
  let db: OpenedDb;
  let items: Item[];
  const prices = () =>
    db.query('select id, tier, "interval", amount_cents, trial_days from public.plan_prices order by id');
  beforeAll(async () => {
    db = await openTestDatabase();
    await db.script(seed);
    items = await db.query<Item>('select * from public.catalog_items order by sku');
  });
  afterAll(() => db.close());

  it('can be run again and changes nothing', async () => {
    const before = await prices();
    await db.script(seed);
    expect(await prices()).toEqual(before);
    const again = await db.query<Item>('select * from public.catalog_items order by sku');
    const plain = (list: Item[]) => list.map(({ updated_at: _changed, ...item }) => item);
    expect(plain(again)).toEqual(plain(items));
  });

  it('sells tests and trainings within the price ranges of the specification', () => {
    const cents = (kind: string) =>
      items.filter((item) => item.kind === kind).map((item) => item.unit_price_cents);
    expect([Math.min(...cents('test')), Math.max(...cents('test'))]).toEqual([1499, 2499]);
    expect([Math.min(...cents('training')), Math.max(...cents('training'))]).toEqual([499, 999]);
  });

  it('does not sell what is free', () => {
    const sold = items.map(({ sku }) => sku);
    for (const free of [
      'test-focus-snapshot',
      'training-memory-grid',
      'training-digit-span',
      'training-gonogo',
    ]) {
      expect(sold).not.toContain(free);
    }
  });

  it('tells route, duration and difficulty of every item', () => {
    for (const { sku, metadata } of items) {
      expect(metadata.route, sku).toMatch(/^\/[a-z0-9/-]+$/);
      expect(metadata.duration, sku).toMatch(/^\d+(-\d+)? min$/);
      expect(['Beginner', 'Intermediate', 'Advanced'], sku).toContain(metadata.difficulty);
    }
  });

  it('makes bundles of items on sale, cheaper than one by one with the cart discount', () => {
    const price = new Map(items.map(({ sku, unit_price_cents }) => [sku, unit_price_cents]));
    const bundles = items.filter(({ kind }) => kind === 'bundle');
    expect(bundles.map(({ title }) => title)).toEqual(['Dementia Suite', 'Procrastination Suite']);
    for (const { sku, unit_price_cents, metadata } of bundles) {
      const parts = metadata.items ?? [];
      const sum = parts.reduce((total, part) => total + (price.get(part) ?? Number.NaN), 0);
      const discount = parts.length >= 3 ? 0.2 : 0.1;
      expect(unit_price_cents, sku).toBeLessThan(sum * (1 - discount));
    }
  });

  it('offers Plus and Premium by the month and no annual plan', async () => {
    expect(await prices()).toEqual([
      { id: 'price_plus_month', tier: 'plus', interval: 'month', amount_cents: 999, trial_days: 0 },
      { id: 'price_premium_month', tier: 'premium', interval: 'month', amount_cents: 1999, trial_days: 0 },
    ]);
  });
});
