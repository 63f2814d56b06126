import { csvLines } from '@lib/accounts/csv.ts';
import { changeOf, differencesOf, draftOf, faultsIn } from '@lib/admin/catalogue.ts';
import { askedOrders, centsTyped, orderInFile, orderList } from '@lib/admin/orders.ts';
import { readTitles, titleIn } from '@lib/billing/item-titles.ts';
import { describe, expect, it } from 'vitest';

const read = (query: string) => orderList.read(new URLSearchParams(query)).filters;

describe('filters of orders', () => {
  it.each([
    ['email=ann@', 'email'],
    ['email=%25@example.com', 'email'],
    ['email=example.com', 'email'],
    ['least=-1', 'least'],
    ['least=1.999', 'least'],
    ['most=99999999999', 'most'],
    ["sku=x'%20or%20true", 'sku'],
    ['state=sold', 'state'],
    ['sort=total', 'sort'],
    ['from=2026-02-30', 'from'],
  ] as const)('fall out of the address where they are none: %s', (query, name) => {
    expect(read(query)[name]).toBeNull();
  });

  it('keep a page within its sizes', () => {
    expect(orderList.read(new URLSearchParams('size=1000000')).size).toBe(25);
    expect(orderList.read(new URLSearchParams('size=100')).size).toBe(100);
  });

  it('ask for amounts in whole cents, and for nothing that is not set', () => {
    expect(askedOrders(read('least=19.9&most=20&state=paid'))).toEqual({
      least: '1990',
      most: '2000',
      state: 'paid',
    });
  });
});

describe('an amount', () => {
  it.each([
    ['19', 1900],
    ['19.9', 1990],
    ['19,90', 1990],
    ['0.05', 5],
    [' 7 ', 700],
    ['', null],
    ['-1', null],
    ['1.234', null],
    ['1e3', null],
    ['12345678', null],
  ])('is read as it is typed: %j', (typed, cents) => {
    expect(centsTyped(typed)).toBe(cents);
  });
});

it('a file of orders runs no cell as a formula', () => {
  const row = orderInFile({
    id: 'x',
    created_at: '2026-11-20T10:00:00Z',
    paid_at: null,
    status: 'paid',
    currency: 'usd',
    total_cents: 1499,
    refunded_cents: 0,
    coupon_code: '-SAVE',
    lines: [
      { sku: 'a', title: '=1+1' },
      { sku: 'b', title: 'B' },
    ],
  });
  expect([...csvLines([row])].at(-1)).toBe("x,2026-11-20T10:00:00Z,,paid,usd,1499,0,'-SAVE,a b,'=1+1; B\r\n");
});

describe('names of an item', () => {
  it('are those of known languages, and none where there is none', () => {
    expect(readTitles({ de: 'Warten', xx: 'No', fr: '', en: 5 })).toEqual({ de: 'Warten' });
    for (const given of [null, [], 'x', {}, { xx: 'No' }]) expect(readTitles(given)).toBeUndefined();
  });

  it('are told in the language, else in English, else as the product has them', () => {
    expect(titleIn({ title: 'A', titles: { de: 'B', en: 'C' } }, 'de')).toBe('B');
    expect(titleIn({ title: 'A', titles: { de: 'B', en: 'C' } }, 'fr')).toBe('C');
    expect(titleIn({ title: 'A' }, 'fr')).toBe('A');
  });
});

describe('an item in a form', () => {
  const item = {
    titles: { de: 'Warten' },
    unit_price_cents: 1499,
    active: true,
    place: 100,
    route: '/store',
    duration: null,
    difficulty: null,
  };
  const draft = draftOf(item);

  it('changes nothing as it was read', () => {
    expect(changeOf(item, draft)).toEqual({});
    expect(faultsIn(draft)).toEqual([]);
    expect(differencesOf(item, draft)).toEqual([]);
  });

  it('changes what was typed otherwise, names as a whole', () => {
    const typed = { ...draft, price: '15', titles: { ...draft.titles, de: ' ', fr: ' Attendre ' } };
    expect(changeOf(item, typed)).toEqual({ unit_price_cents: 1500, titles: { fr: 'Attendre' } });
    expect(differencesOf(item, typed).map(({ field }) => field)).toEqual(['fr', 'de', 'price']);
  });

  it('says which fields cannot be kept', () => {
    const wrong = {
      ...draft,
      price: '0.49',
      place: '-1',
      route: 'javascript:alert(1)',
      duration: 'long',
      titles: { ...draft.titles, ja: 'x'.repeat(81) },
    };
    expect(faultsIn(wrong)).toEqual(['ja', 'price', 'place', 'route', 'duration']);
  });
});
