import type { ScoringRow } from '@/lib/reports/scoring-view';
import { heading, paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span, TableBlock } from '@/pdf/document';
import { askedText } from '../words/banks';
import { filledTaskFormula, percentText, scoringTexts } from '../words/scoring-texts';
import type { ReportDocumentInput } from './document-input';

/** How to check the numbers by hand; the sums and the answers stand before the appendix. */
export function scoringBlocks({ view, texts }: ReportDocumentInput): PdfBlock[] {
  const words = scoringTexts(view, texts);
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

export type Density = TableBlock['density'];

/** Sums and scores in one table. */
export function numberTable(input: ReportDocumentInput, density: Density): PdfBlock {
  return { ...(input.view.scoring.task === null ? sumTable(input) : taskTable(input)), density };
}

/** How many questions are printed with their answers: for the owner alone, and none of a test without questions. */
export function printedAnswers({ scoring, reader }: ReportDocumentInput['view']): number {
  return scoring.task !== null || reader.audience === 'shared' ? 0 : scoring.questions.length;
}

/** Every question with its answer. */
export function answerBlocks(input: ReportDocumentInput, density: Density): PdfBlock[] {
  const count = printedAnswers(input.view);
  if (count === 0) return [];
  return [
    heading(3, input.texts.t('report:scoring.questions', { count })),
    { ...questionTable(input), density },
  ];
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

/** Every question as it was asked, with its answer, in the order served. */
export function questionTable({
  view,
  texts,
  banks,
}: Pick<ReportDocumentInput, 'view' | 'texts' | 'banks'>): TableBlock {
  const { t } = texts;
  return {
    kind: 'table',
    columns: [
      { title: t('report:scoring.columnQuestion'), share: 8 },
      { title: t('report:scoring.columnAnswer'), share: 3 },
    ],
    rows: view.scoring.questions.map((question, index): Span[][] => {
      const asked = askedText(banks, question, view, texts);
      const lang = asked && asked.language !== texts.language ? asked.language : undefined;
      return [
        [
          { text: `${texts.count(index + 1)}. `, bold: false },
          { text: asked?.text ?? question.id, bold: false, lang },
        ],
        [{ text: texts.answerAndPoints(view.definition.scale, question.answer) }],
      ];
    }),
  };
}
