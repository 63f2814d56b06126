import { describe, expect, it } from 'vitest';
import type { JudgedChoice } from '../../../src/lib/exercises/choice.ts';
import { goMetrics, scoreGoNogo } from '../../../src/lib/exercises/gonogo/score.ts';
import { trackingMetrics } from '../../../src/lib/exercises/object-tracking/score.ts';
import { conflictMetrics } from '../../../src/lib/exercises/stats/conflict.ts';
import { scoreStroop } from '../../../src/lib/exercises/stroop/score.ts';
import { switchMetrics } from '../../../src/lib/exercises/task-switch/score.ts';

const trials = (condition: string, right: number, wrong: number, rtMs: number): JudgedChoice[] =>
  Array.from({ length: right + wrong }, (_, i) => ({
    valid: true,
    index: 2 * i,
    block: 0,
    condition,
    correct: i < right,
    rtMs,
  }));

describe('a score built on an effect', () => {
  it('needs twenty right trials of each condition', () => {
    const run = (right: number) =>
      conflictMetrics([...trials('con', 30, 0, 500), ...trials('inc', right, 5, 550)]);
    expect(run(19).relativeEffect).toBeNull();
    expect(scoreStroop(run(19)).score).toBeNull();
    expect(run(20).relativeEffect).toBeCloseTo(0.1, 10);
    expect(scoreStroop(run(20)).score).not.toBeNull();
    expect(run(19).effects.relative).toBeCloseTo(0.1, 10);
  });

  it('leaves out presses faster than 200 ms, and counts omissions as errors', () => {
    const base = [...trials('con', 30, 0, 500), ...trials('inc', 30, 0, 550)];
    expect(conflictMetrics([...base, ...trials('inc', 0, 10, 150)]).accuracy).toBe(1);
    const silent = trials('inc', 0, 20, 0).map((trial) => ({ ...trial, rtMs: null }));
    expect(conflictMetrics([...base, ...silent])).toMatchObject({ accuracy: 0.75, omissions: 20 });
  });
});

describe('Go / No-Go', () => {
  it('has no score below ten hits', () => {
    const run = (hits: number) =>
      scoreGoNogo(
        goMetrics([
          ...Array.from({ length: 20 }, (_, i) => ({
            valid: true,
            kind: 'go' as const,
            correct: i < hits,
            rtMs: i < hits ? 400 : null,
            early: 0,
          })),
          { valid: true, kind: 'nogo', correct: true, rtMs: null, early: 0 },
        ]),
      ).score;
    expect(run(9)).toBeNull();
    expect(run(10)).toBeGreaterThan(0);
  });
});

describe('Task Switch', () => {
  /** Repeats of 600 ms and switches of 700 ms in turn, in one block. */
  const block = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      valid: true,
      index,
      block: 2,
      condition: index % 2 === 0 ? 'repeat' : 'switch',
      correct: true,
      rtMs: index % 2 === 0 ? 600 : 700,
      congruent: true,
    }));

  it('leaves the first trial of a block and those after an error out of the costs', () => {
    const trials = block(60);
    const spoilt = trials.map((trial) => {
      if (trial.index === 0) return { ...trial, rtMs: 3000 };
      if (trial.index === 10) return { ...trial, correct: false };
      return trial.index === 11 ? { ...trial, rtMs: 3000 } : trial;
    });
    expect(switchMetrics(trials).switchCostMs).toBeCloseTo(100, 10);
    expect(switchMetrics(spoilt).switchCostMs).toBeCloseTo(100, 10);
    expect(switchMetrics(spoilt).accuracy).toBeCloseTo(59 / 60, 10);
  });
});

describe('Object Tracking', () => {
  it('tells how many were followed from the last twelve trials', () => {
    const trial = (k: number) => ({ valid: true as const, targets: 4, correctMarks: 3, correct: false, k });
    const trials = [
      ...Array.from({ length: 8 }, () => trial(0)),
      ...Array.from({ length: 12 }, () => trial(3)),
    ];
    expect(trackingMetrics(trials).meanK).toBe(3);
  });
});
