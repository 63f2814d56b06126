import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withExercises } from '../../scripts/seed-exercises.ts';
import { href, paths } from '../../src/config/paths.ts';
import { catalogue } from '../../src/lib/assessments/catalogue.ts';
import { type SuiteOffer, suiteOffers } from '../../src/lib/billing/suites.ts';
import { exercises } from '../../src/lib/cognitive/registry.ts';
import { exerciseFacts } from '../../src/lib/exercises/facts.ts';
import { isExerciseId } from '../../src/lib/exercises/ids.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from './support/database.ts';
import { membersOf } from './support/suites.ts';

const seed = readFileSync(fileURLToPath(new URL('../../supabase/seed.sql', import.meta.url)), 'utf8');

interface Item extends Record<string, unknown> {
  sku: string;
  title: string;
  unit_price_cents: number;
  kind: string;
  active: boolean;
  test_id: string | null;
  exercise_id: string | null;
  metadata: { route: string; duration: string; difficulty: string };
  /** Members of a bundle. */
  items: string[];
}
const itemsSql = `select c.*, array(select b.sku from public.bundle_items b where b.bundle_sku = c.sku order by b.place) as items
  from public.catalog_items c order by c.sku`;

/** What the suite does not have of what it is; a suite that is not on sale may wait for members. */
function suiteLacks(suite: SuiteOffer, items: readonly Item[]): string[] {
  const bundle = items.find(({ sku }) => sku === `bundle-${suite.id}`);
  return membersOf(suite).flatMap((member) => [
    ...(bundle?.items.includes(member) ? [] : [`holds ${member}`]),
    ...(bundle?.active === false || items.some(({ sku, active }) => sku === member && active)
      ? []
      : [`${member} on sale`]),
  ]);
}

