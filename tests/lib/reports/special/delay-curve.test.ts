import { describe, expect, it } from 'vitest';
import {
  answerDelayChoice,
  currentPair,
  type DelayAnswer,
  delayChoiceResult,
  startDelayChoice,
} from '../../../../src/lib/cognitive/delay-choice.ts';
import { delayCurve } from '../../../../src/lib/reports/special/delay-curve.ts';

function tasksOf(choose: (days: number, now: number) => DelayAnswer) {
  let state = startDelayChoice('curve');
  for (let pair = currentPair(state); pair; pair = currentPair(state)) {
    state = answerDelayChoice(state, choose(pair.delayDays, pair.nowAmount));
  }
  return { delay_choice: { raw: state, result: delayChoiceResult(state) } };
}

const hyperbola = tasksOf((days, now) => (now > 1000 / (1 + 0.02 * days) ? 'now' : 'later'));

describe('the curve of the delay choice', () => {
  it('has the five points by rising delay and the line that fits them', () => {
    const curve = delayCurve(hyperbola);
    expect(curve?.points.map(({ days }) => days)).toEqual([7, 30, 90, 180, 365]);
    expect(curve?.fitted?.k).toBeCloseTo(0.02, 2);
    expect(curve?.fitted?.halfDays).toBeCloseTo(50, -1);
    expect(curve?.fitted?.line.at(0)).toEqual({ days: 0, worth: 1 });
    expect(curve?.fitted?.line.at(-1)?.days).toBe(365);
  });

  it('falls all along the line', () => {
    const line = delayCurve(hyperbola)?.fitted?.line ?? [];
    expect(line.every(({ worth }, i) => worth <= (line[i - 1]?.worth ?? 1))).toBe(true);
  });

  it('has points and no line when the choices do not hang together', () => {
    const curve = delayCurve(tasksOf(() => 'later'));
    expect(curve?.points).toHaveLength(5);
    expect(curve?.fitted).toBeNull();
  });

  it('is not there without a stored result', () => {
    expect(delayCurve(undefined)).toBeNull();
    expect(delayCurve({ delay_choice: { result: { k: 1 } } })).toBeNull();
  });
});
