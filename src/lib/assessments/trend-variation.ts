import { assumedDifference } from '../progress/reliable-change.ts';
import { hasQuestions } from './catalogue.ts';
import type { InstrumentDefinition } from './types.ts';

/**
 * Whether all that a line of one area shows stays within the variation that a comparison assumes. Counted with as many
 * answers as the area can have: fewer need a larger difference still. False for a task, whose runs have a spread of their own.
 * @param scores in percent, in any order
 */
export function isWithinVariation(
  scores: readonly number[],
  area: string,
  definition: Pick<InstrumentDefinition, 'kind' | 'selection'>,
): boolean {
  if (scores.length < 2 || !hasQuestions(definition)) return false;
  const { perDomain, maxPerDomain, followUps } = definition.selection;
  const items = (perDomain?.[area] ?? maxPerDomain) + followUps;
  return Math.max(...scores) - Math.min(...scores) <= assumedDifference(items);
}
