/** Moving parts of the code between layers until the pages start with as little as they can. */
import { costOf, Distribution } from './layer-cost.ts';
import { core, isIn, later, ofPages } from './layer-names.ts';
import type { Part } from './layer-parts.ts';
import { type LoadWeights, type Problem, problemOf } from './layer-problem.ts';

/** How a search begins: how much worse a move may be, in characters, and how much it counts that a layer is too short. */
interface Beginning {
  readonly warmth: number;
  readonly small: number;
}
/** All layers are too short then. */
const fromNothing: Beginning = { warmth: 1_000_000, small: 300 };
const fromKept: Beginning = { warmth: 60_000, small: 3000 };
/** At the end; every step between is the same part less, or more, where layers are short only up to three fifths of the way. */
const warmthAtLast = 300;
const smallAtLast = 10_000;
const smallFrom = 0.6;
const stages = 40;
/** Moves that a kept division is mended with, as a share of those of a search. */
const mendShare = 0.04;
/** How much it counts then that a layer is too short: little enough that one may be so on the way to a better division. */
const smallInMending = 2000;

interface Effort {
  /** Searches from different beginnings; the best is taken. */
  readonly searches: number;
  /** Moves that each tries, as a share of those of its range (layer-names.ts). */
  readonly share: number;
  /** Also where a division is kept: from there. */
  readonly isFromKept?: boolean;
}
const thorough: Effort = { searches: 8, share: 1 };
export const further: Effort = { searches: 2, share: 1, isFromKept: true };

/** The same numbers for the same seed, so that the same source makes the same files (mulberry32, T. Ettinger, public domain). */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Which kind of part goes to which layer. */
type Move = readonly [kind: number, layer: number];

/** Moves that can be tried, from where the kinds stand. */
function moves({ kinds, loads, layers, open }: Problem, at: Int32Array, random: () => number): () => Move[] {
  const pick = (count: number) => Math.floor(random() * count);
  const free = kinds.flatMap(({ isFixed }, index) => (isFixed ? [] : [index]));
  const needed = loads.map((_, load) => new Set(free.filter((kind) => kinds[kind]?.loads.includes(load))));
  // The first file takes what pages start with, and is not among the layers that have to be long.
  const targets = [
    ...(open === later ? [] : [core]),
    ...Array.from({ length: layers - open.first }, (_, index) => open.first + index),
  ];
  const anyTarget = () => targets[pick(targets.length)] ?? open.first;
  const anyFree = () => free[pick(free.length)] ?? 0;
  /** A kind with all of its layer that it stands on, or that stands on it. */
  function together(kind: number, way: 'needs' | 'users', found = new Set([kind])): Set<number> {
    for (const next of kinds[kind]?.[way] ?? []) {
      if (found.has(next) || kinds[next]?.isFixed || at[next] !== at[kind]) continue;
      found.add(next);
      together(next, way, found);
    }
    return found;
  }
  return () => {
    const which = random();
    const target = anyTarget();
    const kind = anyFree();
    // One layer goes to another.
    if (which < 0.02) return free.filter((one) => at[one] === at[kind]).map((one): Move => [one, target]);
    if (which < 0.55) return [[kind, target]];
    if (which < 0.75) {
      const way = random() < 0.5 ? 'needs' : 'users';
      return [...together(kind, way)].map((one): Move => [one, target]);
    }
    if (which < 0.9) {
      const other = anyFree();
      return [
        [kind, at[other] ?? 0],
        [other, at[kind] ?? 0],
      ];
    }
    // All that one load needs or does not need of a layer.
    const from = anyTarget();
    const load = needed[pick(needed.length)];
    const isNeeded = random() < 0.7;
    return free
      .filter((one) => at[one] === from && load?.has(one) === isNeeded)
      .map((one): Move => [one, target]);
  };
}

/**
 * From a division that is good already to the nearest better one: only what makes it better is done.
 * @returns null where a layer imports itself by way of others, which no single move may mend
 */
function mend(problem: Problem, begin: Int32Array): Int32Array | null {
  const now = new Distribution(problem, begin);
  let cost = now.cost(smallInMending);
  if (cost === Number.POSITIVE_INFINITY) return null;
  const next = moves(problem, now.at, sequence(1));
  for (let count = 0; count < problem.open.tries * mendShare; count += 1) {
    const tried = next().filter(([kind, layer]) => now.at[kind] !== layer);
    if (tried.length === 0 || !tried.every(([, layer]) => mayGo(problem, layer))) continue;
    const before = tried.map(([kind]) => now.at[kind] ?? 0);
    for (const [kind, layer] of tried) now.move(kind, layer);
    const changed = now.cost(smallInMending);
    if (changed < cost) cost = changed;
    else for (const [index, [kind]] of tried.entries()) now.move(kind, before[index] ?? 0);
  }
  return now.at;
}

/** Where kinds of part stood; what is new goes where it costs least. */
function beginOf(problem: Problem, kept: ReadonlyMap<string, number>): Int32Array {
  const isNew = new Set<number>();
  const at = Int32Array.from(problem.kinds, ({ names, layer, isFixed }, kind) => {
    if (isFixed) return layer;
    const stood = names.map((name) => kept.get(name)).find((one) => one !== undefined);
    if (stood !== undefined && mayGo(problem, stood)) return stood;
    isNew.add(kind);
    return layer;
  });
  for (const kind of isNew) {
    const costs = Array.from({ length: problem.layers }, (_, layer) => {
      if (layer < problem.open.first || !mayGo(problem, layer)) return Number.POSITIVE_INFINITY;
      at[kind] = layer;
      return costOf(problem, at, smallAtLast);
    });
    const least = Math.min(...costs);
    at[kind] = least === Number.POSITIVE_INFINITY ? (problem.kinds[kind]?.layer ?? 0) : costs.indexOf(least);
  }
  return at;
}

