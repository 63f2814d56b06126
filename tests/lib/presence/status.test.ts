import { reread, type SeenPeople, type SeenPresence, statusAt, withSeen } from '@lib/presence/status.ts';
import { describe, expect, it } from 'vitest';

const seen = (status: SeenPresence['status'], seconds: number, seenMs = seconds * 1000): SeenPresence => ({
  status,
  updatedAt: new Date(Date.UTC(2026, 10, 28, 12, 0, seconds)).toISOString(),
  seenMs,
});

describe('how somebody is', () => {
  it('is what was heard last, for 90 seconds', () => {
    expect(statusAt(seen('online', 0), 90_000)).toBe('online');
    expect(statusAt(seen('away', 0), 90_000)).toBe('away');
    expect(statusAt(seen('online', 0), 90_001)).toBe('offline');
    expect(statusAt(seen('away', 0), 90_001)).toBe('offline');
  });

  it('is offline of whom nothing was heard', () => {
    expect(statusAt(undefined, 0)).toBe('offline');
  });
});

describe('what is known of people', () => {
  const people: SeenPeople = new Map([['ann', seen('online', 10)]]);

  it('takes what is newer and leaves what is not, in whatever order it comes', () => {
    expect(withSeen(people, 'ann', seen('away', 11)).get('ann')?.status).toBe('away');
    expect(withSeen(people, 'ann', seen('offline', 10))).toBe(people);
    expect(withSeen(people, 'ann', seen('offline', 9))).toBe(people);
    expect(withSeen(people, 'ben', seen('away', 1)).get('ben')?.status).toBe('away');
  });

  it('lets go, when it is read anew, who is not there any more, but nobody who was heard of meanwhile', () => {
    const read: SeenPeople = new Map([['ben', seen('online', 12)]]);
    expect([...reread(people, read, 10_001).keys()]).toEqual(['ben']);
    expect([...reread(people, read, 9999).keys()].sort()).toEqual(['ann', 'ben']);
    const heard = withSeen(people, 'ben', seen('offline', 13));
    expect(reread(heard, read, 12_500).get('ben')?.status).toBe('offline');
  });
});
