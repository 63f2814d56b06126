import { dynamicText } from '@/i18n/dynamic-text';
import { formatsIn } from '@/i18n/use-formats';
import { isSafetyQuestion } from '@/lib/assessments/safety-questions';
import { followUpsByArea } from '@/lib/reports/special/interview';
import type { ReportView } from '@/lib/reports/view';
import { minuteMs, toMs } from '@/lib/time';
import { small } from '@/pdf/block-makers';
import type { PdfBlock, TableColumn } from '@/pdf/document';
import { bothFlags } from '../special/child';
import { seenText, twoViews } from '../special/two-views-bars';
import { askedText } from '../words/banks';
import { filingTexts } from '../words/head-texts';
import type { ReportTexts } from '../words/texts';
import type { ReportDocumentInput } from './document-input';

/* What a professional asks for besides the numbers: of whom, how, what else was said, what is dangerous, who else saw it. */

export type ProviderInput = Pick<ReportDocumentInput, 'view' | 'texts' | 'banks'> & {
  /** What the owner gives along with it. */
  readonly choice?: { readonly caseWord: string; readonly withOther: boolean };
};

/** By which word it is filed, and whom the answers are about. */
export function filingBlocks({ view, texts, choice }: ProviderInput): PdfBlock[] {
  const word = choice?.caseWord ?? '';
  const told = [...(word ? [texts.t('words.filedUnder', { word })] : []), ...filingTexts(view, texts)];
  if (told.length === 0) return [];
  return [{ ...small(''), spans: [{ text: told.join(' · '), bold: true }] }];
}

/** How long it took, and how well the one who answered knows whom they describe. */
export function conductTexts({ attempt }: ReportView, { t, language, count }: ReportTexts): string[] {
  const answering = Object.values(attempt.item_times_ms).reduce((all, each) => all + each, 0);
  const whole = (toMs(attempt.completed_at) ?? 0) - (toMs(attempt.started_at) ?? 0);
  // A run may have been put aside for days: the questions tell how long was answered.
  const minutes = Math.round((answering > 0 ? answering : whole) / minuteMs);
  const time = formatsIn(language).duration(Math.max(1, minutes), 'minute');
  const weeks = attempt.details?.known_weeks;
  return [
    ...(whole > 0 ? [t('report:provider.timeTaken', { time })] : []),
    ...(weeks === undefined ? [] : [t('report:provider.knownFor', { weeks: count(weeks) })]),
  ];
}

/** What was said of onset, settings, impact and changes; a form that does not ask for it says so. */
export function backgroundBlocks({ view, texts }: ProviderInput): PdfBlock[] {
  const lines = [...contextTexts(view, texts), ...changeTexts(view, texts), ...followUpTexts(view, texts)];
  if (view.definition.about === 'child') lines.push(texts.t('report:provider.notAsked'));
  if (lines.length === 0) return [];
  return [compactHeading(texts.t('report:provider.background')), small(lines.join(' '))];
}

const extra = ({ t }: ReportTexts, key: string, otherwise: string) =>
  dynamicText(t, 'tests', `extras.${key}`, { defaultValue: otherwise });

function sentence(texts: ReportTexts, name: string, text: string): string {
  return `${texts.t('words.pair', { name, text })}.`;
}

function contextTexts({ attempt, definition }: ReportView, texts: ReportTexts): string[] {
  return definition.steps.flatMap(({ step }) => {
    const chosen = [attempt.context?.[step.id] ?? []].flat();
    if (step.kind === 'task' || step.area !== undefined || chosen.length === 0) return [];
    const options = chosen.map((option) => extra(texts, `${step.id}.options.${option}`, option));
    return [`${extra(texts, `${step.id}.question`, step.id)} ${texts.list(options)}.`];
  });
}

