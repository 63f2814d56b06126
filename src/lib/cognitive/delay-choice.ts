import { createRng, shuffle } from '../random.ts';
import { round1 } from './scale.ts';

/** Days the later amount is away. */
export const choiceDelaysDays = [7, 30, 90, 180, 365] as const;
export const choicesPerDelay = 6;
/** The later amount, the same number in every currency; nobody is paid. */
export const laterAmount = 1000;

export type DelayAnswer = 'now' | 'later';
export type ChoiceSide = 'left' | 'right';

/** A run of the delay choice: the seed and the answers say everything. */
export interface DelayChoiceState {
  readonly seed: string;
  /** The delays in the order they are asked. */
  readonly order: readonly number[];
  /** Side of the amount now, for each of the 30 pairs. */
  readonly nowSides: readonly ChoiceSide[];
  readonly answers: readonly DelayAnswer[];
}

export interface DelayPair {
  /** Place among all pairs, from 0. */
  readonly index: number;
  readonly delayDays: number;
  readonly nowAmount: number;
  readonly laterAmount: number;
  readonly nowSide: ChoiceSide;
}

/** A run before its first answer; order of delays and sides come from the seed. */
export function startDelayChoice(seed: string): DelayChoiceState {
  const rng = createRng(seed);
  const order = shuffle(choiceDelaysDays, rng);
  const pairs = order.length * choicesPerDelay;
  const nowSides = Array.from({ length: pairs }, (): ChoiceSide => (rng() < 0.5 ? 'left' : 'right'));
  return { seed, order, nowSides, answers: [] };
}

/** Adds an answer to the pair that is shown; after the last one nothing changes. */
export function answerDelayChoice(state: DelayChoiceState, answer: DelayAnswer): DelayChoiceState {
  return currentPair(state) ? { ...state, answers: [...state.answers, answer] } : state;
}

/** The pair to show next, or null when all are answered. */
export function currentPair({ order, nowSides, answers }: DelayChoiceState): DelayPair | null {
  const index = answers.length;
  const place = Math.floor(index / choicesPerDelay);
  const delayDays = order[place];
  const nowSide = nowSides[index];
  if (delayDays === undefined || nowSide === undefined) return null;
  const nowAmount = nextAmount(laterAmount, answers.slice(place * choicesPerDelay));
  return { index, delayDays, nowAmount, laterAmount, nowSide };
}

/**
 * The amount offered now after these answers at one delay: half the later amount first, then a quarter, an eighth …
 * more after 'later' and less after 'now' (Du, Green & Myerson 2002, Psychol Rec). After six answers it is the
 * point at which both are worth the same.
 */
export function nextAmount(amount: number, answers: readonly DelayAnswer[]): number {
  let now = amount / 2;
  let step = amount / 4;
  for (const answer of answers) {
    now += answer === 'later' ? step : -step;
    step /= 2;
  }
  return now;
}

export interface DelayChoiceResult extends DiscountFit {
  /** Points of indifference as shares of the later amount, in the order of `choiceDelaysDays`. */
  readonly indifference: readonly number[];
  /** 0..100, higher: sooner amounts are preferred; null when the answers do not hang together. */
  readonly soonerPreference: number | null;
}

/** The result once all 30 pairs are answered, else null. */
export function delayChoiceResult(state: DelayChoiceState): DelayChoiceResult | null {
  if (currentPair(state)) return null;
  const indifference = choiceDelaysDays.map((delay) => {
    const from = state.order.indexOf(delay) * choicesPerDelay;
    return nextAmount(laterAmount, state.answers.slice(from, from + choicesPerDelay)) / laterAmount;
  });
  const fit = fitDiscount(choiceDelaysDays, indifference);
  return { ...fit, indifference, soonerPreference: soonerPreference(fit) };
}

export interface DiscountFit {
  /** V = 1 / (1 + k·days) (Mazur 1987). */
  readonly k: number;
  readonly lnK: number;
  /** Area under the points, 0..1 (Myerson 2001, J Exp Anal Behav). */
  readonly auc: number;
  /** Null when all points are equal. */
  readonly rSquared: number | null;
  /** Johnson & Bickel 2008, Exp Clin Psychopharmacol. */
  readonly consistent: boolean;
}

const LN_K_MIN = Math.log(1e-7);
const LN_K_MAX = Math.log(100);
const GRID_STEPS = 400;
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** A point may lie this much above the one before, and the last must lie this much below the first. */
const MAX_RISE = 0.2;
const MIN_FALL = 0.1;
/** Shares are multiples of 1/128; this is only the error of writing them as decimals. */
const SLACK = 1e-9;

/**
 * Discounting of delayed amounts.
 * @param delaysDays rising, above 0
 * @param indifference worth now of each, as a share of the delayed amount
 */
export function fitDiscount(delaysDays: readonly number[], indifference: readonly number[]): DiscountFit {
  const error = (lnK: number) =>
    delaysDays.reduce((sum, days, i) => {
      return sum + ((indifference[i] ?? 0) - 1 / (1 + Math.exp(lnK) * days)) ** 2;
    }, 0);
  const lnK = minimise(error);
  const centre = indifference.reduce((sum, v) => sum + v, 0) / indifference.length;
  const spread = indifference.reduce((sum, v) => sum + (v - centre) ** 2, 0);
  return {
    k: Math.exp(lnK),
    lnK,
    auc: areaUnder(delaysDays, indifference),
    rSquared: spread === 0 ? null : 1 - error(lnK) / spread,
    consistent: isConsistent(indifference),
  };
}

/** Lowest point of a grid, then golden section around it: the error may have more than one valley. */
function minimise(error: (lnK: number) => number): number {
  const width = (LN_K_MAX - LN_K_MIN) / GRID_STEPS;
  const grid = Array.from({ length: GRID_STEPS + 1 }, (_, i) => LN_K_MIN + i * width);
  const best = grid.reduce((low, next) => (error(next) < error(low) ? next : low));
  let low = Math.max(LN_K_MIN, best - width);
  let high = Math.min(LN_K_MAX, best + width);
  while (high - low > 1e-11) {
    const left = high - GOLDEN * (high - low);
    const right = low + GOLDEN * (high - low);
    if (error(left) < error(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

/** Trapezoids from (0, 1), delays as shares of the longest. */
function areaUnder(delaysDays: readonly number[], indifference: readonly number[]): number {
  const longest = delaysDays.at(-1) ?? 1;
  let area = 0;
  let x = 0;
  let y = 1;
  for (const [i, days] of delaysDays.entries()) {
    const nextX = days / longest;
    const nextY = indifference[i] ?? 0;
    area += ((nextX - x) * (y + nextY)) / 2;
    x = nextX;
    y = nextY;
  }
  return area;
}

function isConsistent(indifference: readonly number[]): boolean {
  const rises = indifference.some((v, i) => v - (indifference[i - 1] ?? v) > MAX_RISE + SLACK);
  const fall = (indifference[0] ?? 0) - (indifference.at(-1) ?? 0);
  return !rises && fall >= MIN_FALL - SLACK;
}

/** The value reported: 0..100, one decimal. Null when the answers do not hang together. */
function soonerPreference({ auc, consistent }: DiscountFit): number | null {
  return consistent ? round1(100 * (1 - auc)) : null;
}
