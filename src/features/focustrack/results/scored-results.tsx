import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreeningNotice, SupportLine } from '@/components/results/notices';
import { RunTimeline } from '@/components/run-timeline';
import { Section } from '@/components/section';
import { Notice } from '@/components/ui/notice';
import { bandKey } from '@/i18n/answer-words';
import { useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import { TestFrame } from '../test-frame';
import { RunDelivery } from './delivery-notice';
import { DimensionList } from './dimension-list';
import { NextSteps } from './next-steps';
import { ResultHead } from './result-head';
import { RunCertificate } from './run-certificate';
import type { ShownRun } from './shown-run';
import { useTimelineTexts } from './use-timeline-texts';

/** A scored run: five numbers and what each means, the run from left to right, and how exactly it was measured. */
export function ScoredResults({ children, ...shown }: ShownRun & { children: ReactNode }) {
  const { id, run, scored } = shown;
  const { t } = useTranslation('focustrack');
  const data = runTimeline(scored);
  const timelineTexts = useTimelineTexts(data);
  return (
    <TestFrame screen="results">
      <ResultHead run={run} title={t('results.title')}>
        <Overall scored={scored} />
      </ResultHead>
      <RunDelivery id={id} />
      <ScreeningNotice>
        <p>{t('results.direction')}</p>
        <p>{t('words.runScale')}</p>
      </ScreeningNotice>
      <Cautions scored={scored} />
      <div className="mt-10 grid gap-12">
        <Section title={t('results.areas')}>
          <DimensionList {...shown} />
        </Section>
        <Section title={t('results.timeline')}>
          <p className="mb-4 max-w-read text-ink-soft">{t('results.timelineText')}</p>
          <RunTimeline data={data} texts={timelineTexts} />
        </Section>
        <RunCertificate run={run} scored={scored} />
        <NextSteps {...shown} />
        <SupportLine look="line" />
        {children}
      </div>
    </TestFrame>
  );
}

function Overall({ scored }: Pick<ShownRun, 'scored'>) {
  const { t } = useTranslation('focustrack');
  const { t: screening } = useTranslation('tests');
  const formats = useFormats();
  const overall = scored.percentageScore;
  if (overall === null) {
    return (
      <p data-slot="overall" className="max-w-60 text-ink-soft">
        {t('results.noOverall')}
      </p>
    );
  }
  const label = bandKey(overall, focusTrack);
  return (
    <p data-slot="overall">
      <span className="block text-sm text-ink-soft">{t('results.overall')}</span>
      <span className="font-serif text-3xl font-[560] tracking-tight tabular-nums">
        {formats.count(wholePercent(overall))}
      </span>{' '}
      <span className="text-sm text-ink-soft">{t('words.of100')}</span>
      <span className="block font-semibold">{label === null ? null : screening(label)}</span>
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
    <Notice tone="caution" className="mt-6" data-part="cautions">
      <p className="font-semibold">{t('results.caution')}</p>
      <ul className="mt-2 grid list-disc gap-1 ps-5 marker:text-ink-soft">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}
