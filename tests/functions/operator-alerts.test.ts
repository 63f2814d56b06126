import { beforeEach, describe, expect, it } from 'vitest';
import {
  alertMail,
  alertRules,
  type DeliveryFacts,
  deliveryFacts,
  raisedAlerts,
} from '../../src/lib/operations/alerts.ts';
import { type AlertsDeps, handle } from '../../supabase/functions/operator-alerts/handler.ts';
import { answerOf, post, SITE } from './accounts.support.ts';

const fine = Object.fromEntries(deliveryFacts.map((fact) => [fact, 0])) as unknown as DeliveryFacts;
let facts: DeliveryFacts;
let mailed: Set<string>;
let sent: string[];
let ran: string[];
let taken: boolean | Error;
let deps: AlertsDeps;
beforeEach(() => {
  facts = { ...fine, late_jobs: 2, webhook_lag_s: 901 };
  mailed = new Set();
  sent = [];
  ran = [];
  taken = true;
  deps = {
    siteUrl: SITE,
    log: () => {},
    newId: () => 'error-id',
    caller: async () => null,
    isService: async (request) => request.headers.get('authorization') === 'Bearer key',
    isWithinLimit: async () => true,
    facts: async () => facts,
    claim: async (name) => !mailed.has(name) && Boolean(mailed.add(name)),
    release: async (name) => void mailed.delete(name),
    send: async ({ name }) => {
      if (taken instanceof Error) throw taken;
      if (taken) sent.push(name);
      return taken;
    },
    ran: async (result) => void ran.push(result),
  };
});
const run = async () => answerOf(await handle(post({}, { authorization: 'Bearer key' }), deps));

describe('the alerts of the operator', () => {
  it('are mailed for each condition that holds, once until an hour is over', async () => {
    expect(await run()).toEqual({ status: 200, body: { raised: 2, sent: 2 } });
    expect(await run()).toEqual({ status: 200, body: { raised: 2, sent: 0 } });
    expect([sent, ran]).toEqual([
      ['jobs_late', 'webhooks_late'],
      ['2 raised, 2 mailed', '2 raised, 0 mailed'],
    ]);
  });

  it.each([
    ['was not taken', false],
    ['could not be handed in', new Error('no service')],
  ])('come again when the mail %s', async (_how, outcome) => {
    taken = outcome;
    expect(await run()).toMatchObject({ body: { raised: 2, sent: 0 } });
    taken = true;
    expect(await run()).toMatchObject({ body: { raised: 2, sent: 2 } });
  });

  it('are noted, where there is no mail service, and claimed by nobody', async () => {
    deps = { ...deps, send: null };
    expect(await run()).toMatchObject({ body: { raised: 2, sent: 0 } });
    expect([mailed.size, ran]).toEqual([0, ['2 raised, 0 mailed']]);
  });

  it('are started by the schedule alone', async () => {
    expect((await handle(post({}), deps)).status).toBe(401);
    expect(ran).toEqual([]);
  });
});

describe('a condition', () => {
  it.each(alertRules.map((rule) => [rule.name, rule] as const))(
    '%s holds above its measure and not at it',
    (name, { fact, above }) => {
      expect(raisedAlerts({ ...fine, [fact]: above })).toEqual([]);
      expect(raisedAlerts({ ...fine, [fact]: above + 1 }).map((alert) => alert.name)).toEqual([name]);
    },
  );

  it('is told by its name, its number and where the steps stand', () => {
    expect(alertRules).toHaveLength(8);
    const [alert] = raisedAlerts({ ...fine, mail_wait_s: 7200 });
    const { subject, lines } = alertMail(alert as NonNullable<typeof alert>);
    expect(subject).toBe('Alert: mails_waiting');
    expect(lines[0]).toContain('120 minutes. Up to 60 minutes is usual.');
    expect(lines[1]).toContain('docs/runbook.md under mails_waiting');
  });
});
