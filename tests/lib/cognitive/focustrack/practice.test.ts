import { describe, expect, it } from 'vitest';
import { practiceFeedback, practiceResult } from '../../../../src/lib/cognitive/focustrack/practice.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import {
  createRespondent,
  type RespondentKind,
} from '../../../../src/lib/cognitive/simulation/respondents.ts';

describe('the word after a practice trial', () => {
  it.each([
    ['T', [350], 'correct'],
    ['T', [], 'missed'],
    ['T', [1600], 'missed'],
    ['T', [60], 'too-early'],
    ['T', [60, 400], 'correct'],
    ['X', [], 'correct'],
    ['X', [350], 'wait'],
    ['X', [1700], 'correct'],
  ] as const)('for %s with presses at %j is %s', (kind, presses, word) => {
    expect(practiceFeedback(kind, 2000, presses)).toBe(word);
  });
});

describe('a round of practice', () => {
  const practised = (kind: RespondentKind) =>
    simulateFocustrackRun({ seed: 'p', respondent: createRespondent(kind, 'p') })?.practice ?? [];

  it('is passed by somebody who does the task and not by somebody who guesses', () => {
    expect(practiceResult(practised('perfect'))).toEqual({ rounds: 1, passed: true });
    expect(practiceResult(practised('guessing'))).toEqual({ rounds: 1, passed: false });
  });

  it('is not passed when it was left early or never begun', () => {
    expect(practiceResult(practised('perfect').slice(0, 20))).toEqual({ rounds: 1, passed: false });
    expect(practiceResult([])).toEqual({ rounds: 0, passed: false });
  });

  it('counts by the last one', () => {
    const good = practised('perfect');
    const bad = practised('guessing');
    const asRound = (records: typeof good, block: number) => records.map((trial) => ({ ...trial, block }));
    expect(practiceResult([...asRound(bad, 1), ...asRound(good, 2)])).toEqual({ rounds: 2, passed: true });
    expect(practiceResult([...asRound(good, 1), ...asRound(bad, 2)])).toEqual({ rounds: 2, passed: false });
  });
});
