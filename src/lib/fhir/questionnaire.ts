import { brand } from '../../config/brand.ts';
import { domainOf, scalePoints } from '../assessments/scoring.ts';
import type { ExtraQuestion } from '../assessments/types.ts';
import { type ExportInput, formOf, recallMonths } from './input.ts';
import { extended, type People } from './people.ts';
import { base, codeOf, coding, extensions, quantity, systems } from './terms.ts';
import type {
  Coding,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseItem,
} from './types.ts';

/**
 * The bank the questions of an attempt are drawn from: one address a test, form and language. What was drawn differs
 * with every attempt and is told by the attempt itself.
 */
export function bankUrl({ definition, attempt }: Pick<ExportInput, 'definition' | 'attempt'>): string {
  const name = [codeOf(definition.testId), attempt.form, attempt.language].join('-');
  return `${base}/Questionnaire/${name}|${attempt.instrument_version}`;
}

/** Codes and questions of two forms never meet under one name: they are worded differently. */
export const ofForm = (id: string, { attempt }: Pick<ExportInput, 'attempt'>): string =>
  `${id}-${attempt.form}`;

export function questionnaireResponse(input: ExportInput, people: People): QuestionnaireResponse {
  const { attempt } = input;
  const items = [...scoredItems(input), ...backgroundItems(input)];
  return {
    resourceType: 'QuestionnaireResponse',
    id: attempt.id,
    language: attempt.language,
    contained: [...people.contained, questionnaire(input, items)],
    extension: [
      {
        url: extensions.answering,
        valuePeriod: { start: attempt.started_at, end: attempt.completed_at },
      },
    ],
    identifier: { system: systems.attempt, value: attempt.id },
    questionnaire: '#asked',
    status: 'completed',
    subject: people.subject,
    authored: attempt.completed_at,
    source: people.source,
    ...(items.length > 0 ? { item: items.map(responseItem) } : {}),
  };
}

/** An item of the questionnaire with the answers given to it. */
type Asked = Omit<QuestionnaireItem, 'item'> & {
  readonly answers?: readonly Coding[];
  readonly item?: readonly Asked[];
};

function questionnaire(input: ExportInput, items: readonly Asked[]): Questionnaire {
  const { definition, attempt, texts } = input;
  const months = recallMonths(input);
  return {
    resourceType: 'Questionnaire',
    id: 'asked',
    ...extended(
      months === null ? null : { url: extensions.recall, valueDuration: quantity(months, 'months', 'mo') },
    ),
    language: attempt.language,
    version: attempt.instrument_version,
    name: `${definition.reportName.replaceAll(/[^A-Za-z0-9]/g, '')}${attempt.form[0]?.toUpperCase()}${attempt.form.slice(1)}`,
    title: definition.catalogueName,
    derivedFrom: [bankUrl(input)],
    status: 'active',
    subjectType: ['Patient'],
    publisher: brand.operator,
    description: texts.notes.join(' '),
    ...(items.length > 0 ? { item: items.map(questionnaireItem) } : {}),
  };
}

function questionnaireItem({ answers: _given, item, ...asked }: Asked): QuestionnaireItem {
  return { ...asked, ...(item ? { item: item.map(questionnaireItem) } : {}) };
}

function responseItem({ linkId, text, answers = [], item }: Asked): ResponseItem {
  return {
    linkId,
    text,
    ...(answers.length > 0 ? { answer: answers.map((valueCoding) => ({ valueCoding })) } : {}),
    ...(item ? { item: item.map(responseItem) } : {}),
  };
}

/** Areas in report order with the questions served; areas without any are left out. */
function scoredItems(input: ExportInput): Asked[] {
  const { definition, attempt, texts } = input;
  const required = formOf(input).skip === 'required';
  const answerOption = scalePoints.map((point) => ({ valueCoding: answerCoding(input, point) }));
  return definition.domains.flatMap(({ id }): Asked[] => {
    const served = attempt.question_ids.filter(
      (question) => domainOf(question, definition.domains)?.id === id,
    );
    if (served.length === 0) return [];
    const item = served.map((question): Asked => {
      const answer = attempt.answers[question];
      return {
        linkId: ofForm(question, input),
        text: texts.asked.question(question),
        type: 'choice',
        required,
        answerOption,
        ...(answer === undefined ? {} : { answers: [answerCoding(input, answer)] }),
      };
    });
    const name = texts.asked.areaName(id);
    return [{ linkId: ofForm(id, input), code: [coding('area', id, name)], text: name, type: 'group', item }];
  });
}

/** What was asked beside the scored questions: onset, settings, changes. Typed words stay with their owner. */
function backgroundItems(input: ExportInput): Asked[] {
  const { definition, attempt, texts } = input;
  const steps = definition.steps.flatMap(({ step, forms }): Asked[] =>
    step.kind === 'task' || forms?.includes(attempt.form) === false
      ? []
      : choiceItem(input, step, step.id, attempt.context?.[step.id] ?? []),
  );
  const rule = definition.followUps;
  const sets = (rule ? (attempt.follow_ups ?? []) : []).flatMap((set): Asked[] => [
    ...(rule ? choiceItem(input, rule.settings, `${set.impact_id}-settings`, set.settings) : []),
    ...(rule ? choiceItem(input, rule.since, `${set.impact_id}-since`, set.since ?? []) : []),
  ]);
  const item = [...steps, ...sets];
  if (item.length === 0) return [];
  return [{ linkId: ofForm('background', input), text: texts.asked.background, type: 'group', item }];
}

function choiceItem(
  input: ExportInput,
  question: ExtraQuestion,
  id: string,
  given: string | readonly string[],
): Asked[] {
  if (question.kind === 'text') return [];
  const { asked } = input.texts;
  const texts = question.texts ?? question.id;
  const option = (each: string) => coding('background', each, asked.option(texts, each));
  const chosen = [given].flat();
  const about = question.area === undefined ? '' : `${asked.areaName(question.area)}: `;
  return [
    {
      linkId: ofForm(codeOf(id), input),
      text: `${about}${asked.extra(texts)}`,
      type: 'choice',
      ...(question.kind === 'multi' ? { repeats: true } : {}),
      answerOption: question.options.map((each) => ({ valueCoding: option(each) })),
      answers: question.options.filter((each) => chosen.includes(each)).map(option),
    },
  ];
}

/** An answer under its code 1 to 5, with what it counts, 0 to 4. */
function answerCoding({ definition, texts }: ExportInput, point: number): Coding {
  return {
    extension: [{ url: extensions.ordinal, valueDecimal: point - 1 }],
    system: `${base}/CodeSystem/${codeOf(definition.scale)}`,
    code: String(point),
    display: texts.asked.scale[point - 1] ?? String(point),
  };
}
