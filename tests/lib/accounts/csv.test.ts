import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvCell, csvLines } from '../../../src/lib/accounts/csv.ts';
import { readCsv as parse } from '../../support/read-csv.ts';
import vectors from '../../vectors/planning-vectors.json' with { type: 'json' };

const toCsv = (rows: readonly Record<string, unknown>[]) => [...csvLines(rows)].join('');

const awkward = fc.string({
  unit: fc.constantFrom(
    '"',
    ',',
    '\r',
    '\n',
    '\t',
    ' ',
    "'",
    '=',
    '+',
    '-',
    '@',
    '1',
    '.',
    'e',
    'é',
    '日',
    '👩‍🔬',
    'x',
  ),
});
const text = fc.oneof(awkward, fc.string({ unit: 'grapheme' }));

describe('a table as CSV', () => {
  it('holds what a reader of the standard finds again, whatever the cells hold', () => {
    const table = fc
      .uniqueArray(fc.stringMatching(/^[a-z_]{1,12}$/), { minLength: 1, maxLength: 5 })
      .chain((names) =>
        fc.tuple(fc.constant(names), fc.array(fc.tuple(...names.map(() => text)), { minLength: 1 })),
      );
    fc.assert(
      fc.property(table, ([names, rows]) => {
        const csv = toCsv(rows.map((row) => Object.fromEntries(names.map((name, n) => [name, row[n]]))));
        const [head, ...body] = parse(csv);
        expect(head).toEqual(names);
        // The apostrophe before what looks like a formula is the only thing that is added.
        const given = (cell: string | undefined, n: number, row: readonly unknown[]) =>
          cell === `'${row[n]}` ? row[n] : cell;
        expect(body.map((cells, r) => cells.map((cell, n) => given(cell, n, rows[r] ?? [])))).toEqual(rows);
      }),
    );
  });

  it('holds no cell that a spreadsheet runs, and every number as it is', () => {
    fc.assert(
      fc.property(text, (value) => {
        const [, [cell = ''] = []] = parse(toCsv([{ value }]));
        expect(/^[=+\-@\t\r]/.test(cell)).toBe(false);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), (value) => {
        const [, row] = parse(toCsv([{ value }]));
        expect(row).toEqual([String(value)]);
      }),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-1', "'-1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2.5e3', "'-2.5e3"],
    ['a=b', 'a=b'],
    ['=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
  ])('writes %s as %s', (value, cell) => {
    expect(toCsv([{ value }])).toBe(`\uFEFFvalue\r\n${cell}\r\n`);
  });

  it.each(
    vectors.groups.csv_cell.cases.map(({ id, input, expected }) => [id, input.value, expected] as const),
  )('writes the cell of %s', (_id, value, expected) => {
    expect(csvCell(value)).toBe(expected);
  });

  it('leaves cells empty that are not there, and writes what is nested as JSON', () => {
    expect(toCsv([{ a: null, b: true }, { c: { x: [1, 2] } }])).toBe(
      '\uFEFFa,b,c\r\n,true,\r\n,,"{""x"":[1,2]}"\r\n',
    );
  });

  it('is empty without rows', () => {
    expect(toCsv([])).toBe('');
  });
});
