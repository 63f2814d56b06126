/* What a conversation is to one of its two sides, and what that side can do about it; section 1.7 of the community rules. */

export const threadStates = ['requested', 'open', 'declined', 'cancelled', 'expired', 'blocked'] as const;
type ThreadState = (typeof threadStates)[number];

export type ThreadAction = 'accept' | 'decline' | 'cancel' | 'block' | 'unblock' | 'reopen' | 'hide';

/** Lines that one report carries. */
export const reportLines = 10;

/** A conversation as one side sees it: what the other side decided is not told where it would hurt. */
export interface SeenThread {
  readonly state: ThreadState;
  readonly started_by_me: boolean;
  readonly blocked_by_me: boolean;
  readonly can_write: boolean;
  /** null: somebody who left. */
  readonly person: object | null;
}

/**
 * How it stands. `asked`: the other side waits for me; `waiting`: I wait for them; `closed`: I cannot write, and why is not
 * told; `gone`: there is nobody any more.
 */
type Standing =
  | 'open'
  | 'asked'
  | 'waiting'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'blocked'
  | 'closed'
  | 'gone';

export function standingOf(thread: SeenThread): Standing {
  if (thread.person === null) return 'gone';
  if (thread.blocked_by_me) return 'blocked';
  switch (thread.state) {
    case 'open':
      return thread.can_write ? 'open' : 'closed';
    case 'requested':
      return thread.started_by_me ? 'waiting' : 'asked';
    // Whoever asked is not told that they were declined.
    case 'declined':
      return thread.started_by_me ? 'waiting' : 'declined';
    case 'blocked':
      return 'closed';
    default:
      return thread.state;
  }
}

/** What the side that sees it can do about it besides writing, the likely one first. */
export function actionsOf(thread: SeenThread): readonly ThreadAction[] {
  switch (standingOf(thread)) {
    case 'asked':
      return ['accept', 'decline'];
    case 'waiting':
      return thread.state === 'requested' ? ['cancel'] : [];
    case 'declined':
      return ['reopen'];
    case 'expired':
      return thread.started_by_me ? [] : ['reopen'];
    case 'blocked':
      return ['unblock'];
    default:
      return [];
  }
}
