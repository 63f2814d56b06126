import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { selectQuestions } from '../../../src/lib/assessments/selection.ts';
import { attentionFlowInterview } from '../../../src/lib/assessments/tests/attention-flow-interview/definition.ts';
import { delayChoice } from '../../../src/lib/assessments/tests/delay-choice/definition.ts';
import { createRng, shuffle } from '../../../src/lib/random.ts';
import { itemsOf } from './run-fixtures.ts';
import { snapshot, snapshotItems } from './snapshot-fixtures.ts';

const itemById = new Map(snapshotItems.map((item) => [item.id, item]));
const allIds = snapshotItems.map(({ id }) => id);
const seeds = fc.uuid({ version: 4 });

function select(seed: string, avoid: readonly string[] = [], items = snapshotItems) {
  return selectQuestions(snapshot, items, { seed, avoid });
}

function perDomain(ids: readonly string[]): number[] {
  return snapshot.domains.map(({ prefix }) => ids.filter((id) => id.startsWith(prefix)).length);
}

describe('the selection of questions', () => {
  it('never repeats a question and gives every area 3 or 4, for any history', () => {
    fc.assert(
      fc.property(seeds, fc.subarray(allIds), (seed, avoid) => {
        const { questionIds, warning } = select(seed, avoid);
        expect(new Set(questionIds).size).toBe(18);
        expect(perDomain(questionIds).sort()).toEqual([3, 3, 4, 4, 4]);
        expect(warning).toBeNull();
      }),
    );
  });

  it('avoids the questions of earlier attempts as long as the area has others', () => {
    fc.assert(
      fc.property(seeds, fc.subarray(allIds, { maxLength: 90 }), (seed, avoid) => {
        const { questionIds } = select(seed, avoid);
        const left = new Map(snapshot.domains.map(({ id, itemCount }) => [id, itemCount]));
        for (const id of avoid) {
          const domain = itemById.get(id)?.domain ?? '';
          left.set(domain, (left.get(domain) ?? 0) - 1);
        }
        const repeats = questionIds.filter((id) => avoid.includes(id));
        expect(repeats.filter((id) => (left.get(itemById.get(id)?.domain ?? '') ?? 0) >= 4)).toEqual([]);
      }),
    );
  });

  it('brings avoided questions back only to fill an area that ran out', () => {
    const ac = allIds.filter((id) => id.startsWith('AC'));
    const { questionIds } = select('history', ac.slice(2));
    const chosen = questionIds.filter((id) => id.startsWith('AC'));
    expect(chosen).toEqual(expect.arrayContaining(['AC001', 'AC002']));
    expect(chosen.length).toBeGreaterThanOrEqual(3);
  });

  it('takes no two questions of one facet while the area has other facets', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const facets = select(seed).questionIds.map((id) => itemById.get(id)?.facet);
        expect(new Set(facets).size).toBe(18);
      }),
    );
  });

  it('repeats a facet evenly when there are fewer facets than questions', () => {
    const items = snapshotItems.filter(
      ({ facet }) => !snapshot.domains.some(({ facets }) => facets.indexOf(facet) > 1),
    );
    const { questionIds } = select('two facets', [], items);
    for (const { facets } of snapshot.domains) {
      const counts = facets
        .slice(0, 2)
        .map((facet) => questionIds.filter((id) => itemById.get(id)?.facet === facet).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });

  it('gives the same choice for the same seed, whatever the order of the bank', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, order) => {
        expect(select(seed, [], shuffle(snapshotItems, createRng(order)))).toEqual(select(seed));
      }),
      { numRuns: 20 },
    );
    expect(select('one')).not.toEqual(select('two'));
  });

  it('lets every area give four now and then, and every question come up', () => {
    const chosen = Array.from({ length: 600 }, (_, i) => select(`attempt ${i}`).questionIds);
    const fours = snapshot.domains.map((_, i) => chosen.filter((ids) => perDomain(ids)[i] === 4).length);
    // 3 of 5 areas at random: 360 of 600 expected, standard deviation 12.
    for (const count of fours) expect(Math.abs(count - 360)).toBeLessThan(72);
    expect(new Set(chosen.flat()).size).toBe(500);
  });

  it('mixes the areas instead of asking them one after another', () => {
    const firsts = new Set(
      Array.from({ length: 300 }, (_, i) => select(`order ${i}`).questionIds[3]?.slice(0, 2)),
    );
    expect(firsts.size).toBe(5);
  });

  it('opens with three questions about attention and leaves all else as it was shuffled, for 500 seeds', () => {
    const { opensWith: _, ...anyStart } = snapshot.selection;
    for (let i = 0; i < 500; i += 1) {
      const seed = `start ${i}`;
      const { questionIds } = select(seed);
      const { questionIds: shuffled } = selectQuestions({ ...snapshot, selection: anyStart }, snapshotItems, {
        seed,
        avoid: [],
      });
      const firsts = questionIds.slice(0, 3);
      expect(firsts.map((id) => itemById.get(id)?.domain)).toEqual(Array(3).fill('attention_concentration'));
      expect(firsts).toEqual(shuffled.filter((id) => id.startsWith('AC')).slice(0, 3));
      expect(questionIds.slice(3)).toEqual(shuffled.filter((id) => !firsts.includes(id)));
      expect(perDomain(questionIds).sort()).toEqual([3, 3, 4, 4, 4]);
    }
  });

  it('opens with as many as there are where the area has too few', () => {
    const items = snapshotItems.filter(({ id }) => !id.startsWith('AC') || id === 'AC007' || id === 'AC031');
    const { questionIds } = select('few', [], items);
    expect(questionIds.slice(0, 2).sort()).toEqual(['AC007', 'AC031']);
    expect(new Set(questionIds).size).toBe(questionIds.length);
  });

  it('keeps the order of the areas when shuffling is off', () => {
    const plain = { ...snapshot, selection: { ...snapshot.selection, shuffle: false } };
    const { questionIds } = selectQuestions(plain, snapshotItems, { seed: 'x', avoid: [] });
    const prefixes = questionIds.map((id) => id.slice(0, 2));
    expect([...new Set(prefixes)]).toEqual(snapshot.domains.map(({ prefix }) => prefix));
    expect(prefixes).toEqual([...prefixes].sort((a, b) => (perOrder(a) < perOrder(b) ? -1 : 1)));
  });

  it('serves min(18, sum of min(4, active)) questions and warns when that is less than 18', () => {
    const banks = fc.tuple(...snapshot.domains.map(() => fc.integer({ min: 0, max: 7 })));
    fc.assert(
      fc.property(seeds, banks, (seed, sizes) => {
        const items = snapshot.domains.flatMap(({ id }, i) =>
          snapshotItems
            .filter((item) => item.domain === id)
            .map((item, n) => ({ ...item, active: n < (sizes[i] ?? 0) })),
        );
        const { questionIds, warning } = select(seed, [], items);
        const expected = Math.min(
          18,
          sizes.reduce((sum, size) => sum + Math.min(4, size), 0),
        );
        expect(new Set(questionIds).size).toBe(expected);
        expect(warning).toBe(expected < 18 ? `Could only select ${expected} out of 18 questions` : null);
      }),
    );
  });
});

