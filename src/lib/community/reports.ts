import type { Level } from './trust.ts';

/** Reports, their order and their clock; sections 2.8 and 2.10 of the community rules. Times are ISO 8601 and milliseconds. */

/** In the order in which they are offered. */
export const reportReasons = [
  'spam',
  'harassment',
  'hate',
  'privacy',
  'child_safety',
  'self_harm',
  'medical_misinformation',
  'illegal',
  'off_topic',
  'other',
] as const;

export type ReportReason = (typeof reportReasons)[number];
export type ReportPriority = 'urgent' | 'high' | 'normal';

const urgent: readonly ReportReason[] = ['self_harm', 'child_safety'];
const high: readonly ReportReason[] = ['harassment', 'hate', 'privacy', 'illegal', 'medical_misinformation'];

/** What was hidden by itself is looked at early: it may be wrong. It never makes an urgent report less so. */
export function priorityOf(reason: ReportReason, autoHidden: boolean): ReportPriority {
  if (urgent.includes(reason)) return 'urgent';
  return autoHidden || high.includes(reason) ? 'high' : 'normal';
}

const hourMs = 3_600_000;
/** Until the first decision, in hours. */
const goalHours: Readonly<Record<ReportPriority, number>> = { urgent: 4, high: 24, normal: 72 };
const soonShare = 0.75;

export type ReportClock = 'ok' | 'due_soon' | 'overdue' | 'met' | 'missed';

/** Moment by which a report is to be decided, in milliseconds. */
export const dueAt = (priority: ReportPriority, createdAt: string): number =>
  Date.parse(createdAt) + goalHours[priority] * hourMs;

/** @param decidedAt null while it waits for a decision */
export function clockOf(
  priority: ReportPriority,
  createdAt: string,
  decidedAt: string | null,
  now: number,
): ReportClock {
  const due = dueAt(priority, createdAt);
  if (decidedAt !== null) return Date.parse(decidedAt) <= due ? 'met' : 'missed';
  if (now > due) return 'overdue';
  return now >= due - (1 - soonShare) * goalHours[priority] * hourMs ? 'due_soon' : 'ok';
}

const claimHours = 2;

/** Whether a claim without a decision goes back to the others. */
export const isClaimOver = (claimedAt: string, now: number): boolean =>
  now - Date.parse(claimedAt) >= claimHours * hourMs;

const hidingReports = 3;
const hidesAlone: readonly ReportReason[] = ['child_safety', 'privacy'];
const mostDismissed = 5;

export type OpenReport = {
  readonly reporterId: string;
  readonly level: Level;
  readonly reason: ReportReason;
  /** reports of this person that were dismissed within 30 days */
  readonly dismissedLately: number;
};

/**
 * Whether a post is hidden until somebody has looked: three known members report it, or one for a child or private
 * details. Newcomers and people whose reports were dismissed five times lately hide nothing, however many they are.
 * @param reports the open ones on one post
 */
export function hidesByItself(reports: readonly OpenReport[]): boolean {
  const count = reports.filter(
    ({ level, dismissedLately }) => level === 'known' && dismissedLately < mostDismissed,
  );
  return (
    count.some(({ reason }) => hidesAlone.includes(reason)) ||
    new Set(count.map(({ reporterId }) => reporterId)).size >= hidingReports
  );
}

const appealDays = 30;

/** Once, within 30 days, by the person concerned. */
export const mayAppeal = (decision: {
  readonly decidedAt: string;
  readonly appealState: 'none' | 'open' | 'upheld' | 'overturned';
  readonly concernsMe: boolean;
  readonly now: number;
}): boolean =>
  decision.concernsMe &&
  decision.appealState === 'none' &&
  decision.now - Date.parse(decision.decidedAt) <= appealDays * 24 * hourMs;

/**
 * Whether somebody on the staff may decide an appeal: another one than who decided, but where there is only one, and
 * never about oneself.
 */
export const mayDecideAppeal = (appeal: {
  readonly decidedByMe: boolean;
  readonly concernsMe: boolean;
  readonly staffAccounts: number;
}): boolean => !appeal.concernsMe && (!appeal.decidedByMe || appeal.staffAccounts === 1);
