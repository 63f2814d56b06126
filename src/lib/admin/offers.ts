/** What a moderator can do at this moment; the states of the community say so, and the database has the last word. */
import type { ActingRole, Machine } from '../community/transitions.ts';
import { transitionRows } from '../community/transitions.ts';

/** In the order in which they are offered; what is used most stands first. */
export const postActions = [
  'approve',
  'reject',
  'hide',
  'restore',
  'lock',
  'unlock',
  'pin',
  'unpin',
  'unaccept',
  'delete',
  'undelete',
] as const;
export type PostAction = (typeof postActions)[number];

export const reportActions = ['uphold', 'dismiss', 'escalate', 'release', 'reopen'] as const;
export type ReportAction = (typeof reportActions)[number];

export const memberActions = ['warn', 'silence', 'suspend', 'lift'] as const;
export type MemberAction = (typeof memberActions)[number];

/** Only with a reason, of which the person concerned is told. */
const explained: readonly string[] = ['reject', 'hide', 'edit', 'warn', 'silence', 'suspend'];
export const needsReason = (action: string): boolean => explained.includes(action);

/** As the database takes a reason, in code points. */
const [least, most] = [10, 500];
export function isReason(text: string, required: boolean): boolean {
  const { length } = [...text.trim()];
  return length <= most && (length >= least || (!required && length === 0));
}

const leads = (machine: Machine, state: string, action: string, roles: readonly ActingRole[]): boolean =>
  transitionRows.some(
    (row) =>
      row.machine === machine && row.from === state && row.action === action && roles.includes(row.role),
  );

const shownTopic: readonly string[] = ['open', 'answered', 'locked'];

export interface PostFacts {
  readonly kind: 'topic' | 'answer' | 'comment';
  readonly state: string;
  /** of a question; null where it is not known */
  readonly pinned: boolean | null;
}

export function offeredForPost({ kind, state, pinned }: PostFacts): PostAction[] {
  const mayPin = kind === 'topic' && shownTopic.includes(state) && pinned !== null;
  return postActions.filter((action) => {
    if (action === 'pin') return mayPin && !pinned;
    if (action === 'unpin') return mayPin && pinned;
    return leads(kind, state, action, ['staff']);
  });
}

const shown: readonly string[] = [...shownTopic, 'visible'];

/**
 * What takes an act back, one step after the other, so that all is as it was; nothing where no step does that: what waited
 * cannot wait again, and what was shown is hidden with a reason only.
 * @param before the state that the post was in
 */
export function stepsBack(action: PostAction, before: string): readonly PostAction[] {
  switch (action) {
    case 'hide':
      return ['restore'];
    case 'delete':
      return shown.includes(before) ? ['undelete', 'restore'] : before === 'hidden' ? ['undelete'] : [];
    case 'undelete':
      return ['delete'];
    case 'lock':
      return ['unlock'];
    case 'unlock':
      return ['lock'];
    case 'pin':
      return ['unpin'];
    case 'unpin':
      return ['pin'];
    default:
      return [];
  }
}

/** The same for a member: limits are lifted, where there were none before. */
export const isLiftedBack = (action: MemberAction, before: string): boolean =>
  (action === 'silence' || action === 'suspend') && before === 'active';

/** @param inOtherHands somebody else has it: full and master admins alone go on with it */
export function offeredForReport(
  state: string,
  { senior, inOtherHands }: { readonly senior: boolean; readonly inOtherHands: boolean },
): ReportAction[] {
  if (inOtherHands && !senior) return [];
  const roles: readonly ActingRole[] = senior ? ['staff', 'senior'] : ['staff'];
  return reportActions.filter((action) => leads('report', state, action, roles));
}

export const offeredForMember = (standing: string): MemberAction[] =>
  memberActions.filter((action) => action === 'warn' || leads('standing', standing, action, ['staff']));
