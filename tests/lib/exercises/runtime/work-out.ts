/** Works runs out again; started by Deno, as the server is. The file with them is the only argument. */
import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { recompute } from '../../../../src/lib/exercises/recompute.ts';
import { findFacts } from '../../../../src/lib/exercises/registry.ts';

interface SentRun {
  readonly id: string;
  readonly seed: string;
  readonly config: unknown;
  readonly records: unknown;
}

const runs = JSON.parse(readFileSync(argv[2] ?? '', 'utf8')) as SentRun[];
const results = [];
for (const { id, seed, config, records } of runs) {
  const loaded = await findFacts(id)?.load();
  const result = loaded ? recompute(loaded.exercise, seed, config, records) : null;
  results.push({ id, result });
}
console.log(JSON.stringify(results));
