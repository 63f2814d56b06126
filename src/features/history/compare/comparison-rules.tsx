import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from '../use-texts';
import type { NamedRow } from './named-rows';

export interface ComparisonRulesProps {
  rows: readonly NamedRow[];
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** The formula, what one answer moves and how many points are needed in each area, and what is assumed in it. */
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
                      ? t('comparison.needed', { needed: texts.score(row.needed) })
                      : t('comparison.step', {
                          step: texts.score(row.step),
                          needed: texts.score(row.needed),
                        }),
                })}
              </li>
            ),
          )}
        </ul>
        {definition.kind === 'timed' ? null : (
          <>
            <p>{t('comparison.rulesReliable')}</p>
            <p>{t('comparison.assumed')}</p>
          </>
        )}
        {rows.length > manyRows ? <p>{t('comparison.manyAreas')}</p> : null}
        <p>{t('comparison.rulesCause')}</p>
      </div>
    </details>
  );
}

/** The number of the whole stands among them: five areas or more. */
const manyRows = 5;

/** How differences are judged in each kind of test. */
const rules = {
  questionnaire: ['rulesFormula', 'rulesThreshold'],
  interview: ['rulesFormula', 'rulesThreshold'],
  choices: ['rulesTask'],
  timed: ['rulesRun', 'rulesRunFormula'],
} as const satisfies Record<InstrumentDefinition['kind'], readonly string[]>;
