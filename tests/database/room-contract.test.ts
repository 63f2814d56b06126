/** A timer stands, and a room is led, in the database as on a page. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextHost, type RoomSeats } from '../../src/lib/rooms/host.ts';
import { type RoomClock, roomTimer } from '../../src/lib/rooms/timer.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { openTestDatabase } from './support/database.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const startMs = Date.UTC(2026, 10, 28, 18);
const at = (ms: number): string => new Date(ms).toISOString();
const moment = fc.integer({ min: -600_000, max: 30_000_000 }).map((ms) => startMs + ms);
/** Moments at which something changes, and their neighbours, too: most of them by chance are somewhere in the middle. */
const nearby = (seconds: number) =>
  fc.integer({ min: -2, max: 2 }).map((ms) => startMs + seconds * 1000 + ms);

const clocks: fc.Arbitrary<RoomClock> = fc
  .record({
    focusS: fc.integer({ min: 600, max: 5400 }),
    breakS: fc.integer({ min: 180, max: 1800 }),
    rounds: fc.integer({ min: 1, max: 8 }),
  })
  .chain((plan) =>
    fc.record({
      focusS: fc.constant(plan.focusS),
      breakS: fc.constant(plan.breakS),
      rounds: fc.constant(plan.rounds),
      startedAtMs: fc.option(fc.constant(startMs), { freq: 9 }),
      paused: fc.oneof(
        fc.constant([]),
        fc.array(fc.record({ fromMs: moment, toMs: fc.option(moment) }), { maxLength: 5 }),
      ),
      nowMs: fc.oneof(moment, nearby(0), nearby(plan.focusS), nearby(plan.focusS + plan.breakS)),
    }),
  );

describe('the timer', () => {
  it('stands the same of eight hundred rooms', async () => {
    const rooms = fc.sample(clocks, 800);
    const asked = rooms.map((room) => ({
      ...room,
      startedAt: room.startedAtMs === null ? null : at(room.startedAtMs),
      now: at(room.nowMs),
      spans: room.paused.map(({ fromMs, toMs }) => ({
        from: at(fromMs),
        to: toMs === null ? null : at(toMs),
      })),
    }));
    const rows = await db.query<{ timer: Record<string, unknown> }>(
      `select private.room_timer((r ->> 'startedAt')::timestamptz, r -> 'spans', (r ->> 'now')::timestamptz,
         (r ->> 'focusS')::int, (r ->> 'breakS')::int, (r ->> 'rounds')::int) as timer
       from jsonb_array_elements($1::text::jsonb) with ordinality as x (r, n) order by n`,
      [JSON.stringify(asked)],
    );
    const own = rooms.map((room) => {
      const { remainingS, ...timer } = roomTimer(room);
      return { ...timer, remaining_s: remainingS };
    });
    expect(rows.map(({ timer }) => timer)).toEqual(own);
  });

  it('cuts out of what was worked the very seconds of a phase', async () => {
    const [row] = await db.query<{ spans: string; seconds: number }>(
      `select private.worked_between(w.spans, 600, 1200)::text as spans,
         private.seconds_in(private.worked_between(w.spans, 600, 1200))::int as seconds
       from (select private.worked('2026-11-28T10:00Z', '[{"from": "2026-11-28T10:05Z", "to": "2026-11-28T10:10Z"},
         {"from": "2026-11-28T10:17Z", "to": "2026-11-28T10:19Z"}]', '2026-11-28T12:00Z') as spans) w`,
    );
    expect(row?.seconds).toBe(600);
    expect(row?.spans.replaceAll('2026-11-28 ', '').replaceAll(/["{}]|\+00/g, '')).toBe(
      '[10:15:00,10:17:00),[10:19:00,10:27:00)',
    );
  });
});

describe('the host', () => {
  const rooms: fc.Arbitrary<RoomSeats> = fc.record({
    host: fc.option(fc.constantFrom(...'abcdefgh')),
    nowS: fc.constant(1000),
    members: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...'abcdefgh'),
        joinedS: fc.integer({ min: 0, max: 5 }),
        connected: fc.boolean(),
        lastSeenS: fc.integer({ min: 930, max: 1000 }),
        left: fc.boolean(),
        coHost: fc.boolean(),
        trust: fc.integer({ min: 0, max: 1 }),
        silenced: fc.boolean(),
        awayS: fc.constantFrom(0, 300, 301),
      }),
      { selector: ({ id }) => id },
    ),
  });

  it('is the same person in a thousand rooms', async () => {
    const asked = fc.sample(rooms, 1000);
    const rows = await db.query<{ host: string | null }>(
      `select private.next_room_host(r ->> 'host', (r ->> 'nowS')::numeric, (
         select coalesce(jsonb_agg(jsonb_build_object('id', m ->> 'id', 'joined_s', m -> 'joinedS', 'connected', m -> 'connected',
           'last_seen_s', m -> 'lastSeenS', 'left', m -> 'left', 'co_host', m -> 'coHost', 'trust', m -> 'trust',
           'silenced', m -> 'silenced', 'away_s', m -> 'awayS')), '[]') from jsonb_array_elements(r -> 'members') m)) as host
       from jsonb_array_elements($1::text::jsonb) with ordinality as x (r, n) order by n`,
      [JSON.stringify(asked)],
    );
    expect(rows.map(({ host }) => host)).toEqual(asked.map(nextHost));
  });
});
