import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { expand, type Series } from '../../../src/lib/calendar/expand.ts';
import { formatRule, plainRule, type Rule, type RuleDay } from '../../../src/lib/calendar/rule.ts';
import { wallToUtc } from '../../../src/lib/calendar/zone.ts';
import { count } from '../../support/counts.ts';

/*
 * A library that follows RFC 5545 says the same of every rule. It leaves out times on the wall that a clock jumps over (3.3.10), so we do here.
 */

const days = (ordinals: readonly (number | null)[]): fc.Arbitrary<RuleDay[]> =>
  fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 7 }), ordinal: fc.constantFrom(...ordinals) }), {
    maxLength: 3,
    selector: ({ day, ordinal }: RuleDay) => `${ordinal} ${day}`,
  });
const numbers = (values: fc.Arbitrary<number>) => fc.uniqueArray(values, { maxLength: 3 });
const monthDay = fc.integer({ min: -31, max: 31 }).filter((day) => day !== 0);
const place = fc.constantFrom(1, 2, 3, -1, -2);
/** Each Monday, or the second one: of both in one rule the library forgets the first. */
const someDays = fc.oneof(fc.constant<RuleDay[]>([]), days([null]), days([1, 2, 3, 4, 5, -1, -2, -5]));

const end = fc.oneof(
  fc.constant({}),
  fc.record({ count: fc.integer({ min: 1, max: 40 }) }),
  fc.integer({ min: 0, max: 900 }).map((day) => ({
    until: `${new Date(Date.UTC(2026, 0, 1 + day, 11, 30)).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`,
  })),
);
const rules = fc
  .record({
    freq: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    interval: fc.integer({ min: 1, max: 5 }),
    byDay: someDays,
    byMonthDay: fc.oneof(fc.constant([]), fc.constant([]), numbers(monthDay)),
    byMonth: fc.oneof(fc.constant([]), fc.constant([]), numbers(fc.integer({ min: 1, max: 12 }))),
    bySetPos: fc.oneof(fc.constant([]), fc.constant([]), numbers(place)),
    wkst: fc.integer({ min: 1, max: 7 }),
    end,
  })
  .map(({ end: ends, ...parts }): Rule => {
    // With a day of the month, the library takes the second Monday as a day more, where the standard only lets days through.
    const plainDays = parts.freq === 'DAILY' || parts.freq === 'WEEKLY' || parts.byMonthDay.length > 0;
    const byDay = plainDays
      ? [...new Set(parts.byDay.map(({ day }) => day))].map((day) => ({ day, ordinal: null }))
      : parts.byDay;
    const byMonthDay = parts.freq === 'WEEKLY' ? [] : parts.byMonthDay;
    const chooses = byDay.length + byMonthDay.length + parts.byMonth.length > 0;
    return {
      ...plainRule,
      ...parts,
      byDay,
      byMonthDay,
      bySetPos: chooses ? parts.bySetPos : [],
      ...ends,
    } as Rule;
  });

/** Where a place is chosen, nothing that a clock jumps over: whether that has a place, the standard leaves open. */
const noon = '12:00:00';
const starts = fc.record({
  day: fc.integer({ min: 0, max: 364 }),
  time: fc.constantFrom('00:00:00', '02:30:00', '09:15:00', '23:45:00'),
});
const zones = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney', 'UTC');

function byLibrary({ start, tz, rule }: Series, from: Date, to: Date): number[] {
  const dtstart = Temporal.PlainDateTime.from(start).toZonedDateTime(tz);
  const library = new RRuleTemporal({ rruleString: formatRule(rule as Rule), dtstart });
  return library.between(from, to, true).map(({ epochMilliseconds }) => epochMilliseconds);
}

it('a rule takes place when the library says', () => {
  const from = Date.UTC(2026, 0);
  const to = Date.UTC(2028, 6);
  const property = fc.property(rules, starts, zones, (rule, { day, time }, tz) => {
    const start = `${new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)}T${rule.bySetPos.length > 0 ? noon : time}`;
    // The library reads the start itself as a moment, whatever the clock shows then.
    fc.pre(wallToUtc(start, tz)?.kind !== 'gap');
    const series = { start, tz, rule, gap: 'skip' } as const;
    const ours = expand(series, { fromMs: from, toMs: to }).map(({ ms }) => ms);
    const theirs = byLibrary(series, new Date(from), new Date(to)).filter((ms) => ms < to);
    const show = (list: readonly number[]) => list.slice(0, 1000).map((ms) => new Date(ms).toISOString());
    expect(show(ours), `${start} ${tz} ${formatRule(rule)}`).toEqual(show(theirs));
  });
  fc.assert(property, { numRuns: count(200, 10_000) });
}, 600_000);
