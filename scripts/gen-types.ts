/**
 * Writes src/integrations/supabase/types.gen.ts from the migrations: a throw-away PostgreSQL is migrated and the
 * official CLI describes it. Run it after every change of a migration: node scripts/gen-types.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { prepareDb } from '../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../supabase/local/db/native.ts';
import { supabaseCli } from './supabase-cli.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const typesFile = join(root, 'src/integrations/supabase/types.gen.ts');

const HEADER = '// Made by scripts/gen-types.ts from supabase/migrations. Do not edit.\n';

/** The types of schema public of an already migrated database, formatted like the rest of the code. */
export async function describeDatabase(databaseUrl: string): Promise<string> {
  const source = await supabaseCli(['gen', 'types', 'typescript', '--schema', 'public'], databaseUrl);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  // The committed file is left out of formatting checks, so it is formatted here under another name.
  const formatted = execFileSync(process.execPath, [biome, 'format', '--stdin-file-path=src/types.ts'], {
    cwd: root,
    input: source,
    encoding: 'utf8',
  });
  return `${HEADER}\n${formatted}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await startNativePostgres();
  try {
    await (await prepareDb({ url: server.url, migrations: join(root, 'supabase/migrations') })).close();
    writeFileSync(typesFile, await describeDatabase(server.url));
    console.log(`wrote ${typesFile}`);
  } finally {
    await server.stop();
  }
}
