import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClusterName, stateOf } from '../../supabase/local/db/kept-cluster.ts';

const house = fileURLToPath(new URL('../..', import.meta.url));

/** What a database is made from besides the migrations. */
const MAKERS = ['supabase/local/{db,realtime}/*.ts', 'package-lock.json'];

/** The name under which tests keep a database as the migrations of a project make it, with nothing else in it. */
export function migratedCluster(root: string): ClusterName {
  const migrations = stateOf(root, ['supabase/migrations/*.sql']);
  return { kind: basename(root), state: `${migrations.slice(0, 16)}-${stateOf(house, MAKERS).slice(0, 16)}` };
}
