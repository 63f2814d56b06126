/**
 * `npm test -- --deep`: every page in every look, every exercise, every language. The usual run goes without what repeats a
 * check at one more place of the same kind; what is checked nowhere else is in both.
 */
export const isDeep = process.env.TEST_DEPTH === 'deep';

/** Those that the usual run takes, which stand for the others; with `--deep` all. */
export const usually = <T>(all: readonly T[], isUsual: (one: T, place: number) => boolean): readonly T[] =>
  isDeep ? all : all.filter(isUsual);
