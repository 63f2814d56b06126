import { ArrowLeft, ArrowRight } from 'lucide-react';
import { median } from '@/lib/cognitive/stats/descriptive';
import type { JudgedChoice } from '@/lib/exercises/choice';
import type { ConflictMetrics } from '@/lib/exercises/stats/conflict';
import type { AnswerKey, Measure, Told } from '../view';

/*
 * What the exercises share in which something beside the point gets in the way of an answer: the numbers they tell,
 * and why there may be no score. The texts of all this stand in `player`.
 */

/** Left and right hand, by keys that lie there on every layout. */
export const sideAnswers: readonly AnswerKey[] = [
  { slot: 'left', codes: ['KeyF', 'ArrowLeft'], label: 'left', Icon: ArrowLeft },
  { slot: 'right', codes: ['KeyJ', 'ArrowRight'], label: 'right', Icon: ArrowRight },
];

export const conflictMeasures: readonly Measure<ConflictMetrics>[] = [
  { id: 'accuracy', unit: 'percent', of: ({ accuracy }) => accuracy, part: 'accuracy' },
  { id: 'relativeEffect', unit: 'percent', of: ({ relativeEffect }) => relativeEffect, part: 'effect' },
  { id: 'medianRt', unit: 'ms', of: ({ medianRtMs }) => medianRtMs, part: 'speed' },
  { id: 'con', unit: 'ms', of: ({ conditions }) => conditions.con?.meanRt ?? null },
  { id: 'neu', unit: 'ms', of: ({ conditions }) => conditions.neu?.meanRt ?? null, optional: true },
  { id: 'inc', unit: 'ms', of: ({ conditions }) => conditions.inc?.meanRt ?? null },
  { id: 'effect', unit: 'ms', of: ({ effects }) => effects.rt },
  { id: 'effectAfterCon', unit: 'ms', of: ({ effectAfterCon }) => effectAfterCon },
  { id: 'effectAfterInc', unit: 'ms', of: ({ effectAfterInc }) => effectAfterInc },
  { id: 'omissions', unit: 'count', of: ({ omissions }) => omissions },
];

export const deadlineLevel = ({ deadlineMs }: { readonly deadlineMs: number }) => ({ deadlineMs });

export const whyNoConflictScore = ({ relativeEffect }: ConflictMetrics): string | null =>
  relativeEffect === null ? 'few' : null;

/** How many answers of a block were right, and how fast those were. */
export function choiceSummary(trials: readonly JudgedChoice[]): Told | null {
  const counted = trials.filter(({ valid }) => valid);
  const right = counted.filter(({ correct }) => correct);
  const ms = median(right.flatMap(({ rtMs }) => (rtMs === null ? [] : [rtMs])));
  if (ms === null) return null;
  return { key: 'rest.choices', params: { right: right.length, all: counted.length, ms: Math.round(ms) } };
}
