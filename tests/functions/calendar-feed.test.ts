import fc from 'fast-check';
import ical, { type VEvent } from 'node-ical';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CalendarEvent, seriesOf } from '../../src/lib/calendar/event.ts';
import { expand } from '../../src/lib/calendar/expand.ts';
import type { Feed } from '../../src/lib/calendar/ics/feed.ts';
import { namedZone } from '../../src/lib/calendar/ics/zone-block.ts';
import { occurrencesOf } from '../../src/lib/calendar/occurrences.ts';
import { type FeedDeps, handle } from '../../supabase/functions/calendar-feed/handler.ts';
import { eventWith } from '../lib/calendar/support/events.ts';
import { count } from '../support/counts.ts';

const token = 'ab'.repeat(32);
const address = `https://api.example/calendar-feed/${token}.ics`;
const now = Date.UTC(2026, 10, 28);

let feed: Feed | null;
let uses: number;
let logged: unknown[];
let asked: string[];
const deps: FeedDeps = {
  log: (entry) => logged.push(entry),
  newId: () => 'error-id',
  isWithinLimit: async (hash, { uses: most }) => {
    asked.push(hash);
    uses += 1;
    return uses <= most;
  },
  read: async () => feed,
  zoneBlock: (tz) => namedZone(tz, tzlib_get_ical_block(tz)[0] ?? null, now),
};
const empty: Feed = {
  show_details: false,
  tz: 'Europe/Berlin',
  language: 'de',
  events: [],
  plan: null,
  tasks: [],
};
const told = (...events: CalendarEvent[]): Feed => ({ ...empty, show_details: true, events });
beforeEach(() => {
  feed = empty;
  uses = 0;
  logged = [];
  asked = [];
});
const get = (more: RequestInit = {}, url = address) => handle(new Request(url, more), deps);

