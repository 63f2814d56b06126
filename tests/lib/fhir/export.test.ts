import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import draft6 from 'ajv/dist/refs/json-schema-draft-06.json' with { type: 'json' };
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { instruments } from '@/lib/assessments/instruments.ts';
import type { InstrumentDefinition } from '@/lib/assessments/types.ts';
import { type ExportedAttempt, exportAttempt } from '@/lib/fhir/export.ts';

const texts = {
  question: (id: string) => `Text of ${id}?`,
  scale: ['Never', 'Rarely', 'Sometimes', 'Often', 'Very Often'],
  areaName: (id: string) => `Name of ${id}`,
  notes: ['This is a screening result, not a diagnosis.'],
};

function questionsOf({ domains, selection }: InstrumentDefinition): string[] {
  const each = Math.ceil(selection.total / domains.length);
  return domains.flatMap(({ prefix }) =>
    Array.from({ length: each }, (_, index) => `${prefix}${String(index + 1).padStart(3, '0')}`),
  );
}

function attemptOf(definition: InstrumentDefinition, answers: readonly (number | null)[]): ExportedAttempt {
  const questions = questionsOf(definition);
  return {
    id: '3f2f9c1a-7b7e-4c0c-9a51-1f8b7d1e0c11',
    instrument_version: definition.version,
    language: 'en',
    overall: 41.3,
    domains: Object.fromEntries(definition.domains.map(({ id }, index) => [id, index === 0 ? null : 12.5])),
    question_ids: questions,
    answers: Object.fromEntries(
      questions.flatMap((id, index) => {
        const answer = answers[index % Math.max(1, answers.length)];
        return answer === null || answer === undefined ? [] : [[id, answer]];
      }),
    ),
    started_at: '2026-02-03T10:00:00.000Z',
    completed_at: '2026-02-03T10:12:00.000Z',
  };
}

const now = '2026-02-04T08:00:00.000Z';
const answer = fc.option(fc.integer({ min: 1, max: 5 }));

describe('the FHIR export', () => {
  /** The JSON schema HL7 publishes for R4, as it is. */
  let validate: (value: unknown) => readonly string[];

  beforeAll(() => {
    const packed = readFileSync(new URL('../../vectors/fhir-r4.schema.json.gz', import.meta.url));
    const schema = JSON.parse(gunzipSync(packed).toString('utf8'));
    const ajv = new Ajv({ strict: false, allErrors: false });
    ajv.addMetaSchema(draft6);
    const check = ajv.compile({ ...schema, $id: 'fhir', id: undefined, discriminator: undefined });
    validate = (value) => (check(value) ? [] : (check.errors ?? []).map((error) => JSON.stringify(error)));
  }, 60_000);

  it('is checked by a schema that refuses what is wrong', () => {
    const definition = instruments[0] as InstrumentDefinition;
    const bundle = exportAttempt({ definition, attempt: attemptOf(definition, [3]), texts, now });
    expect(validate({ ...bundle, type: 'heap' })).not.toEqual([]);
    const [first, ...rest] = bundle.entry;
    const wrong = { ...first, resource: { ...first?.resource, status: 'nearly' } };
    expect(validate({ ...bundle, entry: [wrong, ...rest] })).not.toEqual([]);
  });

  it.each(instruments.map((definition) => ({ id: definition.testId, definition })))(
    'of $id is valid, whatever was answered',
    ({ definition }) => {
      fc.assert(
        fc.property(fc.array(answer, { minLength: 1, maxLength: 7 }), (answers) => {
          const attempt = attemptOf(definition, answers);
          expect(validate(exportAttempt({ definition, attempt, texts, now }))).toEqual([]);
        }),
        { numRuns: 5 },
      );
    },
  );

  it('holds every answer once, with its words, and leaves out what was not answered', () => {
    const definition = instruments[0] as InstrumentDefinition;
    const attempt = attemptOf(definition, [1, null, 5]);
    const { entry } = exportAttempt({ definition, attempt, texts, now });
    const response = entry
      .map(({ resource }) => resource)
      .find((each) => each.resourceType === 'QuestionnaireResponse');
    const items = (response?.item ?? []).flatMap((group) => ('item' in group ? (group.item ?? []) : []));
    expect(items.map(({ linkId }) => linkId).sort()).toEqual([...attempt.question_ids].sort());
    for (const item of items) {
      const given = attempt.answers[item.linkId];
      const codes = 'answer' in item ? item.answer?.map(({ valueCoding }) => valueCoding) : undefined;
      if (given === undefined) expect(codes).toBeUndefined();
      else expect(codes).toMatchObject([{ code: String(given), display: texts.scale[given - 1] }]);
    }
  });

  it('gives the overall number, the areas, and the reason where there is no number', () => {
    const definition = instruments[0] as InstrumentDefinition;
    const { entry } = exportAttempt({ definition, attempt: attemptOf(definition, [2]), texts, now });
    const observation = entry
      .map(({ resource }) => resource)
      .find((each) => each.resourceType === 'Observation');
    expect(observation).toMatchObject({
      valueQuantity: { value: 41.3, unit: '%' },
      note: [{ text: 'This is a screening result, not a diagnosis.' }],
    });
    const [first, second] = observation?.component ?? [];
    expect(first).toMatchObject({ dataAbsentReason: { text: 'Not Performed' } });
    expect(second).toMatchObject({ valueQuantity: { value: 12.5 } });
  });
});
