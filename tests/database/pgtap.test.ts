/** Runs supabase/tests/*.sql, the same files `supabase test db` runs on a hosted project. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite/pgtap';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from './support/database.ts';

const folder = fileURLToPath(new URL('../../supabase/tests', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

describe('pgTAP', () => {
  let db: OpenedDb;
  beforeAll(async () => {
    db = await openTestDatabase({ pgtap });
    await db.script('create extension pgtap with schema extensions');
  });
  afterAll(() => db.close());

  /** What the script said, line by line. */
  async function run(sql: string): Promise<string[]> {
    const { driver } = db.conn;
    if (!(driver instanceof PGlite)) throw new Error('pgTAP runs on PGlite here');
    return db.lock(async () => {
      try {
        const results = await driver.exec(sql);
        return results
          .flatMap(({ rows }) => rows.map((row) => Object.values(row as Record<string, unknown>)[0]))
          .filter((line): line is string => typeof line === 'string')
          .flatMap((line) => line.split('\n'));
      } catch (error) {
        await driver.exec('rollback');
        return [`not ok - ${error instanceof Error ? error.message : String(error)}`];
      }
    });
  }

  /** Lines that tell of a failure: a test, or a plan that was not kept. */
  const failures = (lines: readonly string[]): string[] => {
    const planned = Number(lines.find((line) => /^1\.\.\d+$/.test(line))?.slice(3) ?? 0);
    const passed = lines.filter((line) => line.startsWith('ok ')).length;
    const bad = lines.filter((line) => /^(not ok|# )/.test(line));
    if (planned === 0 || passed !== planned) bad.push(`planned ${planned}, passed ${passed}`);
    return bad;
  };

  it.each(files)('%s passes', async (file) => {
    expect(failures(await run(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });

  it('would notice a failed test, a broken script and a plan that is not kept', async () => {
    const script = (body: string) => `begin; select plan(1); ${body}; select * from finish(); rollback;`;
    expect(failures(await run(script('select ok(true)')))).toEqual([]);
    expect(failures(await run(script('select ok(false)')))).not.toEqual([]);
    expect(failures(await run(script('select nonsense()')))).not.toEqual([]);
    expect(failures(await run(script('select 1')))).not.toEqual([]);
    expect(failures(await run('select 1'))).not.toEqual([]);
  });
});
