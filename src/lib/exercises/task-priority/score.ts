import { mean, median } from '../../cognitive/stats/descriptive.ts';
import type { RunScore } from '../contract.ts';
import { noScore, part, runScore } from '../stats/run-score.ts';
import { type PairType, pairTypes } from './choice.ts';
import type { JudgedPriority } from './exercise.ts';

export interface PriorityMetrics {
  readonly accuracy: number | null;
  readonly accuracyByType: Readonly<Record<PairType, number | null>>;
  /**
   * Share of conflict errors that took the urgent card less share of sequence errors that took the important one (Zhu,
   * Yang & Hsee 2018, J Consum Res); null without errors of both.
   */
  readonly urgencyBias: number | null;
  readonly medianMs: number | null;
}

export function priorityMetrics(trials: readonly JudgedPriority[]): PriorityMetrics {
  const accuracy = (list: readonly JudgedPriority[]) => mean(list.map(({ correct }) => Number(correct)));
  const errorsOf = (wanted: PairType) => trials.filter(({ type, correct }) => type === wanted && !correct);
  const urgent = mean(errorsOf('conflict').map(({ tookUrgent }) => Number(tookUrgent)));
  const important = mean(errorsOf('sequence').map(({ tookImportant }) => Number(tookImportant)));
  return {
    accuracy: accuracy(trials),
    accuracyByType: Object.fromEntries(
      pairTypes.map((wanted) => [wanted, accuracy(trials.filter(({ type }) => type === wanted))]),
    ) as Record<PairType, number | null>,
    urgencyBias: urgent === null || important === null ? null : urgent - important,
    medianMs: median(trials.filter(({ choice }) => choice !== null).map(({ tookMs }) => tookMs)),
  };
}

export function scorePriority({ accuracy }: Pick<PriorityMetrics, 'accuracy'>): RunScore {
  return accuracy === null ? noScore : runScore([part('accuracy', 100, accuracy, 0.5, 1)]);
}
