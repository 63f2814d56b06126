/** How delivery stands: what is measured, and who sees it. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logLine } from '../../src/lib/operations/log-line.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { callAs, codeOf, makeStaff } from './support/community.ts';
import { become, openTestDatabase, undone } from './support/database.ts';
import { eventSample, value } from './support/delivery.ts';
import { adminRoles, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
  await db.query('update private.scheduled_jobs set since = now(), last_run_at = now()');
});
afterAll(() => db.close());

interface State {
  jobs: {
    job: string;
    is_late: boolean;
    duration_ms: number | null;
    code: string | null;
    result: string | null;
    failures: number;
  }[];
  queues: { queue: string; waiting: number; oldest_at: string | null; measured_at: string | null }[];
  refusals: { function: string; code: string; times: number }[];
  slow: { names: string[]; calls: number }[] | null;
  tables: {
    table: string;
    bytes: number;
    grown: number | null;
    keep_days: number | null;
    is_overdue: boolean;
  }[];
  client_errors: { kind: string; page: string; stack: string; times: number }[];
  alerts: { name: string }[];
  webhooks: { taken: number; failed: number; repeated: number; lag_s: number };
}
const stateOf = async (query: Query): Promise<State> => {
  await become(query, 'full_admin');
  return value<State>(query, 'public.delivery_state()');
};
describe('what the team sees of delivery', () => {
  it('is seen by master and full admins, and by nobody else', async () => {
    expect(await callAs(db, 'master_admin', 'delivery_state')).toMatchObject({ slow: null });
    for (const who of ['owner', 'orders_admin', 'payments_admin', 'education_admin'] as const)
      expect(await codeOf(callAs(db, who, 'delivery_state'))).toBe('not_allowed');
    expect(await codeOf(callAs(db, 'anon', 'delivery_state'))).toMatch(/^42501/);
  });

  it('holds the runs of jobs with duration and result, and of one that failed its code', async () => {
    await undone(db, async (query) => {
      await query(`select public.note_job_run('erase-accounts', '3 erased', 1250)`);
      await query(`select private.run_job('purge-messages')`);
      await query(
        `update private.scheduled_jobs set command = 'select 1 / 0', last_run_at = null, last_result = null where name = 'sweep-rooms'`,
      );
      expect(await value(query, `private.run_job('sweep-rooms')`)).toBe('22012');
      const { jobs } = await stateOf(query);
      const of = (name: string) => jobs.find(({ job }) => job === name);
      expect(of('erase-accounts')).toMatchObject({
        duration_ms: 1250,
        code: null,
        result: '3 erased',
        failures: 0,
      });
      expect(of('purge-messages')).toMatchObject({
        code: null,
        result: '0',
        duration_ms: expect.any(Number),
      });
      expect(of('sweep-rooms')).toMatchObject({
        code: '22012',
        result: null,
        failures: 1,
        last_run_at: null,
      });
    });
  });

  it('holds what waits, in numbers alone', async () => {
    await undone(db, async (query) => {
      await query(
        `insert into public.account_mails (user_id, kind, made_at) values ('${personIds.owner}', 'plan_cancelled', now() - interval '5 minutes')`,
      );
      await query(
        `insert into public.account_mails (user_id, kind, made_at, tries) values ('${personIds.owner}', 'plan_cancelled', now() - interval '1 day', 20)`,
      );
      expect(await value(query, 'public.measure_queues()')).toBe(1);
      const { queues } = await stateOf(query);
      expect(queues.map(({ queue }) => queue)).toEqual([
        'account_mails',
        'contact_messages',
        'contact_replies',
        'reminders',
        'erasures',
      ]);
      expect(queues[0]).toMatchObject({ waiting: 1, given_up: 1, oldest_at: expect.any(String) });
    });
  });

  it('adds up refused calls and errors of browsers, and says which tables grow and which keep rows too long', async () => {
    await undone(db, async (query) => {
      await query(`select public.note_refusals('metrics', '{"rate_limited": 3, "invalid_body": 1}')`);
      await query(`select public.note_refusals('metrics', '{"rate_limited": 2}')`);
      await query(
        `select public.note_client_error('boot', '/faq', '0123456789abcdef', 'r1') from generate_series(1, 3)`,
      );
      await query('select public.measure_tables()');
      await query(`update private.table_days set day = day - 8, bytes = 1000 where table_name = 'topics'`);
      await query('select public.measure_tables()');
      const { refusals, client_errors, tables } = await stateOf(query);
      expect(refusals).toEqual([
        { function: 'metrics', code: 'rate_limited', times: 5 },
        { function: 'metrics', code: 'invalid_body', times: 1 },
      ]);
      expect(client_errors).toMatchObject([
        { kind: 'boot', page: '/faq', stack: '0123456789abcdef', times: 3 },
      ]);
      const topics = tables.find(({ table }) => table === 'topics');
      expect(topics).toMatchObject({ keep_days: 30, is_overdue: false });
      expect(topics?.grown).toBe((topics?.bytes ?? 0) - 1000);
    });
  });

  it('holds how webhooks arrived', async () => {
    await undone(db, async (query) => {
      await query(eventSample('evt_1', 'applied', '2 minutes'));
      await query(eventSample('evt_2', 'failed', '1 minute'));
      expect((await stateOf(query)).webhooks).toMatchObject({ taken: 1, failed: 1, repeated: 0, lag_s: 120 });
    });
  });

  it('names of slow statements the tables alone, where the database counts them', async () => {
    await undone(db, async (query) => {
      await query(`create view public.pg_stat_statements as select * from (values
        (1::bigint, 'select * from public.topics t join "public"."answers" a on a.title = ''ann@example.com''', 9::bigint, 250.5::float8, 900::float8),
        (2::bigint, 'select 1', 9::bigint, 3::float8, 4::float8)) v (queryid, query, calls, mean_exec_time, max_exec_time)`);
      await query('grant select on public.pg_stat_statements to public');
      expect((await stateOf(query)).slow).toEqual([
        { id: '1', calls: 9, mean_ms: 250.5, max_ms: 900, names: ['answers', 'topics'] },
      ]);
    });
  });
});

describe('errors of browsers', () => {
  it('are one beyond 500 kinds in an hour', async () => {
    await undone(db, async (query) => {
      await query(
        `select public.note_client_error('boundary', '/faq', lpad(to_hex(n), 16, '0'), 'r1') from generate_series(1, 520) n`,
      );
      expect(await value(query, '(select count(*)::integer from private.client_error_hours)')).toBe(501);
      expect(
        await value(query, `(select times::integer from private.client_error_hours where release = 'many')`),
      ).toBe(20);
    });
  });

  it.each([
    [`'click', '/faq', '0123456789abcdef', 'r1'`],
    [`'boot', '/reports/5b8f0f6e-1111-4222-8333-444455556666', '0123456789abcdef', 'r1'`],
    [`'boot', '/faq', 'ann@example.com', 'r1'`],
    [`'boot', '/faq', '0123456789abcdef', 'sk_live_1234567890'`],
  ])('are refused as %s', async (given) => {
    await undone(db, async (query) => {
      await expect(query(`select public.note_client_error(${given})`)).rejects.toMatchObject({
        code: '23514',
      });
    });
  });
});

describe('what is kept of all this', () => {
  it('goes after a week, a month, three, and a year or so', async () => {
    await undone(db, async (query) => {
      await query(
        `insert into private.job_runs (job, ended_at) values ('sweep-rooms', now() - interval '8 days'), ('sweep-rooms', now() - interval '6 days')`,
      );
      await query(
        `insert into private.refusal_hours values (now() - interval '91 days', 'metrics', 'internal', 1), (now(), 'metrics', 'internal', 1)`,
      );
      await query(
        `insert into private.client_error_hours values (now() - interval '31 days', 'boot', '/', '0123456789abcdef', 'r1', 1)`,
      );
      await query(`insert into private.table_days values (current_date - 401, 'topics', 1, 1)`);
      expect(await value(query, 'public.purge_operations()')).toBe(4);
      expect(await value(query, '(select count(*)::integer from private.job_runs)')).toBe(1);
    });
  });
});

describe('the number of a request', () => {
  const request = '0c310000-0000-4000-8000-0000000000aa';
  const from = (query: Query, header: string) =>
    query(`select set_config('request.headers', $1, true)`, [JSON.stringify({ 'x-request-id': header })]);

  it('stands with what the team did, and with the run of a job', async () => {
    await undone(db, async (query) => {
      await from(query, request);
      await query(`insert into public.admin_audit_log (action) values ('probe.done')`);
      await query(`select public.note_job_run('erase-accounts')`);
      expect(
        await query(`select request_id from public.admin_audit_log where action = 'probe.done'`),
      ).toEqual([{ request_id: request }]);
      expect(await query('select request_id from private.job_runs')).toEqual([{ request_id: request }]);
      await from(query, 'ann@example.com');
      expect(await value(query, 'private.request_id()')).toBeNull();
    });
  });

  it('is in the line about a run, which is of the frame of all lines', async () => {
    await undone(db, async (query) => {
      await from(query, request);
      await query(`select private.note_run('sweep-rooms', 12, '22012', 'ann@example.com')`);
      const line = await value<Record<string, unknown>>(
        query,
        '(select private.job_line(r) from private.job_runs r)',
      );
      expect(line).toMatchObject({
        source: 'job',
        name: 'sweep-rooms',
        level: 'error',
        ms: 12,
        request,
        fault: [{ code: '22012' }],
      });
      expect(JSON.parse(logLine(line as never))).toEqual(line);
      expect(JSON.stringify(line)).not.toContain('ann@');
    });
  });
});

describe('health', () => {
  it('is told in three numbers', async () => {
    await undone(db, async (query) => {
      await query('select public.measure_queues()');
      expect(await value(query, 'public.health_state()')).toEqual({
        late_functions: 0,
        late_jobs: 0,
        queue_age_s: 0,
      });
      await query(
        `update private.scheduled_jobs set last_run_at = now() - interval '3 days' where name in ('send-mails', 'sweep-rooms')`,
      );
      await query(
        `update private.queues set oldest_at = now() - interval '2 hours' where queue = 'erasures'`,
      );
      expect(await value(query, 'public.health_state()')).toEqual({
        late_functions: 1,
        late_jobs: 1,
        queue_age_s: 7200,
      });
    });
  });
});
