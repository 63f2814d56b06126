import { nextHost, type Seat } from '@lib/rooms/host.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../community/cases.ts';

type Input = {
  host: string | null;
  now_s: number;
  members: {
    id: string;
    joined_s: number;
    connected: boolean;
    last_seen_s: number;
    left: boolean;
    co_host: boolean;
    trust: number;
    silenced: boolean;
    away_s: number;
  }[];
};

describe('the host of a room', () => {
  it.each(casesOf<Input, { host: string | null }>('host_handover'))(
    '$id: $expected.host',
    ({ input, expected }) => {
      const members = input.members.map((seat) => ({
        id: seat.id,
        joinedS: seat.joined_s,
        connected: seat.connected,
        lastSeenS: seat.last_seen_s,
        left: seat.left,
        coHost: seat.co_host,
        trust: seat.trust,
        silenced: seat.silenced,
        awayS: seat.away_s,
      }));
      expect(nextHost({ host: input.host, nowS: input.now_s, members })).toBe(expected.host);
    },
  );

  const nowS = 1000;
  const seats: fc.Arbitrary<Seat[]> = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(...'abcdefgh'),
      joinedS: fc.integer({ min: 0, max: 5 }),
      connected: fc.boolean(),
      lastSeenS: fc.integer({ min: 900, max: nowS }),
      left: fc.boolean(),
      coHost: fc.boolean(),
      trust: fc.integer({ min: 0, max: 1 }),
      silenced: fc.boolean(),
      awayS: fc.constantFrom(0, 300, 301),
    }),
    { selector: ({ id }) => id },
  );
  const anyHost = fc.option(fc.constantFrom(...'abcdefgh'));

  it('is somebody who is there, whatever order people are read in, and stays so', () => {
    fc.assert(
      fc.property(seats, anyHost, (members, host) => {
        const next = nextHost({ host, nowS, members });
        expect(nextHost({ host, nowS, members: members.toReversed() })).toBe(next);
        expect(nextHost({ host: next, nowS, members })).toBe(next);
        if (next === null) return;
        const seat = members.find(({ id }) => id === next);
        expect(seat).toMatchObject({ left: false });
        expect(nowS - (seat?.lastSeenS ?? 0)).toBeLessThan(60);
        if (next !== host) expect(seat).toMatchObject({ connected: true, silenced: false });
      }),
    );
  });

  it('is nobody only where nobody could be', () => {
    fc.assert(
      fc.property(seats, anyHost, (members, host) => {
        const couldBe = members.some(
          (seat) =>
            !seat.left && nowS - seat.lastSeenS < 60 && seat.connected && !seat.silenced && seat.awayS <= 300,
        );
        if (couldBe) expect(nextHost({ host, nowS, members })).not.toBeNull();
      }),
    );
  });
});