/** Of questions asked alike of every area: the areas under each answer. */
function changeTexts(view: ReportView, texts: ReportTexts): string[] {
  const steps = view.definition.steps.flatMap(({ step }) =>
    step.kind === 'single' && step.area !== undefined ? [step] : [],
  );
  const [first] = steps;
  if (first === undefined) return [];
  const key = first.texts ?? first.id;
  const answers = first.options.flatMap((option) => {
    const areas = steps
      .filter((step) => view.attempt.context?.[step.id] === option)
      .map(({ area }) => nameOf(view, area ?? ''));
    if (areas.length === 0) return [];
    return [
      texts.t('words.pair', {
        name: extra(texts, `${key}.options.${option}`, option),
        text: texts.list(areas),
      }),
    ];
  });
  return answers.length === 0 ? [] : [`${extra(texts, `${key}.question`, key)} ${answers.join('; ')}.`];
}

function followUpTexts(view: ReportView, texts: ReportTexts): string[] {
  return followUpsByArea(view.scoring.followUps, view.definition.domains).map((area) => {
    const told = [
      ...area.settings.map((option) => extra(texts, `followup_settings.options.${option}`, option)),
      ...area.onsets.map((option) => extra(texts, `followup_since.options.${option}`, option)),
    ];
    const impact = area.impacts.flatMap((each) => texts.answer(view.definition.scale, each) ?? []);
    const harder =
      impact.length === 0 ? [] : [`${extra(texts, 'impact.question', '')} ${texts.list(impact)}`];
    return sentence(texts, nameOf(view, area.id), [...told, ...harder].join('; '));
  });
}

const nameOf = ({ report }: ReportView, id: string): string =>
  report.dimensions.find((area) => area.id === id)?.name ?? id;

/** From this answer on a question about safety is named by itself: 'often'. */
const oftenPoint = 4;

/** The answers somebody should hear of first; none where the form asks nothing of the kind. */
export function safetyTexts({ view, texts, banks }: ProviderInput): string[] {
  const asked = view.scoring.questions.filter(({ id }) => isSafetyQuestion(id));
  if (asked.length === 0) return [];
  const answer = texts.answer(view.definition.scale, oftenPoint) ?? '';
  const named = asked.filter((question) => (question.answer ?? 0) >= oftenPoint);
  if (named.length === 0) return [texts.t('report:provider.safetyNone', { answer })];
  const questions = named.map((question) => {
    const text = askedText(banks, question, view, texts)?.text ?? question.id;
    return `${text} ${texts.answerAndPoints(view.definition.scale, question.answer)}`;
  });
  return [texts.t('report:provider.safetyAnswered', { answer, questions: questions.join(' · ') })];
}

export function safetyBlocks(input: ProviderInput): PdfBlock[] {
  const told = safetyTexts(input);
  if (told.length === 0) return [];
  return [compactHeading(input.texts.t('report:provider.safety')), small(told.join(' '))];
}

/** Home and class beside each other, where the owner gives both. */
export function bothViews({ view, choice }: ProviderInput) {
  return choice?.withOther ? twoViews(view) : null;
}

/** When either answered and for which time, and what is to be known of how. */
export function secondViewTexts(input: ProviderInput): string[] {
  const both = bothViews(input);
  if (both === null) return [];
  const { texts } = input;
  const flags = bothFlags(both, texts);
  const dates = texts.t('report-parts:child.dates', {
    home: texts.date(both.home.completed_at),
    inClass: texts.date(both.class.completed_at),
  });
  return [dates, ...(flags === null ? [] : [flags])];
}

/** The columns the second view adds to the table of areas, and what stands in them; none without it. */
export function secondViewColumns(input: ProviderInput): {
  readonly columns: readonly TableColumn[];
  readonly cells: (area: string) => readonly string[];
} {
  const both = bothViews(input);
  if (both === null) return { columns: [], cells: () => [] };
  const { view, texts } = input;
  const other = view.attempt.form === 'parent' ? 'class' : 'home';
  return {
    columns: [
      { title: texts.t(`report-parts:child.${other}`), share: 2, end: true, fit: true },
      { title: texts.t('words.secondView'), share: 6, fit: true },
    ],
    cells: (area) => {
      const row = both.rows.find(({ id }) => id === area);
      return row ? [texts.score(row[other]), seenText(row, texts)] : ['', ''];
    },
  };
}

export function compactHeading(text: string): PdfBlock {
  return { kind: 'heading', level: 2, text, lang: undefined, compact: true };
}
