import { describe, expect, it } from 'vitest';
import type { AnyTimedExercise } from '../../../../src/lib/exercises/contract.ts';
import { practiceTurns } from '../../../../src/lib/exercises/engine/turns.ts';
import { recompute } from '../../../../src/lib/exercises/recompute.ts';
import { runThroughEngine } from '../../../../src/lib/exercises/simulation/engine-run.ts';
import { people } from '../../../../src/lib/exercises/simulation/person.ts';
import { subjects } from '../every-exercise.ts';

const timed = subjects.filter(({ exercise }) => exercise.kind === 'timed');

describe.each(timed.map((entry) => ({ id: entry.facts.id, entry })))(
  '$id through the engine',
  ({ entry }) => {
    const exercise = entry.exercise as AnyTimedExercise;
    const config = exercise.configFor({
      variant: entry.facts.variants[0] ?? '',
      mode: 'train',
      run: 2,
      last: null,
      options: {},
    });

    it('gives a run that the server accepts and scores', () => {
      const run = runThroughEngine(exercise, entry.respondent, 'seed', people.good, config, {
        refreshHz: 120,
      });
      const result = recompute(exercise, 'seed', config, run?.records);
      expect(run?.status).toBe('completed');
      expect(result.ok && result.value.complete).toBe(true);
      expect(result.ok && result.value.score.score).toBeGreaterThan(50);
      expect(JSON.stringify(run?.records).length).toBeLessThan(60_000);
    });

    it('is accepted with dropped frames and interruptions, too; what was interrupted does not count', () => {
      const run = runThroughEngine(exercise, entry.respondent, 'other', people.average, config, {
        isDropped: (frame) => frame % 20 === 7,
        interruptedTrials: [3, 9],
      });
      const result = recompute(exercise, 'other', config, run?.records);
      expect(result.ok ? null : result.error).toBeNull();
      expect(result.ok && result.value.played.filter(({ trial }) => !trial.valid)).toHaveLength(2);
      const quality = result.ok ? result.value.quality : null;
      expect(quality).toMatchObject({
        interrupted: 2,
        unobserved: 0,
        withoutStamp: 0,
        devices: ['keyboard'],
      });
      expect(quality?.droppedTrials).toBeGreaterThan(10);
      expect(quality?.handlerLagP95Ms).toBeCloseTo(4, 2);
    });

    it.each([true, false])(
      'has a practice that goes on after every trial and is kept nowhere, without a clock: %s',
      (isUntimed) => {
        const turn = practiceTurns(exercise, 'seed', config, isUntimed);
        const lengths = exercise.practice('seed', config).map(({ timeline }) => timeline);
        expect(lengths.length).toBeGreaterThanOrEqual(4);
        let { item } = turn(null);
        for (const { openMs, end } of lengths) {
          const told = item?.timeline.openMs ?? null;
          if (!isUntimed) expect(told).toBe(openMs);
          else expect(told).toBe(end === 'deadline' ? 3 * (openMs ?? 0) : null);
          item = turn({
            segment: 0,
            frames: [0],
            onsets: [2],
            end: 9,
            hidden: null,
            presses: [],
            strays: 0,
            dropped: 0,
            fault: null,
          }).item;
        }
        expect(item).toBeNull();
      },
    );
  },
);
