import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreSubmission } from '../../../../src/lib/assessments/attempt.ts';
import { selectQuestions } from '../../../../src/lib/assessments/selection.ts';
import { startBarriers } from '../../../../src/lib/assessments/tests/start-barriers/definition.ts';
import { readEnglishItems } from '../english-items.ts';
import { submission } from '../snapshot-fixtures.ts';

const items = readEnglishItems(startBarriers);
const itemById = new Map(items.map((item) => [item.id, item]));
const seeds = fc.uuid({ version: 4 });

function select(seed: string, avoid: readonly string[] = []): readonly string[] {
  const { questionIds, warning } = selectQuestions(startBarriers, items, { seed, avoid });
  expect(warning).toBeNull();
  return questionIds;
}

function perDomain(ids: readonly string[]): number[] {
  return startBarriers.domains.map(
    (domain) => ids.filter((id) => itemById.get(id)?.domain === domain.id).length,
  );
}

describe('the questions of Start Barriers', () => {
  it('are 16 different ones, four from each area, for any history', () => {
    fc.assert(
      fc.property(seeds, fc.subarray([...itemById.keys()]), (seed, avoid) => {
        const ids = select(seed, avoid);
        expect(new Set(ids).size).toBe(16);
        expect(perDomain(ids)).toEqual([4, 4, 4, 4]);
      }),
    );
  });

  it('ask about no facet twice, repeat none of the last attempt, and go on so for as long as it is retaken', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const attempts: (readonly string[])[] = [];
        for (const number of [1, 2, 3, 4]) {
          const avoid = attempts.slice(-startBarriers.selection.avoidLastAttempts).flat();
          const ids = select(`${seed} ${number}`, avoid);
          expect(new Set(ids.map((id) => itemById.get(id)?.facet)).size).toBe(16);
          expect(ids.filter((id) => avoid.includes(id))).toEqual([]);
          attempts.push(ids);
        }
      }),
    );
  });

  it('come from the whole bank', () => {
    const chosen = Array.from({ length: 200 }, (_, i) => select(`attempt ${i}`));
    expect(new Set(chosen.flat()).size).toBe(40);
  });
});

describe('a handed-in Start Barriers attempt', () => {
  const questionIds = select('handed in');
  const complete = {
    ...submission,
    test_id: startBarriers.testId,
    instrument_version: startBarriers.version,
    question_ids: [...questionIds],
    answers: Object.fromEntries(questionIds.map((id) => [id, id.startsWith('DP') ? 5 : 1])),
    item_times_ms: Object.fromEntries(questionIds.map((id) => [id, 6000])),
    consent: { kind: 'sixteen_self', accepted_at: submission.started_at, text_version: '1' },
  };

  it('is scored area by area', () => {
    expect(scoreSubmission(startBarriers, complete)).toMatchObject({
      ok: true,
      value: {
        overall: 25,
        domains: { self_doubt: 0, task_aversiveness: 0, distraction_pull: 100, distant_payoff: 0 },
      },
    });
  });

  it('is refused when any answer is missing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questionIds), fc.constantFrom(null, ''), (gap, blank) => {
        const answers = { ...complete.answers, [gap]: blank };
        expect(scoreSubmission(startBarriers, { ...complete, answers })).toEqual({
          ok: false,
          error: { code: 'answers_missing', detail: gap },
        });
      }),
    );
  });
});
