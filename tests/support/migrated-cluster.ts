import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterName, stateOf } from '../../supabase/local/db/kept-cluster.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));

/** What a database is made from besides the migrations. */
const MAKERS = ['supabase/local/{db,realtime}/*.ts', 'package-lock.json'];
/** And what the demo people in it are made from. */
const FILLERS = ['supabase/local/**/*.{ts,json}', 'content/education/*/*.md', 'scripts/library-*.ts'];

/** The name under which tests keep a database as the migrations of a project make it, with nothing else in it. */
export function migratedCluster(root: string): ClusterName {
  const migrations = stateOf(root, ['supabase/migrations/*.sql']);
  // A folder of a test has another name each time, and one copy is kept of each kind.
  const kind = `${root}/`.startsWith(house) ? basename(root) : 'elsewhere';
  return { kind, state: `${migrations.slice(0, 16)}-${stateOf(house, MAKERS).slice(0, 16)}` };
}

/**
 * The name under which tests keep a database as the embedded backend of a project begins with it. What demo people did lies
 * some days back from the day it was made on.
 */
export function filledCluster(root: string): ClusterName {
  const { kind, state } = migratedCluster(root);
  const filling = `${stateOf(root, ['supabase/config.toml', 'supabase/seed.sql'])}${stateOf(house, FILLERS)}`;
  const today = new Date().toISOString().slice(0, 10);
  const seed = createHash('sha256').update(filling).digest('hex').slice(0, 16);
  return { kind: `${kind}-filled`, state: `${state}-${seed}-${today}` };
}
