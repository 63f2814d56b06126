/**
 * The parts of FHIR R4 (HL7, version 4.0.1) an attempt is exported with. Only what is written stands here; the whole
 * is checked against the published JSON schema by tests.
 */

export type Quantity = {
  readonly value: number;
  readonly unit: string;
  readonly system: string;
  readonly code: string;
};

export type Extension = { readonly url: string } & (
  | { readonly valueDecimal: number }
  | { readonly valueDuration: Quantity }
  | { readonly valueRange: { readonly low: Quantity; readonly high?: Quantity } }
  | { readonly valuePeriod: Period }
);

export type Period = { readonly start: string; readonly end: string };
export type Coding = {
  readonly extension?: readonly Extension[];
  readonly system: string;
  readonly code: string;
  readonly display: string;
};
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text: string };
export type Annotation = { readonly text: string };
export type Identifier = { readonly use?: 'usual'; readonly system: string; readonly value: string };
export type Reference = { readonly reference: string; readonly display?: string };

export type Patient = {
  readonly resourceType: 'Patient';
  readonly id: string;
  readonly extension?: readonly Extension[];
  readonly identifier: readonly Identifier[];
};

export type RelatedPerson = {
  readonly resourceType: 'RelatedPerson';
  readonly id: string;
  readonly patient: Reference;
  readonly relationship: readonly CodeableConcept[];
};

export type PractitionerRole = {
  readonly resourceType: 'PractitionerRole';
  readonly id: string;
  readonly extension?: readonly Extension[];
  readonly code: readonly CodeableConcept[];
};

export type Person = Patient | RelatedPerson | PractitionerRole;

export type QuestionnaireItem = {
  readonly linkId: string;
  readonly code?: readonly Coding[];
  readonly text: string;
  readonly type: 'group' | 'choice';
  readonly required?: boolean;
  readonly repeats?: boolean;
  readonly answerOption?: readonly { readonly valueCoding: Coding }[];
  readonly item?: readonly QuestionnaireItem[];
};

export type Questionnaire = {
  readonly resourceType: 'Questionnaire';
  readonly id: string;
  readonly extension?: readonly Extension[];
  readonly language: string;
  readonly version: string;
  readonly name: string;
  readonly title: string;
  readonly derivedFrom: readonly string[];
  readonly status: 'active';
  readonly subjectType: readonly ['Patient'];
  readonly publisher: string;
  readonly description: string;
  readonly item?: readonly QuestionnaireItem[];
};

export type ResponseItem = {
  readonly linkId: string;
  readonly text: string;
  readonly answer?: readonly { readonly valueCoding: Coding }[];
  readonly item?: readonly ResponseItem[];
};

export type QuestionnaireResponse = {
  readonly resourceType: 'QuestionnaireResponse';
  readonly id: string;
  readonly language: string;
  readonly contained: readonly (Person | Questionnaire)[];
  readonly extension: readonly Extension[];
  readonly identifier: Identifier;
  readonly questionnaire: string;
  readonly status: 'completed';
  readonly subject: Reference;
  readonly authored: string;
  readonly source: Reference;
  readonly item?: readonly ResponseItem[];
};

export type ObservationValue = {
  readonly valueQuantity?: Quantity;
  readonly dataAbsentReason?: CodeableConcept;
  readonly interpretation?: readonly CodeableConcept[];
};

export type ObservationComponent = ObservationValue & { readonly code: CodeableConcept };

export type Observation = ObservationValue & {
  readonly resourceType: 'Observation';
  readonly id: string;
  readonly language: string;
  readonly contained: readonly Person[];
  readonly identifier: readonly Identifier[];
  readonly status: 'final';
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly subject: Reference;
  readonly effectivePeriod: Period;
  readonly issued: string;
  readonly performer: readonly Reference[];
  readonly note: readonly Annotation[];
  readonly method: CodeableConcept;
  readonly derivedFrom: readonly Reference[];
  readonly component?: readonly ObservationComponent[];
};

type Entry = {
  readonly fullUrl: string;
  readonly resource: QuestionnaireResponse | Observation;
};

export type Bundle = {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly type: 'collection';
  readonly timestamp: string;
  readonly entry: readonly Entry[];
};
