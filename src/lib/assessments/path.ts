import { dayMs, toIso, toMs } from '../time.ts';
import { remainingWait, type TestOffer } from './access.ts';
import type { TestId } from './catalogue.ts';
import { firstTests, hubOrder } from './hub.ts';
import type { Quality } from './types.ts';

/*
 * The personal path: what to do next and why, worked out from the latest attempt of each test. It proposes only what
 * exists and can be opened; it ranks nothing by severity and promises nothing.
 */

/** The latest attempt of a test, as the path reads it. */
export type PathAttempt = {
  readonly id: string;
  readonly test_id: TestId;
  readonly completed_at: string;
  readonly quality: Pick<Quality, 'level'>;
  /** Exercises of its plan that exist, most useful first. */
  readonly exercises: readonly string[];
};

export type PathStep =
  /** A first test: nothing is known yet. */
  | { readonly kind: 'first'; readonly testId: TestId }
  /** Take a test again because its last answers came very quickly or look alike. */
  | { readonly kind: 'repeat_quality'; readonly testId: TestId; readonly attemptId: string }
  /** An exercise of the plans of these tests. */
  | { readonly kind: 'exercise'; readonly exerciseId: string; readonly fromTests: readonly TestId[] }
  /** A test that was never taken. */
  | { readonly kind: 'next_test'; readonly testId: TestId }
  /** Take a test again to see what changed; `days` since the last time. */
  | {
      readonly kind: 'repeat_change';
      readonly testId: TestId;
      readonly attemptId: string;
      readonly days: number;
    }
  /** Can be repeated from this moment on (ISO text): the waiting time is over and 30 days have passed. */
  | { readonly kind: 'later'; readonly testId: TestId; readonly attemptId: string; readonly from: string };

const maxExercises = 3;
/** A repeat says something about change after this long: the recall windows then overlap less. */
const repeatAfterDays = 30;

/**
 * Ordered next steps: repeat what was answered hastily, practise what the plans name, take one new test, repeat what
 * is old enough, and last what can be repeated later.
 * @param latest the latest attempt of each test; order does not matter
 * @param offers every test that can be taken, with access and retake wait
 */
export function personalPath(
  latest: readonly PathAttempt[],
  offers: readonly TestOffer[],
  nowMs: number,
): PathStep[] {
  const open = offers.filter(({ access }) => access.mayOpen);
  const newestFirst = [...latest].sort((a, b) => (toMs(b.completed_at) ?? 0) - (toMs(a.completed_at) ?? 0));
  if (newestFirst.length === 0) return firstStep(open);

  const repeats = newestFirst.flatMap((attempt) => repeatStep(attempt, open, nowMs) ?? []);
  const ofKind = (kind: PathStep['kind']) => repeats.filter((step) => step.kind === kind);
  return [
    ...ofKind('repeat_quality'),
    ...exerciseSteps(newestFirst),
    ...nextTest(newestFirst, open, nowMs),
    ...ofKind('repeat_change'),
    ...ofKind('later'),
  ];
}

/** The short first look where it is offered, else the first test of the hub. */
function firstStep(open: readonly TestOffer[]): PathStep[] {
  const order = [...firstTests, ...hubOrder];
  const testId = order.find((id) => open.some(({ entry }) => entry.testId === id));
  return testId === undefined ? [] : [{ kind: 'first', testId }];
}

function repeatStep(attempt: PathAttempt, open: readonly TestOffer[], nowMs: number): PathStep | null {
  const offer = open.find(({ entry }) => entry.testId === attempt.test_id);
  const done = toMs(attempt.completed_at);
  if (!offer || done === null) return null;
  const about = { testId: attempt.test_id, attemptId: attempt.id };
  const waiting = remainingWait(offer.availableAt, nowMs) !== null;
  if (attempt.quality.level === 'low' && !waiting) return { kind: 'repeat_quality', ...about };
  const days = Math.floor((nowMs - done) / dayMs);
  if (!waiting && days >= repeatAfterDays) return { kind: 'repeat_change', ...about, days };
  const waitEnds = toMs(offer.availableAt) ?? 0;
  const from = Math.max(waitEnds, done + repeatAfterDays * dayMs);
  return { kind: 'later', ...about, from: toIso(from) };
}

/** Takes one exercise of each plan in turn, so that no test fills the list alone. */
function exerciseSteps(newestFirst: readonly PathAttempt[]): PathStep[] {
  const longest = Math.max(...newestFirst.map(({ exercises }) => exercises.length));
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    newestFirst.flatMap(({ exercises }) => exercises[rank] ?? []),
  ).flat();
  return [...new Set(inTurn)].slice(0, maxExercises).map((exerciseId) => ({
    kind: 'exercise',
    exerciseId,
    fromTests: newestFirst
      .filter(({ exercises }) => exercises.includes(exerciseId))
      .map((each) => each.test_id),
  }));
}

function nextTest(latest: readonly PathAttempt[], open: readonly TestOffer[], nowMs: number): PathStep[] {
  const next = hubOrder.find(
    (id) =>
      !latest.some(({ test_id }) => test_id === id) &&
      open.some(
        ({ entry, availableAt }) => entry.testId === id && remainingWait(availableAt, nowMs) === null,
      ),
  );
  return next === undefined ? [] : [{ kind: 'next_test', testId: next }];
}
