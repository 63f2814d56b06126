import { join } from 'node:path';
import { App } from '@supabase/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadConfig } from '../../supabase/local/config.ts';
import { prepareDb } from '../../supabase/local/db/migrate.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { assertRefusesUngranted, createRest } from '../../supabase/local/rest.ts';
import { withNativePostgres } from '../support/native-postgres.ts';
import { drivers, fixtureRoot } from './support/backend.ts';

describe.each(drivers)('the look before the first request, on %s', (driver) => {
  const native = withNativePostgres();
  const config = loadConfig(fixtureRoot);
  let db: OpenedDb;

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const url = driver === 'postgres' ? await native.createDatabase() : 'memory://';
    db = await prepareDb({ url, migrations: join(fixtureRoot, 'supabase/migrations') });
  });
  afterEach(async () => {
    await db.close();
    vi.restoreAllMocks();
  });

  function lite() {
    const { site_url, jwt_secret, publishable_key, secret_key } = config.auth;
    return new App({
      connection: db.conn,
      auth: { enabled: true, site_url, jwt_secret, publishable_key, secret_key },
      db: { migrations: { enabled: false } },
      options: { server: { admin: false, disableStudio: true } },
    });
  }

  it('passes when what was not granted is refused', async () => {
    const rest = createRest(lite(), db);
    Object.assign(db.conn, { rlsState: 'active' });
    await expect(assertRefusesUngranted(db, rest, config)).resolves.toBeUndefined();
  });

  it('stops a backend whose library grants everything to everybody', async () => {
    // Left to itself, lite grants all rights to anon on the first request.
    await expect(assertRefusesUngranted(db, createRest(lite(), db), config)).rejects.toThrow(
      /^Refusing to start: a visitor's read of public\.entries/,
    );
  });
});