describe('the seed', () => {
  let db: OpenedDb;
  let items: Item[];
  const prices = () =>
    db.query('select id, tier, "interval", amount_cents, trial_days from public.plan_prices order by id');
  beforeAll(async () => {
    db = await openTestDatabase();
    await db.script(seed);
    items = await db.query<Item>(itemsSql);
  });
  afterAll(() => db.close());

  it('can be run again and changes nothing', async () => {
    const before = await prices();
    await db.script(seed);
    expect(await prices()).toEqual(before);
    const again = await db.query<Item>(itemsSql);
    const plain = (list: Item[]) => list.map(({ updated_at: _changed, ...item }) => item);
    expect(plain(again)).toEqual(plain(items));
  });

  it('tells of the exercises what the registry says (else: npm run seed:exercises)', async () => {
    expect(withExercises(seed)).toBe(seed);
    const rows = await db.query('select id, tier, free_minutes, active from public.exercises order by id');
    expect(rows).toEqual(
      exercises
        .map(({ id, tier, freeMinutes }) => ({ id, tier, free_minutes: freeMinutes, active: true }))
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
  });

  it('takes an exercise that is no more out of the shop, and keeps what was sold', async () => {
    const closed = seed.replace("  ('stroop', 'plus', null),\n", '').replace("'stroop', ", '');
    expect(closed).not.toBe(seed);
    await db.script(closed);
    const item = () =>
      db.query(
        `select c.active, c.exercise_id, x.active as offered from public.catalog_items c, public.exercises x
         where c.sku = 'training-stroop' and x.id = 'stroop'`,
      );
    expect(await item()).toEqual([{ active: false, exercise_id: null, offered: false }]);
    await db.script(seed);
    expect(await item()).toEqual([{ active: true, exercise_id: 'stroop', offered: true }]);
  });

  it('has the twenty-seven that are not free in the shop, by level, and sells those that can be opened', () => {
    const trainings = items.filter(({ kind }) => kind === 'training');
    const paid = exerciseFacts.filter(({ tier }) => tier !== 'freemium');
    expect(trainings.map(({ sku }) => sku).sort()).toEqual(paid.map(({ id }) => `training-${id}`).sort());
    expect(trainings).toHaveLength(27);
    const open = trainings.filter(({ active }) => active).map(({ exercise_id }) => exercise_id);
    expect(open.sort()).toEqual(
      exercises
        .filter(({ tier }) => tier !== 'freemium')
        .map(({ id }) => id)
        .sort(),
    );
    const cents = { Beginner: 499, Intermediate: 699, Advanced: 999 };
    for (const { id, level } of paid) {
      const item = trainings.find(({ sku }) => sku === `training-${id}`);
      expect(item?.unit_price_cents, id).toBe(cents[level]);
    }
  });

  it('puts the members of a bundle as they stand there', async () => {
    await db.script(`
      delete from public.bundle_items where sku = 'test-delay-choice';
      update public.bundle_items set place = place + 10 where sku = 'test-procrastination';
      insert into public.bundle_items values ('bundle-procrastination', 'test-psyprofile', 9)`);
    await db.script(seed);
    const again = await db.query<Item>(itemsSql);
    expect(again.map((item) => item.items)).toEqual(items.map((item) => item.items));
  });

  it('sells tests for 14.99 to 24.99 and trainings for 4.99 to 9.99', () => {
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
    for (const { sku, unit_price_cents, items: parts } of bundles) {
      const sum = parts.reduce((total, part) => total + (price.get(part) ?? Number.NaN), 0);
      const discount = parts.length >= 3 ? 0.2 : 0.1;
      expect(unit_price_cents, sku).toBeLessThan(sum * (1 - discount));
    }
  });

  it('offers Plus and Premium by the month, and by the year with a trial', async () => {
    expect(await prices()).toEqual([
      { id: 'price_plus_month', tier: 'plus', interval: 'month', amount_cents: 999, trial_days: 0 },
      { id: 'price_plus_year', tier: 'plus', interval: 'year', amount_cents: 9900, trial_days: 7 },
      { id: 'price_premium_month', tier: 'premium', interval: 'month', amount_cents: 1999, trial_days: 0 },
      { id: 'price_premium_year', tier: 'premium', interval: 'year', amount_cents: 19900, trial_days: 7 },
    ]);
  });

  it('leaves the prices of a project with ids of its own alone, and puts back what is on sale', async () => {
    const active = () =>
      db
        .query('select id from public.plan_prices where active order by id')
        .then((rows) => rows.map(({ id }) => id));
    await db.script(`
      update public.plan_prices set active = false where id in ('price_plus_month', 'price_plus_year');
      insert into public.plan_prices (id, tier, "interval", amount_cents) values ('price_1Own', 'plus', 'month', 899);
      update public.catalog_items set active = not active;
      update public.coupons set active = false`);
    await db.script(seed);
    expect(await active()).toEqual(['price_1Own', 'price_premium_month', 'price_premium_year']);
    const again = await db.query<Item>('select sku, active from public.catalog_items order by sku');
    expect(again).toEqual(items.map(({ sku, active: onSale }) => ({ sku, active: onSale })));
    expect(await db.query('select code from public.coupons where active')).toEqual([]);
    await db.query(`delete from public.plan_prices where id = 'price_plus_month'`);
    await db.script(seed);
    expect(await active()).toContain('price_1Own');
    expect(await active()).not.toContain('price_plus_month');
  });

  it('sells exactly the tests and exercises that can be opened, at addresses that exist', () => {
    const onSale = items.filter(({ active }) => active);
    const ofKind = (kind: string) => onSale.filter((item) => item.kind === kind);
    const known: string[] = [...Object.values(paths), ...Object.values(catalogue).map(({ route }) => route)];
    for (const { sku, metadata } of ofKind('test')) expect(known, sku).toContain(metadata.route);
    for (const { sku, metadata, exercise_id } of ofKind('training')) {
      const id = exercise_id ?? '';
      expect(isExerciseId(id), sku).toBe(true);
      // The journal is opened where it is written.
      const path = id === 'htj' ? paths.exercise : paths.exerciseIntro;
      expect(metadata.route, sku).toBe(href(path, { exerciseId: id }));
    }
    const paid = exercises
      .filter(({ tier }) => (tier as string) !== 'freemium')
      .map(({ id }) => `training-${id}`);
    expect(
      ofKind('training')
        .map(({ sku }) => sku)
        .sort(),
    ).toEqual(paid.sort());
    expect(
      ofKind('test')
        .map(({ test_id }) => test_id)
        .sort(),
    ).toEqual(
      Object.values(catalogue)
        .filter(({ access }) => access === 'plus' || access === 'premium')
        .map(({ testId }) => testId as string)
        .sort(),
    );
    for (const { sku, metadata, items: parts } of ofKind('bundle')) {
      expect(known, sku).toContain(metadata.route);
      expect(parts.length, sku).toBeGreaterThan(1);
      for (const part of parts)
        expect(
          onSale.map((item) => item.sku),
          sku,
        ).toContain(part);
    }
  });

  it('holds each suite with its tests and its tools, and sells it when all of them can be opened', () => {
    for (const suite of suiteOffers) {
      expect(suiteLacks(suite, items)).toEqual([]);
      const open = membersOf(suite).every((sku) => items.some((item) => item.sku === sku && item.active));
      expect(items.find(({ sku }) => sku === `bundle-${suite.id}`)?.active, suite.id).toBe(open);
    }
  });

  it('would notice a suite without one of its members, or with one that is not on sale', () => {
    const [suite] = suiteOffers as [SuiteOffer];
    const changed = (change: (item: Item) => Item) => suiteLacks(suite, items.map(change));
    for (const member of membersOf(suite)) {
      const without = changed((item) => ({ ...item, items: item.items.filter((sku) => sku !== member) }));
      expect(without).toContain(`holds ${member}`);
      const unsold = changed((item) => (item.sku === member ? { ...item, active: false } : item));
      expect(unsold).toContain(`${member} on sale`);
    }
  });
});
