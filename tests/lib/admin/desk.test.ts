import { caseOf, type DeskAddress, deskOf, deskSearch, readDesk } from '@lib/admin/desk-address.ts';
import {
  isLiftedBack,
  isReason,
  needsReason,
  offeredForMember,
  offeredForPost,
  offeredForReport,
  stepsBack,
} from '@lib/admin/offers.ts';
import { postIdIn, topicIdIn } from '@lib/admin/topic-id.ts';
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

  it('says how many rows a page has, unless it is as usual or there are no pages', () => {
    expect(read('?size=30').size).toBe(50);
    for (const [given, kept] of [
      ['queue=appeals&size=100', 'queue=appeals&size=100'],
      ['queue=appeals&size=50', 'queue=appeals'],
      ['queue=hosts&size=25', 'queue=hosts'],
    ])
      expect(deskSearch(read(`?${given}`))).toBe(`?tab=community&${kept}`);
    expect(deskOf('post', { open: 'abc' })).toBe('?tab=community&queue=post&case=abc');
  });
});

it('what an entry of the log is about lies open at its place', () => {
  expect(caseOf('answer:abc')).toBe('?tab=community&queue=post&case=abc');
  expect(caseOf('report:abc')).toBe('?tab=community&queue=reports&case=abc');
  for (const other of ['host:bit.ly', 'profile:abc', 'toString:abc', 'topic:', ''])
    expect(caseOf(other)).toBeNull();
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

describe('the way back', () => {
  it('is there where steps lead to exactly what was before', () => {
    expect(stepsBack('hide', 'open')).toEqual(['restore']);
    expect(stepsBack('delete', 'visible')).toEqual(['undelete', 'restore']);
    expect(stepsBack('delete', 'hidden')).toEqual(['undelete']);
    // What waited for review would be shown.
    expect(stepsBack('delete', 'pending')).toEqual([]);
    expect(stepsBack('reject', 'pending')).toEqual([]);
    expect(
      (['lock', 'unlock', 'pin', 'unpin', 'undelete'] as const).map((act) => stepsBack(act, 'x')),
    ).toEqual([['unlock'], ['lock'], ['unpin'], ['pin'], ['delete']]);
    expect(isLiftedBack('suspend', 'active')).toBe(true);
    expect(isLiftedBack('suspend', 'silenced')).toBe(false);
    expect(isLiftedBack('warn', 'active')).toBe(false);
  });
});

it('a reason has 10 to 500 characters as the database counts them, or none where none is asked', () => {
  expect(isReason('   short   ', true)).toBe(false);
  expect(isReason('💬'.repeat(10), true)).toBe(true);
  expect(isReason('💬'.repeat(501), false)).toBe(false);
  expect([isReason(' ', true), isReason(' ', false)]).toEqual([false, true]);
});

describe('the id of a question', () => {
  const id = 'bbbbbbbb-0000-4000-8000-000000000001';

  it('is found in its address, and in nothing else', () => {
    expect(topicIdIn(` https://example.org/de/community-qa/${id.toUpperCase()}?sort=new#x `)).toBe(id);
    expect(topicIdIn(id)).toBe(id);
    for (const other of ['', '/', 'community-qa', `${id}/edit`, `x${id}`])
      expect(topicIdIn(other)).toBeNull();
  });

  it('or of any post is what an address names last', () => {
    const answer = id.replace(/1$/, '2');
    expect(postIdIn(`/community-qa/${id}#${answer.toUpperCase()}`)).toBe(answer);
    expect(postIdIn('community-qa')).toBeNull();
  });
});
