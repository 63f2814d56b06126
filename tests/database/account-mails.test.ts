/** Which mails are due: one for each thing that happened, however often the payment provider tells of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { applyNow, asBuyer, type Buyer, eventOf, newBuyer, openShop } from './support/billing.ts';
import { asActor, valueAs } from './support/database.ts';
import { inDays, type Subscription, subscriptionOf, trialOf } from './support/snapshots.ts';

let db: OpenedDb;
let buyer: Buyer;
beforeAll(async () => {
  db = await openShop();
});
afterAll(() => db.close());
beforeEach(async () => {
  buyer = await newBuyer(db);
});

interface Mail extends Record<string, unknown> {
  id: string;
  kind: string;
  facts: Record<string, unknown>;
}
const mails = (): Promise<Mail[]> =>
  db.query<Mail>('select id, kind, facts from public.account_mails where user_id = $1 order by made_at, id', [
    buyer.id,
  ]);
const kinds = async (): Promise<string[]> => (await mails()).map(({ kind }) => kind);
const say = (subscription: Subscription, event: Parameters<typeof applyNow>[3] = null) =>
  applyNow(db, buyer.customer, { subscriptions: [subscription] }, event);
const plan = () => valueAs(db, 'service', 'select public.schedule_erasure($1)', [buyer.id]);
const keep = () => asBuyer(db, buyer, 'select public.keep_my_account()');
const claim = (limit = 20) =>
  asActor<Mail & { language: string | null; address: string; fresh: boolean }>(
    db,
    'service',
    'select * from public.claim_account_mails($1)',
    [limit],
  );
const timeOf = (value: unknown): number => new Date(String(value)).getTime();

describe('a trial', () => {
  it('that begins is told once, with what it will cost, whatever the provider repeats', async () => {
    const trial = trialOf();
    const event = eventOf();
    for (const news of [event, event, eventOf(), null]) await say(trial, news);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'trial_started',
      facts: { tier: 'premium', interval: 'year', amount_cents: 19900, currency: 'usd' },
    });
    expect(timeOf(mail?.facts.ends_at)).toBe(timeOf(trial.trial_end));
  });

  it('that is cancelled for its last day is told once, with that day', async () => {
    const trial = trialOf();
    await say(trial);
    const ending = { ...trial, cancel_at: trial.trial_end };
    for (let n = 0; n < 3; n += 1) await say(ending, eventOf());
    await say({ ...ending, status: 'canceled', ended_at: trial.trial_end });
    const [, mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'trial_cancelled', facts: { tier: 'premium' } });
    expect(timeOf(mail?.facts.ends_at)).toBe(timeOf(trial.trial_end));
  });

  it('that is ended at once is told without a day to come', async () => {
    const trial = trialOf();
    await say(trial);
    for (let n = 0; n < 2; n += 1) await say({ ...trial, status: 'canceled', ended_at: inDays(0) });
    expect((await mails()).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['trial_started', expect.anything()],
      ['trial_cancelled', { tier: 'premium' }],
    ]);
  });

  it('that runs out unpaid is no cancellation', async () => {
    const trial = trialOf({ trial_end: inDays(-0.01) });
    await say(trial);
    await say({ ...trial, status: 'canceled', ended_at: inDays(0) });
    expect(await kinds()).toEqual(['trial_started']);
  });

  it('is told of once more when it is cancelled, taken back after the mail went out, and cancelled again', async () => {
    const trial = trialOf();
    const ending = { ...trial, cancel_at: trial.trial_end };
    await say(trial);
    await say(ending);
    await say(trial);
    expect(await kinds()).toEqual(['trial_started']);
    await say(ending);
    for (const { id } of await claim())
      await valueAs(db, 'service', 'select public.note_mail_sent($1)', [id]);
    await say(trial);
    await say(ending);
    expect(await kinds()).toEqual(['trial_started', 'trial_cancelled', 'trial_cancelled']);
  });

  it('leads to no mail when what is said is refused', async () => {
    await say(trialOf({ price_id: 'price_of_others' }));
    await say(subscriptionOf({ status: 'trialing', price_id: 'price_of_others', cancel_at: inDays(3) }));
    expect(await kinds()).toEqual([]);
  });
});

describe('a plan', () => {
  it('that is cancelled is told of once', async () => {
    const bought = subscriptionOf();
    await say(bought);
    for (let n = 0; n < 2; n += 1) await say({ ...bought, cancel_at: bought.current_period_end });
    expect(await mails()).toMatchObject([
      { kind: 'plan_started' },
      { kind: 'plan_cancelled', facts: { tier: 'plus' } },
    ]);
  });
});

describe('an erasure', () => {
  it('and its undo are told once each, however often they are asked for', async () => {
    const due = timeOf(await plan());
    await plan();
    await keep();
    await keep();
    const [planned, undone, ...more] = await mails();
    expect([planned?.kind, undone?.kind, more]).toEqual(['erasure_planned', 'erasure_undone', []]);
    expect(timeOf(planned?.facts.ends_at)).toBe(due);
  });

  it('that is carried out tells of no plan it ends, and takes its mails along', async () => {
    const trial = trialOf();
    await say(trial);
    await plan();
    await db.query(
      `update public.account_erasures set requested_at = now() - interval '8 days', due_at = now() - interval '1 day',
        begun_at = now() where user_id = $1`,
      [buyer.id],
    );
    await say({ ...trial, status: 'canceled', ended_at: inDays(0) });
    expect(await kinds()).toEqual(['trial_started', 'erasure_planned']);
    await db.query('delete from auth.users where id = $1', [buyer.id]);
    expect(await kinds()).toEqual([]);
  });
});

describe('claiming', () => {
  beforeEach(() => db.query('delete from public.account_mails'));

  it('hands out address and language of this moment, and each mail once', async () => {
    await plan();
    await db.query(`update public.profiles set language = 'ja' where id = $1`, [buyer.id]);
    await db.query(`update auth.users set email = 'moved@example.com' where id = $1`, [buyer.id]);
    const [mail] = await claim();
    expect(mail).toMatchObject({ kind: 'erasure_planned', language: 'ja', address: 'moved@example.com' });
    expect(await claim()).toEqual([]);
  });

  it('hands out again after five minutes what was not noted as sent, ever more rarely', async () => {
    await plan();
    const later = (time: string) =>
      db.query('update public.account_mails set next_try_at = next_try_at - $1::interval', [time]);
    const handedOut: number[] = [];
    for (const time of ['0', '5 minutes', '5 minutes', '5 minutes']) {
      await later(time);
      handedOut.push((await claim()).length);
    }
    expect(handedOut).toEqual([1, 1, 0, 1]);
  });

  const anew = (set: string) =>
    db.query(`update public.account_mails set next_try_at = now() - interval '1 minute', ${set}`);
  const refuse = (id: string) => valueAs(db, 'service', 'select public.note_mail_refused($1)', [id]);

  it('goes on for days while the service says that it does not take a mail, and gives up after twenty tries', async () => {
    await plan();
    const [mail] = await claim();
    expect(mail?.fresh).toBe(true);
    await refuse(mail?.id ?? '');
    await anew(`made_at = now() - interval '3 days', tries = 19`);
    expect(await claim()).toMatchObject([{ fresh: true }]);
    await refuse(mail?.id ?? '');
    await anew('tries = 20');
    expect(await claim()).toEqual([]);
  });

  it('goes on for a day where nobody knows whether a mail was taken: it is lost rather than sent twice', async () => {
    await plan();
    await claim();
    await anew(`handed_at = now() - interval '22 hours'`);
    expect(await claim()).toMatchObject([{ fresh: false }]);
    await anew(`handed_at = now() - interval '24 hours'`);
    expect(await claim()).toEqual([]);
  });

  it('hands out nothing that came too late to be of use', async () => {
    await plan();
    await anew(`useful_until = now() - interval '1 minute'`);
    expect(await claim()).toEqual([]);
  });

  it('hands out twenty mails a day to one person, and the rest later', async () => {
    await db.query(
      `insert into public.account_mails (user_id, kind, made_at)
       select $1, 'erasure_undone', now() - interval '2 hours' from generate_series(1, 25)`,
      [buyer.id],
    );
    const first = await claim(100);
    expect(first).toHaveLength(20);
    for (const { id } of first) await valueAs(db, 'service', 'select public.note_mail_sent($1)', [id]);
    await anew('tries = 0');
    expect(await claim(100)).toEqual([]);
    await db.query(
      `update public.account_mails set sent_at = sent_at - interval '1 day' where sent_at is not null`,
    );
    expect(await claim(100)).toHaveLength(5);
  });

  it('is watched: what waits for hours or was given up stands among the late jobs', async () => {
    const late = async () =>
      (
        await asActor<{ job: string }>(
          db,
          'service',
          `select job from public.late_jobs() where job like 'mails%'`,
        )
      ).map(({ job }) => job);
    await plan();
    await keep();
    expect(await late()).toEqual([]);
    await anew(`made_at = now() - interval '7 hours'`);
    expect(await late()).toEqual(['mails waiting: 2']);
    await db.query(`update public.account_mails set tries = 20 where kind = 'erasure_planned'`);
    expect((await late()).sort()).toEqual(['mails given up: 1', 'mails waiting: 1']);
    await anew('sent_at = now()');
    expect(await late()).toEqual([]);
  });

  it('never hands out what was sent', async () => {
    await plan();
    const [mail] = await claim();
    await valueAs(db, 'service', 'select public.note_mail_sent($1)', [mail?.id ?? '']);
    await db.query(`update public.account_mails set next_try_at = now() - interval '1 hour'`);
    expect(await claim()).toEqual([]);
  });

  it('takes the oldest first, and no more than asked for', async () => {
    await plan();
    await keep();
    await db.query(
      `update public.account_mails set next_try_at = now() - interval '1 minute' where kind = 'erasure_planned'`,
    );
    expect((await claim(1)).map(({ kind }) => kind)).toEqual(['erasure_planned']);
    expect((await claim(0)).length).toBe(0);
    expect((await claim()).map(({ kind }) => kind)).toEqual(['erasure_undone']);
  });
});
