/** The advisors of the official CLI, as the dashboard of a hosted project shows them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { supabaseCli } from '../../scripts/supabase-cli.ts';
import { type MigratedServer, startMigratedServer } from './support/native.ts';

const answer = z.object({
  results: z.array(
    z.object({ name: z.string(), level: z.enum(['INFO', 'WARN', 'ERROR']), detail: z.string() }),
  ),
});

describe('the database advisors', () => {
  let server: MigratedServer;
  beforeAll(async () => {
    server = await startMigratedServer();
  });
  afterAll(() => server.stop());

  async function advice(level: 'info' | 'warn') {
    const args = [
      'db',
      'advisors',
      '--type',
      'all',
      '--level',
      level,
      '--fail-on',
      'none',
      '--output-format',
      'json',
    ];
    return answer.parse(JSON.parse(await supabaseCli(args, server.url))).results;
  }

  it('have nothing to warn of', async () => {
    expect(await advice('warn')).toEqual([]);
  });

  it('note nothing but indexes that a database without users has not used, and the tables nobody may touch', async () => {
    const notes = (await advice('info')).filter(({ name }) => name !== 'unused_index');
    const closed = [
      'account_mails',
      'billing_customers',
      'billing_events',
      'billing_leases',
      'contact_replies',
      'metric_days',
      'order_grants',
      'order_notes',
      'purchase_credits',
      'rate_limits',
    ];
    const byDetail = (a: { detail: string }, b: { detail: string }) => (a.detail < b.detail ? -1 : 1);
    expect(notes.sort(byDetail)).toEqual(
      closed.map((table) => ({
        name: 'rls_enabled_no_policy',
        level: 'INFO',
        detail: `Table \`public.${table}\` has RLS enabled, but no policies exist`,
      })),
    );
  });

  it('would notice a table without row-level security and a foreign key without an index', async () => {
    await server.db.script(
      'create table public.careless (id int primary key, person uuid references auth.users (id)); grant select on public.careless to anon',
    );
    try {
      const names = (await advice('info')).map(({ name }) => name);
      expect(names).toContain('rls_disabled_in_public');
      expect(names).toContain('unindexed_foreign_keys');
    } finally {
      await server.db.script('drop table public.careless');
    }
  });
});
