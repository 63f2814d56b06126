import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readHeard } from '../../scripts/spoken/needed.ts';
import { exerciseDrawings } from '../../src/components/drawings/exercises.ts';
import { languageCodes } from '../../src/config/languages.ts';
import type { View } from '../../src/features/exercises/view.ts';
import { views } from '../../src/features/exercises/views.ts';
import { exerciseFacts, factsOf, openExercises } from '../../src/lib/exercises/facts.ts';
import { textsOf } from '../support/locales.ts';

const root = join(import.meta.dirname, '../..');
const there = (path: string) => existsSync(join(root, path));
const mostLines = 120;
/** Clocks with screens of their own. */
const clocks = ['breathing', 'focus-burst'];
const steps = ['first', 'second', 'third', 'fourth'];

interface Opened {
  readonly id: string;
  readonly load: (() => Promise<{ readonly view: View }>) | undefined;
}
const opened: readonly Opened[] = openExercises.map(({ id }) => ({
  id,
  load: views[id as keyof typeof views],
}));

/** Keys of an exercise that must have a text of its own, or one of the player. */
function keysOf(view: View): string[] {
  const { variants, measures, level } = view;
  const config = view.exercise.configFor({
    variant: variants[0] ?? '',
    mode: 'train',
    run: 2,
    last: null,
    options: {},
  });
  return [
    'rule',
    ...(variants.length > 1 || view.Choices ? variants.map((variant) => `variants.${variant}`) : []),
    ...measures.map(({ id }) => `measures.${id}`),
    ...(level ? ['level'] : []),
    ...(view.kind === 'timed'
      ? [
          'keys',
          ...view.answers(config).map(({ label }) => `answers.${label}`),
          ...view.feedback.map((code) => `feedback.${code}`),
        ]
      : []),
  ];
}

/** What an exercise that can be opened lacks; empty when it has everything. */
async function lacks({ id, load }: Opened, texts = textsOf): Promise<string[]> {
  const missing: string[] = [];
  const need = (what: string, has: boolean) => {
    if (!has) missing.push(what);
  };
  need('a sign', id in exerciseDrawings);
  need('a respondent', there(`src/lib/exercises/${id}/respondent.ts`));
  need('property tests', there(`tests/lib/exercises/properties/${id}.ts`));
  need('a row of the seed', readFileSync(join(root, 'supabase/seed.sql'), 'utf8').includes(`  ('${id}', `));
  const view = load ? (await load()).view : null;
  need('a view', view !== null || clocks.includes(id));
  const way = factsOf(id)?.withoutSight;
  if (view && way && 'variant' in way) need('its form without sight', view.variants.includes(way.variant));
  const keys = [...steps.map((step) => `how.${step}`), 'evidence', 'safety', ...(view ? keysOf(view) : [])];
  for (const language of languageCodes) {
    const hasFile = there(`src/i18n/locales/${language}/exercise-${id}.json`);
    need(`texts in ${language}`, hasFile);
    if (!hasFile) continue;
    const own = texts(language, `exercise-${id}`);
    const shared = texts(language, 'player');
    for (const key of keys) need(`${language}: ${key}`, own.has(key) || shared.has(key));
    for (const key of ['name', 'summary']) {
      need(`${language}: ${key}`, texts(language, 'training').has(`exercise.${id}.${key}`));
    }
  }
  return missing;
}

describe('an exercise that can be opened', () => {
  it.each(opened)('$id has view, sign, texts, seed row, respondent and property tests', async (exercise) => {
    expect(await lacks(exercise)).toEqual([]);
  });

  it.each(opened.filter(({ load }) => load))('$id has a view of at most 120 lines', ({ id }) => {
    const source = readFileSync(join(root, `src/features/exercises/views/${id}.tsx`), 'utf8');
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(mostLines);
  });

  it.each(opened.filter(({ load }) => load))('$id shows variants that it has', async ({ id, load }) => {
    const view = (await load?.())?.view;
    const facts = exerciseFacts.find((one) => one.id === id);
    expect(view?.exercise.id).toBe(id);
    expect(view?.variants.length).toBeGreaterThan(0);
    expect(facts?.variants).toEqual(expect.arrayContaining([...(view?.variants ?? [])]));
  });

  it.each(opened.filter(({ load }) => load))(
    '$id tells the numbers its score is made of',
    async ({ load }) => {
      const view = (await load?.())?.view;
      const measured = view?.measures.map(({ part }) => part).filter((part) => part !== undefined);
      expect(new Set(measured).size).toBe(measured?.length);
      expect(measured?.length).toBeGreaterThan(0);
    },
  );
});

const heardById = await readHeard();

describe('the contract of exercises', () => {
  it.each(opened.filter(({ load }) => load))(
    'lets $id play what its variants by ear need',
    async ({ id, load }) => {
      const view = (await load?.())?.view;
      const heard = heardById.get(id);
      const isHeard = view?.variants.some((variant) => heard?.variants.includes(variant));
      expect(view && 'heard' in view ? view.heard : undefined).toBe(isHeard ? heard : undefined);
    },
  );

  it('refuses an id without any of it', async () => {
    const missing = await lacks({ id: 'made-up', load: undefined });
    expect(missing).toEqual(
      expect.arrayContaining([
        'a sign',
        'a view',
        'a respondent',
        'property tests',
        'a row of the seed',
        'texts in ja',
      ]),
    );
  });

  it('refuses a text that is missing in one language', async () => {
    const [first] = opened.filter(({ load }) => load) as [Opened];
    const without = (language: string, namespace: string) => {
      const all = new Map(textsOf(language, namespace));
      if (language === 'pl') all.delete('rule');
      return all;
    };
    expect(await lacks(first, without)).toEqual(['pl: rule']);
  });

  it('has a view for whatever is open, and none for what is not', () => {
    const ids = [...Object.keys(views), ...clocks].sort();
    expect(openExercises.map(({ id }) => id as string).sort()).toEqual(ids);
  });
});
