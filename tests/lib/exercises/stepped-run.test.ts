import { describe, expect, it } from 'vitest';
import type { AnySteppedExercise, StepAnswer } from '../../../src/lib/exercises/contract.ts';
import { people } from '../../../src/lib/exercises/simulation/person.ts';
import { steppedRun } from '../../../src/lib/exercises/stepped-run.ts';
import { play, subjects } from './every-exercise.ts';

const stepped = subjects
  .filter(({ facts }) => facts.kind === 'stepped')
  .map((entry) => ({ id: entry.facts.id, entry }));

describe.each(stepped)('a run of $id that was broken off', ({ entry }) => {
  const exercise = entry.exercise as AnySteppedExercise;
  const { seed, config, records } = play(entry, 'broken', people.average);
  const answers = records as StepAnswer[];

  it('goes on at the step it was at, wherever that was, and comes to the same end', () => {
    for (let kept = 0; kept <= answers.length; kept += Math.max(1, Math.floor(answers.length / 12))) {
      const whole = steppedRun(exercise, seed, config);
      for (const answer of answers.slice(0, kept)) whole.give(answer);
      const again = steppedRun(exercise, seed, config, JSON.parse(JSON.stringify(answers.slice(0, kept))));
      expect(again.item()).toEqual(whole.item());
      for (const answer of answers.slice(kept)) again.give(answer);
      expect(again.item()).toBeNull();
      expect(again.answers()).toEqual(answers);
    }
  });

  it('leaves out what cannot have been, and all after it', () => {
    const cut = answers.with(2, { ...answers[2], tookMs: -1 } as StepAnswer);
    const run = steppedRun(exercise, seed, config, cut);
    const upTo = Math.min(2, answers.length);
    expect(run.answers()).toEqual(answers.slice(0, upTo));
    expect(run.trials()).toHaveLength(upTo);
  });

  it('takes no answer once it is over', () => {
    const run = steppedRun(exercise, seed, config, answers);
    expect(run.give(answers[0] as StepAnswer)).toBeNull();
    expect(run.answers()).toHaveLength(answers.length);
  });
});
