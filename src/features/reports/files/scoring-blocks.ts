import type { ScoringRow } from '@/lib/reports/scoring-view';
import { paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span, TableBlock } from '@/pdf/document';
import { filledTaskFormula, percentText, scoringTexts } from '../words/scoring-texts';
import type { ReportDocumentInput } from './document-input';

/** How to check the numbers by hand; the sums and the answers stand before the appendix. */
export function scoringBlocks({ view, texts }: ReportDocumentInput): PdfBlock[] {
  const words = scoringTexts(view, texts, 'file');
  return [
    paragraph(words.formula),
    { kind: 'paragraph', look: 'formula', spans: [{ text: words.formulaLine }] },
    ...(words.recomputed === null ? [] : [paragraph(words.recomputed)]),
    ...(words.bands === null ? [] : [paragraph(words.bands)]),
    {
      kind: 'list',
      ordered: false,
      items: words.facts.map(({ name, value }): Span[] => [
        { text: `${texts.t('words.label', { name })} `, soft: true },
        { text: value },
      ]),
    },
  ];
}

/** Sums and scores in one table. */
export function numberTable(input: ReportDocumentInput): PdfBlock {
  return { ...(input.view.scoring.task === null ? sumTable(input) : taskTable(input)), close: true };
}

/** How many questions are printed with their answers: for the owner alone, and none of a test without questions. */
export function printedAnswers({ scoring, reader }: ReportDocumentInput['view']): number {
  return scoring.task !== null || reader.audience === 'shared' ? 0 : scoring.questions.length;
}

/** The way to each number of a test without questions. */
function taskTable({ view, texts }: ReportDocumentInput): TableBlock {
  const { t } = texts;
  const { task } = view.scoring;
  const numbers = task ? [...task.areas, ...(task.areas.length > 1 ? [task.overall] : [])] : [];
  return {
    kind: 'table',
    columns: [
      { title: t('words.area'), share: 3 },
      { title: t('report:scoring.columnFormula'), share: 8 },
      { title: t('words.score'), share: 2, end: true },
    ],
    rows: numbers.map((number): Span[][] => [
      [
        {
          text: view.report.dimensions.find(({ id }) => id === number.id)?.name ?? t('words.overall'),
        },
      ],
      [{ text: filledTaskFormula(number, view, texts) }],
      [{ text: percentText(number.percent, view, texts) }],
    ]),
  };
}

/** Sums and percents of the areas and of all answers together. */
function sumTable({ view, texts }: Pick<ReportDocumentInput, 'view' | 'texts'>): TableBlock {
  const { t } = texts;
  const { scoring, report } = view;
  const row = (name: string, { answered, served, sum, largestSum, percent }: ScoringRow): Span[][] =>
    [
      name,
      t('words.answersOf', { answered: texts.count(answered), served: texts.count(served) }),
      sum === null ? '–' : texts.count(sum),
      texts.count(largestSum),
      percentText(percent, view, texts),
    ].map((text) => [{ text }]);
  return {
    kind: 'table',
    columns: [
      { title: t('words.area'), share: 6 },
      { title: t('words.answers'), share: 3, end: true },
      { title: t('report:scoring.columnSum'), share: 2, end: true },
      { title: t('report:scoring.columnMost'), share: 3, end: true },
      { title: t('words.score'), share: 3, end: true },
    ],
    rows: [
      ...scoring.areas.map((area) =>
        row(report.dimensions.find(({ id }) => id === area.id)?.name ?? area.id, area),
      ),
      row(t('report:scoring.all'), scoring.total),
    ],
  };
}
