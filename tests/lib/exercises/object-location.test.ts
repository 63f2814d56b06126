import { describe, expect, it } from 'vitest';
import { dueSet } from '../../../src/lib/exercises/object-location/delayed.ts';
import { exercise, type LocationItem } from '../../../src/lib/exercises/object-location/exercise.ts';
import { dayMs } from '../../../src/lib/time.ts';

const now = Date.parse('2026-11-24T09:00:00Z');
const seed = '0f8fad5b-d9cb-4d2f-a165-7086772895aa';
const configWith = (options: Readonly<Record<string, unknown>>) =>
  exercise.configFor({ variant: 'room', mode: 'train', run: 2, last: { objects: 5 }, options });
const itemsOf = (config: ReturnType<typeof configWith>, from: string): LocationItem[] => {
  const source = exercise.source(from, config);
  const items: LocationItem[] = [];
  let item = source.next(null);
  while (item) {
    items.push(item);
    item = source.next(exercise.judge(item, { tookMs: 900, spot: item.placed.spot }, config));
  }
  return items;
};

describe('the set that is placed again after a day', () => {
  const usual = configWith({});

  it('is the first of the last run, thing by thing at its spot, without study before it', () => {
    const delayed = dueSet({ seed, config: usual, endedAt: now - dayMs }, now);
    const first = itemsOf(usual, seed).filter(({ block }) => block === 0);
    const again = itemsOf(configWith({ delayed }), 'another seed');
    expect(again.map(({ placed }) => placed)).toEqual(first.map(({ placed }) => placed));
    expect(again.every(({ presentMs }) => presentMs === 0)).toBe(true);
  });

  it('is not due before a whole day went by, nor after it was asked for', () => {
    expect(dueSet({ seed, config: usual, endedAt: now - dayMs + 1 }, now)).toBeNull();
    const check = configWith({ delayed: { seed, set: 0, count: 5 } });
    expect(dueSet({ seed, config: check, endedAt: now - 2 * dayMs }, now)).toBeNull();
    expect(dueSet({ seed, config: { variant: 'older' }, endedAt: now - dayMs }, now)).toBeNull();
  });

  it('tells what stayed, has no score, and leaves the next run at its level', () => {
    const config = configWith({ delayed: { seed, set: 0, count: 5 } });
    const [right, ...others] = itemsOf(config, seed).map((item) =>
      exercise.judge(item, { tookMs: 900, spot: item.placed.spot }, config),
    );
    const trials = [right, ...others.map((trial) => ({ ...trial, correct: false }))].flatMap((t) => t ?? []);
    const metrics = exercise.metrics(trials, config);
    expect(metrics).toEqual({ accuracy: null, meanPairs: null, kept: 0.2 });
    expect(exercise.score(metrics, config).score).toBeNull();
    const source = exercise.source(seed, config);
    let item = source.next(null);
    for (const trial of trials) item = source.next(trial);
    expect(item).toBeNull();
    expect(source.levelEnd()).toEqual({ objects: 5 });
  });
});
