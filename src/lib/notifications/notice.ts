import { type Path, paths } from '../../config/paths.ts';
import { siteAddress } from './address.ts';
import type { NoticeKind, NoticeType } from './kinds.ts';

/** A notice as screens word and show it. */
export interface Notice {
  readonly id: string;
  /** Null for one that has words of its own. */
  readonly kind: NoticeKind | null;
  readonly count: number;
  readonly params: Readonly<Record<string, string | number>>;
  /** Its own words, in English or as a person wrote them. */
  readonly title: string;
  readonly message: string;
  readonly type: NoticeType;
  readonly action_url: string | null;
}

const pages: readonly Path[] = Object.values(paths);
/** Decisions are explained, and appealed, where one's own posts are. */
const ownPosts = `${paths.community}?view=mine`;
const explained: readonly (NoticeKind | null)[] = ['moderation', 'standing'];

/** Where a notice leads, if anywhere. */
export function noticeTarget({ kind, action_url }: Pick<Notice, 'kind' | 'action_url'>): string | null {
  if (explained.includes(kind)) return ownPosts;
  // What came of a report stays between the team and the author.
  return kind === 'report' ? null : siteAddress(action_url, pages);
}
