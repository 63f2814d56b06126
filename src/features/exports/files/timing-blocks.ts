import { certificateTexts } from '@/components/results/certificate-texts';
import { heading, list, paragraph } from '@/pdf/block-makers';
import type { PdfBlock } from '@/pdf/document';
import { row } from './activity-blocks';
import type { DocumentInput } from './document-input';
import { attemptTitle } from './result-blocks';

/** The certificate of every shown reaction-time run: how exactly the device measured, and what that stands on. */
export function timingBlocks({ shown, runs, texts }: DocumentInput): PdfBlock[] {
  const told = shown.flatMap((attempt): PdfBlock[] => {
    const run = runs[attempt.id];
    if (!run) return [];
    const { title, verdictText, reasons, rows } = certificateTexts(run, {
      t: texts.report,
      language: texts.language,
    });
    const versions = [
      [texts.t('column.taskVersion'), run.task_version],
      [texts.t('column.scoringVersion'), run.scoring_version],
      [texts.t('column.scaleVersion'), run.scale_version],
    ] as const;
    return [
      heading(3, attemptTitle(attempt, texts)),
      paragraph(verdictText),
      ...list(reasons),
      {
        kind: 'table',
        close: true,
        columns: [
          { title, share: 3 },
          { title: texts.history('words.value'), share: 2 },
        ],
        rows: [...rows.map(({ name, value }) => row(name, value)), ...versions.map((pair) => row(...pair))],
      },
    ];
  });
  return told.length === 0 ? [] : [heading(2, texts.t('part.timing')), ...told];
}
