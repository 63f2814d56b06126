import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { SupportLine } from '@/components/results/notices';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { qualityCodes } from '@/lib/cognitive/focustrack/quality';
import { splitFindings } from '@/lib/reports/special/run-measures';
import { TestFrame } from '../test-frame';
import { RunDelivery } from './delivery-notice';
import { ResultHead } from './result-head';
import { RunCertificate } from './run-certificate';
import type { ShownRun } from './shown-run';

/** A run without scores: why, and that it can be done again at once. */
export function UnscoredResults({ id, run, scored }: ShownRun) {
  const { t } = useTranslation(['focustrack', 'common']);
  const invalid = scored.quality.codes.filter(({ level }) => level === 'invalid');
  const { equipment, run: ofRun } = splitFindings(invalid, qualityCodes);
  return (
    <TestFrame screen="results">
      <ResultHead run={run} title={t('invalid.title')} />
      <RunDelivery id={id} />
      <div className="mt-6 grid gap-8">
        <div data-part="reasons">
          <p className="max-w-read text-lg">{t('invalid.text')}</p>
          <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-ink-soft">
            {[...ofRun, ...equipment].map((code) => (
              <li key={code}>{t(`quality.${code}`)}</li>
            ))}
          </ul>
        </div>
        <Notice>
          <p>{t('invalid.notYou')}</p>
          <p className="mt-1 font-semibold">{t('common:screeningOnly')}</p>
        </Notice>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="lg" to={paths.focusTrack} data-action="start-again">
            {t('words.startAgain')}
          </ButtonLink>
          <ButtonLink size="lg" variant="outline" to={paths.testingHub}>
            {t('words.toTestingHub')}
          </ButtonLink>
        </div>
        <RunCertificate run={run} scored={scored} />
        <SupportLine look="line" />
      </div>
    </TestFrame>
  );
}
