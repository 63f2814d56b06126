/** From the form to the bell, the mail and back, with the functions as they are and the inbox as the mail service. */
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actToken, stopToken } from '../../supabase/functions/_shared/reminders/tokens.ts';
import { createDeps as dispatchDeps } from '../../supabase/functions/dispatch-reminders/deps.ts';
import { handle as dispatch } from '../../supabase/functions/dispatch-reminders/handler.ts';
import { handle as act, createDeps as actDeps } from '../../supabase/functions/reminder-act/handler.ts';
import { handle as keep, createDeps as keepDeps } from '../../supabase/functions/reminder-keep/handler.ts';
import {
  handle as stop,
  createDeps as stopDeps,
} from '../../supabase/functions/reminder-unsubscribe/handler.ts';
import { answerOf, post, refused } from '../functions/accounts.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

let server: Awaited<ReturnType<typeof startTestBackend>>;
let person: Person;
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  return () => server.stop();
});
beforeEach(async () => {
  await server.backend.db.query('delete from public.reminders');
  await server.backend.db.query('delete from public.rate_limits');
  person = await server.person('reminded');
});

const settings: Readonly<Record<string, string>> = {
  RESEND_API_KEY: 'test',
  ENVIRONMENT: 'development',
  TEST_ACCOUNTS: 'on',
};
const get = (name: string) => (name === 'RESEND_API_URL' ? `${server.url}/_local/resend` : settings[name]);
function env() {
  const { publishable_key: anonKey, secret_key: serviceKey } = server.backend.config.auth;
  return { supabaseUrl: server.url, siteUrl: server.url, anonKey, serviceKey };
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** Tomorrow at eight by UTC. */
const tomorrow = `${inMinutes(24 * 60).slice(0, 10)}T08:00`;
const sample = () => ({
  id: randomUUID(),
  title: 'Water the plants',
  note: 'The small can is enough.',
  link: '/training-hub',
  starts: tomorrow,
  tz: 'UTC',
  rrule: 'FREQ=DAILY',
  channels: ['in_app', 'email'],
});
async function keepOne(more: Record<string, unknown> = {}) {
  const { data } = await person.client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  return answerOf(
    await keep(post({ reminder: { ...sample(), ...more } }, { authorization }), keepDeps(env())),
  );
}
const run = async (now: string) => {
  const authorization = `Bearer ${env().serviceKey}`;
  return (await answerOf(await dispatch(post({ now }, { authorization }), dispatchDeps(env(), get)))).body;
};
const at = (minutes: number) => new Date(Date.parse(`${tomorrow}:00Z`) + minutes * 60_000).toISOString();

describe('keeping a reminder', () => {
  it('answers what is stored and the next three moments', async () => {
    const answer = await keepOne();
    expect(answer).toMatchObject({
      status: 200,
      body: { reminder: { state: 'active', title: 'Water the plants' }, next: expect.any(Array) },
    });
    const { next } = answer.body as unknown as { next: string[] };
    expect(next.map((iso) => Date.parse(iso) - Date.parse(`${tomorrow}:00Z`))).toEqual([
      0, 86_400_000, 172_800_000,
    ]);
  });

  it.each([
    ['no title', { title: ' \u200e ' }, 400, 'title_missing'],
    ['a title that is too long', { title: 'x'.repeat(121) }, 400, 'too_long'],
    ['a zone nobody knows', { tz: 'Mars/Olympus' }, 400, 'unknown_zone'],
    ['a moment that is over', { starts: '2026-01-01T08:00', rrule: null }, 400, 'time_passed'],
    ['a last day before the first', { rrule: 'FREQ=DAILY;UNTIL=20200101' }, 400, 'until_before_start'],
    ['a week without a day', { rrule: 'FREQ=WEEKLY' }, 400, 'no_weekday'],
    ['a rule that is not known', { rrule: 'FREQ=HOURLY' }, 400, 'rule_unsupported'],
    ['a rule that never happens', { rrule: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 400, 'rule_never'],
    ['a time that is none', { starts: '2031-13-01T08:00' }, 400, 'bad_time'],
    [
      'a task that is not there',
      { starts: null, rrule: null, offset_min: 5, target: 'task', target_id: randomUUID() },
      400,
      'target_missing',
    ],
    ['a page of another site', { link: 'https://example.com' }, 400, 'bad_link'],
  ])('refuses %s', async (_name, more, status, code) => {
    expect(await keepOne(more)).toEqual(refused(status, code));
  });

  it('refuses one more than the plan allows', async () => {
    for (let n = 0; n < 3; n += 1) expect((await keepOne()).status).toBe(200);
    expect(await keepOne()).toEqual(refused(409, 'too_many_reminders'));
  });

  it('reminds before a task is due, also when that moves', async () => {
    const task = randomUUID();
    await person.client.from('tasks').insert({ id: task, title: 'Sort', due_at: `${tomorrow}:00Z` });
    await keepOne({ starts: null, rrule: null, offset_min: 30, target: 'task', target_id: task });
    const nextAt = async () =>
      (await person.client.from('reminders').select('next_at').single()).data?.next_at;
    expect(Date.parse((await nextAt()) ?? '')).toBe(Date.parse(at(-30)));
    await person.client
      .from('tasks')
      .update({ due_at: at(60) })
      .eq('id', task);
    await run(at(-60));
    expect(Date.parse((await nextAt()) ?? '')).toBe(Date.parse(at(30)));
  });
});

describe('a reminder of an event', () => {
  beforeEach(async () => {
    await server.backend.db.query(
      `insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'plus')
       on conflict (user_id) do update set subscribed = true, subscription_tier = 'plus'`,
      [person.id],
    );
  });
  const series = {
    title: 'Swim',
    starts: `${tomorrow}:00`,
    ends: `${tomorrow.slice(0, 10)}T09:00:00`,
    tz: 'UTC',
    rrule: 'FREQ=DAILY',
  };
  const nextAt = async () =>
    Date.parse((await person.client.from('reminders').select('next_at').single()).data?.next_at ?? '');

  it('comes before each of its occurrences, also before one that was moved, and ends with the series', async () => {
    const event = randomUUID();
    const added = await person.client.from('calendar_events').insert({ ...series, id: event });
    expect(added.error).toBeNull();
    await keepOne({ starts: null, rrule: null, offset_min: 15, target: 'event', target_id: event });
    expect(await nextAt()).toBe(Date.parse(at(-15)));
    await run(at(-14));
    expect(await nextAt()).toBe(Date.parse(at(24 * 60 - 15)));
    const day = at(24 * 60).slice(0, 10);
    const moved = await person.client.from('calendar_events').insert({
      ...series,
      id: randomUUID(),
      rrule: null,
      starts: `${day}T10:00:00`,
      ends: `${day}T11:00:00`,
      recurrence_of: event,
      recurrence_id: `${day}T08:00:00`,
    });
    expect(moved.error).toBeNull();
    await run(at(0));
    expect(await nextAt()).toBe(Date.parse(at(26 * 60 - 15)));
    await person.client
      .from('calendar_events')
      .update({ deleted_at: new Date().toISOString() })
      .eq('id', event);
    expect((await person.client.from('reminders').select('state').single()).data).toEqual({ state: 'ended' });
  });
});

describe('a reminder that is due', () => {
  it('stands at the bell and comes by mail, once, and is derived anew', async () => {
    await keepOne();
    expect(await run(at(-1))).toEqual({ looked: 0, sent: 0, failed: 0 });
    expect(await run(at(1))).toEqual({ looked: 1, sent: 1, failed: 0 });
    expect(await run(at(2))).toEqual({ looked: 0, sent: 0, failed: 0 });
    const notices = await person.client.from('notifications').select('kind, title, params, action_url');
    expect(notices.data).toEqual([
      {
        kind: 'reminder',
        title: 'Water the plants',
        action_url: '/training-hub',
        params: { title: 'Water the plants', time: '08:00', delivery: expect.any(String) },
      },
    ]);
    const [mail, ...more] = await server.mails(person.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ type: 'reminder', subject: 'Your reminder' });
    expect(mail?.text).toContain('Water the plants');
    expect(mail?.text).toContain('/reminders/stop?reminder=');
    const { data } = await person.client.from('reminders').select('next_at, state').single();
    expect(data).toEqual({ state: 'active', next_at: expect.stringContaining(at(24 * 60).slice(0, 10)) });
  });

  it('names what it is of in the subject where its person allowed it', async () => {
    await person.client.from('user_settings').upsert({ user_id: person.id, push_details: true });
    await keepOne();
    await run(at(1));
    expect((await server.newestMail(person.email)).subject).toBe('Water the plants');
  });

  it('is not told at all where reminders are switched off', async () => {
    await person.client.from('user_settings').upsert({ user_id: person.id, notify_reminders: false });
    await keepOne();
    expect(await run(at(1))).toEqual({ looked: 1, sent: 0, failed: 0 });
    const { data } = await person.client.from('reminder_deliveries').select('state');
    expect(new Set(data?.map(({ state }) => state))).toEqual(new Set(['suppressed']));
    expect(await server.mails(person.email)).toEqual([]);
  });

  it('waits with its mail until quiet hours end, and arrives at the shown time across a clock change', async () => {
    await person.client.from('user_settings').upsert({ user_id: person.id, time_zone: 'Europe/Berlin' });
    // In the night to 30 March 2031 Berlin's clock goes from 2:00 to 3:00.
    await keepOne({ starts: '2031-03-29T23:00', rrule: null });
    await run('2031-03-29T22:00:30Z');
    expect(await server.mails(person.email)).toEqual([]);
    expect((await person.client.from('notifications').select('kind')).data).toHaveLength(1);
    await run('2031-03-30T04:59:00Z');
    expect(await server.mails(person.email)).toEqual([]);
    await run('2031-03-30T05:00:30Z');
    expect(await server.mails(person.email)).toHaveLength(1);
  });

  it('that comes three days late is listed and not sent', async () => {
    await keepOne({ rrule: null });
    await run(at(3 * 24 * 60));
    expect(await server.mails(person.email)).toEqual([]);
    const { data } = await person.client
      .from('reminder_deliveries')
      .select('channel, state')
      .order('channel');
    expect(data).toEqual([
      { channel: 'email', state: 'missed' },
      { channel: 'in_app', state: 'missed' },
    ]);
    expect((await person.client.from('reminders').select('state').single()).data).toEqual({ state: 'ended' });
  });

  it('is told to nobody by whoever has no key of the server', async () => {
    expect(await answerOf(await dispatch(post({}), dispatchDeps(env(), get)))).toEqual(
      refused(401, 'not_service'),
    );
  });
});

describe('without signing in', () => {
  const oneClick = (query: string) =>
    new Request(`${server.url}/functions/v1/reminder-unsubscribe?${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  const channels = async () =>
    (await person.client.from('reminders').select('channels').order('created_at')).data?.map(
      (row) => row.channels,
    );

  it('a mail program ends mails in one click, and opening the address alone does not', async () => {
    const { body } = await keepOne();
    const { id } = (body as unknown as { reminder: { id: string } }).reminder;
    await keepOne();
    const query = `reminder=${id}&token=${await stopToken(id, env().serviceKey)}`;
    const opened = await stop(new Request(`${server.url}/x?${query}`), stopDeps(env()));
    expect([opened.status, opened.headers.get('location')]).toEqual([
      303,
      `${server.url}/reminders/stop?${query}`,
    ]);
    expect(await channels()).toEqual([
      ['in_app', 'email'],
      ['in_app', 'email'],
    ]);
    expect((await stop(oneClick(query), stopDeps(env()))).status).toBe(200);
    expect(await channels()).toEqual([['in_app'], ['in_app', 'email']]);
    expect((await stop(oneClick(`${query}&all=1`), stopDeps(env()))).status).toBe(200);
    expect(await channels()).toEqual([['in_app'], ['in_app']]);
  });

  it('no mails are ended with another token', async () => {
    const { body } = await keepOne();
    const { id } = (body as unknown as { reminder: { id: string } }).reminder;
    const other = await stopToken(randomUUID(), env().serviceKey);
    const answer = await answerOf(await stop(post({ reminder: id, token: other }), stopDeps(env())));
    expect(answer).toEqual(refused(403, 'bad_token'));
    expect(await channels()).toEqual([['in_app', 'email']]);
  });

  it('a message is answered once by its token', async () => {
    await keepOne();
    await run(at(1));
    const [delivery] = await server.backend.db.query<{ id: string }>(
      `select id from public.reminder_deliveries where channel = 'in_app'`,
    );
    const id = delivery?.id ?? '';
    const token = await actToken(id, env().serviceKey);
    const answer = async (given: string, action = 'snooze') =>
      answerOf(await act(post({ delivery: id, token: given, action }), actDeps(env())));
    expect(await answer('0'.repeat(32))).toEqual(refused(409, 'token_used'));
    expect(await answer(token)).toEqual({ status: 200, body: {} });
    expect(await answer(token, 'done')).toEqual(refused(409, 'token_used'));
    const { data } = await person.client.from('reminders').select('snooze_count, snoozed_until').single();
    expect(data).toEqual({ snooze_count: 1, snoozed_until: expect.any(String) });
  });
});
