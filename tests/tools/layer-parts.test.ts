import { describe, expect, it } from 'vitest';
import type { Loads } from '../../scripts/layer-loads.ts';
import { later, ofPages } from '../../scripts/layer-names.ts';
import { partsOf } from '../../scripts/layer-parts.ts';
import { problemOf } from '../../scripts/layer-problem.ts';
import type { Piece } from '../../scripts/vite-layers.ts';

const piece = (file: string, imports: readonly string[] = [], length = 3000): Piece => ({
  file,
  facade: null,
  isEntry: false,
  isDynamicEntry: false,
  modules: [`/app/src/${file}.ts`],
  imports,
  dynamicImports: [],
  length,
});

/** Two pages; a dialog and a list that come later on each of them. */
const pages = ['area/a', 'area/b'];
const dialogs = ['src/dialog.tsx', 'src/list.tsx'];
const loads = (byPiece: Readonly<Record<string, readonly string[]>>): Loads => ({
  byPiece: new Map(Object.entries(byPiece).map(([file, of]) => [file, new Set(of)])),
  weights: new Map([
    ...pages.map((page) => [page, 1] as const),
    ...dialogs.map((dialog) => [dialog, 0.1] as const),
  ]),
  behind: new Map(),
  fileOf: new Map([
    ['a', 'area/a'],
    ['dialog', 'src/dialog.tsx'],
  ]),
  pagesOf: new Map(dialogs.map((dialog) => [dialog, new Set(pages)])),
});
const placed = (pieces: readonly Piece[], of: Loads) =>
  new Map(partsOf(pieces, of).map(({ name, layer, own }) => [name, layer ?? own]));

describe('the parts of the code', () => {
  it('that one page needs stand in its file, also where something comes later that needs them', () => {
    const of = loads({ a: ['area/a'], words: ['area/a', 'src/dialog.tsx'], dialog: ['src/dialog.tsx'] });
    const at = placed([piece('a', ['words']), piece('words'), piece('dialog', ['words'])], of);
    expect(at.get('words')).toBe('area/a');
  });

  it('that a layer of what comes later stands on are in a layer, too, with all that they import', () => {
    const of = loads({
      a: ['area/a'],
      words: ['area/a', ...dialogs],
      signs: ['area/a', ...dialogs],
      picker: dialogs,
    });
    const pieces = [
      piece('a', ['words']),
      piece('words', ['signs']),
      piece('signs'),
      piece('picker', ['words']),
    ];
    const at = placed(pieces, of);
    expect(at.get('picker')).toBe(later.first);
    expect([at.get('words'), at.get('signs')]).toEqual([ofPages.first, ofPages.first]);
    expect(at.get('a')).toBe('area/a');
  });

  it('that are long and come later stand alone', () => {
    const of = loads({ markdown: dialogs, picker: dialogs });
    const at = placed([piece('markdown', [], 120_000), piece('picker', ['markdown'])], of);
    expect(at.get('markdown')).toBe('markdown');
    expect(at.get('picker')).toBe(later.first);
  });
});

describe('what the division of the code is searched for', () => {
  it('counts what comes later with the page it comes on, where it needs more than that brings', () => {
    const of = loads({
      shared: ['area/a', 'area/b', ...dialogs],
      more: ['area/b', 'area/c', 'src/dialog.tsx'],
      dialog: ['src/dialog.tsx'],
    });
    const parts = partsOf([piece('shared'), piece('more'), piece('dialog', ['shared', 'more'])], {
      ...of,
      weights: new Map([...of.weights, ['area/c', 1]]),
    });
    const begin = new Map(
      parts.flatMap(({ name, layer }) => (layer === null ? [] : [[name, layer] as const])),
    );
    const { loads: found } = problemOf(parts, of, begin, ofPages);
    // Two pages, and the dialog on the first of them; the list needs nothing that its page does not bring.
    expect(found.map(({ weight }) => weight)).toEqual([1, 1, 0.1]);
  });
});
