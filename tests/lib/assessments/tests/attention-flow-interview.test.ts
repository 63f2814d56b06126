import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStoredItems } from '../../../../src/lib/assessments/bank-item.ts';
import { selectQuestions } from '../../../../src/lib/assessments/selection.ts';
import { attentionFlowInterview } from '../../../../src/lib/assessments/tests/attention-flow-interview/definition.ts';

const files = import.meta.glob<unknown>('../../../../src/content/items/attentionflow/en/*.json', {
  eager: true,
  import: 'default',
});
const items = Object.values(files).flatMap(readStoredItems);
const itemById = new Map(items.map((item) => [item.id, item]));
const definition = attentionFlowInterview;
const facetsInOrder = definition.domains.flatMap(({ id, facets }) => facets.map((facet) => `${id}/${facet}`));
const facetOf = (id: string) => `${itemById.get(id)?.domain}/${itemById.get(id)?.facet}`;

describe('the questions of an AttentionFlow Interview', () => {
  it('are one of every facet, module after module and the closing five last, for any number of earlier ones', () => {
    fc.assert(
      fc.property(fc.array(fc.uuid(), { minLength: 1, maxLength: 7 }), (seeds) => {
        const attempts: (readonly string[])[] = [];
        for (const seed of seeds) {
          const avoid = attempts.slice(-definition.selection.avoidLastAttempts).flat();
          const { questionIds, warning } = selectQuestions(definition, items, { seed, avoid });
          expect(warning).toBeNull();
          expect(questionIds.map(facetOf).sort()).toEqual([...facetsInOrder].sort());
          const domains = questionIds.map((id) => itemById.get(id)?.domain);
          expect([...new Set(domains)]).toEqual(definition.domains.map(({ id }) => id));
          expect(domains.filter((domain, i) => domain !== domains[i - 1])).toHaveLength(6);
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

  it('never share an id with the impact answers of the follow-ups', () => {
    const { firstNumber, total, impactDomain } = definition.followUps;
    const prefix = definition.domains.find(({ id }) => id === impactDomain)?.prefix;
    const impactIds = Array.from({ length: total }, (_, i) => `${prefix}${firstNumber + i}`);
    expect(impactIds[0]).toBe('ALI101');
    expect(impactIds.at(-1)).toBe('ALI110');
    expect(impactIds.filter((id) => itemById.has(id))).toEqual([]);
    expect(total).toBe(definition.selection.followUps);
  });
});
