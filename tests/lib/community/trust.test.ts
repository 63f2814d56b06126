import { badgesOf, isHeldAtFirst, levelOf } from '@lib/community/trust.ts';
import { describe, expect, it } from 'vitest';

const now = Date.parse('2026-11-28T12:00:00Z');
const known = { memberSince: '2026-11-25T12:00:00Z', visiblePosts: 3, helpfulVotes: 1, removals: [] };

describe('a member', () => {
  it('is known after three days, three posts and a helpful vote', () => {
    expect(levelOf(known, now)).toBe('known');
    expect(levelOf({ ...known, memberSince: '2026-11-25T12:00:01Z' }, now)).toBe('new');
    expect(levelOf({ ...known, visiblePosts: 2 }, now)).toBe('new');
    expect(levelOf({ ...known, helpfulVotes: 0 }, now)).toBe('new');
  });

  it('is new again for 30 days after a removal', () => {
    expect(levelOf({ ...known, removals: ['2026-10-29T12:00:01Z'] }, now)).toBe('new');
    expect(levelOf({ ...known, removals: ['2026-10-29T12:00:00Z'] }, now)).toBe('known');
  });

  it('waits with the first two posts, and with a copy at any time', () => {
    const post = { approvedPosts: 0, byStaff: false, isCopy: false };
    expect([0, 1, 2, 3].map((approvedPosts) => isHeldAtFirst({ ...post, approvedPosts }))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(isHeldAtFirst({ ...post, approvedPosts: 9, isCopy: true })).toBe(true);
    expect(isHeldAtFirst({ approvedPosts: 0, byStaff: true, isCopy: true })).toBe(false);
  });

  it('shows a plan only by choice, and never seems new on the team', () => {
    const member = { isTeam: false, level: 'new', hasPremium: true, showsPremium: true } as const;
    expect(badgesOf(member)).toEqual(['premium', 'new']);
    expect(badgesOf({ ...member, showsPremium: false })).toEqual(['new']);
    expect(badgesOf({ ...member, hasPremium: false, level: 'known' })).toEqual([]);
    expect(badgesOf({ ...member, isTeam: true, hasPremium: false })).toEqual(['team']);
  });
});
