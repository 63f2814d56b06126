import { median } from '../cognitive/stats/descriptive.ts';
import { prefixOf, readAnswer } from './scoring.ts';
import type { DomainDefinition, Quality, QualityFlag, QualityLevel, RawAnswers } from './types.ts';

const FAST_MEDIAN_MS = 2000;
const FAST_MIN_TIMES = 5;
const STRAIGHT_MIN_ANSWERS = 10;

export type QualityInput = {
  /** In the order served. */
  readonly questionIds: readonly string[];
  readonly answers: RawAnswers;
  /** One time per question that was timed, in milliseconds, any order. */
  readonly itemTimesMs: readonly number[];
};

/**
 * Signs that answers came without reading. They never change a score, block a report or accuse: a real
 * profile can be all 'Never'. Ids of other instruments are left out of every count.
 */
export function assessQuality(
  domains: readonly Pick<DomainDefinition, 'prefix'>[],
  { questionIds, answers, itemTimesMs }: QualityInput,
): Quality {
  const prefixes = domains.map((domain) => domain.prefix);
  const served = questionIds.filter((id) => prefixes.includes(prefixOf(id) ?? ''));
  const given = served.map((id) => readAnswer(answers[id]));
  const values = given.filter((answer) => answer !== null).map((answer) => answer.value);

  const flags: QualityFlag[] = [];
  if (itemTimesMs.length >= FAST_MIN_TIMES && (median(itemTimesMs) ?? 0) < FAST_MEDIAN_MS)
    flags.push('too_fast');
  if (isStraightLining(values)) flags.push('straight_lining');
  if (values.length * 5 < served.length * 4) flags.push('many_missing');

  return {
    level: levelOf(flags.length),
    flags,
    thin_prefixes: prefixes.filter((prefix) => isThin(prefix, served, answers)),
    out_of_range: given.some((answer) => answer?.outOfRange),
  };
}

/** Enough answers, and one run of equal ones as long as the larger of 10 and 60 % of them (rounded up). */
function isStraightLining(values: readonly number[]): boolean {
  if (values.length < STRAIGHT_MIN_ANSWERS) return false;
  let longest = 0;
  let run = 0;
  values.forEach((value, index) => {
    run = value === values[index - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest >= Math.max(STRAIGHT_MIN_ANSWERS, Math.ceil((values.length * 6) / 10));
}

function isThin(prefix: string, served: readonly string[], answers: RawAnswers): boolean {
  const own = served.filter((id) => prefixOf(id) === prefix);
  return own.filter((id) => readAnswer(answers[id]) !== null).length * 2 < own.length;
}

function levelOf(flags: number): QualityLevel {
  if (flags === 0) return 'ok';
  return flags === 1 ? 'check' : 'low';
}
