/**
 * Writes the exercises of src/lib/cognitive/registry.ts into supabase/seed.sql. Run it after every change of the
 * registry: npm run seed:exercises
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { exercises } from '../src/lib/cognitive/registry.ts';

const seedFile = fileURLToPath(new URL('../supabase/seed.sql', import.meta.url));

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`;

/** The seed with its part about exercises made anew. */
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
  return seed.replace(/(?<=^-- exercises: .*\n)[\s\S]*?(?=^-- end of exercises$)/m, () => `${part}\n`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(seedFile, withExercises(readFileSync(seedFile, 'utf8')));
  console.log(`wrote ${seedFile}`);
}
