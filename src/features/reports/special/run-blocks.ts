import { milliseconds } from '@/components/results/certificate-texts';
import { timelineKinds } from '@/lib/reports/special/run-timeline';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { type Piece, table } from './pieces';

/** The run by block: all that is counted where the trials could be read, else the mean answer times. */
export function blockTable({ run, timeline }: ReportView, texts: ReportTexts): Piece[] {
  if (run === null) return [];
  const { t } = texts;
  const mean = (ms: number | null) =>
    ms === null ? t('words.notEnoughData') : milliseconds(texts, texts.count(Math.round(ms)));
  const block = (number: number) => t('words.block', { number: texts.count(number) });
  const ends = [
    { title: t('words.blockColumn'), share: 2 },
    { title: t('report-parts:run.columnMean'), share: 3 },
  ] as const;
  if (timeline === null) {
    const rows = run.metrics.blockMeans.map((ms, index) => [block(index + 1), mean(ms)]);
    return [table(t('report-parts:run.timeline.caption'), ends, rows)];
  }
  return [
    table(
      t('report-parts:run.timeline.caption'),
      [
        ends[0],
        ...timelineKinds.map((kind) => ({
          title: t(
            kind === 'answered' || kind === 'missed' ? `words.${kind}` : `report-parts:run.timeline.${kind}`,
          ),
          share: 3,
        })),
        ends[1],
      ],
      timeline.blocks.map(({ number, counts, meanMs }) => [
        block(number),
        ...timelineKinds.map((kind) => texts.count(counts[kind])),
        mean(meanMs),
      ]),
    ),
  ];
}
