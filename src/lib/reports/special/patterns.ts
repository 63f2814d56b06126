import { snapshotBand } from '../../assessments/bands.ts';
import { compareScores } from '../../assessments/difference.ts';

export type PatternArea = {
  readonly id: string;
  readonly score: number;
  readonly scored: boolean;
  /** Answers behind the score. */
  readonly answered: number;
};

export type MainPattern<A extends PatternArea> =
  | { readonly kind: 'none' }
  /** Nothing scored is above Low (set A). */
  | { readonly kind: 'allLow' }
  | { readonly kind: 'one'; readonly area: A }
  /** Areas about as high as the highest one, two or more. */
  | { readonly kind: 'several'; readonly areas: readonly [A, A, ...A[]] };

/** The area that stands out, or those that share the first place because their difference is too small for words. */
export function mainPattern<A extends PatternArea>(areas: readonly A[]): MainPattern<A> {
  const ranked = rankedAreas(areas);
  const [first] = ranked;
  if (!first) return { kind: 'none' };
  if (snapshotBand(first.score) === 'Low') return { kind: 'allLow' };
  const alike = ranked.filter(
    (area) =>
      snapshotBand(area.score) !== 'Low' &&
      compareScores(first.score, area.score, Math.min(first.answered, area.answered)) === 'same',
  );
  const [one, another, ...more] = alike;
  return one && another ? { kind: 'several', areas: [one, another, ...more] } : { kind: 'one', area: first };
}

/** Scored areas, highest first; ties keep their order. */
export function rankedAreas<A extends PatternArea>(areas: readonly A[]): A[] {
  return areas.filter(({ scored }) => scored).sort((a, b) => b.score - a.score);
}

/** Scored areas that are not Low (set A), highest first: each gets one step to try. */
export function areasToTry<A extends PatternArea>(areas: readonly A[]): A[] {
  return rankedAreas(areas).filter(({ score }) => snapshotBand(score) !== 'Low');
}

const tools = {
  self_doubt: 'focus-burst',
  task_aversiveness: 'focus-burst',
  distraction_pull: 'htj',
  distant_payoff: 'priority-navigator',
} as const;

/** Id of the exercise that goes with the strongest barrier; null when it is Low (set A) or has none. */
export function barrierTool(areas: readonly PatternArea[]): string | null {
  const [first] = areasToTry(areas);
  return first ? (Object.entries(tools).find(([id]) => id === first.id)?.[1] ?? null) : null;
}
