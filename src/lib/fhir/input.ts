import type { AttemptRecord } from '../assessments/attempt-record.ts';
import type { InstrumentDefinition } from '../assessments/types.ts';

/** What of a stored attempt is exported; of what was told about somebody neither a name nor a typed word. */
export type ExportedAttempt = Pick<
  AttemptRecord,
  | 'id'
  | 'instrument_version'
  | 'form'
  | 'language'
  | 'overall'
  | 'domains'
  | 'question_ids'
  | 'answers'
  | 'started_at'
  | 'completed_at'
  | 'details'
  | 'context'
  | 'follow_ups'
>;

/** A figure that numbers of a test without questions are worked out from. `code` is of UCUM. */
export type Measure = {
  readonly id: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly code: string;
};

export type Named = { readonly code: string; readonly text: string };

export type ExportTexts = {
  /** In the language of the attempt. */
  readonly asked: {
    /** The question as it was asked, by id. */
    readonly question: (id: string) => string;
    /** Label of each of the five answers. */
    readonly scale: readonly string[];
    readonly areaName: (id: string) => string;
    /** Heading of what was asked beside the scored questions. */
    readonly background: string;
    /** An unscored question, and one of its options, by the id their texts have. */
    readonly extra: (texts: string) => string;
    readonly option: (texts: string, option: string) => string;
  };
  /** From here on in the language of whoever exports. */
  readonly language: string;
  readonly areaName: (id: string) => string;
  /** The zone of a number; null where the test has none. */
  readonly zone: (percent: number) => Named | null;
  readonly informant: string;
  /** How the number is worked out. */
  readonly method: string;
  /** What the number is and is not, and how the answers came; at least one. */
  readonly notes: readonly string[];
};

export type ExportInput = {
  readonly definition: Pick<
    InstrumentDefinition,
    | 'testId'
    | 'reportName'
    | 'catalogueName'
    | 'kind'
    | 'domains'
    | 'forms'
    | 'scale'
    | 'selection'
    | 'steps'
    | 'followUps'
  >;
  readonly attempt: ExportedAttempt;
  /** Stands for the one who is described. */
  readonly pseudonym: string;
  /** A word by which whoever gets the file files the person; empty for none. */
  readonly caseWord: string;
  readonly measures: readonly Measure[];
  readonly texts: ExportTexts;
  /** Moment of the export, ISO 8601. */
  readonly now: string;
};

export function formOf({ definition, attempt }: Pick<ExportInput, 'definition' | 'attempt'>) {
  return definition.forms.find(({ form }) => form === attempt.form) ?? definition.forms[0];
}

/** Months the questions look back; null for a test without questions. */
export function recallMonths(input: Pick<ExportInput, 'definition' | 'attempt'>): number | null {
  if (input.definition.selection.total === 0) return null;
  return { past_6_months: 6, past_3_months: 3, past_2_months: 2 }[formOf(input).recall];
}
