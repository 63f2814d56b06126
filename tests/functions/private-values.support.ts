/** What may stand in no log: addresses, tokens, what people write, and what is known of their health. 200 of them. */
const of = (count: number, make: (n: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => make(index + 100));

const addresses = of(40, (n) => `ann.${n}+x@mail${n}.example.com`);
const tokens = [
  ...of(10, (n) => `eyJhbGciOi${n}.eyJzdWIi${n}.c2lnbmF0dXJl${n}`),
  ...of(10, (n) => `sb_secret_abcdef${n}`),
  ...of(10, (n) => `sk_live_a1b2c3${n}`),
  ...of(10, (n) => `whsec_0a1b2c3d${n}`),
  ...of(10, (n) => `cs_test_b1c2d3${n}`),
];
const texts = of(60, (n) => `I forgot my keys again, ${n} times this week`);
const health = [
  ...of(20, (n) => `level: severe (${n})`),
  ...of(10, (n) => `sum ${n} of 240`),
  ...of(10, (n) => `omissions=${n}.5`),
  ...of(10, (n) => `child: Tom ${n}, 9-12`),
];

export const privateValues: readonly string[] = [...addresses, ...tokens, ...texts, ...health];