function perOrder(prefix: string): number {
  return snapshot.domains.findIndex((domain) => domain.prefix === prefix);
}

describe('the selection where areas differ', () => {
  it('gives each area its own number, in the order of the areas, with one question of a facet', () => {
    const { questionIds, warning } = selectQuestions(
      attentionFlowInterview,
      itemsOf(attentionFlowInterview),
      {
        seed: 'own numbers',
        avoid: [],
      },
    );
    expect(warning).toBeNull();
    const prefixes = questionIds.map((id) => id.slice(0, 3));
    expect(prefixes).toEqual(
      attentionFlowInterview.domains.flatMap(({ id, prefix }) =>
        Array(attentionFlowInterview.selection.perDomain[id]).fill(prefix),
      ),
    );
  });

  it('takes only questions that fit the age of the child', () => {
    const items = snapshotItems.map((item, i) => ({
      ...item,
      ...(i % 3 === 0 ? {} : { age_bands: i % 3 === 1 ? (['6-8'] as const) : (['9-12', '13-17'] as const) }),
    }));
    const fits = new Set(items.filter((_, i) => i % 3 !== 1).map(({ id }) => id));
    fc.assert(
      fc.property(seeds, (seed) => {
        const { questionIds } = selectQuestions(snapshot, items, { seed, avoid: [], ageBand: '9-12' });
        expect(questionIds).toHaveLength(18);
        expect(questionIds.filter((id) => !fits.has(id))).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });

  it('is empty without a warning for a test without questions', () => {
    expect(selectQuestions(delayChoice, [], { seed: 'none', avoid: [] })).toEqual({
      questionIds: [],
      warning: null,
    });
  });
});
