import { describe, expect, it } from 'vitest';
import { mean } from '../../../src/lib/cognitive/stats/descriptive.ts';
import {
  staircaseThreshold,
  startStaircase,
  stepStaircase,
} from '../../../src/lib/exercises/adaptivity/staircase.ts';
import { type Person, people } from '../../../src/lib/exercises/simulation/person.ts';
import { createRng } from '../../../src/lib/random.ts';
import { count } from '../../support/counts.ts';
import { outcomeOf, play, type Setup, subject } from './every-exercise.ts';

const runs = count(30, 200);

/** Mean of a number over many runs of one person. */
function found(
  id: string,
  person: Person,
  read: (metrics: never) => number | null,
  setup: Setup = {},
): number {
  const entry = subject(id);
  const values = Array.from({ length: runs }, (_, i) => {
    const { metrics } = outcomeOf(entry, play(entry, `seed-${i}`, person, setup));
    return read(metrics as never);
  });
  return mean(values.flatMap((value) => (value === null ? [] : [value]))) ?? Number.NaN;
}

describe('what a simulated person brings is found again', () => {
  it.each(['good', 'average', 'slow'] as const)('the time to stop, within 15 ms: %s', (kind) => {
    const ssrt = found(
      'stop-signal',
      people[kind],
      ({ ssrtMs, ssrtReasons }: { ssrtMs: number; ssrtReasons: string[] }) =>
        ssrtReasons.length === 0 ? ssrtMs : null,
    );
    expect(Math.abs(ssrt - people[kind].ssrtMs), `${ssrt}`).toBeLessThanOrEqual(15);
  });

  const conflicts = ['flanker', 'simon', 'stroop'].flatMap((id) =>
    (['good', 'average'] as const).map((kind) => ({ id, kind })),
  );
  it.each(conflicts)('the conflict of $id, within 10 ms: $kind', ({ id, kind }) => {
    const effect = found(id, people[kind], ({ effects }: { effects: { rt: number } }) => effects.rt, {
      mode: 'test',
    });
    expect(Math.abs(effect - people[kind].conflictMs), `${effect}`).toBeLessThanOrEqual(10);
  });

  it('the conflict and the gains by warning of the attention networks, within 10 ms', () => {
    const told = (read: (metrics: { executive: number; alerting: number; orienting: number }) => number) =>
      found('attention-network', people.good, read);
    expect(Math.abs(told(({ executive }) => executive) - people.good.conflictMs)).toBeLessThanOrEqual(10);
    expect(Math.abs(told(({ alerting }) => alerting) - 35)).toBeLessThanOrEqual(10);
    expect(Math.abs(told(({ orienting }) => orienting) - 45)).toBeLessThanOrEqual(10);
  });

  it('the cost of changing the task, within 10 ms', () => {
    const cost = found(
      'task-switch',
      people.average,
      ({ switchCostMs }: { switchCostMs: number }) => switchCostMs,
      { mode: 'test' },
    );
    expect(Math.abs(cost - people.average.switchMs), `${cost}`).toBeLessThanOrEqual(10);
  });

  it.each(['good', 'average'] as const)('the time an item adds to a search, within 4 ms: %s', (kind) => {
    const slope = found(
      'visual-search',
      people[kind],
      (metrics: { slopePresentMsPerItem: number }) => metrics.slopePresentMsPerItem,
    );
    expect(Math.abs(slope - people[kind].searchMs), `${slope}`).toBeLessThanOrEqual(4);
  });

  it('the time a degree adds to a turn, within half a millisecond', () => {
    const slope = found(
      'rotation',
      people.good,
      (metrics: { slopeMsPerDeg: number }) => metrics.slopeMsPerDeg,
    );
    expect(Math.abs(slope - people.good.turnMs), `${slope}`).toBeLessThanOrEqual(0.5);
  });

  const spans = (['train', 'test'] as const).flatMap((mode) =>
    (['good', 'average', 'slow'] as const).map((kind) => ({ mode, kind })),
  );
  it.each(spans)('the span, within half an item: $kind, $mode', ({ mode, kind }) => {
    const { span } = people[kind];
    const forward = found(
      'digit-span',
      people[kind],
      (metrics: { forwardMeanSpan: number }) => metrics.forwardMeanSpan,
      { mode },
    );
    expect(Math.abs(forward - span), `forward ${forward}`).toBeLessThanOrEqual(0.5);
    const backward = found(
      'digit-span',
      people[kind],
      (metrics: { backwardMeanSpan: number }) => metrics.backwardMeanSpan,
      { mode },
    );
    expect(Math.abs(backward - (span - 1)), `backward ${backward}`).toBeLessThanOrEqual(0.5);
    const grid = found('memory-grid', people[kind], (metrics: { meanSpan: number }) => metrics.meanSpan, {
      mode,
    });
    expect(Math.abs(grid - span), `grid ${grid}`).toBeLessThanOrEqual(0.5);
  });

  it('the level of 70.7 % right, by a staircase of two down and one up, within 3 %', () => {
    const rule = { step: 1, min: 0, max: 60, nDown: 2, nUp: 1 };
    const chanceAt = (level: number) => 1 / (1 + Math.exp((level - 30) / 5));
    const shares = Array.from({ length: count(100, 200) }, (_, run) => {
      const rng = createRng(`staircase-${run}`);
      let state = startStaircase(15);
      for (let trial = 0; trial < 150; trial++)
        state = stepStaircase(state, rng() < chanceAt(state.level), rule);
      return chanceAt(staircaseThreshold(state) ?? Number.NaN);
    });
    expect(Math.abs((mean(shares) ?? 0) - 70.7 / 100), `${mean(shares)}`).toBeLessThanOrEqual(0.03);
  });
});
