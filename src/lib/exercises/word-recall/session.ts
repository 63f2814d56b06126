import { createRng, pickInt, type Rng, shuffle } from '../../random.ts';
import type { LevelEnd, Source, StepItem } from '../contract.ts';
import { climb, ladderS, nextDelay } from './ladder.ts';

const studyMs = 6000;
/** A light task fills the time until the next prompt, in pieces of at most this. */
const fillerMs = 10_000;
const shortestFillerMs = 1000;
const runMs = 12 * 60_000;
export const minPairs = 3;
export const maxPairs = 10;
/** Words to choose among. */
export const choiceCount = 4;
const longDelayS = 240;

/** A pair to learn, a prompt for one, or a digit to sort meanwhile. */
export type RecallItem = StepItem &
  (
    | { readonly kind: 'study'; readonly pair: number; readonly presentMs: number }
    | {
        readonly kind: 'prompt';
        readonly pair: number;
        readonly delayS: number;
        readonly attempt: number;
        /** Pairs whose words stand to choose among; empty where one types. */
        readonly choices: readonly number[];
      }
    | { readonly kind: 'filler'; readonly digits: readonly number[]; readonly forMs: number }
  );

export interface JudgedRecall {
  readonly valid: true;
  readonly kind: RecallItem['kind'];
  readonly pair: number | null;
  readonly delayS: number | null;
  readonly correct: boolean;
  readonly tookMs: number;
}

interface Pair {
  delayS: number;
  dueMs: number;
  attempts: number;
  readonly outcomes: boolean[];
}

interface Session {
  readonly seed: string;
  readonly pairs: number;
  readonly mode: 'typed' | 'choice';
  readonly isCheck: boolean;
  /** Where the next run begins after a check. */
  readonly level: number;
}

/** Study, then prompts by their due times until twelve minutes are over; the clock is that of the answers. */
export function recallSession({
  seed,
  pairs: count,
  mode,
  isCheck,
  level,
}: Session): Source<RecallItem, JudgedRecall> {
  const rng = createRng(seed);
  const pairs: Pair[] = Array.from({ length: count }, () => ({
    delayS: ladderS[0],
    dueMs: 0,
    attempts: 0,
    outcomes: [],
  }));
  let nowMs = 0;
  let studied = isCheck ? count : 0;

  const prompt = (pair: number): RecallItem => {
    const state = pairs[pair];
    const choices = mode === 'choice' ? drawChoices(rng, pair, count) : [];
    const attempt = (state?.attempts ?? 0) + 1;
    return { kind: 'prompt', pair, delayS: state?.delayS ?? ladderS[0], attempt, choices, limitMs: null };
  };

  function take(last: JudgedRecall): void {
    nowMs += last.tookMs;
    const pair = last.pair === null ? undefined : pairs[last.pair];
    if (!pair) return;
    if (last.kind === 'study') {
      nowMs += studyMs;
      studied += 1;
    } else {
      pair.attempts += 1;
      pair.outcomes.push(last.correct);
      pair.delayS = nextDelay(pair.delayS, last.correct);
    }
    pair.dueMs = nowMs + 1000 * pair.delayS;
  }

  return {
    max: 1000,
    next(last) {
      if (last) take(last);
      if (studied < count) return { kind: 'study', pair: studied, presentMs: studyMs, limitMs: null };
      if (isCheck) {
        const open = pairs.findIndex(({ attempts }) => attempts === 0);
        return open === -1 ? null : prompt(open);
      }
      if (nowMs >= runMs) return null;
      const first = pairs.reduce((best, pair, i) => (pair.dueMs < (pairs[best]?.dueMs ?? 0) ? i : best), 0);
      const waitMs = (pairs[first]?.dueMs ?? 0) - nowMs;
      if (waitMs <= shortestFillerMs) return prompt(first);
      const digits = Array.from({ length: 8 }, () => pickInt(rng, 1, 9));
      return { kind: 'filler', digits, forMs: Math.min(fillerMs, waitMs), limitMs: null };
    },
    levelEnd: (): LevelEnd => ({ pairs: isCheck ? level : nextPairs(count, pairs) }),
  };
}

/** The right pair and three others of the run, in random order. */
function drawChoices(rng: Rng, pair: number, count: number): number[] {
  const others = Array.from({ length: count }, (_, i) => i).filter((other) => other !== pair);
  return shuffle([pair, ...shuffle(others, rng).slice(0, choiceCount - 1)], rng);
}

/** One pair more when all were kept for four minutes and four of five prompts were right; one fewer below half. */
function nextPairs(count: number, pairs: readonly Pair[]): number {
  const outcomes = pairs.flatMap((pair) => pair.outcomes);
  const accuracy = outcomes.length === 0 ? 0 : outcomes.filter(Boolean).length / outcomes.length;
  const isLong = pairs.every((pair) => (climb(pair.outcomes).bestS ?? 0) >= longDelayS);
  if (isLong && accuracy >= 0.8) return Math.min(maxPairs, count + 1);
  return accuracy < 0.5 ? Math.max(minPairs, count - 1) : count;
}
