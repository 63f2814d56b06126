import { isSafetyQuestion } from '@/lib/assessments/safety-questions';
import type { ScoredQuestion } from '@/lib/reports/scoring-view';
import { stoodOut } from '@/lib/reports/stood-out';
import { heading, small } from '@/pdf/block-makers';
import type { PageBlock, PdfBlock, Span, TableBlock } from '@/pdf/document';
import { askedText } from '../words/banks';
import type { ReportDocumentInput } from './document-input';

/** Under this name the page leaves the words of its questions for later. */
export const answersPage = 'answers';

type Input = Pick<ReportDocumentInput, 'view' | 'texts' | 'banks'>;

/**
 * A page of numbers and answers: every question in words where they fit in letters that are easily read; else the
 * answers of each area in points, those that stood out in words, and all words in the appendix.
 * @param before what stands above them on their page
 */
export function answerPage(input: Input, before: readonly PdfBlock[]): PageBlock {
  const title = input.texts.t('report:scoring.questions', { count: input.view.scoring.questions.length });
  const words = wordBlocks(input);
  return {
    kind: 'page',
    name: answersPage,
    choices: [
      { blocks: [...before, heading(3, title), ...words] },
      { blocks: [...before, ...pointBlocks(input)], later: [heading(4, title), ...words] },
    ],
  };
}

type Group = { readonly id: string | null; readonly questions: readonly ScoredQuestion[] };

/** In report order; what counts in no area comes last. */
function groupsOf({ scoring }: Input['view']): Group[] {
  return [...scoring.areas.map(({ id }) => id), null].flatMap((id) => {
    const questions = scoring.questions.filter(({ area }) => area === id);
    return questions.length > 0 ? [{ id, questions }] : [];
  });
}

const nameOf = ({ view, texts }: Input, id: string | null): string =>
  view.report.dimensions.find((area) => area.id === id)?.name ?? texts.t('report:scoring.outside');

/**
 * Every question as it was asked with its answer, under its area, with the number it had when it was asked.
 * @param close with as little air as 40 questions on a page leave
 */
export function wordBlocks(input: Input, close = true): PdfBlock[] {
  const rows = groupsOf(input.view).flatMap((group): Span[][][] => [
    [[{ text: nameOf(input, group.id) }]],
    ...questionRows(input, group.questions),
  ]);
  return [questionTable(input, rows, close)];
}

function questionTable({ texts: { t } }: Input, rows: TableBlock['rows'], close: boolean): TableBlock {
  return {
    kind: 'table',
    close,
    columns: [
      { title: t('report:scoring.columnQuestion'), share: 8 },
      { title: t('report:scoring.columnAnswer'), share: 3, fit: true },
    ],
    rows,
  };
}

function questionRows(input: Input, questions: readonly ScoredQuestion[]): Span[][][] {
  const { view, texts } = input;
  const { t } = texts;
  return questions.map((question) => [
    [
      { text: `${texts.count(view.scoring.questions.indexOf(question) + 1)}. `, bold: false },
      ...(isSafetyQuestion(question.id)
        ? [{ text: `${t('words.label', { name: t('report:provider.safety') })} `, bold: true }]
        : []),
      askedSpan(input, question),
    ],
    [{ text: texts.answerAndPoints(view.definition.scale, question.answer) }],
  ]);
}

function askedSpan({ view, texts, banks }: Input, question: ScoredQuestion): Span {
  const asked = askedText(banks, question, view, texts);
  const lang = asked && asked.language !== texts.language ? asked.language : undefined;
  return { text: asked?.text ?? question.id, bold: false, lang };
}

/** The answers in points, a row for each area, and in words what stood out. */
export function pointBlocks(input: Input, close = true): PdfBlock[] {
  const { view, texts } = input;
  const { t } = texts;
  const points = ({ answer }: ScoredQuestion) => (answer === null ? '–' : texts.count(answer - 1));
  const quoted = view.areas.flatMap(({ id }) => stoodOut(view, id));
  const scale = texts
    .answers(view.definition.scale)
    .map((_, index) => texts.answerAndPoints(view.definition.scale, index + 1));
  return [
    heading(3, t('report:scoring.columnPoints')),
    small(t('report:scoring.pointsNote', { scale: scale.join(' · ') })),
    {
      kind: 'table',
      close,
      columns: [
        { title: t('words.area'), share: 1, fit: true },
        { title: t('words.answers'), share: 1 },
      ],
      rows: groupsOf(view).map((group): Span[][] => [
        [{ text: nameOf(input, group.id) }],
        [{ text: group.questions.map(points).join(' · ') }],
      ]),
    },
    ...(quoted.length > 0
      ? [heading(3, t('report:meaning.stoodOut')), questionTable(input, questionRows(input, quoted), close)]
      : []),
  ];
}
