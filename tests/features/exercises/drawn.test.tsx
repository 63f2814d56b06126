import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { TimedView, View } from '@/features/exercises/view';
import { view as nback } from '@/features/exercises/views/nback';
import { view as rotation } from '@/features/exercises/views/rotation';
import { view as visualSearch } from '@/features/exercises/views/visual-search';
import type { TimedItem } from '@/lib/exercises/engine/timeline';
import type { NbackItem } from '@/lib/exercises/nback/judge';
import type { RotationItem } from '@/lib/exercises/rotation/exercise';
import { gridSide, type SearchItem } from '@/lib/exercises/visual-search/exercise';
import { renderAt } from '../../support/render';

/** What is written into a field in the gap before a trial. */
function open<Item extends TimedItem>(view: View, variant: string) {
  const timed = view as TimedView;
  const config = timed.exercise.configFor({ variant, mode: 'train', run: 2, last: null, options: {} });
  renderAt('/', <timed.Field config={config} />);
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-face]')];
  const faces = new Map(nodes.map((node) => [node.dataset.face ?? '', node]));
  return {
    timed,
    faces,
    items: timed.exercise.practice('drawn', config) as readonly TimedItem[] as readonly Item[],
    ready: (item: Item) => timed.ready?.(item, faces),
    attributes: (face: string, name: string) =>
      [...(faces.get(face)?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute(name) ?? ''),
  };
}

describe('the field of visual search', () => {
  it('holds as many letters as asked for, all in places of their own, and one other letter where there is a T', () => {
    const { items, ready, attributes } = open<SearchItem>(visualSearch, 'letters');
    expect(new Set(items.map(({ present }) => present)).size).toBe(2);
    for (const item of items) {
      ready(item);
      const shapes = attributes('array', 'd').filter((shape) => shape !== '');
      expect(shapes).toHaveLength(item.setSize);
      const counts = [...new Set(shapes)].map((shape) => shapes.filter((one) => one === shape).length);
      expect(counts.toSorted((a, b) => a - b)).toEqual(item.present ? [1, item.setSize - 1] : [item.setSize]);
      const places = attributes('array', 'transform').filter((place) => place !== '');
      const cells = places.map((place) => {
        const [x = -1, y = -1] = (/translate\(([\d.]+) ([\d.]+)\)/.exec(place) ?? []).slice(1).map(Number);
        return Math.floor(x / 100) + gridSide * Math.floor(y / 100);
      });
      expect(cells.toSorted()).toEqual(item.things.map(({ cell }) => cell).toSorted());
    }
  });
});

describe('the figures of mental rotation', () => {
  const centres = (path: string) =>
    [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(
      ([, x, y]) => [Number(x) + 0.5, Number(y) + 0.5] as const,
    );
  const keyOf = (squares: readonly (readonly [number, number])[]) =>
    squares
      .map(([x, y]) => `${x},${y}`)
      .toSorted()
      .join(' ');

  it('are the same one turned, or turned over as well', () => {
    const { items, ready, attributes } = open<RotationItem>(rotation, 'figures');
    expect(new Set(items.map(({ mirrored }) => mirrored)).size).toBe(2);
    for (const item of items) {
      ready(item);
      const [left = '', right = ''] = attributes('pair', 'd');
      const [leftTurn = '', rightTurn = ''] = attributes('pair', 'transform');
      expect(centres(left)).toHaveLength(item.size);
      expect(leftTurn).toBe('');
      expect(rightTurn).toContain(`rotate(${item.angle})`);
      const isFlipped = rightTurn.endsWith('scale(-1 1)');
      const unturned = centres(right).map(([x, y]) => [isFlipped ? -x : x, y] as const);
      expect(keyOf(unturned) === keyOf(centres(left))).toBe(!item.mirrored);
    }
  });
});

describe('the field of n-back', () => {
  it('has a cell for each square around the middle, and every face that a round shows', () => {
    const { timed, faces, items } = open<NbackItem>(nback, 'dual');
    const cells = [...document.querySelectorAll('[data-face^=cell] rect')];
    const places = cells.map((cell) => `${cell.getAttribute('x')},${cell.getAttribute('y')}`);
    expect(new Set(places).size).toBe(8);
    for (const item of items) {
      const shown = item.timeline.moments.flatMap((_, moment) => timed.shown?.(item, moment) ?? []);
      expect(shown).toContain(`cell-${item.square}`);
      expect(shown.filter((face) => !faces.has(face))).toEqual([]);
    }
  });

  it('says how many back the round asks for', () => {
    const { items, ready } = open<NbackItem>(nback, 'shown');
    const [item] = items as [NbackItem];
    ready(item);
    expect(screen.getByText('2 back')).toBeVisible();
    ready({ ...item, n: 3 });
    expect(screen.getByText('3 back')).toBeVisible();
    expect(screen.getByText('2 back')).not.toBeVisible();
  });
});
