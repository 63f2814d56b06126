import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CatalogItem, itemKinds, readCatalogItem } from '../../../src/lib/billing/catalog-item.ts';
import { itemAccess, ownedSkus } from '../../../src/lib/billing/item-access.ts';
import { tiers } from '../../../src/lib/billing/tier.ts';

function item(sku: string, kind: string, more: object = {}): CatalogItem {
  const read = readCatalogItem({ sku, title: sku, unit_price_cents: 999, kind, metadata: {}, ...more });
  if (read === null) throw new Error(`no item: ${sku}`);
  return read;
}

const nothing: ReadonlySet<string> = new Set();
const premiumTest = item('test-premium', 'test', { test_id: 'psyprofile_lite' });
const plusTest = item('test-plus', 'test', { test_id: 'focustrack_attention_test' });
const unknownTest = item('test-new', 'test', { test_id: 'not_in_this_version' });
const training = item('training-a', 'training', { exercise_id: 'focus-burst' });
const suite = item('suite', 'bundle', {
  bundle_items: [
    { sku: 'training-a', place: 2 },
    { sku: 'test-premium', place: 1 },
  ],
});
const all = [premiumTest, plusTest, unknownTest, training, suite];

const opensWith = (tier: (typeof tiers)[number]) =>
  all.filter((one) => itemAccess({ tier, owned: nothing }, one).mayOpen).map(({ sku }) => sku);

describe('a plan', () => {
  it('opens the kinds of items it names, and tests by the table of tests', () => {
    expect(opensWith('freemium')).toEqual([]);
    expect(opensWith('plus')).toEqual(['test-plus', 'training-a']);
    expect(opensWith('premium')).toEqual(all.map(({ sku }) => sku));
  });

  it('below Premium does not open a suite, though it opens its exercises', () => {
    const person = { tier: 'plus', owned: nothing } as const;
    expect(itemAccess(person, suite).mayOpen).toBe(false);
    expect(itemAccess(person, training)).toEqual({ mayOpen: true, via: 'tier' });
  });
});

describe('what was bought', () => {
  it('opens on every plan and is named as the reason', () => {
    for (const tier of tiers) {
      for (const one of all) {
        expect(itemAccess({ tier, owned: new Set([one.sku]) }, one).via).toBe('entitlement');
      }
    }
  });

  it('in a bundle opens its members, and every member together is the bundle', () => {
    const owned = ownedSkus(['suite'], all);
    expect([...owned].toSorted()).toEqual(['suite', 'test-premium', 'training-a']);
    const parts = { tier: 'freemium', owned: new Set(['test-premium', 'training-a']) } as const;
    expect(itemAccess(parts, suite).via).toBe('entitlement');
    expect(itemAccess({ tier: 'freemium', owned: new Set(['training-a']) }, suite).mayOpen).toBe(false);
  });
});

describe('nothing opens', () => {
  it('for somebody signed out or not known, and for an item that is not known', () => {
    for (const one of all) expect(itemAccess(null, one)).toEqual({ mayOpen: false, via: null });
    const person = { tier: 'premium', owned: new Set(['gone']) } as const;
    expect(itemAccess(person, undefined)).toEqual({ mayOpen: false, via: null });
  });
});

describe('more of a plan or more bought', () => {
  it('never closes an item', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...all),
        fc.nat({ max: 2 }),
        fc.nat({ max: 2 }),
        fc.subarray(all.map(({ sku }) => sku)),
        fc.subarray(all.map(({ sku }) => sku)),
        (one, a, b, some, more) => {
          const lower = tiers[Math.min(a, b)] ?? 'freemium';
          const higher = tiers[Math.max(a, b)] ?? 'premium';
          const before = itemAccess({ tier: lower, owned: new Set(some) }, one).mayOpen;
          const after = itemAccess({ tier: higher, owned: new Set([...some, ...more]) }, one).mayOpen;
          expect(!before || after).toBe(true);
        },
      ),
    );
  });
});

describe('a row of the catalogue', () => {
  it('may carry its metadata as an object or as JSON text', () => {
    const metadata = { duration: '5 min', difficulty: 'Beginner', route: '/x' };
    const read = (given: unknown) => item('a', 'test', { test_id: 'start_barriers', metadata: given });
    expect(read(JSON.stringify(metadata))).toEqual(read(metadata));
    expect(read('{broken')).toMatchObject({ testId: 'start_barriers', duration: null });
    expect(read({ ...metadata, difficulty: 'Extreme' })).toMatchObject({
      duration: '5 min',
      difficulty: null,
    });
  });

  it('names what it opens by ids, and the members of a bundle in their order', () => {
    expect(suite.items).toEqual(['test-premium', 'training-a']);
    expect(premiumTest).toMatchObject({ testId: 'psyprofile_lite', exerciseId: null, items: [] });
    expect(training).toMatchObject({ testId: null, exerciseId: 'focus-burst', items: [] });
    expect(unknownTest.testId).toBeNull();
    expect(item('a', 'test', { bundle_items: [{ sku: 'b', place: 1 }] }).items).toEqual([]);
  });

  it('is no item without sku, title, whole price and a known kind', () => {
    const row = { sku: 'a', title: 'A', unit_price_cents: 100, kind: 'test', metadata: {} };
    expect(itemKinds.every((kind) => readCatalogItem({ ...row, kind }) !== null)).toBe(true);
    const broken = [
      { kind: 'gift' },
      { unit_price_cents: 1.5 },
      { unit_price_cents: -1 },
      { sku: '' },
      { title: null },
    ];
    for (const change of broken) expect(readCatalogItem({ ...row, ...change })).toBeNull();
  });
});