/**
 * One search: parts go to other layers, at first also where that is worse (simulated annealing; S. Kirkpatrick et al.,
 * Optimization by Simulated Annealing, 1983).
 */
function search(
  problem: Problem,
  begin: Int32Array,
  { warmth: warmthAtFirst, small: smallAtFirst }: Beginning,
  share: number,
  random: () => number,
): Int32Array {
  const now = new Distribution(problem, begin);
  const { at } = now;
  const tries = Math.ceil(problem.open.tries * share);
  const next = moves(problem, at, random);
  const isAllowed = ([, layer]: Move) => mayGo(problem, layer);
  let cost = 0;
  let best = { at: at.slice(), cost };
  let smallTimes = smallAtFirst;
  for (let count = 0; count < tries; count += 1) {
    if (count % Math.ceil(tries / stages) === 0) {
      smallTimes = smallAtFirst * (smallAtLast / smallAtFirst) ** Math.min(1, count / tries / smallFrom);
      cost = now.cost(smallTimes);
      best = { at: at.slice(), cost };
    }
    const tried = next().filter(([kind, layer]) => at[kind] !== layer);
    if (tried.length === 0 || !tried.every(isAllowed)) continue;
    const before = tried.map(([kind]) => at[kind] ?? 0);
    for (const [kind, layer] of tried) now.move(kind, layer);
    const changed = now.cost(smallTimes);
    const warmth = warmthAtFirst * (warmthAtLast / warmthAtFirst) ** (count / tries);
    if (changed < cost || random() < Math.exp((cost - changed) / warmth)) {
      cost = changed;
      if (cost < best.cost) best = { at: at.slice(), cost };
    } else {
      for (const [index, [kind]] of tried.entries()) now.move(kind, before[index] ?? 0);
    }
  }
  return best.at;
}

const mayGo = ({ open }: Problem, layer: number): boolean => layer === core || isIn(open, layer);

/** What is still too small goes whole to the layer where that costs least. */
function withoutSmall(problem: Problem, found: Int32Array): Int32Array {
  const { open, kinds } = problem;
  const costAt = (at: Int32Array) => costOf(problem, at, smallAtLast);
  let at = found;
  for (let layer = open.first; layer <= open.last; layer += 1) {
    const size = kinds.reduce((sum, { length }, kind) => sum + (at[kind] === layer ? length : 0), 0);
    if (size === 0 || size >= open.least) continue;
    const filled = new Set([...at].filter((one) => one >= open.first && one !== layer));
    const [best] = [...filled]
      .filter((to) => at.every((one) => one !== layer || mayGo(problem, to)))
      .map((to) => at.map((one) => (one === layer ? to : one)))
      .toSorted((a, b) => costAt(a) - costAt(b));
    if (!best || costAt(best) === Number.POSITIVE_INFINITY) continue;
    at = best;
    layer = open.first - 1;
  }
  return at;
}

/** The division that costs least once it has no small layers, which to do away with may cost more than what made them was worth. */
function bestOf(problem: Problem, divisions: readonly Int32Array[]): Int32Array | undefined {
  const [best] = divisions
    .map((division) => withoutSmall(problem, division))
    .map((at) => ({ at, cost: costOf(problem, at, smallAtLast) }))
    .toSorted((a, b) => a.cost - b.cost);
  return best?.at;
}

/** What searches find. */
function searched(
  problem: Problem,
  begin: Int32Array,
  beginning: Beginning,
  { searches, share }: Effort,
): Int32Array[] {
  return Array.from({ length: searches }, (_, index) =>
    search(problem, begin, beginning, share, sequence(index + 1)),
  );
}

/** @returns the number of its layer for every part */
function divide(problem: Problem, kept: ReadonlyMap<string, number>, effort: Effort): Map<string, number> {
  const isKept = [...kept.values()].some((layer) => isIn(problem.open, layer));
  const begin = beginOf(problem, kept);
  const mended = isKept ? mend(problem, begin) : null;
  const bare = Int32Array.from(problem.kinds, ({ layer }) => layer);
  const found =
    mended === null
      ? searched(problem, bare, fromNothing, effort)
      : [mended, begin, ...(effort.isFromKept ? searched(problem, begin, fromKept, effort) : [])];
  const best = bestOf(problem, found) ?? bare;
  return new Map(
    problem.kinds.flatMap(({ names, layer }, kind) =>
      names.map((name) => [name, best[kind] ?? layer] as const),
    ),
  );
}

/**
 * @param kept where parts stood before; nothing for a search from the beginning
 * @returns the number of its layer for every part that is in one
 */
export function moveParts(
  parts: readonly Part[],
  weights: LoadWeights,
  kept: ReadonlyMap<string, number>,
  effort: Effort = thorough,
): ReadonlyMap<string, number> {
  const begin = new Map(parts.flatMap(({ name, layer }) => (layer === null ? [] : [[name, layer] as const])));
  const ofPage = new Map([...begin, ...divide(problemOf(parts, weights, begin, ofPages), kept, effort)]);
  // What comes later is divided when it is known what it finds there already.
  return new Map([...ofPage, ...divide(problemOf(parts, weights, ofPage, later), kept, effort)]);
}
