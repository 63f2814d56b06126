import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { Notice } from '@/components/ui/notice';
import { bandKey } from '@/i18n/answer-words';
import { useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import type { ShownRun } from './shown-run';

/** Under the areas, quietly: the overall number, what a screening is and how to read it; then why to read it with care. */
export function Reading({ scored }: Pick<ShownRun, 'scored'>) {
  const { t } = useTranslation(['focustrack', 'common']);
  return (
    <>
      <div className="mt-2 grid max-w-read gap-1.5 text-sm text-ink-soft">
        <Overall scored={scored} />
        <p>
          <span data-slot="screening-warning">{t('common:screeningOnly')}</span>
          <span>
            <SentenceGap />
            {t('results.direction')}
          </span>
        </p>
      </div>
      <Cautions scored={scored} />
    </>
  );
}

function Overall({ scored }: Pick<ShownRun, 'scored'>) {
  const { t } = useTranslation('focustrack');
  const { t: screening } = useTranslation('tests');
  const formats = useFormats();
  const overall = scored.percentageScore;
  const label = overall === null ? null : bandKey(overall, focusTrack);
  return (
    <p data-slot="overall" className="font-medium text-ink">
      {overall === null || label === null
        ? t('results.noOverall')
        : t('scoreBar.spoken', {
            name: t('results.overall'),
            score: formats.count(wholePercent(overall)),
            label: screening(label),
          })}
    </p>
  );
}

/** Why this run is to be read with care. */
function Cautions({ scored }: Pick<ShownRun, 'scored'>) {
  const { t } = useTranslation('focustrack');
  const reasons = [
    ...scored.quality.codes.map(({ code }) => t(`quality.${code}`)),
    ...(scored.practice.passed ? [] : [t('results.practiceNotPassed')]),
  ];
  if (reasons.length === 0) return null;
  return (
    <Notice tone="caution" className="mt-4" data-part="cautions">
      <p className="font-semibold">{t('results.caution')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 marker:text-ink-soft">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}
