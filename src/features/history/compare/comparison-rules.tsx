import type { HistoryTexts } from '../use-texts';

/** The formula, the thresholds, and why there is no reliable change index. */
export function ComparisonRules({ isTask, texts }: { isTask: boolean; texts: HistoryTexts }) {
  const { t } = texts;
  return (
    <div className="grid max-w-read gap-4">
      {isTask ? (
        <p>{t('comparison.rulesTask')}</p>
      ) : (
        <>
          <p>{t('comparison.rulesFormula')}</p>
          <p>{t('comparison.rulesThreshold')}</p>
        </>
      )}
      <p>{t('comparison.rulesReliable')}</p>
      <p>{t('comparison.rulesCause')}</p>
    </div>
  );
}
