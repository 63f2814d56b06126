import { describe, expect, it } from 'vitest';
import { recompute } from '../../../src/lib/exercises/recompute.ts';
import { people, personKinds } from '../../../src/lib/exercises/simulation/person.ts';
import { count } from '../../support/counts.ts';
import { outcomeOf, play, subjects } from './every-exercise.ts';
import type { LogProperties, Properties } from './properties/shape.ts';

const seeds = count(25, 500);
const load = async <T>(id: string) =>
  ((await import(`./properties/${id}.ts`)) as { properties: T }).properties;
const isLog = (kind: string) => kind === 'clocked' || kind === 'form';
const played = subjects.filter(({ exercise }) => !isLog(exercise.kind));
const logged = subjects.filter(({ exercise }) => isLog(exercise.kind));
const all = await Promise.all(
  played.map(async (entry) => ({
    id: entry.facts.id,
    entry,
    properties: await load<Properties<object>>(entry.facts.id),
  })),
);
const logs = await Promise.all(
  logged.map(async (entry) => ({
    id: entry.facts.id,
    entry,
    properties: await load<LogProperties>(entry.facts.id),
  })),
);

describe.each(all)('the trials of $id', ({ entry, properties }) => {
  it.each([{}, ...(properties.setups ?? [])])('keep their rules for every seed: %o', (setup) => {
    for (let seed = 0; seed < seeds; seed++) {
      const round = play(entry, `list-${seed}`, people.average, setup);
      const outcome = outcomeOf(entry, round);
      properties.check(
        outcome.played.map(({ item }) => item),
        round.config as Record<string, unknown>,
        outcome.played,
      );
    }
  });

  it('are the same for the same seed and others for another', () => {
    const listOf = (seed: string) =>
      JSON.stringify(outcomeOf(entry, play(entry, seed, people.average)).played);
    expect(listOf('one')).toBe(listOf('one'));
    expect(listOf('one')).not.toBe(listOf('two'));
  });
});

describe.each(logs)('the log of $id', ({ entry, properties }) => {
  it.each([{}, ...(properties.setups ?? [])])('keeps its rules for every seed: %o', (setup) => {
    for (let seed = 0; seed < seeds; seed++) {
      for (const kind of personKinds) {
        const round = play(entry, `log-${seed}`, people[kind], setup);
        const outcome = outcomeOf(entry, round);
        properties.check(round as never, outcome);
        const { score } = outcome.score;
        expect(score === null || (score >= 0 && score <= 100)).toBe(true);
      }
    }
  });

  it('is refused where it tells what cannot be', () => {
    const round = play(entry, 'log', people.good);
    for (const { as, change } of properties.impossible) {
      const result = recompute(entry.exercise, round.seed, round.config, change(round.records));
      expect(result.ok ? null : result.error).toBe(as);
    }
  });

  it('without an end is not whole and has no score', () => {
    const outcome = outcomeOf(entry, { ...play(entry, 'log', people.good), records: [] });
    expect(outcome.complete).toBe(false);
    expect(outcome.score.score).toBeNull();
  });
});
