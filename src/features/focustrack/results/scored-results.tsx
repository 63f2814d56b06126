import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { useDelivery } from '@/api/sync/use-delivery';
import { Headline } from '@/components/results/headline';
import { SupportLine } from '@/components/results/notices';
import { RunTimeline } from '@/components/run-timeline';
import { Section } from '@/components/section';
import { areaName } from '@/i18n/area-name';
import { headlineText } from '@/i18n/headline';
import { currentLanguage } from '@/i18n/init';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import { headlineOf } from '@/lib/reports/headline';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import { TestFrame } from '../test-frame';
import { RunDelivery } from './delivery-notice';
import { DimensionFacts } from './dimension-facts';
import { DimensionList } from './dimension-list';
import { measuredAreas } from './measured-areas';
import { NextSteps } from './next-steps';
import { Reading } from './reading';
import { ResultHead } from './result-head';
import { RunCertificate } from './run-certificate';
import type { ShownRun } from './shown-run';
import { Today } from './today';
import { useTimelineTexts } from './use-timeline-texts';

/** A scored run: what it says in a sentence, its five numbers and one step for now; then what each rests on, and how exactly it was measured. */
export function ScoredResults({ children, ...shown }: ShownRun & { children: ReactNode }) {
  const { id, run, scored } = shown;
  const { t } = useTranslation('focustrack');
  const data = runTimeline(scored);
  const timelineTexts = useTimelineTexts(data);
  const delivery = useDelivery(focustrackOutbox, id);
  // What this device does not hold back is with the server.
  const isStored = delivery === null || delivery.status === 'sent';
  return (
    <TestFrame screen="results">
      <ResultHead run={run} title={<Sentence scored={scored} />} />
      <RunDelivery id={id} />
      <section aria-label={t('results.areas')}>
        <DimensionList {...shown} />
        <Reading {...shown} />
      </section>
      <div className="mt-5 grid gap-12">
        <Today {...shown} isStored={isStored} />
        <Section title={t('results.numbers')}>
          <DimensionFacts {...shown} />
        </Section>
        <Section title={t('results.timeline')}>
          <p className="mb-4 max-w-read text-ink-soft">{t('results.timelineText')}</p>
          <RunTimeline data={data} texts={timelineTexts} />
        </Section>
        <RunCertificate run={run} scored={scored} />
        <NextSteps userId={shown.userId} />
        <SupportLine look="line" />
        {children}
      </div>
    </TestFrame>
  );
}

/** The run in one or two sentences, as its report says it. */
function Sentence({ scored }: Pick<ShownRun, 'scored'>) {
  const { t } = useTranslation(['focustrack', 'report']);
  const areas = measuredAreas(scored).map((area) => ({
    name: areaName(t, area),
    score: area.score ?? 0,
    scored: area.score !== null,
  }));
  const headline = headlineOf(areas, focusTrack);
  if (headline === null) return t('results.title');
  const text = headlineText(t, headline, 'run', currentLanguage());
  return <Headline text={text} names={areas.map(({ name }) => name)} />;
}
