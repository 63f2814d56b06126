import { afterAll } from 'vitest';
import { type NativePostgres, startNativePostgres } from '../../supabase/local/db/native.ts';

/**
 * A native PostgreSQL for the tests of one file, started when the first database is asked for. Every call of
 * `createDatabase` makes an empty database and answers its address.
 */
export function withNativePostgres(): { createDatabase(): Promise<string> } {
  let server: Promise<NativePostgres> | undefined;
  let count = 0;
  afterAll(async () => (await server)?.stop());
  return {
    async createDatabase() {
      server ??= startNativePostgres();
      count += 1;
      return (await server).createDatabase(`test_${count}`);
    },
  };
}
