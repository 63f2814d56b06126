/**
 * What a person is told of: the same list as in the database (private.notice_kinds), which makes the rows. Screens word
 * them by kind and facts, in the language of their reader.
 */
import type { NoticeTopic } from '../../config/built.ts';

export const noticeTypes = ['success', 'warning', 'error', 'achievement', 'info'] as const;
export type NoticeType = (typeof noticeTypes)[number];

interface NoticeKindFacts {
  readonly type: NoticeType;
  /** Its switch in /settings; what has none is always told. */
  readonly topic: NoticeTopic | null;
}

export const noticeKinds = {
  answer: { type: 'info', topic: 'community' },
  comment: { type: 'info', topic: 'community' },
  accepted: { type: 'success', topic: 'community' },
  vote: { type: 'achievement', topic: 'community' },
  moderation: { type: 'warning', topic: null },
  standing: { type: 'error', topic: null },
  report: { type: 'info', topic: 'community' },
  message: { type: 'info', topic: 'community' },
  request: { type: 'info', topic: 'community' },
  room: { type: 'info', topic: 'community' },
  invite_answered: { type: 'success', topic: 'results' },
  invite_ending: { type: 'info', topic: 'results' },
  result_stored: { type: 'success', topic: 'results' },
  achievement: { type: 'achievement', topic: 'results' },
  retake_open: { type: 'info', topic: 'reminders' },
  reminder: { type: 'info', topic: 'reminders' },
  reminders_bundled: { type: 'info', topic: 'reminders' },
  reminder_unused: { type: 'info', topic: 'reminders' },
  reminders_paused: { type: 'info', topic: null },
  trial_started: { type: 'info', topic: 'billing' },
  trial_ending: { type: 'info', topic: 'billing' },
  trial_last_day: { type: 'warning', topic: 'billing' },
  trial_ended: { type: 'info', topic: 'billing' },
  plan_started: { type: 'success', topic: 'billing' },
  plan_changed: { type: 'info', topic: 'billing' },
  plan_closed: { type: 'warning', topic: null },
  payment_failed: { type: 'warning', topic: null },
  refunded: { type: 'info', topic: null },
  disputed: { type: 'warning', topic: null },
  order_paid: { type: 'success', topic: 'billing' },
} as const satisfies Readonly<Record<string, NoticeKindFacts>>;

export type NoticeKind = keyof typeof noticeKinds;
export const noticeKindNames = Object.keys(noticeKinds) as readonly NoticeKind[];
