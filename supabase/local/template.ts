/** A database prepared once and copied for every run: creating one takes seconds, copying it a moment. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createBackend } from './app.ts';
import { stateOf } from './db/kept-cluster.ts';

/** Everything a fresh database is made from. */
const SOURCES = [
  'supabase/config.toml',
  'supabase/migrations/*.sql',
  'supabase/seed.sql',
  'supabase/local/**/*.{ts,sql}',
  'content/education/*/*.md',
  'scripts/library-*.ts',
  'package-lock.json',
];

/** Beside the folder rather than in it: the folder is the database's own. */
const stampOf = (dir: string): string => `${dir}.stamp`;

const isCurrent = (dir: string, stamp: string): boolean =>
  existsSync(dir) && existsSync(stampOf(dir)) && readFileSync(stampOf(dir), 'utf8') === stamp;

/** Makes or renews the template folder `dir` if what it is made from has changed. */
export async function ensureTemplate(root: string, dir: string): Promise<void> {
  const stamp = stateOf(root, SOURCES);
  if (isCurrent(dir, stamp)) return;
  mkdirSync(dirname(dir), { recursive: true });
  const draft = mkdtempSync(`${dir}.draft-`);
  const data = join(draft, 'pg');
  try {
    const backend = await createBackend({ root, url: data });
    await backend.close();
    rmSync(stampOf(dir), { force: true });
    rmSync(dir, { recursive: true, force: true });
    renameSync(data, dir);
    writeFileSync(stampOf(dir), stamp);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** A copy of the template that may be thrown away. */
export function copyTemplate(dir: string): { url: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'local-backend-'));
  const url = join(folder, 'pg');
  cpSync(dir, url, { recursive: true });
  return { url, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
