import { brand } from '../../config/brand.ts';
import type { CodeableConcept, Coding, Quantity } from './types.ts';

/*
 * The names files are written with. Texts and codes of the tests are ours alone and no terminology's, so they stand
 * under an address of the product; units, roles and reasons are those of HL7 and UCUM.
 */

export const base: string = brand.fhir;

export const systems = {
  ucum: 'http://unitsofmeasure.org',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  absentReason: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  relationship: 'http://terminology.hl7.org/CodeSystem/v3-RoleCode',
  otherRelationship: 'http://terminology.hl7.org/CodeSystem/v2-0131',
  role: 'http://terminology.hl7.org/CodeSystem/practitioner-role',
  /** Stands for one person in all files about them; tells nothing else. */
  pseudonym: `${base}/pseudonym`,
  /** A word of the owner's own by which a receiver files the person; it is theirs, and names nobody. */
  caseWord: `${base}/case-word`,
  attempt: `${base}/attempt`,
} as const;

export const extensions = {
  /** What an answer counts, by HL7. */
  ordinal: 'http://hl7.org/fhir/StructureDefinition/ordinalValue',
  ageBand: `${base}/StructureDefinition/age-band`,
  /** How far back the questions look. */
  recall: `${base}/StructureDefinition/recall-period`,
  /** First to last answer. */
  answering: `${base}/StructureDefinition/answering-period`,
  knownFor: `${base}/StructureDefinition/known-for`,
} as const;

/** Ids of ours in the spelling of codes and addresses. */
export const codeOf = (id: string): string => id.replaceAll('_', '-');

/** Which list of ours a code is from. */
type CodeKind = 'test' | 'area' | 'measure' | 'zone' | 'background';

export function coding(kind: CodeKind, id: string, display: string): Coding {
  return { system: `${base}/CodeSystem/${kind}`, code: codeOf(id), display };
}

export function concept(kind: CodeKind, id: string, text: string): CodeableConcept {
  return { coding: [coding(kind, id, text)], text };
}

export function foreignConcept(system: string, code: string, display: string, text = display) {
  return { coding: [{ system, code, display }], text } satisfies CodeableConcept;
}

/** @param code of UCUM */
export function quantity(value: number, unit: string, code: string): Quantity {
  return { value, unit, system: systems.ucum, code };
}
