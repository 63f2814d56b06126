/**
 * The parts of FHIR R4 (HL7, version 4.0.1) an attempt is exported with. Only what is written stands here; the whole
 * is checked against the published JSON schema by tests.
 */

export type Coding = { readonly system: string; readonly code: string; readonly display: string };
export type CodeableConcept = { readonly coding?: readonly Coding[]; readonly text: string };
export type Annotation = { readonly text: string };

export type QuestionnaireItem = {
  readonly linkId: string;
  readonly text: string;
  readonly type: 'group' | 'choice';
  readonly required?: boolean;
  readonly answerOption?: readonly { readonly valueCoding: Coding }[];
  readonly item?: readonly QuestionnaireItem[];
};

export type Questionnaire = {
  readonly resourceType: 'Questionnaire';
  readonly id: string;
  readonly language: string;
  readonly url: string;
  readonly version: string;
  readonly name: string;
  readonly title: string;
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
  readonly questionnaire: string;
  readonly status: 'completed';
  readonly authored: string;
  readonly item?: readonly ResponseItem[];
};

export type Quantity = {
  readonly value: number;
  readonly unit: string;
  readonly system: string;
  readonly code: string;
};

export type ObservationComponent = {
  readonly code: CodeableConcept;
  readonly valueQuantity?: Quantity;
  readonly dataAbsentReason?: CodeableConcept;
};

export type Observation = {
  readonly resourceType: 'Observation';
  readonly id: string;
  readonly language: string;
  readonly status: 'final';
  readonly category: readonly CodeableConcept[];
  readonly code: CodeableConcept;
  readonly effectivePeriod: { readonly start: string; readonly end: string };
  readonly valueQuantity?: Quantity;
  readonly dataAbsentReason?: CodeableConcept;
  readonly note: readonly Annotation[];
  readonly derivedFrom: readonly { readonly reference: string }[];
  readonly component?: readonly ObservationComponent[];
};

type Entry = {
  readonly fullUrl: string;
  readonly resource: Questionnaire | QuestionnaireResponse | Observation;
};

export type Bundle = {
  readonly resourceType: 'Bundle';
  readonly id: string;
  readonly type: 'collection';
  readonly timestamp: string;
  readonly entry: readonly Entry[];
};
