/** Trying statements as somebody, without leaving anything behind. */
import type { Query } from '../../../supabase/local/types.ts';
import { become, sqlState } from './database.ts';
import type { Actor } from './people.ts';

export const REFUSED = 'refused';

/**
 * Runs `probe` as the actor and answers what it answers, or 'refused' for 42501 (no right, or a policy said no).
 * Whatever it changed is undone.
 */
export async function attempt(
  query: Query,
  actor: Actor,
  probe: () => Promise<string>,
  prepare?: () => Promise<unknown>,
): Promise<string> {
  await query('savepoint probe');
  try {
    await prepare?.();
    await become(query, actor);
    return await probe();
  } catch (error) {
    const state = sqlState(error);
    if (state === '42501') return REFUSED;
    // A broken fixture, or a mutation that breaks more than access: never what was expected.
    if (state) return `error ${state}: ${(error as Error).message}`;
    throw error;
  } finally {
    await query('rollback to savepoint probe');
  }
}

/** SQLSTATE of each statement, tried as the actor, each on its own. */
export async function tryAll(query: Query, actor: Actor, statements: readonly string[]): Promise<string[]> {
  await query('savepoint probes');
  try {
    await become(query, actor);
    const [row] = await query<{ states: string[] }>(
      `select array(select probe.try(s.sql) from unnest($1::text[]) with ordinality s (sql, n) order by n) as states`,
      [statements],
    );
    return row?.states ?? [];
  } finally {
    await query('rollback to savepoint probes');
  }
}

/** A schema of its own with a function that tries a statement as its caller. Belongs into an undone transaction. */
export async function installProbe(query: Query): Promise<void> {
  // Who may take a role is looked at here; that one of a kind has to stay is another rule, with tests of its own.
  await query('alter table public.admin_roles disable trigger keep_a_master_admin');
  await query('create schema probe');
  await query('grant usage on schema probe to public');
  await query(`
    create function probe.try(sql text) returns text language plpgsql as $$
    begin
      execute sql;
      return 'allowed';
    exception when others then
      return sqlstate;
    end $$`);
  await query('grant execute on function probe.try(text) to public');
}
