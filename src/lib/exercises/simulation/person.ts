import { inverseNormal } from '../../cognitive/stats/normal.ts';
import { createRng, type Rng } from '../../random.ts';

export const personKinds = ['good', 'average', 'slow', 'guessing', 'careless'] as const;
export type PersonKind = (typeof personKinds)[number];

/** What a simulated person can do; what a run finds again is compared with these figures. */
export interface Person {
  readonly kind: PersonKind;
  /** Ex-Gaussian of a simple choice, milliseconds. */
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
  /** Share of wrong answers, and of none at all. */
  readonly slip: number;
  readonly lapse: number;
  /** Answers at random, at any time. */
  readonly guesses: boolean;
  /** What a conflict, a change of task, an item searched and a degree turned add, milliseconds. */
  readonly conflictMs: number;
  readonly switchMs: number;
  readonly searchMs: number;
  readonly turnMs: number;
  /** Time to stop a press that is under way, milliseconds. */
  readonly ssrtMs: number;
  /** Share of presses held back where most trials ask for one. */
  readonly restraint: number;
  /** Length of a list that is kept half of the time; backward one less. */
  readonly span: number;
  /** Items kept up to date, and objects followed. */
  readonly capacity: number;
  /** Chance to find the best way in a task of thought. */
  readonly skill: number;
}

const average: Person = {
  kind: 'average',
  mu: 420,
  sigma: 45,
  tau: 70,
  slip: 0.04,
  lapse: 0.01,
  guesses: false,
  conflictMs: 60,
  switchMs: 120,
  searchMs: 25,
  turnMs: 4,
  ssrtMs: 230,
  restraint: 0.7,
  span: 6,
  capacity: 3.5,
  skill: 0.75,
};

export const people: Readonly<Record<PersonKind, Person>> = {
  good: {
    ...average,
    kind: 'good',
    mu: 360,
    sigma: 35,
    tau: 40,
    slip: 0.01,
    lapse: 0.002,
    conflictMs: 40,
    switchMs: 70,
    searchMs: 15,
    turnMs: 2.5,
    ssrtMs: 190,
    restraint: 0.92,
    span: 7.5,
    capacity: 5.2,
    skill: 0.95,
  },
  average,
  slow: {
    ...average,
    kind: 'slow',
    mu: 600,
    sigma: 70,
    tau: 110,
    lapse: 0.02,
    conflictMs: 90,
    switchMs: 200,
    searchMs: 45,
    turnMs: 7,
    ssrtMs: 300,
    restraint: 0.75,
    span: 5,
    capacity: 2.8,
    skill: 0.6,
  },
  guessing: { ...average, kind: 'guessing', guesses: true, span: 0, capacity: 0, skill: 0 },
  careless: {
    ...average,
    kind: 'careless',
    mu: 230,
    sigma: 50,
    tau: 60,
    slip: 0.3,
    lapse: 0.12,
    restraint: 0.2,
    span: 3.5,
    capacity: 1.5,
    skill: 0.3,
  },
};

/** Shortest time any hand takes. */
const FLOOR_MS = 110;

/** An ex-Gaussian time of a simple choice, with what the task adds. */
export function drawTime({ mu, sigma, tau }: Person, rng: Rng, addedMs = 0): number {
  return Math.max(FLOOR_MS, mu + sigma * drawNormal(rng) - tau * Math.log(1 - rng()) + addedMs);
}

export function drawNormal(rng: Rng): number {
  return inverseNormal(Math.max(rng(), Number.EPSILON));
}

/**
 * The press of a choice: the right area but for slips, another one then; nothing in a lapse; a guess is any area at
 * any time of the window.
 */
export function drawChoice(
  person: Person,
  rng: Rng,
  choice: {
    readonly right: number;
    readonly areas: number;
    readonly openMs: number;
    readonly addedMs?: number;
    readonly addedSlip?: number;
  },
): { readonly afterMs: number; readonly area: number }[] {
  const { right, areas, openMs, addedMs = 0, addedSlip = 0 } = choice;
  if (person.guesses) {
    const area = Math.min(areas - 1, Math.floor(rng() * areas));
    return [{ afterMs: 150 + rng() * Math.min(1000, openMs - 150), area }];
  }
  const afterMs = drawTime(person, rng, addedMs);
  const isWrong = rng() < person.slip + addedSlip;
  const other = (right + 1 + Math.floor(rng() * (areas - 1))) % areas;
  if (rng() < person.lapse || afterMs > openMs) return [];
  return [{ afterMs, area: isWrong ? other : right }];
}

/** Chance that a list of this length is kept, half at the span of the person. */
export function keepsList({ span, guesses }: Person, length: number, rng: Rng): boolean {
  return !guesses && rng() < 1 / (1 + Math.exp(2 * (length - span)));
}

export function personRng(person: Person, seed: string): Rng {
  return createRng(`${seed}:${person.kind}`);
}
