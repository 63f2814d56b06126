import { readFileSync } from 'node:fs';

const texts = new URL('../../src/i18n/locales/en/training.json', import.meta.url);
const { exercise } = JSON.parse(readFileSync(texts, 'utf8')) as {
  exercise: Readonly<Record<string, { readonly name: string }>>;
};

/**
 * English names of the exercises that report content may name, by registry id: also of those still to be built, which
 * a shown plan leaves out.
 */
export const exerciseNames: ReadonlyMap<string, string> = new Map(
  Object.entries(exercise).map(([id, { name }]) => [id, name]),
);

/** Open to the free plan. */
export const freeExerciseIds: ReadonlySet<string> = new Set(['gonogo', 'memory-grid', 'digit-span']);
