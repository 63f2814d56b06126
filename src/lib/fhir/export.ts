import type { ExportInput } from './input.ts';
import { observationOf } from './observation.ts';
import { peopleOf } from './people.ts';
import { questionnaireResponse } from './questionnaire.ts';
import { base } from './terms.ts';
import type { Bundle } from './types.ts';

/**
 * An attempt as a FHIR R4 collection: the answers given (QuestionnaireResponse, which holds the questions drawn) and the
 * numbers they give (Observation). It names no person: who is described is a pseudonym with an age group, who answered a
 * relationship. Every number can be worked out again from the file alone.
 * Source: HL7 FHIR R4 (4.0.1), resources Bundle, Questionnaire, QuestionnaireResponse, Observation.
 */
export function exportAttempt(input: ExportInput): Bundle {
  const { id } = input.attempt;
  const address = (type: string) => `${base}/${type}/${id}`;
  const people = peopleOf(input);
  const answers = address('QuestionnaireResponse');
  return withPlainSpaces({
    resourceType: 'Bundle',
    id,
    type: 'collection',
    timestamp: input.now,
    entry: [
      { fullUrl: answers, resource: questionnaireResponse(input, people) },
      { fullUrl: address('Observation'), resource: observationOf(input, people, answers) },
    ],
  });
}

/** R4 knows no spaces but these; our texts have some that do not break, or are wide. */
function withPlainSpaces(bundle: Bundle): Bundle {
  const plain = (_key: string, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/[^\S \r\n\t]/g, ' ') : value;
  return JSON.parse(JSON.stringify(bundle, plain)) as Bundle;
}
