import { describe, expect, it } from 'vitest';
import { actionsOf, type SeenThread, standingOf } from '@/lib/messages/thread';

const seen = (more: Partial<SeenThread>): SeenThread => ({
  state: 'open',
  started_by_me: false,
  blocked_by_me: false,
  can_write: true,
  person: {},
  ...more,
});

describe('how a conversation stands for who sees it', () => {
  it.each<[string, Partial<SeenThread>, string, readonly string[]]>([
    ['open', {}, 'open', []],
    ['open, while the door is shut', { can_write: false }, 'closed', []],
    ['a request of the other', { state: 'requested' }, 'asked', ['accept', 'decline']],
    ['an own request', { state: 'requested', started_by_me: true }, 'waiting', ['cancel']],
    ['declined by the reader', { state: 'declined' }, 'declined', ['reopen']],
    ['declined by the other, which nobody tells', { state: 'declined', started_by_me: true }, 'waiting', []],
    ['taken back', { state: 'cancelled', started_by_me: true }, 'cancelled', []],
    ['run out for who did not answer', { state: 'expired' }, 'expired', ['reopen']],
    ['run out for who asked', { state: 'expired', started_by_me: true }, 'expired', []],
    ['blocked by the reader', { state: 'blocked', blocked_by_me: true }, 'blocked', ['unblock']],
    ['blocked by the other', { state: 'blocked', can_write: false }, 'closed', []],
    ['with somebody who left', { person: null }, 'gone', []],
  ])('%s', (_name, more, standing, actions) => {
    expect(standingOf(seen(more))).toBe(standing);
    expect(actionsOf(seen(more))).toEqual(actions);
  });
});
