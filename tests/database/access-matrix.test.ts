import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase, undone } from './support/database.ts';
import { checkEverything } from './support/matrix.ts';
import { installProbe } from './support/probe.ts';
import { insertFixtures } from './support/rows.ts';

describe('the access matrix', () => {
  let db: OpenedDb;
  beforeAll(async () => {
    db = await openTestDatabase();
    await db.tx(insertFixtures);
  });
  afterAll(() => db.close());

  it('behaves exactly as expectations.ts says, for everybody and everything', async () => {
    const { count, mismatches } = await undone(db, async (query) => {
      await installProbe(query);
      return checkEverything(query);
    });
    expect(mismatches).toEqual([]);
    console.log(`rls expectations: ${count}`);
  });
});
