import { postgresChangesFilter } from '@supabase/supabase-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkCondition, parseFilter, passesFilters } from '../../supabase/local/realtime/filters.ts';

const types = new Map([
  ['id', 'int4'],
  ['big', 'int8'],
  ['score', 'numeric'],
  ['title', 'text'],
  ['owner', 'uuid'],
  ['done', 'bool'],
  ['at', 'timestamptz'],
  ['day', 'date'],
  ['detail', 'jsonb'],
  ['tags', '_text'],
  ['kind', 'mood'],
]);

function conditions(filter: string) {
  const parsed = parseFilter(filter);
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.conditions;
}

const passes = (filter: string, row: Record<string, unknown> | null): boolean =>
  passesFilters(conditions(filter), row, types);

const complaint = (filter: string): string | null => {
  for (const condition of conditions(filter)) {
    const problem = checkCondition(condition, types);
    if (problem !== null) return problem;
  }
  return null;
};

test('no filter, or a blank one, passes everything', () => {
  for (const filter of [undefined, null, '', '   ']) {
    expect(parseFilter(filter)).toEqual({ ok: true, conditions: [] });
  }
  expect(passes('', { id: 1 })).toBe(true);
});

test.each<[string, Record<string, unknown>, boolean]>([
  ['id=eq.5', { id: 5 }, true],
  ['id=eq.5', { id: 50 }, false],
  ['id=neq.5', { id: 6 }, true],
  ['id=gt.9', { id: 10 }, true],
  ['id=lt.10', { id: 9 }, true],
  ['id=gte.9', { id: 9 }, true],
  ['id=lte.8', { id: 9 }, false],
  ['score=eq.1.50', { score: 1.5 }, true],
  ['title=eq.a b', { title: 'a b' }, true],
  ['title=eq."a,b"', { title: 'a,b' }, true],
  ['title=eq."say \\"x\\""', { title: 'say "x"' }, true],
  ['title=gt.b', { title: 'c' }, true],
  ['id=in.(1,2,3)', { id: 2 }, true],
  ['id=in.(1,2,3)', { id: 12 }, false],
  ['id=in.()', { id: 1 }, false],
  ['title=in.("a,b",c)', { title: 'a,b' }, true],
  ['title=in.("a,b",c)', { title: 'a' }, false],
  ['title=like.a%z', { title: 'a\nz' }, true],
  ['title=like.a_z', { title: 'abz' }, true],
  ['title=like.a\\%z', { title: 'a%z' }, true],
  ['title=like.a\\%z', { title: 'abz' }, false],
  ['title=like.a.z', { title: 'abz' }, false],
  ['title=like.A%', { title: 'abc' }, false],
  ['title=ilike.A%', { title: 'abc' }, true],
  ['title=match.^a[bc]+$', { title: 'abcb' }, true],
  ['title=imatch.^A', { title: 'abc' }, true],
  ['title=is.null', { title: null }, true],
  ['title=is.null', { title: '' }, false],
  ['title=not.is.null', { title: '' }, true],
  ['done=is.true', { done: true }, true],
  ['done=is.unknown', { done: null }, true],
  ['done=eq.t', { done: true }, true],
  ['done=not.eq.true', { done: false }, true],
  ['title=isdistinct.a', { title: null }, true],
  ['title=not.isdistinct.a', { title: 'a' }, true],
  ['title=not.isdistinct.a', { title: null }, false],
  ['owner=eq.A0EEBC99-9C0B-4EF8-BB6D-6BB9BD380A11', { owner: 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11' }, true],
  ['at=eq.2026-11-20T10:00:00Z', { at: '2026-11-20T11:00:00+01:00' }, true],
  ['at=gt.2026-11-20T10:00:00.000001Z', { at: '2026-11-20T10:00:00.000002+00:00' }, true],
  ['at=gt.2026-11-20T10:00:00.000002Z', { at: '2026-11-20T10:00:00.000002+00:00' }, false],
  ['day=lt.2026-12-01', { day: '2026-11-30' }, true],
  ['detail=eq.{"a": 1}', { detail: { a: 1 } }, true],
  ['tags=eq."{a,b}"', { tags: ['a', 'b'] }, true],
  ['kind=in.(calm,tense)', { kind: 'calm' }, true],
  ['id=gt.0,id=lt.10', { id: 5 }, true],
  ['id=gt.0,id=lt.10', { id: 11 }, false],
  ['id=in.(1,2),title=eq.x', { id: 1, title: 'x' }, true],
])('%s on %o is %s', (filter, row, expected) => {
  expect(passes(filter, row)).toBe(expected);
});

test('a comparison with null is never true, negated or not', () => {
  for (const filter of ['id=eq.1', 'id=neq.1', 'id=gt.1', 'id=in.(1)', 'title=like.%']) {
    expect(passes(filter, { id: null, title: null })).toBe(false);
    expect(passes(filter.replace('=', '=not.'), { id: null, title: null })).toBe(false);
  }
});

test('a filter on a column that the event does not carry keeps the event back', () => {
  expect(passes('title=is.null', { id: 1 })).toBe(false);
  expect(passes('title=not.eq.x', { id: 1 })).toBe(false);
  expect(passes('id=eq.1', null)).toBe(false);
});

test.each(['undefined', 'id', 'id=5', 'id=foo.5', 'id=eq.1,', ',id=eq.1', 'id=in.1,2', 'id=not.5'])(
  'refuses the malformed filter %s',
  (filter) => {
    expect(parseFilter(filter).ok).toBe(false);
  },
);

test.each([
  ['nope=eq.1', 'invalid column for filter nope'],
  ['id=eq.x', 'invalid input syntax for type int4: "x"'],
  ['id=in.(1,x)', 'invalid input syntax for type int4: "x"'],
  ['owner=eq.me', 'invalid input syntax for type uuid: "me"'],
  ['at=gt.yesterday', 'invalid input syntax for type timestamptz: "yesterday"'],
  ['title=is.true', 'is true filter requires a boolean column, got text'],
  ['done=is.maybe', 'invalid value for is filter: must be null, true, false, or unknown'],
  ['id=like.1%', 'operator like requires a text-compatible column type, got int4'],
  ['title=match.(', 'invalid regular expression for match filter: ('],
  [
    `id=in.(${Array.from({ length: 101 }, (_, i) => i).join()})`,
    'too many values for `in` filter. Maximum 100',
  ],
])('refuses %s for these columns', (filter, reason) => {
  expect(complaint(filter)).toBe(reason);
});

test('accepts whatever fits the columns', () => {
  const filters = ['id=in.(1,2)', 'title=eq.', 'done=is.unknown', 'title=is.null', 'big=eq.9007199254740993'];
  for (const filter of filters) expect(complaint(filter)).toBeNull();
});

test('what the filter builder of supabase-js writes is read back, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (first, second) => {
      const filter = postgresChangesFilter().eq('title', first).in('kind', [second, 'z']).build();
      expect(conditions(filter)).toEqual([
        { column: 'title', operator: 'eq', values: [first], negate: false },
        { column: 'kind', operator: 'in', values: [...new Set([second, 'z'])], negate: false },
      ]);
    }),
  );
});

test('reading a filter never throws', () => {
  fc.assert(fc.property(fc.string(), (text) => void parseFilter(text)));
});
