import type { ScoringRow } from '@/lib/reports/scoring-view';
import { heading, paragraph } from '@/pdf/block-makers';
import type { PdfBlock, Span, TableBlock } from '@/pdf/document';
import { askedText } from '../words/banks';
import { answerText, filledTaskFormula, percentText, scoringTexts } from '../words/scoring-texts';
import type { ReportDocumentInput } from './document-input';

/** Everything needed to check the numbers by hand; for the owner with every question and answer. */
export function scoringBlocks(input: ReportDocumentInput): PdfBlock[] {
  const { view, texts } = input;
  const words = scoringTexts(view, texts);
  const isTask = view.scoring.task !== null;
  return [
    paragraph(words.formula),
    { kind: 'paragraph', look: 'formula', spans: [{ text: words.formulaLine }] },
    isTask ? taskTable(input) : sumTable(input),
    ...(words.recomputed === null ? [] : [paragraph(words.recomputed)]),
    ...(words.bands === null ? [] : [paragraph(words.bands)]),
    {
      kind: 'list',
      ordered: false,
      items: words.facts.map(({ name, value }): Span[] => [
        { text: `${name}: `, soft: true },
        { text: value },
      ]),
    },
    ...(isTask || view.reader.audience === 'shared'
      ? []
      : [
          heading(3, texts.t('report:scoring.questions', { count: view.scoring.questions.length })),
          questionTable(input),
        ]),
  ];
}

/** The way to each number of a test without questions. */
function taskTable({ view, texts }: ReportDocumentInput): PdfBlock {
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
function sumTable({ view, texts }: Pick<ReportDocumentInput, 'view' | 'texts'>): PdfBlock {
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
        [{ text: answerText(question, view, texts) }],
      ];
    }),
  };
}
