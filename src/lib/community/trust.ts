/**
 * New and known members, first posts and badges; sections 1.4, 2.5 and 2.6 of the community rules. Levels are worked out
 * when asked and kept nowhere; nobody sees more of them than 'New here'.
 */

export type Level = 'new' | 'known';

const dayMs = 86_400_000;
const knownAfterDays = 3;
const knownPosts = 3;
const quietDays = 30;
/** So many posts of a profile wait for a person before its posts appear at once. */
const firstPosts = 2;

export type Membership = {
  /** ISO 8601 */
  readonly memberSince: string;
  readonly visiblePosts: number;
  readonly helpfulVotes: number;
  /** when posts were hidden, rejected or deleted by staff, and stayed so; ISO 8601 */
  readonly removals: readonly string[];
};

/** Known: 3 days, 3 visible posts, 1 helpful vote, no removal in 30 days. `now` in milliseconds. */
export function levelOf(
  { memberSince, visiblePosts, helpfulVotes, removals }: Membership,
  now: number,
): Level {
  const known =
    now - Date.parse(memberSince) >= knownAfterDays * dayMs &&
    visiblePosts >= knownPosts &&
    helpfulVotes >= 1 &&
    removals.every((at) => now - Date.parse(at) >= quietDays * dayMs);
  return known ? 'known' : 'new';
}

/** Whether a new post waits for review: the first two of a profile, and a text that stands elsewhere already. */
export const isHeldAtFirst = (post: {
  readonly approvedPosts: number;
  readonly byStaff: boolean;
  readonly isCopy: boolean;
}): boolean => !post.byStaff && (post.approvedPosts < firstPosts || post.isCopy);

export type Badge = 'premium' | 'team' | 'new';

/** What stands beside a name. Staff and seeded posts are 'Team' and never new; a plan shows only by choice. */
export function badgesOf(member: {
  readonly isTeam: boolean;
  readonly level: Level;
  readonly hasPremium: boolean;
  readonly showsPremium: boolean;
}): readonly Badge[] {
  const badges: Badge[] = [];
  if (member.hasPremium && member.showsPremium) badges.push('premium');
  if (member.isTeam) badges.push('team');
  else if (member.level === 'new') badges.push('new');
  return badges;
}
