import { describe, expect, it } from 'vitest';
import { moveParts } from '../../scripts/layer-moves.ts';
import { core, later, layerCount, ofPages } from '../../scripts/layer-names.ts';
import type { Part } from '../../scripts/layer-parts.ts';
import { problemOf } from '../../scripts/layer-problem.ts';

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
const weights = {
  weights: new Map(pages.map((page) => [page, 1])),
  behind: new Map(),
  pagesOf: new Map(),
};
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

  it('of what comes later are as many as it needs: only a page names its files', () => {
    const both = { ...weights, weights: new Map([...weights.weights, ['src/dialog.tsx', 0.1]]) };
    const all = [...parts.slice(0, -1), part('later', later.first, ['src/dialog.tsx'])];
    const most = (range: typeof ofPages) =>
      problemOf(all, both, moved, range).loads.map(({ mostLayers }) => mostLayers < layerCount);
    expect(most(ofPages)).toEqual([true, true, true, true]);
    expect(most(later)).toEqual([false]);
  });

  it('of what comes later are searched by themselves where those of the pages alone were kept', () => {
    const dialogs = ['src/a.tsx', 'src/b.tsx'];
    const more = [
      ...parts,
      ...dialogs.map((name) => part(name, later.first, [name], ['react'])),
      part('picker', later.first, dialogs, ['react']),
    ];
    const all = {
      ...weights,
      weights: new Map([...weights.weights, ...dialogs.map((name) => [name, 0.1] as const)]),
    };
    const now = moveParts(more, all, new Map([...moved].filter(([, layer]) => layer < later.first)), effort);
    for (const { name } of parts.slice(0, 4)) expect(now.get(name)).toBe(moved.get(name));
    expect(now.get('src/a.tsx')).not.toBe(now.get('src/b.tsx'));
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
