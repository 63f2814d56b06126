import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDate, isZone, sameZone, wallText, wallTextAt, wallToUtc } from '../../../src/lib/calendar/zone.ts';
import { count } from '../../support/counts.ts';
import { casesOf } from './support/vectors.ts';

const iso = (ms: number) => new Date(ms).toISOString().replace('.000Z', 'Z');
const zones = Intl.supportedValuesOf('timeZone');
/** Minutes of the years the reference speaks of. */
const minutes = fc.integer({ min: Date.UTC(2017, 0) / 60_000, max: Date.UTC(2049, 0) / 60_000 - 1 });
const asWall = (minute: number) => iso(minute * 60_000).replace('Z', '');

describe('a time on the wall', () => {
  it.each(casesOf<{ local: string; tz: string }, { utc: string; kind: string }>('wall_to_utc'))(
    'is the moment that the reference names: $id',
    ({ input, expected }) => {
      const moment = wallToUtc(input.local, input.tz, 'shift');
      expect(moment && iso(moment.ms)).toBe(expected.utc);
      expect(moment?.kind).toBe(expected.kind === 'normal' ? 'exact' : expected.kind);
    },
  );

  it('that a clock jumps over is no moment where such times are skipped', () => {
    expect(wallToUtc('2026-03-29T02:30', 'Europe/Berlin', 'skip')).toBeNull();
    expect(wallToUtc('2026-03-29T03:00', 'Europe/Berlin', 'skip')).not.toBeNull();
  });

  it('is shown at its moment in every zone, unless a clock jumps over it', () => {
    const holds = (zone: string, minute: number) => {
      const wall = asWall(minute);
      const moment = wallToUtc(wall, zone);
      if (moment === null) throw new Error(`${wall} in ${zone}`);
      const shown = wallTextAt(moment.ms, zone);
      if (moment.kind === 'gap') expect(shown > wall).toBe(true);
      else expect(shown).toBe(wall);
    };
    const runs = count(3000, 200_000);
    fc.assert(fc.property(fc.constantFrom(...zones), minutes, holds), { numRuns: runs });
  });

  it('belongs to one moment: none before it shows the same', () => {
    // Every change of a clock in a sample of zones (all with --deep): the hours around it are where it could fail.
    const sample = process.env.TEST_DEPTH === 'deep' ? zones : zones.filter((_, index) => index % 60 === 7);
    const step = 30 * 60_000;
    for (const zone of [...sample, 'Australia/Lord_Howe', 'America/Sao_Paulo']) {
      const offset = (ms: number) => Date.parse(`${wallTextAt(ms, zone)}Z`) - ms;
      for (let day = Date.UTC(2017, 0); day < Date.UTC(2026, 0); day += 24 * 3_600_000) {
        if (offset(day) === offset(day + 24 * 3_600_000)) continue;
        const first = new Map<string, number>();
        for (let ms = day - 24 * 3_600_000; ms < day + 48 * 3_600_000; ms += step) {
          const shown = wallTextAt(ms, zone);
          if (!first.has(shown)) first.set(shown, ms);
          expect(wallToUtc(shown, zone)?.ms, `${shown} in ${zone}`).toBe(first.get(shown));
        }
      }
    }
  });

  it('is read with or without seconds, and only where there is one', () => {
    expect(wallText('2026-02-28T09:05')).toBe('2026-02-28T09:05:00');
    expect(wallText('2026-02-28T09:05:59')).toBe('2026-02-28T09:05:59');
    for (const text of ['2026-02-30T09:05', '2026-02-28T24:00', '2026-02-28', '2026-02-28T09:05Z', '']) {
      expect(wallText(text)).toBeNull();
      expect(wallToUtc(text, 'UTC')).toBeNull();
    }
    expect(isDate('2028-02-29')).toBe(true);
    expect(isDate('2027-02-29')).toBe(false);
  });
});

describe('a zone', () => {
  it('is one that the platform knows by name', () => {
    expect(zones.every(isZone)).toBe(true);
    for (const tz of ['Europe/Nowhere', '', '+02:00', 'Mars/Base One', 'x'.repeat(65)])
      expect(isZone(tz)).toBe(false);
  });

  it('is the same under its other names', () => {
    expect(sameZone('Asia/Calcutta', 'Asia/Kolkata')).toBe(true);
    expect(sameZone('US/Eastern', 'America/New_York')).toBe(true);
    expect(sameZone('Europe/Berlin', 'Europe/Paris')).toBe(false);
    expect(sameZone('Europe/Nowhere', 'Europe/Nowhere')).toBe(false);
  });
});
