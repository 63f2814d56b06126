import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemsOfForm, readStoredItems } from '../../../../src/lib/assessments/bank-item.ts';
import { selectQuestions } from '../../../../src/lib/assessments/selection.ts';
import { memoryCheck } from '../../../../src/lib/assessments/tests/memory-check/definition.ts';
import type { FormId, InstrumentDefinition } from '../../../../src/lib/assessments/types.ts';

const files = import.meta.glob<unknown>('../../../../src/content/items/memory-check/en/*.json', {
  eager: true,
  import: 'default',
});
const stored = Object.values(files).flatMap(readStoredItems);
const definition: InstrumentDefinition = memoryCheck;
const allFacets = definition.domains
  .flatMap(({ id, facets }) => facets.map((facet) => `${id}/${facet}`))
  .sort();

describe.each(definition.forms)('the questions of a Memory Check, form $form', ({ form }) => {
  const items = itemsOfForm(stored, form);
  const itemById = new Map(items.map((item) => [item.id, item]));
  const facetOf = (id: string) => `${itemById.get(id)?.domain}/${itemById.get(id)?.facet}`;

  it('are one of every facet, for any number of earlier attempts', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { minLength: 1, maxLength: 7 }), (seeds) => {
        const attempts: (readonly string[])[] = [];
        for (const seed of seeds) {
          const avoid = attempts.slice(-definition.selection.avoidLastAttempts).flat();
          const { questionIds, warning } = selectQuestions(definition, items, { seed, avoid });
          expect(warning).toBeNull();
          expect(questionIds.map(facetOf).sort()).toEqual(allFacets);
          attempts.push(questionIds);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are all new ones the second time', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.uuid(), (seed, later) => {
        const first = selectQuestions(definition, items, { seed, avoid: [] }).questionIds;
        const second = selectQuestions(definition, items, { seed: later, avoid: first }).questionIds;
        expect(second.filter((id) => first.includes(id))).toEqual([]);
      }),
    );
  });
});

describe('the steps around the questions of a Memory Check', () => {
  const stepsOf = (form: FormId, edge: 'start' | 'end') =>
    definition.steps.filter((each) => each.edge === edge && (each.forms ?? [form]).includes(form));

  it('put the questions and all change questions between learning the words and recalling them', () => {
    expect(stepsOf('self', 'start').map(({ step }) => step.id)).toEqual(['word_learning']);
    const end = stepsOf('self', 'end').map(({ step }) => step.id);
    expect(end.slice(0, -2)).toEqual(definition.domains.map(({ id }) => `change_${id}`));
    expect(end.slice(-2)).toEqual(['word_delayed', 'word_recognition']);
  });

  it('give somebody who answers about another person no word task', () => {
    expect(stepsOf('informant', 'start')).toEqual([]);
    expect(stepsOf('informant', 'end').map(({ step }) => step.kind)).toEqual(Array(5).fill('single'));
  });
});
