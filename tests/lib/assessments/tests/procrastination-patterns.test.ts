import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreSubmission } from '../../../../src/lib/assessments/attempt.ts';
import { selectQuestions } from '../../../../src/lib/assessments/selection.ts';
import { procrastinationPatterns } from '../../../../src/lib/assessments/tests/procrastination-patterns/definition.ts';
import { readEnglishItems } from '../english-items.ts';
import { submission } from '../snapshot-fixtures.ts';

const items = readEnglishItems(procrastinationPatterns);
const itemById = new Map(items.map((item) => [item.id, item]));
const allIds = items.map(({ id }) => id);
const seeds = fc.uuid({ version: 4 });

function select(seed: string, avoid: readonly string[] = []): readonly string[] {
  const { questionIds, warning } = selectQuestions(procrastinationPatterns, items, { seed, avoid });
  expect(warning).toBeNull();
  return questionIds;
}

function countsBy(ids: readonly string[], field: 'domain' | 'facet'): Map<string, number> {
  const counts = new Map<string, number>();
  for (const id of ids) {
    const key = itemById.get(id)?.[field] ?? '';
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

describe('the questions of Procrastination Patterns', () => {
  it('are 30 different ones, eight from two areas and seven from the other two, for any history', () => {
    fc.assert(
      fc.property(seeds, fc.subarray(allIds), (seed, avoid) => {
        const ids = select(seed, avoid);
        expect(new Set(ids).size).toBe(30);
        expect([...countsBy(ids, 'domain').values()].sort()).toEqual([7, 7, 8, 8]);
      }),
    );
  });

  it('ask about every facet once or twice', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const facets = countsBy(select(seed), 'facet');
        expect(facets.size).toBe(24);
        expect(Math.max(...facets.values())).toBe(2);
      }),
    );
  });

  it('are all new in each of three attempts in a row', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const seen: string[] = [];
        for (const attempt of [1, 2, 3]) seen.push(...select(`${seed} ${attempt}`, seen));
        expect(new Set(seen).size).toBe(90);
      }),
    );
  });

  it('give eight from each area now and then, and every question comes up', () => {
    const attempts = Array.from({ length: 400 }, (_, i) => select(`attempt ${i}`));
    for (const { id } of procrastinationPatterns.domains) {
      // 2 of 4 areas at random: 200 of 400 expected, standard deviation 10.
      const eights = attempts.filter((ids) => countsBy(ids, 'domain').get(id) === 8).length;
      expect(Math.abs(eights - 200)).toBeLessThan(60);
    }
    expect(new Set(attempts.flat()).size).toBe(120);
  });
});

describe('a handed-in Procrastination Patterns attempt', () => {
  const questionIds = select('handed in');
  const complete = {
    ...submission,
    test_id: procrastinationPatterns.testId,
    instrument_version: procrastinationPatterns.version,
    question_ids: [...questionIds],
    answers: Object.fromEntries(questionIds.map((id) => [id, 3])),
    item_times_ms: Object.fromEntries(questionIds.map((id) => [id, 6000])),
    consent: { kind: 'sixteen_self', accepted_at: submission.started_at, text_version: '1' },
  };

  it('is scored over all thirty answers', () => {
    expect(scoreSubmission(procrastinationPatterns, complete)).toMatchObject({
      ok: true,
      value: { overall: 50, answered_count: 30, max_possible_score: 120 },
    });
  });

  it('is refused when any answer is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questionIds), fc.constantFrom(null, ''), (gap, blank) => {
        const answers = { ...complete.answers, [gap]: blank };
        expect(scoreSubmission(procrastinationPatterns, { ...complete, answers })).toEqual({
          ok: false,
          error: { code: 'answers_missing', detail: gap },
        });
      }),
    );
  });

  it('is refused without the agreement of a person of 16 or older', () => {
    expect(scoreSubmission(procrastinationPatterns, { ...complete, consent: null })).toMatchObject({
      ok: false,
      error: { code: 'consent_required' },
    });
  });
});
