import { focusTrack } from '@/lib/assessments/focustrack';
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
      {rulesOf(definition).map((rule) => (
        <p key={rule}>{t(`comparison.${rule}`)}</p>
      ))}
      <p>{t('comparison.rulesReliable')}</p>
      <p>{t('comparison.rulesCause')}</p>
    </div>
  );
}

function rulesOf({ testId, selection }: InstrumentDefinition) {
  if (testId === focusTrack.testId) return ['rulesRun', 'rulesRunFormula'] as const;
  return selection.total === 0 ? (['rulesTask'] as const) : (['rulesFormula', 'rulesThreshold'] as const);
}
