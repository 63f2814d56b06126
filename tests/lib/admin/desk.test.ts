import { type DeskAddress, deskSearch, readDesk } from '@lib/admin/desk-address.ts';
import { needsReason, offeredForMember, offeredForPost, offeredForReport } from '@lib/admin/offers.ts';
import { topicIdIn } from '@lib/admin/topic-id.ts';
import { describe, expect, it } from 'vitest';

const read = (search: string): DeskAddress => readDesk(new URLSearchParams(search));

describe('the address of the desk', () => {
  it('says queue, filters and the open case, and reads them back', () => {
    const search = '?tab=community&queue=reports&state=open&priority=urgent&reason=spam&lang=pl&case=abc';
    expect(deskSearch(read(search))).toBe(search);
  });

  it('leaves out what it does not know, and filters of another queue', () => {
    const address = read('?queue=nonsense&clock=late&lang=xx&reason=toString&priority=high&kind=answer');
    expect(address.queue).toBe('pending');
    expect(deskSearch(address)).toBe('?tab=community&queue=pending&kind=answer');
  });
});

describe('what a moderator is offered', () => {
  const topic = { kind: 'topic', pinned: false } as const;

  it('follows the state of a post', () => {
    expect(offeredForPost({ ...topic, state: 'pending' })).toEqual(['approve', 'reject', 'delete']);
    expect(offeredForPost({ ...topic, state: 'answered' })).toEqual([
      'hide',
      'lock',
      'pin',
      'unaccept',
      'delete',
    ]);
    expect(offeredForPost({ ...topic, state: 'locked', pinned: true })).toEqual(['hide', 'unlock', 'unpin']);
    expect(offeredForPost({ kind: 'answer', state: 'hidden', pinned: null })).toEqual(['restore', 'delete']);
    expect(offeredForPost({ kind: 'comment', state: 'gone', pinned: null })).toEqual([]);
  });

  it('leaves what is in other hands to full and master admins', () => {
    const own = { senior: false, inOtherHands: false };
    expect(offeredForReport('in_review', own)).toEqual(['uphold', 'dismiss', 'escalate', 'release']);
    expect(offeredForReport('in_review', { ...own, inOtherHands: true })).toEqual([]);
    expect(offeredForReport('escalated', own)).toEqual([]);
    expect(offeredForReport('escalated', { senior: true, inOtherHands: true })).toEqual([
      'uphold',
      'dismiss',
    ]);
    expect(offeredForReport('dismissed', { senior: true, inOtherHands: false })).toEqual(['reopen']);
  });

  it('lifts only what was set, and explains what a person is told of', () => {
    expect(offeredForMember('active')).toEqual(['warn', 'silence', 'suspend']);
    expect(offeredForMember('suspended')).toEqual(['warn', 'lift']);
    expect(['approve', 'reject', 'hide', 'warn', 'lift'].filter(needsReason)).toEqual([
      'reject',
      'hide',
      'warn',
    ]);
  });
});

describe('the id of a question', () => {
  const id = 'bbbbbbbb-0000-4000-8000-000000000001';

  it('is found in its address, and in nothing else', () => {
    expect(topicIdIn(` https://example.org/de/community-qa/${id.toUpperCase()}?sort=new#x `)).toBe(id);
    expect(topicIdIn(id)).toBe(id);
    for (const other of ['', '/', 'community-qa', `${id}/edit`, `x${id}`])
      expect(topicIdIn(other)).toBeNull();
  });
});
