import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDatabase, typesFile } from '../../scripts/gen-types.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';

describe('the generated database types', () => {
  let server: MigratedServer;
  beforeAll(async () => {
    server = await startMigratedServer();
  });
  afterAll(() => server.stop());

  it('are what the migrations make of them (else: node scripts/gen-types.ts)', async () => {
    expect(readFileSync(typesFile, 'utf8')).toBe(await describeDatabase(server.url));
  });

  it('would change with the schema', async () => {
    await server.db.script('alter table public.profiles add column extra text');
    try {
      expect(await describeDatabase(server.url)).not.toBe(readFileSync(typesFile, 'utf8'));
    } finally {
      await server.db.script('alter table public.profiles drop column extra');
    }
  });
});
