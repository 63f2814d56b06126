import fc from 'fast-check';
import type { StoredItem } from '../../../src/lib/assessments/bank-item.ts';
import { selectQuestions } from '../../../src/lib/assessments/selection.ts';
import type { InstrumentDefinition } from '../../../src/lib/assessments/types.ts';
import { readEnglishItems } from './english-items.ts';

/** Chooses the questions of an attempt, in the order asked, for a person with these earlier questions. */
export function chooserOf(definition: InstrumentDefinition) {
  const items = readEnglishItems(definition);
  const byId = new Map(items.map((item) => [item.id, item]));
  return (seed: string, earlier: readonly string[] = []): StoredItem[] => {
    const { questionIds } = selectQuestions(definition, items, { seed, avoid: earlier });
    return questionIds.flatMap((id) => byId.get(id) ?? []);
  };
}

const seed = fc.uuid({ version: 4 });
/** Seeds of four attempts of one person in a row. */
export const seeds = fc.tuple(seed, seed, seed, seed);
