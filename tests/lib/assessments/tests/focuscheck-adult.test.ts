import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '../../../../src/lib/assessments/scoring.ts';
import { focuscheckAdult } from '../../../../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import { chooserOf, seeds } from '../attempt-chain.ts';

const choose = chooserOf(focuscheckAdult);
const everyFacet = focuscheckAdult.domains.flatMap(({ id, facets }) =>
  facets.map((facet) => `${id}/${facet}`),
);

describe('a FocusCheck attempt', () => {
  it('asks 30 questions, one of every facet, on first and later attempts', () => {
    fc.assert(
      fc.property(seeds, (chain) => {
        const earlier: string[] = [];
        for (const seed of chain) {
          const items = choose(seed, earlier);
          expect(items.map(({ domain, facet }) => `${domain}/${facet}`).sort()).toEqual(
            [...everyFacet].sort(),
          );
          earlier.push(...items.map(({ id }) => id));
        }
      }),
    );
  });

  it('asks the other half of the bank on the second attempt', () => {
    fc.assert(
      fc.property(seeds, ([first, second]) => {
        const before = choose(first).map(({ id }) => id);
        const after = choose(second, before).map(({ id }) => id);
        expect(new Set([...before, ...after]).size).toBe(60);
      }),
    );
  });

  it('asks for context after the questions and scores it nowhere', () => {
    expect(focuscheckAdult.steps.map(({ edge, step }) => [edge, step.id])).toEqual([
      ['end', 'school_years'],
      ['end', 'where_in_the_way'],
    ]);
    const answers = Object.fromEntries(choose('context').map(({ id }) => [id, 3]));
    const context = Object.fromEntries(focuscheckAdult.steps.map(({ step }) => [step.id, 5]));
    const scored = scoreAnswers(focuscheckAdult.domains, { ...answers, ...context });
    expect(scored.overall).toEqual({
      scored: true,
      percent: 50,
      answered: 30,
      totalScore: 60,
      maxPossibleScore: 120,
    });
  });
});
