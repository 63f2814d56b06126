import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };

/** Checks by the JSON schema HL7 publishes for R4, as it is; answers what is wrong. */
export function r4Checker(): (value: unknown) => readonly string[] {
  const packed = readFileSync(new URL('../../../vectors/fhir-r4.schema.json.gz', import.meta.url));
  const schema = JSON.parse(gunzipSync(packed).toString('utf8'));
  const ajv = new Ajv({ strict: false, allErrors: false });
  ajv.addMetaSchema(draft6);
  ajv.addSchema({ ...schema, $id: 'fhir', id: undefined, discriminator: undefined });
  // Each by the definition of its own kind: the schema of them all tells of a fault only that it is none of 150.
  const faultsOf = (resource: Json): string[] => {
    const { contained, entry, ...own } = resource;
    const check = ajv.getSchema(`fhir#/definitions/${String(resource.resourceType)}`);
    if (!check) return [`there is no ${String(resource.resourceType)}`];
    const faults = check(own) ? [] : (check.errors ?? []).map((error) => JSON.stringify(error));
    const inside = [...listOf(contained), ...listOf(entry).map((each) => each.resource as Json)];
    return [...faults, ...inside.flatMap(faultsOf)];
  };
  return (value) => faultsOf(value as Json);
}

/** A file as software that knows nothing of us reads it. */
export type Json = Readonly<Record<string, unknown>>;
export const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

function* nodes(value: unknown): Generator<Json> {
  if (Array.isArray(value)) for (const each of value) yield* nodes(each);
  else if (typeof value === 'object' && value !== null) {
    yield value as Json;
    for (const each of Object.values(value)) yield* nodes(each);
  }
}

/**
 * Rules of R4 that its JSON schema does not hold: what is contained is used and what is referred to is there (dom-3),
 * link ids are unique (que-2), groups hold items (que-1), each answer is one that its question offers, and nothing is empty (ele-1).
 */
export function brokenRules(bundle: unknown): string[] {
  const resources = listOf((bundle as Json).entry).map(({ resource }) => resource as Json);
  const addresses = new Set(listOf((bundle as Json).entry).map(({ fullUrl }) => fullUrl));
  return resources.flatMap((resource) => {
    const contained = listOf(resource.contained);
    const ids = new Set(contained.map(({ id }) => `#${id}`));
    const used = new Set<unknown>();
    const missing: string[] = [];
    for (const { reference, questionnaire } of nodes(resource)) {
      for (const target of [reference, questionnaire]) {
        if (typeof target !== 'string') continue;
        used.add(target);
        if (!ids.has(target) && !addresses.has(target)) missing.push(`${target} is not there`);
      }
    }
    const unused = [...ids].filter((id) => !used.has(id)).map((id) => `${id} is not used`);
    const empty = [...nodes(resource)].flatMap((node) =>
      Object.entries(node).flatMap(([key, value]) =>
        value === '' || value === null || (Array.isArray(value) && value.length === 0)
          ? [`${key} is empty`]
          : [],
      ),
    );
    return [...missing, ...unused, ...empty, ...answerFaults(resource, contained)];
  });
}

function answerFaults(response: Json, contained: readonly Json[]): string[] {
  if (response.resourceType !== 'QuestionnaireResponse') return [];
  const questions = contained.filter(({ resourceType }) => resourceType === 'Questionnaire').flatMap(itemsOf);
  const linkIds = questions.map(({ linkId }) => linkId);
  const twice = linkIds
    .filter((id, index) => linkIds.indexOf(id) !== index)
    .map((id) => `${id} stands twice`);
  const empty = questions
    .filter(({ type, item }) => type === 'group' && listOf(item).length === 0)
    .map(({ linkId }) => `group ${linkId} is empty`);
  const strange = itemsOf(response).flatMap(({ linkId, text, answer }) => {
    const question = questions.find((each) => each.linkId === linkId && each.text === text);
    const offered = new Set(
      listOf(question?.answerOption).map(({ valueCoding }) => JSON.stringify(valueCoding)),
    );
    const given = listOf(answer).map(({ valueCoding }) => JSON.stringify(valueCoding));
    return question && given.every((each) => offered.has(each)) ? [] : [`${linkId} was not asked so`];
  });
  return [...twice, ...empty, ...strange];
}

/** Items of a questionnaire or a response, groups and what they hold. */
export function itemsOf({ item }: Json): Json[] {
  return listOf(item).flatMap((each) => [each, ...itemsOf(each)]);
}
