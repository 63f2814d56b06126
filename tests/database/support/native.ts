/** The migrated schema on a throw-away native PostgreSQL, for the tools that want an address. */
import { prepareDb } from '../../../supabase/local/db/migrate.ts';
import { startNativePostgres } from '../../../supabase/local/db/native.ts';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { migrationsFolder } from './database.ts';

export interface MigratedServer {
  url: string;
  /** A pool of superuser connections. */
  db: OpenedDb;
  stop: () => Promise<void>;
}

export async function startMigratedServer(): Promise<MigratedServer> {
  const server = await startNativePostgres();
  try {
    const db = await prepareDb({ url: server.url, migrations: migrationsFolder });
    return {
      url: server.url,
      db,
      stop: async () => {
        await db.close();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
