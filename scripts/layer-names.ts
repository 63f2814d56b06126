/** The layers, by number. */
/** What the first file holds: what the home page starts with, and so everything starts with; and little that nearly all start with. */
export const core = 0;

/** Layers that parts move between, by the first and the last of them. */
export interface Range {
  readonly first: number;
  readonly last: number;
  /** Characters that one of them has at least. */
  readonly least: number;
  /** How many moves are tried to find the best distribution. */
  readonly tries: number;
}
/** What pages start with, and what comes behind them by itself. */
export const ofPages: Range = { first: 1, last: 21, least: 31_500, tries: 2_000_000 };
/** What no page starts with, and several things that come later need. */
export const later: Range = { first: 22, last: 30, least: 6_000, tries: 200_000 };
export const layerCount = later.last + 1;

export const isIn = ({ first, last }: Range, layer: number): boolean => layer >= first && layer <= last;

export const nameOf = (layer: number): string =>
  layer === core ? 'core' : `${isIn(later, layer) ? 'later' : 'shared'}-${layer}`;
