import { certificateTexts, milliseconds } from '@/components/results/certificate-texts';
import { RunTimeline } from '@/components/run-timeline';
import { TimingCertificate } from '@/components/timing-certificate';
import { Pieces } from './piece-view';
import { blockTable } from './run-blocks';
import type { PartProps } from './types';

/** The run trial by trial where its trials could be read, else block by block. */
export function RunTimelineDrawing({ view, texts }: PartProps) {
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
          answered: t('words.answered'),
          missed: t('words.missed'),
          pressed: t('report-parts:run.timeline.pressed'),
          leftOut: t('report-parts:run.timeline.leftOut'),
        },
        mean: t('report-parts:run.timeline.mean'),
        pause: t('words.pauseOfRun'),
        block: (number) => t('words.block', { number: texts.count(number) }),
        showTable: t('words.showTable'),
        tableCaption: t('report-parts:run.timeline.caption'),
        columnBlock: t('words.blockColumn'),
        columnMean: t('report-parts:run.columnMean'),
        noMean: t('words.notEnoughData'),
      }}
    />
  );
}

export function RunCertificateDrawing({ view, texts }: PartProps) {
  return view.run === null ? null : <TimingCertificate {...certificateTexts(view.run, texts)} />;
}
