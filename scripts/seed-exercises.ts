/**
 * Writes the exercises of src/lib/exercises/facts.ts into supabase/seed.sql: those that can be opened, and all that are
 * sold. Run it after every change of the facts: npm run seed:exercises
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import english from '../src/i18n/locales/en/training.json' with { type: 'json' };
import { exercises } from '../src/lib/cognitive/registry.ts';
import { exerciseFacts } from '../src/lib/exercises/facts.ts';

const seedFile = fileURLToPath(new URL('../supabase/seed.sql', import.meta.url));

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

const between = (seed: string, mark: string, part: string): string =>
  seed.replace(
    new RegExp(`(?<=^ *-- ${mark}: .*\\n)[\\s\\S]*?(?=^ *-- end of ${mark}$)`, 'm'),
    () => `${part}\n`,
  );

const names: Readonly<Record<string, { readonly name: string }>> = english.exercise;

/** Everything that is sold, whether it can be opened yet or not: what costs nothing is not. */
function trainings(): string {
  const rows = exerciseFacts
    .filter(({ tier }) => tier !== 'freemium')
    .map(({ id, level, minutes: { min, max } }) => {
      const name = names[id]?.name;
      if (!name) throw new Error(`no name of ${id}`);
      const length = min === max ? `${min}` : `${min}-${max}`;
      return `      (${[id, name, level, length].map(text).join(', ')})`;
    });
  return rows.join(',\n');
}

/** The seed with its parts about exercises made anew. */
export function withExercises(seed: string): string {
  const rows = exercises.map(
    ({ id, tier, freeMinutes }) => `  (${text(id)}, ${text(tier)}, ${freeMinutes ?? 'null'})`,
  );
  const ids = exercises.map(({ id }) => text(id)).join(', ');
  const part = [
    'insert into public.exercises (id, tier, free_minutes) values',
    rows.join(',\n'),
    'on conflict (id) do update',
    '  set tier = excluded.tier, free_minutes = excluded.free_minutes, active = true;',
    `update public.exercises set active = false where id not in (${ids});`,
  ].join('\n');
  return between(between(seed, 'exercises', part), 'trainings', trainings());
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(seedFile, withExercises(readFileSync(seedFile, 'utf8')));
  console.log(`wrote ${seedFile}`);
}
