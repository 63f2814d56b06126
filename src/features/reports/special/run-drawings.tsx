import { RunTimeline } from '@/components/run-timeline';
import { TimingCertificate } from '@/components/timing-certificate';
import { Pieces } from './piece-view';
import { blockTable } from './run-blocks';
import { certificateTexts, milliseconds } from './run-texts';
import type { SpecialPartProps } from './types';

/** The run trial by trial where its trials could be read, else block by block. */
export function RunTimelineDrawing({ view, texts }: SpecialPartProps) {
  const { timeline } = view;
  if (timeline === null) return <Pieces pieces={blockTable(view, texts)} view={view} texts={texts} />;
  const { t } = texts;
  const ms = (value: number) => milliseconds(texts, texts.count(Math.round(value)));
  return (
    <RunTimeline
      data={timeline}
      texts={{
        alt: t('report-parts:run.timeline.alt'),
        ms,
        count: texts.count,
        kinds: {
          answered: t('report-parts:run.timeline.answered'),
          missed: t('report-parts:run.timeline.missed'),
          pressed: t('report-parts:run.timeline.pressed'),
          leftOut: t('report-parts:run.timeline.leftOut'),
        },
        mean: t('report-parts:run.timeline.mean'),
        pause: t('report-parts:run.timeline.pause'),
        block: (number) => t('report-parts:run.block', { number: texts.count(number) }),
        showTable: t('report:areas.table'),
        tableCaption: t('report-parts:run.timeline.caption'),
        columnBlock: t('report-parts:run.columnBlock'),
        columnMean: t('report-parts:run.columnMean'),
        noMean: t('report-parts:run.tooFew'),
      }}
    />
  );
}

export function RunCertificateDrawing({ view, texts }: SpecialPartProps) {
  return view.run === null ? null : <TimingCertificate {...certificateTexts(view.run, texts)} />;
}
