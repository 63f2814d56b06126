import { describe, expect, it } from 'vitest';
import { scoreAnswers } from '../../../src/lib/assessments/scoring.ts';
import { expectWithin, vectorGroup } from './vector-groups.ts';

const domains = [
  { id: 'self_doubt', prefix: 'SD' },
  { id: 'task_aversiveness', prefix: 'TA' },
  { id: 'distraction_pull', prefix: 'DP' },
  { id: 'distant_payoff', prefix: 'DY' },
];

describe('start barriers of the reference, scored like every questionnaire', () => {
  const group = vectorGroup<{ answers: Record<string, number | null> }, object>('start_barriers');
  it.each(group.cases)('$id', ({ input, expected }) => {
    // The reference numbers the four served items 1-4; ids of the product have three digits.
    const answers = Object.entries(input.answers).map(([id, answer]) => [id.replace(/\d$/, '00$&'), answer]);
    const scored = scoreAnswers(domains, Object.fromEntries(answers));
    const percents = Object.fromEntries(scored.domains.map(({ id, percent }) => [id, percent]));
    expectWithin({ ...percents, overall: scored.overall.percent }, expected, group.tolerance);
    expect(Object.keys(scored.answers)).toHaveLength(
      Object.values(input.answers).filter((answer) => answer !== null).length,
    );
  });
});
