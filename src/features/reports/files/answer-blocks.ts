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
 * @param appendix the head of an appendix, where the document has none but for them
 */
export function answerPage(
  input: Input,
  before: readonly PdfBlock[],
  appendix: readonly PdfBlock[] = [],
): PageBlock {
  const { t } = input.texts;
  const count = input.view.scoring.questions.length;
  // With an appendix of its own the document is somebody else's, and the head of the page says it all.
  const own = appendix.length === 0;
  const title = t('report:scoring.questions', { count });
  const words = wordBlocks(input);
  return {
    kind: 'page',
    name: answersPage,
    choices: [
      { blocks: [...before, ...(own ? [heading(3, title)] : []), ...words] },
      {
        blocks: [...before, ...pointBlocks(input)],
        later: [...appendix, own ? heading(4, title) : heading(3, t('words.answers')), ...words],
      },
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

/** Every question as it was asked with its answer, under its area, with the number it had when it was asked. */
function wordBlocks(input: Input): PdfBlock[] {
  return groupsOf(input.view).flatMap((group): PdfBlock[] => [
    { ...small(''), spans: [{ text: nameOf(input, group.id), bold: true }], keep: true },
    questionTable(input, group.questions),
  ]);
}

function questionTable(input: Input, questions: readonly ScoredQuestion[]): TableBlock {
  const { view, texts } = input;
  const { t } = texts;
  return {
    kind: 'table',
    close: true,
    columns: [
      { title: t('report:scoring.columnQuestion'), share: 8 },
      { title: t('report:scoring.columnAnswer'), share: 3 },
    ],
    rows: questions.map((question): Span[][] => [
      [
        { text: `${texts.count(view.scoring.questions.indexOf(question) + 1)}. `, bold: false },
        ...(isSafetyQuestion(question.id)
          ? [{ text: `${t('words.label', { name: t('report:provider.safety') })} `, bold: true }]
          : []),
        askedSpan(input, question),
      ],
      [{ text: texts.answerAndPoints(view.definition.scale, question.answer) }],
    ]),
  };
}

function askedSpan({ view, texts, banks }: Input, question: ScoredQuestion): Span {
  const asked = askedText(banks, question, view, texts);
  const lang = asked && asked.language !== texts.language ? asked.language : undefined;
  return { text: asked?.text ?? question.id, bold: false, lang };
}

/** The answers in points, a row for each area, and in words what stood out. */
function pointBlocks(input: Input): PdfBlock[] {
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
      close: true,
      columns: [
        { title: t('words.area'), share: 1 },
        { title: t('words.answers'), share: 1 },
      ],
      rows: groupsOf(view).map((group): Span[][] => [
        [{ text: nameOf(input, group.id) }],
        [{ text: group.questions.map(points).join(' · ') }],
      ]),
    },
    ...(quoted.length > 0 ? [heading(3, t('report:meaning.stoodOut')), questionTable(input, quoted)] : []),
  ];
}
