/**
 * How often a random test tries: `usual` in every run, `deep` with `npm test -- --deep`. The usual count is one that was seen
 * to find a fault planted on purpose.
 */
export function count(usual: number, deep: number): number {
  return process.env.TEST_DEPTH === 'deep' ? deep : usual;
}
