import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from '../use-texts';
import type { NamedRow } from './named-rows';

export interface ComparisonRulesProps {
  rows: readonly NamedRow[];
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** The formula, the thresholds, what one answer moves in each area, and why there is no reliable change index. */
export function ComparisonRules({ rows, definition, texts }: ComparisonRulesProps) {
  const { t } = texts;
  return (
    <details data-part="rules">
      <summary className="link inline-flex min-h-11 items-center">{t('comparison.rules')}</summary>
      <div className="mt-3 grid max-w-read gap-4">
        {rules[definition.kind].map((rule) => (
          <p key={rule}>{t(`comparison.${rule}`)}</p>
        ))}
        <ul className="grid gap-1 text-sm text-ink-soft empty:hidden">
          {rows.map(({ row, name }) =>
            row.needed === null ? null : (
              <li key={row.id} data-step={row.id}>
                {t('words.pair', {
                  name,
                  text:
                    row.step === null
                      ? t('comparison.needed', { needed: row.needed })
                      : t('comparison.step', { step: texts.score(row.step), needed: row.needed }),
                })}
              </li>
            ),
          )}
        </ul>
        <p>{t('comparison.rulesReliable')}</p>
        <p>{t('comparison.rulesCause')}</p>
      </div>
    </details>
  );
}

/** How differences are judged in each kind of test. */
const rules = {
  questionnaire: ['rulesFormula', 'rulesThreshold'],
  interview: ['rulesFormula', 'rulesThreshold'],
  choices: ['rulesTask'],
  timed: ['rulesRun', 'rulesRunFormula'],
} as const satisfies Record<InstrumentDefinition['kind'], readonly string[]>;