describe('a calendar link', () => {
  it('answers a calendar that nobody keeps, finds or passes on', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'private, max-age=900',
      'content-type': 'text/calendar; charset=utf-8',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    // The database knows the hash, never the token.
    expect(asked).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
    expect(asked).not.toContain(token);
  });

  it('answers 304 to whoever has it already, and anew once something changed', async () => {
    const tag = (await get()).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get({ headers: { 'if-none-match': known } });
      expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', tag]);
    }
    feed = told(eventWith());
    expect((await get({ headers: { 'if-none-match': tag } })).status).toBe(200);
  });

  it('answers HEAD without a body and nothing else than the two', async () => {
    const head = await get({ method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([
      200,
      '',
      (await get()).headers.get('etag'),
    ]);
    const post = await get({ method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers alike whether it is unknown, taken back or no link at all', async () => {
    feed = null;
    const all = await Promise.all(
      [
        address,
        'https://api.example/calendar-feed/x.ics',
        `https://api.example/calendar-feed/${token}`,
        'https://api.example/calendar-feed',
      ].map(async (url) => {
        const response = await get({}, url);
        return [response.status, await response.text(), [...response.headers]];
      }),
    );
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(all[0]?.[0]).toBe(404);
  });

  it('answers 60 times in an hour', async () => {
    for (let use = 0; use < 60; use += 1) expect((await get()).status).toBe(200);
    const response = await get();
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
  });

  it('logs a fault without the address', async () => {
    const fault = { ...deps, read: () => Promise.reject(new Error('database away')) };
    expect((await handle(new Request(address), fault)).status).toBe(500);
    expect(logged).toMatchObject([{ function: 'calendar-feed', fault: [{ name: 'Error' }] }]);
    expect(JSON.stringify(logged)).not.toContain(token);
  });
});

describe('what a calendar link tells', () => {
  const text = async () => (await get()).text();
  const parsed = async () =>
    Object.values(ical.sync.parseICS(await text())).filter(
      (entry): entry is VEvent => entry?.type === 'VEVENT',
    );

  it('is neutral in the language of the person, unless details were asked for', async () => {
    const events = [
      eventWith({ id: 'a', kind: 'focus', title: 'Secret' }),
      eventWith({ id: 'b', kind: 'retest', title: 'Secret', notes: 'Secret' }),
    ];
    feed = { ...empty, events };
    expect((await parsed()).map(({ summary }) => summary)).toEqual(['Fokuszeit', 'Beschäftigt']);
    expect(await text()).not.toContain('Secret');
    feed = told(...events);
    expect((await parsed()).map(({ summary, description }) => [summary, description ?? ''])).toEqual([
      ['Secret', ''],
      ['Secret', 'Secret'],
    ]);
  });

  it('has the weeks of a plan as days, and tasks where they are due', async () => {
    const stamps = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-21T10:00:00Z' };
    const item = { week: 2, title: 'Focus Burst', updated_at: stamps.updated_at };
    const task = { version: 1, effort_min: null, due_at: null, due_date: null, ...stamps };
    feed = {
      ...empty,
      show_details: true,
      plan: { id: 'plan', starts_on: '2026-11-16', weeks: 2, created_at: stamps.created_at, items: [item] },
      tasks: [
        { ...task, id: 't1', title: 'Taxes', due_date: '2026-11-30' },
        { ...task, id: 't2', title: 'Call', due_at: '2026-11-30T10:00:00+00:00', effort_min: 30 },
      ],
    };
    const lines = (await text()).split('\r\n');
    const starts = lines.filter((line) => /^DT(START|END)/.test(line));
    expect(starts).toEqual([
      'DTSTART;VALUE=DATE:20261116',
      'DTEND;VALUE=DATE:20261123',
      'DTSTART;VALUE=DATE:20261123',
      'DTEND;VALUE=DATE:20261130',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'DTSTART:20261130T093000Z',
      'DTEND:20261130T100000Z',
    ]);
    expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(4);
    expect(lines).toContain('DESCRIPTION:Focus Burst');
    feed = { ...feed, show_details: false };
    expect(await text()).not.toMatch(/Focus Burst|Taxes|Call/);
  });

  it('takes place in another reader exactly when it does here, in every zone and across every change of clocks', async () => {
    const [from, to] = [now - 90 * 86_400_000, now + 400 * 86_400_000];
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const rules = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU',
      'FREQ=DAILY;COUNT=500',
      'FREQ=MONTHLY;BYDAY=-1SU',
      'FREQ=MONTHLY;BYMONTHDAY=-1,15',
      'FREQ=YEARLY;BYMONTH=3,10;BYDAY=-1SU',
      'FREQ=DAILY;UNTIL=20270401T000000Z',
    );
    const times = fc.constantFrom('00:30', '08:00', '23:45', '12:05');
    const property = fc.asyncProperty(zones, rules, times, async (tz, rrule, time) => {
      const starts = `2026-06-01T${time}:00`;
      const event = eventWith({
        id: 'series',
        tz,
        rrule,
        starts,
        ends: starts.replace(':00:00', ':10:00').replace('5:00', '9:00').replace(':30:00', ':40:00'),
      });
      const all = expand(seriesOf(event), { fromMs: 0, toMs: to });
      // Readers differ where a clock jumps over a time: some leave it out (RFC 5545 3.3.10), others shift it as we do (3.3.5).
      const jumped = all.filter(({ nominal, wall }) => nominal !== wall);
      // And what is left out is not counted.
      if (jumped.length > 0 && rrule.includes('COUNT')) return;
      const counts = (ms: number) => !jumped.some((one) => Math.abs(one.ms - ms) < 2 * 3_600_000);
      const expected = all.map(({ ms }) => ms).filter((ms) => ms >= from && counts(ms));
      feed = told(event);
      uses = 0;
      const [read] = await parsed();
      if (!read) throw new Error('no event was read');
      const found = ical.expandRecurringEvent(read, { from: new Date(from), to: new Date(to) });
      const there = new Set(
        found.map(({ start }) => start.getTime()).filter((ms) => ms >= from && ms < to && counts(ms)),
      );
      const differ = [
        ...expected.filter((ms) => !there.has(ms)),
        ...[...there].filter((ms) => !expected.includes(ms)),
      ];
      expect(
        differ.map((ms) => new Date(ms).toISOString()),
        `${tz} ${rrule} ${time}`,
      ).toEqual([]);
    });
    await fc.assert(property, { numRuns: count(60, 3000) });
  });

  it('has left out and changed occurrences where it has them here', async () => {
    const series = eventWith({
      id: 'series',
      tz: 'America/New_York',
      rrule: 'FREQ=DAILY;COUNT=5',
      exdates: ['2026-06-03T08:00:00'],
    });
    const changed = eventWith({
      ...series,
      id: 'x',
      title: 'Moved',
      rrule: null,
      exdates: [],
      recurrence_of: 'series',
      recurrence_id: '2026-06-02T08:00:00',
      starts: '2026-06-02T18:00:00',
      ends: '2026-06-02T18:10:00',
    });
    feed = told(series, changed);
    const range = { fromMs: Date.UTC(2026, 5), toMs: Date.UTC(2026, 6), tz: 'UTC' };
    const [read] = await parsed();
    if (!read) throw new Error('no event was read');
    const found = ical.expandRecurringEvent(read, { from: new Date(range.fromMs), to: new Date(range.toMs) });
    const here = occurrencesOf([series, changed], range).map(({ startMs, event }) => [startMs, event.title]);
    expect(found.map(({ start, summary }) => [start.getTime(), summary]).toSorted()).toEqual(here.toSorted());
  });
});
