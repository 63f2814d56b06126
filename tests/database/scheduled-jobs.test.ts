/** What happens by itself, and how one learns that it did not. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../supabase/local/config.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { promptFunctions, runDueJobs, scheduledFunctions } from '../../supabase/local/schedule.ts';
import { asActor, openTestDatabase, undone, valueAs } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const late = async (): Promise<string[]> =>
  (await asActor<{ job: string }>(db, 'service', 'select job from public.late_jobs()')).map(({ job }) => job);
const age = (time: string) =>
  db.query(
    `update private.scheduled_jobs set since = now() - $1::interval, last_run_at = last_run_at - $1::interval`,
    [time],
  );

describe('the embedded backend', () => {
  it('runs what is SQL alone when its time has come, and goes on past one that fails', async () => {
    const ran = async () =>
      (
        await db.query<{ name: string }>(
          'select name from private.scheduled_jobs where last_run_at is not null',
        )
      ).map(({ name }) => name);
    await db.query('update private.scheduled_jobs set last_run_at = null');
    await db.query(
      `update private.scheduled_jobs set command = 'select 1 / 0' where name = 'purge-moderation'`,
    );
    const logs: string[] = [];
    await runDueJobs(db, (line) => logs.push(line));
    const all = await db.query<{ name: string }>(
      'select name from private.scheduled_jobs where command is not null order by name',
    );
    expect((await ran()).toSorted()).toEqual(
      all.map(({ name }) => name).filter((name) => name !== 'purge-moderation'),
    );
    expect(await ran()).toContain('purge-deleted-posts');
    expect(logs).toEqual([expect.stringContaining('[schedule] purge-moderation failed')]);

    await db.query(
      `update private.scheduled_jobs set last_run_at = now() - interval '20 minutes' where last_run_at is not null`,
    );
    await db.query(
      `update private.scheduled_jobs set command = 'select public.purge_moderation()' where name = 'purge-moderation'`,
    );
    await runDueJobs(db, (line) => logs.push(line));
    const [again] = await db.query<{ names: string }>(
      `select string_agg(name, ' ' order by name) as names from private.scheduled_jobs where last_run_at > now() - interval '5 minutes'`,
    );
    // What runs every ten minutes, and what had failed.
    expect(again?.names).toBe(
      'end-gifts measure-queues purge-moderation quality-report sweep-billing sweep-community sweep-messages sweep-rooms tell-what-is-due',
    );
    await db.query('update private.scheduled_jobs set last_run_at = null');
  });
});

describe('late_jobs', () => {
  it('names what has not run for twice its time, also what never ran', async () => {
    // The database that tests copy may have been migrated long ago.
    await db.query('update private.scheduled_jobs set since = now()');
    expect(await late()).toEqual([]);
    await age('30 minutes');
    expect((await late()).sort()).toEqual([
      'billing-reconcile',
      'contact-notify',
      'dispatch-reminders',
      'end-gifts',
      'erase-accounts',
      'measure-queues',
      'operator-alerts',
      'quality-report',
      'send-mails',
      'send-refunds',
      'sweep-billing',
      'sweep-community',
      'sweep-messages',
      'sweep-rooms',
      'tell-what-is-due',
    ]);
    await age('3 days');
    expect(await late()).toHaveLength(32);
  });

  it('is silent again when they have run', async () => {
    const jobs = await db.query<{ name: string; command: string | null }>(
      'select name, command from private.scheduled_jobs',
    );
    for (const { name, command } of jobs) {
      if (command === null)
        await valueAs(db, 'service', `select public.note_job_run($1, '3 erased')`, [name]);
      else await db.query('select private.run_job($1)', [name]);
    }
    expect(await late()).toEqual([]);
    const results = await db.query('select name, last_result from private.scheduled_jobs order by name');
    expect(results).toContainEqual({ name: 'purge-child-attempts', last_result: '0' });
    expect(results).toContainEqual({ name: 'erase-accounts', last_result: '3 erased' });
  });

  it('goes on naming a job that fails', async () => {
    await age('3 days');
    // There is no vault with an address to call.
    const [run] = await db.query<{ fault: string }>(`select private.run_job('erase-accounts') as fault`);
    expect(run?.fault).toBe('42P01');
    expect(await late()).toContain('erase-accounts');
    await expect(valueAs(db, 'service', `select public.note_job_run('nothing')`)).rejects.toMatchObject({
      code: 'PT404',
    });
  });
});

describe('the schedule', () => {
  it('holds every function that the embedded backend starts, and functions there are', async () => {
    const names = (
      await db.query<{ name: string }>(
        'select name from private.scheduled_jobs where command is null order by name',
      )
    ).map(({ name }) => name);
    expect(names).toEqual([...scheduledFunctions, ...promptFunctions].sort());
    for (const name of names) expect(Object.keys(loadConfig(process.cwd()).functions)).toContain(name);
  });

  it('is given to the scheduler job by job, and calls functions with the key of the vault', async () => {
    await undone(db, async (query) => {
      // Stand-ins for pg_cron, pg_net and the vault, as far as they are used.
      for (const sql of [
        'create schema cron',
        'create schema net',
        'create schema vault',
        'create table cron.job (name text primary key, schedule text, command text)',
        'create table net.sent (url text, headers jsonb)',
        `create function cron.schedule(text, text, text) returns bigint language sql as
         'insert into cron.job values ($1, $2, $3) on conflict (name) do update set schedule = excluded.schedule; select 1::bigint'`,
        `create function net.http_post(url text, body jsonb, headers jsonb, timeout_milliseconds integer) returns bigint
         language sql as 'insert into net.sent values ($1, $3); select 1::bigint'`,
        `create table vault.decrypted_secrets as values ('project_url', 'https://a.example/'), ('service_key', 'k')`,
        'alter table vault.decrypted_secrets rename column1 to name',
        'alter table vault.decrypted_secrets rename column2 to decrypted_secret',
        'grant usage on schema cron, net, vault to public',
        'grant all on all tables in schema cron, net, vault to public',
      ]) {
        await query(sql);
      }
      await query('select private.schedule_jobs()');
      await query('select private.schedule_jobs()');
      const jobs = await query<{ name: string; command: string }>('select * from cron.job order by name');
      expect(jobs).toHaveLength(32);
      for (const { name, command } of jobs) {
        expect(command).toBe(`select private.run_job('${name}')`);
        await query(command);
      }
      expect(await query('select * from net.sent order by url')).toEqual(
        [...scheduledFunctions, ...promptFunctions].toSorted().map((name) => ({
          url: `https://a.example/functions/v1/${name}`,
          headers: { 'content-type': 'application/json', authorization: 'Bearer k' },
        })),
      );
    });
  });
});
