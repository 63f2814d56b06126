import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { NamedRow } from './named-rows';
import type { HistoryTexts } from './use-texts';

/** The number of the whole stands among them: five areas or more. */
const manyRows = 5;

/** How differences are judged in each kind of test. */
const rules = {
  questionnaire: ['rulesFormula', 'rulesThreshold'],
  interview: ['rulesFormula', 'rulesThreshold'],
  choices: ['rulesTask'],
  timed: ['rulesRun', 'rulesRunFormula'],
} as const satisfies Record<InstrumentDefinition['kind'], readonly string[]>;

export interface RuleTexts {
  /** The formula of the test, in sentences. */
  readonly formulas: readonly string[];
  /** What one answer moves and how many points are needed, by area. */
  readonly steps: readonly { readonly id: string; readonly text: string }[];
  /** What is assumed in it, and what it does not say. */
  readonly limits: readonly string[];
}

/** How a change is told from chance: basis and formula, the same on every screen and in every file. */
export function ruleTexts(
  rows: readonly NamedRow[],
  definition: Pick<InstrumentDefinition, 'kind'>,
  texts: HistoryTexts,
): RuleTexts {
  const { t } = texts;
  const stepOf = ({ row, name }: NamedRow) => {
    if (row.needed === null) return [];
    const needed = texts.score(row.needed);
    const text =
      row.step === null
        ? t('comparison.needed', { needed })
        : t('comparison.step', { step: texts.score(row.step), needed });
    return [{ id: row.id, text: t('words.pair', { name, text }) }];
  };
  return {
    formulas: rules[definition.kind].map((rule) => t(`comparison.${rule}`)),
    steps: rows.flatMap(stepOf),
    limits: [
      ...(definition.kind === 'timed' ? [] : [t('comparison.rulesReliable'), t('comparison.assumed')]),
      ...(rows.length > manyRows ? [t('comparison.manyAreas')] : []),
      t('comparison.rulesCause'),
    ],
  };
}
