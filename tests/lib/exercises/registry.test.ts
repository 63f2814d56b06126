import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { exercises } from '../../../src/lib/cognitive/registry.ts';
import { modeOfRun, openExercises } from '../../../src/lib/exercises/facts.ts';
import { openExerciseIds } from '../../../src/lib/exercises/ids.ts';
import { type ExerciseFacts, exerciseRegistry, findFacts } from '../../../src/lib/exercises/registry.ts';

const inLib = (path: string) => fileURLToPath(new URL(`../../../src/lib/exercises/${path}`, import.meta.url));
const inTests = (path: string) => fileURLToPath(new URL(`./${path}`, import.meta.url));

/** What an id of the registry needs beside its line. */
async function missing(facts: ExerciseFacts): Promise<string[]> {
  const needed = [
    inLib(`${facts.id}/exercise.ts`),
    inLib(`${facts.id}/respondent.ts`),
    inTests(`properties/${facts.id}.ts`),
  ];
  const files = needed.filter((path) => !existsSync(path));
  if (files.length > 0) return files;
  const { exercise } = await facts.load();
  const wrong: string[] = [];
  if (exercise.id !== facts.id) wrong.push(`loads ${exercise.id}`);
  if (exercise.kind !== facts.kind) wrong.push(`is ${exercise.kind}`);
  return wrong;
}

describe.each(exerciseRegistry.map((facts) => ({ id: facts.id, facts })))('$id', ({ facts }) => {
  it('has its exercise, its respondent and its properties', async () => {
    expect(await missing(facts)).toEqual([]);
  });

  it('begins with settings it accepts itself, in every variant and mode', async () => {
    const { exercise } = await facts.load();
    for (const variant of facts.variants) {
      for (const run of [1, 2, 3, 5]) {
        const config = exercise.configFor({
          variant,
          mode: modeOfRun(facts, run),
          run,
          last: null,
          options: {},
        });
        expect(exercise.config.safeParse(config), `${variant}, run ${run}`).toMatchObject({ success: true });
        expect(config).toMatchObject({ variant });
      }
    }
  });

  it('names a way without sight that exists', () => {
    const { withoutSight, variants } = facts;
    if ('variant' in withoutSight) expect(variants).toContain(withoutSight.variant);
    else expect('variant' in (findFacts(withoutSight.offer)?.withoutSight ?? {})).toBe(true);
  });
});

describe('the registry', () => {
  it('opens the addresses of those that can be opened', () => {
    expect(openExerciseIds).toEqual(openExercises.map(({ id }) => id));
  });

  it('refuses an id without a folder', async () => {
    const made = { ...(exerciseRegistry[0] as ExerciseFacts), id: 'made-up' };
    expect(await missing(made)).toHaveLength(3);
  });

  it('refuses a line that loads another exercise', async () => {
    const [one, other] = exerciseRegistry as [ExerciseFacts, ExerciseFacts];
    expect(await missing({ ...one, load: other.load })).toContain(`loads ${other.id}`);
  });

  it('knows every folder of an exercise, once', () => {
    const folders = readdirSync(inLib('.'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(inLib(`${entry.name}/exercise.ts`)))
      .map(({ name }) => name);
    expect(exerciseRegistry.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
  });

  it('has the thirty of the product, three of them free', () => {
    expect(exerciseRegistry).toHaveLength(30);
    const free = exerciseRegistry.filter(({ tier }) => tier === 'freemium').map(({ id }) => id);
    expect(free.toSorted()).toEqual(['digit-span', 'gonogo', 'memory-grid']);
    expect(exerciseRegistry.filter(({ tier }) => tier === 'premium')).toEqual([]);
    expect(exerciseRegistry.filter(({ withoutSight }) => 'offer' in withoutSight)).toHaveLength(7);
  });

  it('agrees with the facts of those that can be opened already', () => {
    for (const { id, category, level, minutes, tier, taskVersion, scoringVersion } of exercises) {
      expect(findFacts(id)).toMatchObject({ category, level, minutes, tier, taskVersion, scoringVersion });
    }
  });

  it('names what is offered where motion is reduced', () => {
    expect(findFacts(findFacts('object-tracking')?.withReducedMotion ?? '')?.id).toBe('memory-grid');
  });

  it('plays the first run and every fifth with fixed settings, where there are such', () => {
    const modes = (id: string) =>
      [1, 2, 4, 5, 6, 10].map((run) => modeOfRun(findFacts(id) as ExerciseFacts, run));
    expect(modes('digit-span')).toEqual(['test', 'train', 'train', 'test', 'train', 'test']);
    expect(new Set(modes('stop-signal'))).toEqual(new Set(['train']));
  });
});
