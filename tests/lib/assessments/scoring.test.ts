import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '../../../src/lib/assessments/scoring.ts';
import { snapshot } from './snapshot-fixtures.ts';

const ids = snapshot.domains.flatMap(({ prefix }) => [1, 2, 3, 4].map((n) => `${prefix}00${n}`));
const rawAnswer = fc.oneof(
  fc.integer({ min: 1, max: 5 }),
  fc.double(),
  fc.string(),
  fc.constantFrom(null, undefined, true, '3', ' 4 ', '2.5', '-1', '1e3', '٣', '0x2', 9e99),
);
const answersArbitrary = fc.dictionary(
  fc.constantFrom(...ids, 'ZZ001', 'AC01', 'toString', '__proto__'),
  rawAnswer,
);

describe('scoring', () => {
  it('keeps every score in range or null, whatever the answers', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const { domains, overall } = scoreAnswers(snapshot.domains, answers);
        for (const score of [...domains, overall]) {
          expect(score.scored).toBe(score.answered > 0);
          if (score.percent === null) expect(score.scored).toBe(false);
          else {
            expect(score.percent).toBeGreaterThanOrEqual(0);
            expect(score.percent).toBeLessThanOrEqual(100);
            expect(Number(score.percent.toFixed(1))).toBe(score.percent);
          }
        }
        expect(overall.totalScore).toBeLessThanOrEqual(overall.maxPossibleScore);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const reversed = Object.fromEntries(Object.entries(answers).reverse());
        expect(scoreAnswers(snapshot.domains, reversed)).toEqual(scoreAnswers(snapshot.domains, answers));
      }),
    );
  });

  it('matches the whole-number formula for every sum and count', () => {
    const wrong: string[] = [];
    for (const n of [1, 2, 3, 4, 5, 7, 8, 14, 16, 18, 20, 30, 40, 80]) {
      for (let sum = 0; sum <= 4 * n; sum++) {
        const contributions = Array.from({ length: n }, (_, i) => Math.max(0, Math.min(4, sum - 4 * i)));
        const answers = Object.fromEntries(
          contributions.map((value, i) => [`AC${String(i).padStart(3, '0')}`, value + 1]),
        );
        const { percent } = scoreAnswers(snapshot.domains, answers).overall;
        if (percent !== Math.floor((2000 * sum + 4 * n) / (8 * n)) / 10)
          wrong.push(`${sum} of ${n}: ${percent}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('adds fractions exactly', () => {
    // Contributions 0.1, 0.2 and 0.3: 0.6 of 12 is exactly 5.
    const { overall } = scoreAnswers(snapshot.domains, { AC001: 1.1, AC002: '1.2', AC003: 1.3 });
    expect(overall).toMatchObject({ percent: 5, totalScore: 0.6 });
  });

  it('survives storage as JSON', () => {
    fc.assert(
      fc.property(answersArbitrary, (answers) => {
        const scored = scoreAnswers(snapshot.domains, answers);
        expect(JSON.parse(JSON.stringify(scored))).toEqual(scored);
        expect(scoreAnswers(snapshot.domains, JSON.parse(JSON.stringify(scored.answers))).overall).toEqual(
          scored.overall,
        );
      }),
    );
  });

  it('notes answers outside 1 to 5 and answers that are not whole', () => {
    const noted = (value: unknown) => scoreAnswers(snapshot.domains, { AC001: value }).outOfRange;
    expect([0, 6, 2.5, '7'].map(noted)).toEqual([true, true, true, true]);
    expect([1, 5, '3', null, 'often'].map(noted)).toEqual([false, false, false, false, false]);
  });
});
