/** From where on the operator is mailed: each condition is provoked and ended, and the steps of the runbook run. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AlertName,
  alertRules,
  type DeliveryFacts,
  deliveryFacts,
  raisedAlerts,
} from '../../src/lib/operations/alerts.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { openTestDatabase, undone } from './support/database.ts';
import { eventSample, value } from './support/delivery.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.query('update private.scheduled_jobs set since = now(), last_run_at = now()');
});
afterAll(() => db.close());

const factsOf = (query: Query) => value<DeliveryFacts>(query, 'public.alert_facts()');

/** What makes each condition hold, and how it ends. */
const provoked: Readonly<Record<AlertName, { by: readonly string[]; ends: readonly string[] }>> = {
  jobs_late: {
    by: [
      `update private.scheduled_jobs set last_run_at = now() - interval '3 days' where name = 'sweep-rooms'`,
    ],
    ends: [`select private.run_job('sweep-rooms')`],
  },
  jobs_failing: {
    by: [
      `update private.scheduled_jobs set command = 'select 1 / 0' where name = 'purge-articles'`,
      `select private.run_job('purge-articles')`,
    ],
    ends: [
      `update private.scheduled_jobs set command = 'select public.purge_articles()' where name = 'purge-articles'`,
      `select private.run_job('purge-articles')`,
    ],
  },
  webhooks_late: {
    by: [eventSample('evt_late', 'applied', '20 minutes')],
    ends: [`update public.billing_events set received_at = now() - interval '61 minutes'`],
  },
  webhooks_failed: {
    by: [
      eventSample('evt_failed', 'failed', '1 minute'),
      `select public.note_refusals('stripe-webhook', '{"bad_signature": 2}')`,
    ],
    ends: [`delete from private.refusal_hours`],
  },
  mails_waiting: {
    by: [
      `insert into public.account_mails (user_id, kind, made_at) values ('${personIds.owner}', 'plan_cancelled', now() - interval '2 hours')`,
      'select public.measure_queues()',
    ],
    ends: ['update public.account_mails set sent_at = now()', 'select public.measure_queues()'],
  },
  functions_failing: {
    by: [`select public.note_refusals('quote-cart', '{"internal": 10, "rate_limited": 900}')`],
    ends: [`update private.refusal_hours set hour = hour - interval '2 hours'`],
  },
  clients_failing: {
    by: [
      `select public.note_client_error('boundary', '/reports/:id', '0123456789abcdef', 'r1') from generate_series(1, 20)`,
    ],
    ends: [`update private.client_error_hours set hour = hour - interval '2 hours'`],
  },
  retention_missed: {
    by: [
      `insert into public.admin_audit_log (action, created_at) values ('community.hide', now() - interval '25 months')`,
      'select public.measure_tables()',
    ],
    ends: ['select public.purge_audit_log()', 'select public.measure_tables()'],
  },
};

describe('an alert', () => {
  it('is raised by nothing of a site that works', async () => {
    await undone(db, async (query) => {
      await query('select public.measure_queues(), public.measure_tables()');
      const facts = await factsOf(query);
      expect(Object.keys(facts).sort()).toEqual([...deliveryFacts].sort());
      expect(raisedAlerts(facts)).toEqual([]);
    });
  });

  it.each(alertRules.map(({ name }) => name))(
    '%s is raised when its condition holds, alone, and ends with it',
    async (name) => {
      await undone(db, async (query) => {
        for (const sql of provoked[name].by) await query(sql);
        expect(raisedAlerts(await factsOf(query)).map((alert) => alert.name)).toEqual([name]);
        for (const sql of provoked[name].ends) await query(sql);
        expect(raisedAlerts(await factsOf(query))).toEqual([]);
      });
    },
  );

  it('counts an event that fails once: its refused calls are the same event, and others are not', async () => {
    await undone(db, async (query) => {
      const failures = async () => (await factsOf(query)).webhook_failures;
      const refused = (times: number) =>
        query(`select public.note_refusals('stripe-webhook', '{"internal": ${times}}')`);
      await query(eventSample('evt_twice', 'failed', '1 minute'));
      await refused(1);
      expect(await failures()).toBe(1);
      // Told again by the provider, it failed again.
      await query(`update public.billing_events set deliveries = 2 where id = 'evt_twice'`);
      await refused(1);
      expect(await failures()).toBe(1);
      // Refused before it was known what it is.
      await refused(2);
      expect(await failures()).toBe(3);
    });
  });

  it('is mailed once an hour about each condition', async () => {
    await undone(db, async (query) => {
      const claim = (name: string) => value<boolean>(query, `public.claim_alert('${name}')`);
      expect([await claim('jobs_late'), await claim('jobs_late'), await claim('jobs_failing')]).toEqual([
        true,
        false,
        true,
      ]);
      await query(
        `update private.alerts set mailed_at = now() - interval '61 minutes' where name = 'jobs_late'`,
      );
      expect([await claim('jobs_late'), await claim('jobs_late'), await claim('jobs_failing')]).toEqual([
        true,
        false,
        false,
      ]);
      // The mail service did not take it.
      await query(`select public.release_alert('jobs_failing')`);
      expect(await claim('jobs_failing')).toBe(true);
    });
  });
});

describe('the runbook', () => {
  const text = readFileSync('docs/runbook.md', 'utf8');
  // What speaks to the scheduler needs one.
  const steps = [...text.matchAll(/`(select [^`]+;)`/g)]
    .map(([, sql = '']) => sql)
    .filter((sql) => !/cron\.|schedule_jobs/.test(sql));

  it.each([...new Set(steps)])('has a step that runs: %s', async (sql) => {
    await undone(db, async (query) => {
      expect(await query(sql)).toBeInstanceOf(Array);
    });
  });
});
