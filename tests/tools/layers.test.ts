import { describe, expect, it } from 'vitest';
import { moveParts } from '../../scripts/layer-moves.ts';
import { core, later, ofPages } from '../../scripts/layer-names.ts';
import type { Part } from '../../scripts/layer-parts.ts';

const part = (
  name: string,
  layer: number,
  loads: readonly string[],
  needs: readonly string[] = [],
): Part => ({
  name,
  length: 40_000,
  loads: new Set(loads),
  needs,
  layer,
  own: null,
});
const pages = ['area/a', 'area/b', 'area/c', 'area/d'];
const shared = ofPages.first;
const weights = { weights: new Map(pages.map((page) => [page, 1])), behind: new Map() };
const parts = [
  part('react', core, pages),
  part('queries', shared, pages, ['react']),
  // Needed by one of the four: it began in a layer that all of them load.
  part('editor', shared, ['area/d'], ['react']),
  part('form', shared, ['area/c', 'area/d'], ['queries']),
  part('later', later.first, [], ['form', 'editor']),
];
const effort = { searches: 2, share: 0.02 };
const moved = moveParts(parts, weights, new Map(), effort);
const at = (name: string) => moved.get(name) ?? -1;

describe('the layers of the code', () => {
  it('bring a page little that it does not need', () => {
    expect(at('editor')).not.toBe(at('queries'));
  });

  it('leave alone what everybody loads, and what no page starts with', () => {
    expect(at('react')).toBe(core);
    expect(at('later')).toBeGreaterThanOrEqual(later.first);
  });

  it('import none that imports them in turn', () => {
    const imports = (from: number): number[] =>
      parts
        .filter(({ name }) => at(name) === from)
        .flatMap(({ needs }) => needs.map(at))
        .filter((to) => to !== from);
    const reach = (from: number, seen = new Set<number>()): Set<number> => {
      for (const to of imports(from)) if (!seen.has(to)) reach(to, seen.add(to));
      return seen;
    };
    for (const { name } of parts) expect(reach(at(name))).not.toContain(at(name));
  });

  it('are the same for the same code', () => {
    expect(moveParts(parts, weights, new Map(), effort)).toEqual(moved);
  });

  it('stay as they were kept where the code grows by a part, which goes to what needs it', () => {
    const grown = [
      ...parts.map((one) => (one.name === 'editor' ? { ...one, needs: ['react', 'toolbar'] } : one)),
      { ...part('toolbar', shared, ['area/d'], ['react']), length: 900 },
    ];
    const now = moveParts(grown, weights, moved);
    for (const { name } of parts) expect(now.get(name)).toBe(moved.get(name));
    expect(now.get('toolbar')).toBe(moved.get('editor'));
  });

  it('are searched anew where what was kept would import itself by way of others', () => {
    const turned = parts.map((one) => {
      if (one.name === 'queries') return { ...one, needs: ['react', 'editor'], loads: new Set(pages) };
      return one.name === 'editor' ? { ...one, loads: new Set(pages), needs: ['form'] } : one;
    });
    const apart = new Map([...moved, ['queries', shared], ['editor', shared + 1], ['form', shared]]);
    const now = moveParts(
      turned.map((one) => (one.name === 'form' ? { ...one, loads: new Set(pages), needs: ['react'] } : one)),
      weights,
      apart,
      effort,
    );
    const layersOf = ['queries', 'editor', 'form'].map((name) => now.get(name));
    expect(new Set(layersOf).size).toBe(1);
  });
});
