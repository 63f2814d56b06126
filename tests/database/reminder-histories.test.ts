/**
 * The dispatcher in histories by chance: company, falls between sending and marking, days of outage, backups put back, moves to
 * other zones, reminders put off, changed and taken away, plans lost. Whatever happens, each occurrence is told once a way.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wallAt } from '../../src/lib/calendar/zone.ts';
import { reminderRules } from '../../src/lib/reminders/rules.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Row } from '../../supabase/local/types.ts';
import { count } from '../support/counts.ts';
import { openTestDatabase } from './support/database.ts';
import { dispatch, Fallen, type World } from './support/dispatcher.ts';
import { reminderSample } from './support/rows/reminders.ts';

/** Of one history; there are as many as people. */
const STEPS = 12;
const PEOPLE = count(60, 1000);
const ROUNDS = count(1, 10);
const START = Date.parse('2031-03-26T00:00:00Z');
const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe'] as const;
const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,TH,SU', 'FREQ=DAILY;INTERVAL=2', null] as const;

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** Numbers below one by a seed, the same each time. */
function chance(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const two = (n: number) => String(n).padStart(2, '0');
const iso = (ms: number) => new Date(ms).toISOString();
const tables = ['reminders', 'reminder_deliveries'] as const;

async function populate(next: () => number): Promise<string[]> {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T;
  const people = Array.from({ length: PEOPLE }, () => ({
    id: randomUUID(),
    tz: pick(zones),
    quiet: pick(['07:00', '22:00']),
    wants: next() > 0.05,
  }));
  const given = `jsonb_to_recordset($1::jsonb) as p (id uuid, tz text, quiet text, wants boolean)`;
  for (const sql of [
    `insert into auth.users (id, email, email_confirmed_at) select p.id, p.id || '@example.com', now() from ${given}`,
    `insert into public.user_settings (user_id, time_zone, quiet_end, notify_reminders) select p.id, p.tz, p.quiet, p.wants from ${given}`,
    `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
       select p.id, 'https://fcm.googleapis.com/' || p.id, repeat('B', 87), repeat('a', 22) from ${given}`,
  ]) {
    await db.query(sql, [JSON.stringify(people)]);
  }
  const reminders = people.flatMap(({ id }) =>
    Array.from({ length: 1 + Math.floor(next() * 3) }, () => ({
      ...reminderSample(randomUUID(), id),
      starts: `2031-03-${26 + Math.floor(next() * 5)}T${two(Math.floor(next() * 24))}:${pick(['00', '30'])}`,
      rrule: pick(rules),
      channels: pick([['in_app'], ['in_app', 'push'], ['in_app', 'email'], ['in_app', 'push', 'email']]),
      tz_mode: pick(['follow', 'fixed'] as const),
      ignore_quiet: next() < 0.2,
      last_handled: '2031-03-25T00:00:00',
      // Derived by the first look.
      next_at: iso(START),
    })),
  );
  await db.query(
    `select public.store_reminder((r ->> 'user_id')::uuid, r) from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(reminders)],
  );
  return people.map(({ id }) => id);
}

const copyOf = async () => {
  const rows = new Map<string, Row[]>();
  for (const table of tables) rows.set(table, await db.query(`select * from public.${table}`));
  return JSON.stringify([...rows]);
};

async function putBack(copy: string): Promise<void> {
  await db.query('delete from public.reminders');
  for (const [table, rows] of JSON.parse(copy) as [string, Row[]][]) {
    await db.query(`set session_replication_role = replica`);
    await db.query(
      `insert into public.${table} select * from jsonb_populate_recordset(null::public.${table}, $1::jsonb)`,
      [JSON.stringify(rows)],
    );
    await db.query(`set session_replication_role = origin`);
  }
}

/** What people do between two runs. */
async function live(people: readonly string[], nowMs: number, next: () => number): Promise<void> {
  const some = () => people[Math.floor(next() * people.length)] ?? '';
  const doings = Math.ceil(people.length / 30);
  for (let n = 0; n < doings; n += 1) {
    const zone = zones[Math.floor(next() * zones.length)] ?? 'UTC';
    const at = next();
    const person = some();
    if (at < 0.3)
      await db.query('update public.user_settings set time_zone = $2 where user_id = $1', [person, zone]);
    else if (at < 0.6)
      await db.query(
        `update public.reminders set snoozed_until = $2 where user_id = $1 and state = 'active' and deleted_at is null`,
        [person, iso(nowMs + Math.floor(next() * 90) * 60_000)],
      );
    else if (at < 0.7)
      await db.query(
        'update public.reminders set deleted_at = now() where user_id = $1 and id = (select min(id::text)::uuid from public.reminders where user_id = $1)',
        [person],
      );
    else if (at < 0.85)
      await db.query(`update public.reminders set title = 'Changed' where user_id = $1`, [person]);
    else await db.query('update public.reminders set check_at = now() where user_id = $1', [person]);
  }
}

async function history(seed: number): Promise<void> {
  const next = chance(seed);
  for (const table of ['reminders', 'push_subscriptions', 'notifications', 'user_settings'])
    await db.query(`delete from public.${table}`);
  const people = await populate(next);
  const world: World = { reached: [], step: () => {} };
  let nowMs = START;
  let backup = await copyOf();
  for (let step = 0; step < STEPS; step += 1) {
    const at = next();
    nowMs += at < 0.1 ? 3 * 86_400_000 : Math.floor(1 + next() * 400) * 60_000;
    await live(people, nowMs, next);
    const how = next();
    const falls = Math.floor(next() * 40);
    let steps = 0;
    world.step = () => {
      steps += 1;
      if (how < 0.35 && steps > falls) throw new Fallen();
    };
    const now = iso(nowMs);
    if (how > 0.8) await Promise.all([dispatch(db, world, now), dispatch(db, world, now)]);
    else await dispatch(db, world, now);
    if (how > 0.5 && how < 0.55) backup = await copyOf();
    if (how > 0.6 && how < 0.66) await putBack(backup);
  }
  world.step = () => {};
  // What a fall left in hand is done by the next runs.
  for (let run = 0; run < 3; run += 1) {
    nowMs += 6 * 60_000;
    expect(await dispatch(db, world, iso(nowMs))).toBe(200);
  }

  // One key for one delivery, ever: what comes twice comes under the key by which it is known.
  const keyOf = new Map<string, string>();
  for (const { key, channel, deliveries } of world.reached) {
    if (channel !== 'email') continue;
    for (const delivery of deliveries) {
      expect(keyOf.get(delivery) ?? key, 'one mail for one delivery').toBe(key);
      keyOf.set(delivery, key);
    }
  }
  // Told in the app once.
  const [twice] = await db.query<{ n: number }>(
    `select count(*)::integer as n from (select from private.told_events where kind = 'reminder' group by event having count(*) > 1) t`,
  );
  expect(twice?.n).toBe(0);
  // Nothing is left in hand that was due, and nothing is due that was not looked after.
  expect(
    await db.query(`select id from public.reminder_deliveries where state = 'claimed' and send_at <= $1`, [
      iso(nowMs),
    ]),
  ).toEqual([]);
  expect(
    await db.query(
      `select id from public.reminders where state = 'active' and deleted_at is null and (next_at <= $1 or next_at is null)`,
      [iso(nowMs)],
    ),
  ).toEqual([]);
  // No more than a day bears, by the day of each person as it was last.
  const zoneOf = new Map(
    (
      await db.query<{ user_id: string; tz: string }>(
        'select user_id, time_zone as tz from public.user_settings',
      )
    ).map(({ user_id, tz }) => [user_id, tz]),
  );
  const perDay = new Map<string, Set<string>>();
  for (const { channel, person, at, key } of world.reached) {
    if (channel !== 'email') continue;
    const day = `${person} ${wallAt(Date.parse(at), zoneOf.get(person) ?? 'UTC').date}`;
    perDay.set(day, (perDay.get(day) ?? new Set()).add(key));
  }
  for (const keys of perDay.values()) expect(keys.size).toBeLessThanOrEqual(reminderRules.perDay.email * 2);
}

describe('the dispatcher', () => {
  it('tells each occurrence once a way, in histories of falls, company, outages, backups and changes', async () => {
    await fc.assert(fc.asyncProperty(fc.integer({ min: 1, max: 1e9 }), history), {
      numRuns: ROUNDS,
      endOnFailure: true,
    });
  });
});
