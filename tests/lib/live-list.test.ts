import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LiveChange, type LivePage, livePage, mergeLive } from '../../src/lib/live-list.ts';

interface Row {
  id: string;
  created_at: string;
  text: string;
}
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const row = (id: string, minute: number, text = id): Row => ({ id, created_at: at(minute), text });
const idsOf = (pages: readonly LivePage<Row>[]) => pages.map(({ rows }) => rows.map(({ id }) => id));
const stored = (one: Row): LiveChange<Row> => ({ kind: 'stored', row: one });

/** Two full pages of two; more are behind them. */
const pages = [livePage([row('d', 40), row('c', 30)], 2), livePage([row('b', 20), row('a', 10)], 2)];

describe('a page', () => {
  it('has another behind it when it is full', () => {
    expect(pages[0]?.next).toEqual({ id: 'c', created_at: at(30) });
    expect(livePage([row('a', 10)], 2).next).toBeNull();
    expect(livePage([], 2).next).toBeNull();
  });
});

describe('news of a row', () => {
  it('puts a new one where it belongs', () => {
    expect(idsOf(mergeLive(pages, stored(row('e', 50))))).toEqual([
      ['e', 'd', 'c'],
      ['b', 'a'],
    ]);
    expect(idsOf(mergeLive(pages, stored(row('x', 35))))).toEqual([
      ['d', 'x', 'c'],
      ['b', 'a'],
    ]);
    expect(idsOf(mergeLive(pages, stored(row('x', 25))))).toEqual([
      ['d', 'c'],
      ['x', 'b', 'a'],
    ]);
  });

  it('leaves one that nobody has read to the page it is read with', () => {
    expect(mergeLive(pages, stored(row('x', 5)))).toEqual(pages);
    const ended = [...pages, livePage<Row>([], 2)];
    expect(idsOf(mergeLive(ended, stored(row('x', 5))))).toEqual([['d', 'c'], ['b', 'a'], ['x']]);
  });

  it('changes one that is there in its place, and orders those of one moment by id', () => {
    const changed = mergeLive(pages, stored(row('b', 20, 'again')));
    expect(changed[1]?.rows[0]).toMatchObject({ id: 'b', text: 'again' });
    expect(idsOf(mergeLive(pages, stored(row('bb', 20))))).toEqual([
      ['d', 'c'],
      ['bb', 'b', 'a'],
    ]);
  });

  it('moves one that happened again to where its new time belongs', () => {
    expect(idsOf(mergeLive(pages, stored(row('a', 50))))).toEqual([['a', 'd', 'c'], ['b']]);
    expect(idsOf(mergeLive(pages, stored(row('d', 15))))).toEqual([['c'], ['b', 'd', 'a']]);
  });

  it('takes a deleted one out, and the next page still begins where it did', () => {
    const left = mergeLive(pages, { kind: 'deleted', id: 'a' });
    expect(idsOf(left)).toEqual([['d', 'c'], ['b']]);
    expect(left[1]?.next).toEqual({ id: 'a', created_at: at(10) });
    expect(mergeLive(pages, { kind: 'deleted', id: 'somebody else’s' })).toBe(pages);
  });

  it('told twice changes nothing more, and never doubles or disorders a row', () => {
    const change = fc.oneof(
      fc
        .tuple(fc.constantFrom(...'abcdefgh'), fc.integer({ min: 0, max: 90 }))
        .map(([id, minute]) => stored(row(id, minute))),
      fc.constantFrom(...'abcdefgh').map((id): LiveChange<Row> => ({ kind: 'deleted', id })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const once = changes.reduce<readonly LivePage<Row>[]>(mergeLive, pages);
        const twice = changes.reduce<readonly LivePage<Row>[]>(
          (now, one) => mergeLive(mergeLive(now, one), one),
          pages,
        );
        expect(twice).toEqual(once);
        const rows = once.flatMap(({ rows: shown }) => shown);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const keys = rows.map(({ created_at, id }) => `${created_at} ${id}`);
        expect(keys).toEqual([...keys].sort().reverse());
      }),
    );
  });
});
