import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerDelayChoice,
  choiceDelaysDays,
  choicesPerDelay,
  currentPair,
  type DelayAnswer,
  type DelayChoiceState,
  delayChoiceResult,
  fitDiscount,
  nextAmount,
  startDelayChoice,
} from '../../../src/lib/cognitive/delay-choice.ts';
import { expectWithin, vectorGroup } from './vector-groups.ts';

function answerAll(seed: string, choose: (now: number, days: number) => DelayAnswer): DelayChoiceState {
  let state = startDelayChoice(seed);
  for (let pair = currentPair(state); pair; pair = currentPair(state)) {
    state = answerDelayChoice(state, choose(pair.nowAmount, pair.delayDays));
  }
  return state;
}

describe('adjusting amounts of the reference', () => {
  const group = vectorGroup<
    { amount: number; choices: DelayAnswer[] },
    { shown: number[]; indifference: number }
  >('dd_adjusting');
  it.each(group.cases)('$id', ({ input: { amount, choices }, expected }) => {
    const shown = choices.map((_, i) => nextAmount(amount, choices.slice(0, i)));
    expectWithin({ shown, indifference: nextAmount(amount, choices) }, expected, group.tolerance);
  });
});

describe('discounting fits of the reference', () => {
  const group = vectorGroup<{ delaysDays: number[]; indifference: number[] }, object>('dd_fit');
  it.each(group.cases)('$id', ({ input, expected }) => {
    expectWithin(fitDiscount(input.delaysDays, input.indifference), expected, group.tolerance);
  });
});

describe('a run of the delay choice', () => {
  it('asks six pairs at each of the five delays, in an order made from the seed', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }), (seed, later) => {
        let state = startDelayChoice(seed);
        const delays: number[] = [];
        for (const [i, isLater] of later.entries()) {
          const pair = currentPair(state);
          expect(pair?.index).toBe(i);
          expect(pair?.nowAmount).toBeGreaterThan(0);
          expect(pair?.nowAmount).toBeLessThan(1000);
          delays.push(pair?.delayDays ?? 0);
          state = answerDelayChoice(state, isLater ? 'later' : 'now');
        }
        expect(currentPair(state)).toBeNull();
        for (const delay of choiceDelaysDays) {
          const first = delays.indexOf(delay);
          expect(delays.slice(first, first + choicesPerDelay)).toEqual(Array(choicesPerDelay).fill(delay));
        }
        expect(startDelayChoice(seed)).toEqual(startDelayChoice(seed));
        expect(answerDelayChoice(state, 'now')).toBe(state);
      }),
      { numRuns: 50 },
    );
  });

  it('begins every delay with half the later amount', () => {
    const state = answerAll('seed', () => 'later');
    expect(nextAmount(1000, [])).toBe(500);
    expect(delayChoiceResult(state)?.indifference).toEqual([
      0.9921875, 0.9921875, 0.9921875, 0.9921875, 0.9921875,
    ]);
  });

  it('finds the value a consistent person has for each delay', () => {
    const worth = (days: number) => 1000 / (1 + 0.01 * days);
    const result = delayChoiceResult(answerAll('x', (now, days) => (now > worth(days) ? 'now' : 'later')));
    expect(result?.consistent).toBe(true);
    expect(Math.abs((result?.lnK ?? 0) - Math.log(0.01))).toBeLessThan(0.05);
    expect(result?.soonerPreference).toBeCloseTo(100 * (1 - (result?.auc ?? 0)), 0);
  });

  it('reports no value for answers that do not hang together, and none before the end', () => {
    const result = delayChoiceResult(answerAll('y', (_, days) => (days === 90 ? 'now' : 'later')));
    expect(result).toMatchObject({ consistent: false, soonerPreference: null });
    expect(delayChoiceResult(startDelayChoice('y'))).toBeNull();
  });
});
