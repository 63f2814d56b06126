import { brand } from '../../config/brand.ts';
import { domainOf } from '../assessments/scoring.ts';
import type { InstrumentDefinition } from '../assessments/types.ts';
import type {
  Bundle,
  CodeableConcept,
  Coding,
  Observation,
  ObservationComponent,
  Quantity,
  Questionnaire,
  QuestionnaireItem,
  QuestionnaireResponse,
  ResponseItem,
} from './types.ts';

/** What of a stored attempt is exported. Percents have one decimal, moments are ISO 8601. */
export type ExportedAttempt = {
  readonly id: string;
  readonly instrument_version: string;
  readonly language: string;
  readonly overall: number | null;
  readonly domains: Readonly<Record<string, number | null>>;
  /** In the order served. */
  readonly question_ids: readonly string[];
  /** Question id to 1..5; a question left out has no key. */
  readonly answers: Readonly<Record<string, number>>;
  readonly started_at: string;
  readonly completed_at: string;
};

export type ExportTexts = {
  /** The question as it was asked, by id. */
  readonly question: (id: string) => string;
  /** Label of each of the five answers, in the language of the attempt. */
  readonly scale: readonly string[];
  readonly areaName: (id: string) => string;
  /** What the number is and is not; stands as notes of the observation. */
  readonly notes: readonly string[];
};

export type ExportInput = {
  readonly definition: Pick<InstrumentDefinition, 'testId' | 'reportName' | 'domains' | 'forms' | 'scale'>;
  readonly attempt: ExportedAttempt;
  readonly texts: ExportTexts;
  /** Moment of the export, ISO 8601. */
  readonly now: string;
};

/**
 * Code systems and canonical addresses of this product. The host names nobody: the texts and codes are ours alone,
 * not those of a terminology.
 */
const base = `https://${brand.email.split('@')[1]}/fhir`;
const unit = { unit: '%', system: 'http://unitsofmeasure.org', code: '%' } as const;
const observationCategory = 'http://terminology.hl7.org/CodeSystem/observation-category';
const absentReason = 'http://terminology.hl7.org/CodeSystem/data-absent-reason';

/**
 * An attempt as a FHIR R4 collection: the questions served (Questionnaire), the answers given (QuestionnaireResponse)
 * and the numbers they give (Observation, 0 to 100, higher is more reported difficulty). It names no person: whoever
 * imports it knows whose it is. Tests without questions have no items, only the numbers.
 * Source: HL7 FHIR R4 (4.0.1), resources Bundle, Questionnaire, QuestionnaireResponse, Observation.
 */
export function exportAttempt(input: ExportInput): Bundle {
  const { attempt, definition } = input;
  const url = `${base}/Questionnaire/${definition.testId.replaceAll('_', '-')}`;
  const address = (type: string) => `${base}/${type}/${attempt.id}`;
  return {
    resourceType: 'Bundle',
    id: attempt.id,
    type: 'collection',
    timestamp: input.now,
    entry: [
      { fullUrl: address('Questionnaire'), resource: questionnaire(input, url) },
      { fullUrl: address('QuestionnaireResponse'), resource: response(input, url) },
      { fullUrl: address('Observation'), resource: observation(input, address('QuestionnaireResponse')) },
    ],
  };
}

function questionnaire({ definition, attempt, texts }: ExportInput, url: string): Questionnaire {
  const groups = groupsOf(definition, attempt);
  const required = definition.forms.every(({ skip }) => skip === 'required');
  const answerOption = [1, 2, 3, 4, 5].map((point) => ({
    valueCoding: answerCoding(definition, texts, point),
  }));
  const item = groups.map(
    ({ id, questions }): QuestionnaireItem => ({
      linkId: id,
      text: texts.areaName(id),
      type: 'group',
      item: questions.map((question) => ({
        linkId: question,
        text: texts.question(question),
        type: 'choice',
        required,
        answerOption,
      })),
    }),
  );
  return {
    resourceType: 'Questionnaire',
    id: attempt.id,
    language: attempt.language,
    url,
    version: attempt.instrument_version,
    name: definition.reportName.replaceAll(/[^A-Za-z0-9]/g, ''),
    title: definition.reportName,
    status: 'active',
    subjectType: ['Patient'],
    publisher: brand.operator,
    description: texts.notes.join(' '),
    ...(item.length > 0 ? { item } : {}),
  };
}

function response({ definition, attempt, texts }: ExportInput, url: string): QuestionnaireResponse {
  const item = groupsOf(definition, attempt).map(
    ({ id, questions }): ResponseItem => ({
      linkId: id,
      text: texts.areaName(id),
      item: questions.map((question): ResponseItem => {
        const answer = attempt.answers[question];
        const base = { linkId: question, text: texts.question(question) };
        if (answer === undefined) return base;
        return { ...base, answer: [{ valueCoding: answerCoding(definition, texts, answer) }] };
      }),
    }),
  );
  return {
    resourceType: 'QuestionnaireResponse',
    id: attempt.id,
    language: attempt.language,
    questionnaire: `${url}|${attempt.instrument_version}`,
    status: 'completed',
    authored: attempt.completed_at,
    ...(item.length > 0 ? { item } : {}),
  };
}

function observation({ definition, attempt, texts }: ExportInput, source: string): Observation {
  const component = definition.domains.map(
    ({ id }): ObservationComponent => ({
      code: concept('area', id, texts.areaName(id)),
      ...quantityOf(attempt.domains[id] ?? null),
    }),
  );
  return {
    resourceType: 'Observation',
    id: attempt.id,
    language: attempt.language,
    status: 'final',
    category: [
      { coding: [{ system: observationCategory, code: 'survey', display: 'Survey' }], text: 'Survey' },
    ],
    code: concept('test', definition.testId, definition.reportName),
    effectivePeriod: { start: attempt.started_at, end: attempt.completed_at },
    ...quantityOf(attempt.overall),
    note: texts.notes.map((text) => ({ text })),
    derivedFrom: [{ reference: source }],
    ...(component.length > 0 ? { component } : {}),
  };
}

type Group = { readonly id: string; readonly questions: readonly string[] };

/** Areas in report order with the questions served; areas without any are left out. */
function groupsOf(definition: ExportInput['definition'], attempt: ExportedAttempt): Group[] {
  return definition.domains
    .map(({ id }) => ({
      id,
      questions: attempt.question_ids.filter((question) => domainOf(question, definition.domains)?.id === id),
    }))
    .filter(({ questions }) => questions.length > 0);
}

function answerCoding({ scale }: ExportInput['definition'], texts: ExportTexts, point: number): Coding {
  const system = `${base}/CodeSystem/${scale.replaceAll('_', '-')}`;
  return { system, code: String(point), display: texts.scale[point - 1] ?? String(point) };
}

function concept(kind: 'area' | 'test', id: string, text: string): CodeableConcept {
  return {
    coding: [{ system: `${base}/CodeSystem/${kind}`, code: id.replaceAll('_', '-'), display: text }],
    text,
  };
}

/** A number, or why there is none. */
function quantityOf(
  percent: number | null,
): { valueQuantity: Quantity } | { dataAbsentReason: CodeableConcept } {
  if (percent !== null) return { valueQuantity: { value: percent, ...unit } };
  const coding = { system: absentReason, code: 'not-performed', display: 'Not Performed' };
  return { dataAbsentReason: { coding: [coding], text: coding.display } };
}
