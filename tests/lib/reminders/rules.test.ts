import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wallAt } from '../../../src/lib/calendar/zone.ts';
import { isQuietTime, quietHours } from '../../../src/lib/reminders/quiet.ts';
import { type SnoozeChoice, snoozeTarget } from '../../../src/lib/reminders/snooze.ts';
import { dispatchStates } from '../../../src/lib/reminders/state.ts';

interface Quiet {
  tz: string;
  quietStart: string;
  quietEnd: string;
}
interface Case<Input, Expected> {
  id: string;
  input: Input;
  expected: Expected;
}
interface Groups {
  quiet_hours: {
    cases: Case<Quiet & { due: string; ignoreQuiet?: boolean }, { inQuiet: boolean; deliverAt: string }>[];
  };
  snooze: {
    cases: Case<
      Partial<Quiet> & { now: string; tz: string; choice: SnoozeChoice; used: number; next?: string },
      { ok: boolean; reason: string | null; at: string | null }
    >[];
  };
  dispatch_state: {
    cases: Case<
      { now: string; occurrences: string[]; handled?: string[]; validForMin: number; quiet: Quiet },
      { occurrence: string; state: string }[]
    >[];
  };
}
const file = join(import.meta.dirname, '../../vectors/planning-vectors.json');
const { groups } = JSON.parse(readFileSync(file, 'utf8')) as { groups: Groups };

const isoOf = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');

describe('quiet hours', () => {
  it.each(groups.quiet_hours.cases)('$id', ({ input, expected }) => {
    const { inQuiet, deliverAtMs } = quietHours(Date.parse(input.due), input, input.ignoreQuiet);
    expect({ inQuiet, deliverAt: isoOf(deliverAtMs) }).toEqual(expected);
  });

  it('never let anything out inside them, keep nothing for more than a day and leave alone what is outside', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const zones = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 0) }),
        fc.constantFrom(...zones),
        time,
        time,
        (due, tz, quietStart, quietEnd) => {
          const quiet = { tz, quietStart, quietEnd };
          const { inQuiet, deliverAtMs } = quietHours(due, quiet);
          expect(inQuiet).toBe(isQuietTime(wallAt(due, tz).time, quiet));
          const waited = deliverAtMs - due;
          expect(inQuiet ? waited > 0 : waited === 0).toBe(true);
          expect(waited).toBeLessThan(26 * 3_600_000);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('snoozing', () => {
  it.each(groups.snooze.cases)('$id', ({ input, expected }) => {
    const { now, tz, choice, used, next, quietStart, quietEnd } = input;
    const target = snoozeTarget({
      nowMs: Date.parse(now),
      tz,
      choice,
      used,
      nextMs: next === undefined ? null : Date.parse(next),
      ...(quietStart && quietEnd ? { quiet: { quietStart, quietEnd } } : {}),
    });
    expect({
      ok: target.ok,
      reason: target.ok ? null : target.reason,
      at: target.ok ? isoOf(target.atMs) : null,
    }).toEqual(expected);
  });
});

describe('what becomes of an occurrence', () => {
  it.each(groups.dispatch_state.cases)('$id', ({ input, expected }) => {
    const states = dispatchStates({
      nowMs: Date.parse(input.now),
      dues: input.occurrences.map((text) => Date.parse(text)),
      handled: new Set(input.handled?.map((text) => Date.parse(text))),
      validForMin: input.validForMin,
      quiet: input.quiet,
    });
    expect(input.occurrences.map((occurrence, at) => ({ occurrence, state: states[at] }))).toEqual(expected);
  });

  it('is spoken of once at most, however many were due', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 20 }),
        fc.constantFrom(120, 1440),
        (minutes, validForMin) => {
          const states = dispatchStates({
            nowMs: Date.UTC(2026, 5, 10),
            dues: minutes.toSorted((a, b) => b - a).map((ago) => Date.UTC(2026, 5, 10) - ago * 60_000),
            validForMin,
            quiet: { tz: 'UTC', quietStart: '00:00', quietEnd: '00:00' },
          });
          expect(
            states.filter((state) => state === 'on_time' || state === 'late').length,
          ).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 200 },
    );
  });
});
