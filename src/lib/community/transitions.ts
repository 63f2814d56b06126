/**
 * What may happen to what in the community and the library, and by whom; section 1.2 of the community rules, row by row. The database
 * keeps the same rows and has the last word; here they say what a page may offer. What is not listed is refused.
 */

/**
 * `senior`: full and master admins, beside `staff`. `service`: what goes by itself. Of two who write to each other:
 * `sender`, who asked to; `recipient`, who was asked; `blocker`. Of people in a room: `host` and `co_host`.
 */
export type ActingRole =
  | 'author'
  | 'staff'
  | 'senior'
  | 'service'
  | 'sender'
  | 'recipient'
  | 'blocker'
  | 'host'
  | 'co_host';
export type Machine = 'topic' | 'answer' | 'comment' | 'report' | 'standing' | 'thread' | 'room' | 'article';

/** Action, who may, from which states, to which. Of several a fact of the row decides: see `move`. */
type Ways = readonly [
  action: string,
  roles: readonly ActingRole[],
  from: readonly string[],
  to: readonly string[],
];

const topicWays: readonly Ways[] = [
  ['approve', ['staff'], ['pending'], ['open']],
  ['reject', ['staff'], ['pending'], ['hidden']],
  ['hide', ['staff', 'service'], ['open', 'answered', 'locked'], ['hidden']],
  ['restore', ['staff'], ['hidden'], ['open', 'answered', 'locked']],
  ['accept', ['author'], ['open', 'answered'], ['answered']],
  ['unaccept', ['author', 'staff'], ['answered'], ['open']],
  ['lock', ['staff'], ['open', 'answered'], ['locked']],
  ['unlock', ['staff'], ['locked'], ['open', 'answered']],
  ['delete', ['author', 'staff'], ['pending', 'open', 'answered', 'hidden'], ['deleted']],
  ['detach', ['author', 'service'], ['open'], ['open']],
  ['detach', ['author', 'service'], ['answered'], ['answered']],
  ['detach', ['author', 'service'], ['locked'], ['locked']],
  ['undelete', ['staff'], ['deleted'], ['hidden']],
  ['purge', ['service'], ['deleted'], ['gone']],
];

/** A comment goes the ways of an answer. */
const replyWays: readonly Ways[] = [
  ['approve', ['staff'], ['pending'], ['visible']],
  ['reject', ['staff'], ['pending'], ['hidden']],
  ['hide', ['staff', 'service'], ['visible'], ['hidden']],
  ['restore', ['staff'], ['hidden'], ['visible']],
  ['delete', ['author', 'staff'], ['pending', 'visible', 'hidden'], ['deleted']],
  ['detach', ['author', 'service'], ['visible'], ['visible']],
  ['undelete', ['staff'], ['deleted'], ['hidden']],
  ['purge', ['service'], ['deleted'], ['gone']],
];

const reportWays: readonly Ways[] = [
  ['claim', ['staff'], ['open'], ['in_review']],
  ['release', ['staff', 'service'], ['in_review'], ['open']],
  ['uphold', ['staff'], ['in_review'], ['actioned']],
  ['uphold', ['senior'], ['escalated'], ['actioned']],
  ['dismiss', ['staff'], ['open', 'in_review'], ['dismissed']],
  ['dismiss', ['senior'], ['escalated'], ['dismissed']],
  ['escalate', ['staff'], ['open', 'in_review'], ['escalated']],
  ['reopen', ['senior'], ['dismissed'], ['open']],
  ['withdraw', ['author'], ['open'], ['withdrawn']],
];

const standingWays: readonly Ways[] = [
  ['silence', ['staff'], ['active'], ['silenced']],
  ['suspend', ['staff'], ['active', 'silenced'], ['suspended']],
  ['lift', ['staff'], ['silenced', 'suspended'], ['active']],
  ['expire', ['service'], ['silenced', 'suspended'], ['active']],
];

const threadWays: readonly Ways[] = [
  ['accept', ['recipient'], ['requested'], ['open']],
  ['decline', ['recipient'], ['requested'], ['declined']],
  ['cancel', ['sender'], ['requested'], ['cancelled']],
  ['expire', ['service'], ['requested'], ['expired']],
  ['block', ['sender', 'recipient'], ['requested', 'open', 'declined'], ['blocked']],
  ['unblock', ['blocker'], ['blocked'], ['declined']],
  ['reopen', ['recipient'], ['declined', 'expired'], ['open']],
];

const roomWays: readonly Ways[] = [
  ['start', ['host', 'co_host'], ['lobby'], ['running']],
  ['pause', ['host', 'co_host'], ['running'], ['paused']],
  ['resume', ['host', 'co_host'], ['paused'], ['running']],
  ['finish', ['service'], ['running'], ['lobby']],
  ['end', ['host', 'service', 'staff'], ['lobby', 'running', 'paused'], ['ended']],
];

/** What is published with a time ahead is scheduled: no state of its own, and nothing runs when it comes. */
const articleWays: readonly Ways[] = [
  ['publish', ['staff'], ['draft', 'archived'], ['published']],
  ['archive', ['staff'], ['published'], ['archived']],
  ['to_draft', ['staff'], ['archived'], ['draft']],
  ['delete', ['staff'], ['draft', 'published', 'archived'], ['deleted']],
  ['restore', ['staff'], ['deleted'], ['draft']],
  ['purge', ['service'], ['deleted'], ['gone']],
];

const ways: Readonly<Record<Machine, readonly Ways[]>> = {
  topic: topicWays,
  answer: replyWays,
  comment: replyWays,
  report: reportWays,
  standing: standingWays,
  thread: threadWays,
  room: roomWays,
  article: articleWays,
};

export type TransitionRow = {
  readonly machine: Machine;
  readonly from: string;
  readonly action: string;
  readonly role: ActingRole;
  readonly to: string;
};

/** Every single way, as the table of the database has them. */
export const transitionRows: readonly TransitionRow[] = (Object.keys(ways) as Machine[]).flatMap((machine) =>
  ways[machine].flatMap(([action, roles, froms, tos]) =>
    roles.flatMap((role) =>
      froms.flatMap((from) => tos.map((to): TransitionRow => ({ machine, from, action, role, to }))),
    ),
  ),
);

/** States in which everybody sees a question. */
export const shownTopicStates: readonly string[] = ['open', 'answered', 'locked'];
