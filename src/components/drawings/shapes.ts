/**
 * One drawing on a square of 96: every part is the `d` of one path. From back to front: highlighter, dotted rings,
 * lines in ink, lines in the accent, beads that cover what lies behind them, and the full dot that is looked at.
 */
export interface Shapes {
  mark?: string;
  dotted?: string;
  ink?: string;
  accent?: string;
  beads?: string;
  full?: string;
}

/** A circle as a path, centre and radius in units of the square. */
export const ring = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Circles of one size at several places. */
export const rings = (r: number, ...places: ReadonlyArray<readonly [x: number, y: number]>) =>
  places.map(([x, y]) => ring(x, y, r)).join('');

/** A bar of the highlighter. */
export const bar = (x: number, y: number, width: number, height = 10) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
