import * as z from 'zod/mini';
import type { FormDefinition } from '../assessments/types.ts';
import { caseWordSchema } from '../reports/case-word.ts';
import { type ExportInput, formOf } from './input.ts';
import { extensions, foreignConcept, quantity, systems } from './terms.ts';
import type { Extension, Patient, Person, Reference } from './types.ts';

/** Who is described and who answered; contained, so that an importing system keeps no person of ours. */
export type People = {
  readonly contained: readonly Person[];
  readonly subject: Reference;
  readonly source: Reference;
};

const source = { reference: '#source' };
const years = (value: number) => quantity(value, 'years', 'a');

/**
 * Who is described goes by the owner's word where there is one, which an importing system shows beside every resource.
 * @throws ZodError for a word that is none, such as one with markup
 */
export function peopleOf(input: ExportInput): People {
  const word = z.parse(caseWordSchema, input.caseWord);
  const subject = { reference: '#subject', ...(word !== '' && { display: word }) };
  const patient: Patient = {
    resourceType: 'Patient',
    id: 'subject',
    ...extended(ageBand(input)),
    identifier: [
      ...(word === '' ? [] : [{ use: 'usual', system: systems.caseWord, value: word } as const]),
      { system: systems.pseudonym, value: input.pseudonym },
    ],
  };
  const informant = informantOf(input);
  if (informant === null) return { contained: [patient], subject, source: subject };
  return { contained: [patient, informant], subject, source };
}

/** Null where people answer about themselves. */
function informantOf({ attempt, texts }: ExportInput): Person | null {
  const text = texts.informant;
  switch (attempt.form) {
    case 'self':
      return null;
    case 'parent':
      return related(foreignConcept(systems.relationship, 'PRN', 'parent', text));
    case 'informant':
      return related(foreignConcept(systems.otherRelationship, 'O', 'Other', text));
    case 'teacher': {
      const weeks = attempt.details?.known_weeks;
      const known = weeks === undefined ? null : quantity(weeks, 'weeks', 'wk');
      return {
        resourceType: 'PractitionerRole',
        id: 'source',
        ...extended(known && { url: extensions.knownFor, valueDuration: known }),
        code: [foreignConcept(systems.role, 'teacher', 'Teacher/educator', text)],
      };
    }
  }
}

function related(relationship: ReturnType<typeof foreignConcept>): Person {
  return {
    resourceType: 'RelatedPerson',
    id: 'source',
    patient: { reference: '#subject' },
    relationship: [relationship],
  };
}

const leastAges: Partial<Record<FormDefinition['agreements'][number], number>> = {
  adult_self: 18,
  sixteen_self: 16,
};

/** Of a child as it was given; of somebody who answers about themselves what they agreed to; else nothing is known. */
function ageBand(input: ExportInput): Extension | null {
  const band = input.attempt.details?.age_band;
  if (band) {
    const [low = 0, high = 0] = band.split('-').map(Number);
    return { url: extensions.ageBand, valueRange: { low: years(low), high: years(high) } };
  }
  const { form, agreements } = formOf(input);
  const [least] = form === 'self' ? agreements.flatMap((id) => leastAges[id] ?? []) : [];
  return least === undefined ? null : { url: extensions.ageBand, valueRange: { low: years(least) } };
}

export function extended(extension: Extension | null): { extension?: readonly Extension[] } {
  return extension === null ? {} : { extension: [extension] };
}
