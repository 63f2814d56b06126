import { pickInt, type Rng } from '../../random.ts';

/** A square of a figure, by column and row from 0. */
export type Square = readonly [x: number, y: number];
export type Figure = readonly Square[];

const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The same figure wherever it lies: moved to the corner, squares in order. */
export function figureKey(figure: Figure): string {
  const left = Math.min(...figure.map(([x]) => x));
  const top = Math.min(...figure.map(([, y]) => y));
  return figure
    .map(([x, y]) => `${x - left},${y - top}`)
    .toSorted()
    .join(' ');
}

export const turnFigure = (figure: Figure): Figure => figure.map(([x, y]) => [-y, x]);
export const mirrorFigure = (figure: Figure): Figure => figure.map(([x, y]) => [-x, y]);

/** The four quarter turns of a figure. */
function turns(figure: Figure): Figure[] {
  const list = [figure];
  for (let i = 0; i < 3; i++) list.push(turnFigure(list[i] as Figure));
  return list;
}

/** No turn brings it onto itself or onto its mirror image. */
export function isUnlikeItsMirror(figure: Figure): boolean {
  const keys = [...turns(figure), ...turns(mirrorFigure(figure))].map(figureKey);
  return new Set(keys).size === keys.length;
}

/** A figure of joined squares, at most four wide and high, that is unlike its mirror image. */
export function drawFigure(rng: Rng, size: number): Figure {
  for (;;) {
    const figure = grow(rng, size);
    const width = (axis: 0 | 1) =>
      Math.max(...figure.map((s) => s[axis])) - Math.min(...figure.map((s) => s[axis])) + 1;
    if (width(0) <= 4 && width(1) <= 4 && isUnlikeItsMirror(figure)) return figure;
  }
}

function grow(rng: Rng, size: number): Figure {
  const figure: Square[] = [[0, 0]];
  while (figure.length < size) {
    const [x, y] = figure[pickInt(rng, 0, figure.length - 1)] as Square;
    const [dx, dy] = neighbours[pickInt(rng, 0, 3)] as (typeof neighbours)[number];
    const next: Square = [x + dx, y + dy];
    if (!figure.some(([a, b]) => a === next[0] && b === next[1])) figure.push(next);
  }
  return figure;
}
