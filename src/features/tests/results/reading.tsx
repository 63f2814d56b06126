import { useTranslation } from 'react-i18next';
import { SupportLine } from '@/components/results/notices';
import { SentenceGap } from '@/components/sentence-gap';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { hasBands } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { OverallLine } from './result-head';
import { needsSupportFirst } from './result-scores';

/** Under the areas, quietly: the overall number, what a screening is, how to read it, and where to turn if it is needed now. */
export function Reading({
  definition,
  attempt,
}: {
  definition: InstrumentDefinition;
  attempt: AttemptRecord;
}) {
  const { t } = useTranslation(['tests', 'report']);
  return (
    <>
      <div className="mt-2 grid max-w-read gap-1.5 text-sm text-ink-soft">
        <OverallLine definition={definition} attempt={attempt} />
        <p>
          <span data-slot="screening-warning">{t('screeningOnly')}</span>
          {hasBands(definition) ? (
            <span>
              <SentenceGap />
              {t('words.direction')}
            </span>
          ) : null}
        </p>
        {attempt.quality.level === 'ok' ? null : (
          <p data-slot="quality-note">{t('report:insights.quality_note')}</p>
        )}
      </div>
      {needsSupportFirst(definition, attempt) ? <SupportLine look="notice" className="mt-3" /> : null}
    </>
  );
}
