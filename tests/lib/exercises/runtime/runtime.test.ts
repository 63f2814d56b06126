import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { recompute } from '../../../../src/lib/exercises/recompute.ts';
import { people } from '../../../../src/lib/exercises/simulation/person.ts';
import { findDeno } from '../../../../supabase/local/functions/deno-binary.ts';
import { play, subjects } from '../every-exercise.ts';

const root = join(import.meta.dirname, '../../../..');
const dir = mkdtempSync(join(tmpdir(), 'runs-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it('every exercise gives the same metrics and score in Deno as in Node, for the same seed and presses', () => {
  const rounds = subjects.flatMap((entry) =>
    (['good', 'careless'] as const).map((kind) => ({
      id: entry.facts.id,
      entry,
      ...play(entry, `same-${kind}`, people[kind]),
    })),
  );
  const here = rounds.map(({ id, entry, seed, config, records }) => ({
    id,
    result: recompute(entry.exercise, seed, config, records),
  }));
  const file = join(dir, 'runs.json');
  writeFileSync(
    file,
    JSON.stringify(rounds.map(({ id, seed, config, records }) => ({ id, seed, config, records }))),
  );
  const settings = [
    '--no-lock',
    '--cached-only',
    '--no-remote',
    '--node-modules-dir=manual',
    '--config',
    join(root, 'supabase/functions/deno.json'),
  ];
  const told = execFileSync(
    findDeno(root),
    ['run', '--no-prompt', ...settings, '--allow-read', join(import.meta.dirname, 'work-out.ts'), file],
    {
      encoding: 'utf8',
      env: { DENO_DIR: join(dir, 'deno'), DENO_NO_UPDATE_CHECK: '1', NO_COLOR: '1' },
      maxBuffer: 256e6,
    },
  );
  const there = JSON.parse(told) as unknown[];
  expect(there).toHaveLength(2 * subjects.length);
  expect(there).toEqual(JSON.parse(JSON.stringify(here)));
});
