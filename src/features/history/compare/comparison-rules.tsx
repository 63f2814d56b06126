import type { InstrumentDefinition } from '@/lib/assessments/types';
import type { HistoryTexts } from '../use-texts';

export interface ComparisonRulesProps {
  definition: InstrumentDefinition;
  texts: HistoryTexts;
}

/** The formula, the thresholds, and why there is no reliable change index. */
export function ComparisonRules({ definition, texts }: ComparisonRulesProps) {
  const { t } = texts;
  return (
    <div className="grid max-w-read gap-4">
      {rules[definition.kind].map((rule) => (
        <p key={rule}>{t(`comparison.${rule}`)}</p>
      ))}
      <p>{t('comparison.rulesReliable')}</p>
      <p>{t('comparison.rulesCause')}</p>
    </div>
  );
}

/** How differences are judged in each kind of test. */
const rules = {
  questionnaire: ['rulesFormula', 'rulesThreshold'],
  interview: ['rulesFormula', 'rulesThreshold'],
  choices: ['rulesTask'],
  timed: ['rulesRun', 'rulesRunFormula'],
} as const satisfies Record<InstrumentDefinition['kind'], readonly string[]>;
