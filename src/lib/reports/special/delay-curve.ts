import * as z from 'zod/mini';
import { choiceDelaysDays } from '../../cognitive/delay-choice.ts';
import { clamp } from '../../numbers.ts';

export type CurvePoint = {
  readonly days: number;
  /** Worth now, as a share of the later amount. */
  readonly worth: number;
};

export type DelayCurve = {
  /** Where now and later were worth the same, by rising delay. */
  readonly points: readonly CurvePoint[];
  /** The fitted line V = 1 / (1 + k·days) (Mazur 1987); null when the choices do not hang together. */
  readonly fitted: {
    readonly line: readonly CurvePoint[];
    readonly k: number;
    /** Days after which an amount is worth half of itself on this line: 1/k. */
    readonly halfDays: number;
    /** Area under the points, 0..1 (Myerson 2001, J Exp Anal Behav). */
    readonly area: number;
  } | null;
};

const resultSchema = z.object({
  result: z.object({
    indifference: z.array(z.number()).check(z.length(choiceDelaysDays.length)),
    k: z.number().check(z.gt(0)),
    auc: z.number(),
    consistent: z.boolean(),
  }),
});

/** Longest delay asked. */
export const longestDelayDays = Math.max(...choiceDelaysDays);
/** Stretches of the drawn line; its bend lies early, so the steps grow with the square. */
const LINE_STEPS = 60;

/** Reads the stored result of the delay choice; null when there is none that can be read. */
export function delayCurve(tasks: Readonly<Record<string, unknown>> | undefined): DelayCurve | null {
  const read = z.safeParse(resultSchema, tasks?.delay_choice);
  if (!read.success) return null;
  const { indifference, k, auc, consistent } = read.data.result;
  const points = choiceDelaysDays.map((days, i) => ({ days, worth: clamp(indifference[i] ?? 0, 0, 1) }));
  if (!consistent) return { points, fitted: null };
  const line = Array.from({ length: LINE_STEPS + 1 }, (_, i) => {
    const days = longestDelayDays * (i / LINE_STEPS) ** 2;
    return { days, worth: 1 / (1 + k * days) };
  });
  return { points, fitted: { line, k, halfDays: 1 / k, area: clamp(auc, 0, 1) } };
}
