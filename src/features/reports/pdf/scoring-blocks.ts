import { askedText } from '../questions-query';
import { answerText, percentText, scoringTexts } from '../scoring-texts';
import type { ScoringRow } from '../scoring-view';
import { heading, paragraph } from './block-makers';
import type { PdfBlock, Span } from './document';
import type { ReportDocumentInput } from './document-input';

/** Everything needed to check the numbers by hand, with every question and answer. */
export function scoringBlocks(input: ReportDocumentInput): PdfBlock[] {
  const { view, texts } = input;
  const words = scoringTexts(view, texts);
  return [
    paragraph(words.formula),
    { kind: 'paragraph', look: 'formula', spans: [{ text: words.formulaLine }] },
    sums(input),
    paragraph(words.recomputed),
    paragraph(words.bands),
    {
      kind: 'list',
      ordered: false,
      items: words.facts.map(({ name, value }): Span[] => [
        { text: `${name}: `, soft: true },
        { text: value },
      ]),
    },
    heading(3, texts.t('report:scoring.questions', { count: view.scoring.questions.length })),
    questions(input),
  ];
}

function sums({ view, texts }: ReportDocumentInput): PdfBlock {
  const { t } = texts;
  const { scoring, report } = view;
  const row = (name: string, { answered, served, sum, largestSum, percent }: ScoringRow): Span[][] =>
    [
      name,
      t('report:areas.answersOf', { answered: texts.count(answered), served: texts.count(served) }),
      texts.count(sum),
      texts.count(largestSum),
      percentText(percent, texts),
    ].map((text) => [{ text }]);
  return {
    kind: 'table',
    columns: [
      { title: t('report:areas.columnArea'), share: 6 },
      { title: t('report:areas.columnAnswers'), share: 3, end: true },
      { title: t('report:scoring.columnSum'), share: 2, end: true },
      { title: t('report:scoring.columnMost'), share: 3, end: true },
      { title: t('report:areas.columnScore'), share: 3, end: true },
    ],
    rows: [
      ...scoring.areas.map((area) =>
        row(report.dimensions.find(({ id }) => id === area.id)?.name ?? area.id, area),
      ),
      row(t('report:scoring.all'), scoring.total),
    ],
  };
}

function questions({ view, texts, banks }: ReportDocumentInput): PdfBlock {
  const { t } = texts;
  return {
    kind: 'table',
    columns: [
      { title: t('report:scoring.columnQuestion'), share: 8 },
      { title: t('report:scoring.columnAnswer'), share: 3 },
    ],
    rows: view.scoring.questions.map((question, index): Span[][] => {
      const asked = askedText(banks, question);
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
