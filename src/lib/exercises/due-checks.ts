import type { Commitment, RecallPair } from './own-words.ts';

/** What an exercise asks about now. */
export interface DueChecks {
  readonly exerciseId: string;
  /** The form of the exercise that asks. */
  readonly variant?: string;
  /** In the words of the person. */
  readonly words: readonly string[];
}

export interface DueFacts {
  readonly commitments: readonly Commitment[];
  readonly pairs: readonly RecallPair[];
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The day of a moment where the person is, 'YYYY-MM-DD'. */
  readonly dayOf: (ms: number) => string;
}

/** Its time has come, and nobody said what came of it. */
function isPlanDue({ kind, due_at, checks }: Commitment, now: number): boolean {
  if (kind !== 'if_then' || due_at === null) return false;
  const dueAt = Date.parse(due_at);
  return dueAt <= now && !checks.some((check) => check.dueAt === dueAt);
}

/** Made before today, and not noted today. */
function isBundleDue({ kind, started_at, checks }: Commitment, { now, dayOf }: DueFacts): boolean {
  const today = dayOf(now);
  return (
    kind === 'bundle' &&
    dayOf(Date.parse(started_at)) < today &&
    !checks.some(({ at, day }) => (day ?? dayOf(at)) === today)
  );
}

/** Learned before today, and not asked since. */
export function isPairDue(
  { learned_at, kept }: RecallPair,
  { now, dayOf }: Pick<DueFacts, 'now' | 'dayOf'>,
): boolean {
  return kept === null && learned_at !== null && dayOf(Date.parse(learned_at)) < dayOf(now);
}

/** If-then plans whose time has come, bundles not noted today, and facts learned before today; only what there is. */
export function dueChecks(facts: DueFacts): DueChecks[] {
  const active = facts.commitments.filter(({ status }) => status === 'active');
  const plans = active.filter((one) => isPlanDue(one, facts.now)).map(({ action, cue }) => action ?? cue);
  const bundles = active.filter((one) => isBundleDue(one, facts)).map(({ should, cue }) => should ?? cue);
  const pairs = facts.pairs.filter((pair) => isPairDue(pair, facts)).map(({ prompt }) => prompt);
  return [
    { exerciseId: 'if-then-plan', words: plans },
    { exerciseId: 'temptation-bundle', words: bundles },
    { exerciseId: 'word-recall', variant: 'own', words: pairs },
  ].filter(({ words }) => words.length > 0);
}
