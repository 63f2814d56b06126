import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dropCluster, readCluster } from '../../supabase/local/db/kept-cluster.ts';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';

// A name of this process alone.
const keepAs = { kind: `test-of-copies-${process.pid}`, state: 'one' };

describe('a database that begins as a copy', () => {
  let first: OpenedDb;
  beforeAll(async () => {
    dropCluster(keepAs);
    first = await prepareDb({ url: 'memory://', keepAs });
  });
  afterAll(async () => {
    await first.close();
    dropCluster(keepAs);
  });

  it('holds what the first one held when it was ready, and nothing later', async () => {
    await first.script('create table public.later (id int)');
    const copy = await prepareDb({ url: 'memory://', keepAs });
    const [found] = await copy.query(
      `select to_regrole('migrator') is not null as bootstrapped, to_regclass('public.later') as later`,
    );
    expect(found).toEqual({ bootstrapped: true, later: null });
    await copy.close();
  });

  it('keeps what is written to it from the next copy', async () => {
    const kept = readCluster(keepAs);
    const before = kept && Buffer.from(kept).toString('latin1');
    const one = await prepareDb({ url: 'memory://', keepAs });
    await one.script(
      `create table public.own as select n, repeat('x', 500) as words from generate_series(1, 5000) n;
        update public.own set words = 'y'; delete from public.own where n > 10`,
    );
    await one.query('checkpoint');
    const two = await prepareDb({ url: 'memory://', keepAs });
    expect(await two.query(`select to_regclass('public.own') as own`)).toEqual([{ own: null }]);
    expect(await one.query('select count(*)::int as rows, min(words) as words from public.own')).toEqual([
      { rows: 10, words: 'y' },
    ]);
    expect(kept && Buffer.from(kept).toString('latin1') === before).toBe(true);
    await one.close();
    await two.close();
  });
});
