/** Ids of posts, as somebody gives them: themselves, or in the address of a page. */
import { isPostId } from '../community/post-id.ts';

/** The question of an address; null for anything else. */
export function topicIdIn(given: string): string | null {
  const last = given
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1);
  return last !== undefined && isPostId(last) ? last.toLowerCase() : null;
}

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Whatever post is named last; null where none is. */
export const postIdIn = (given: string): string | null => given.match(anyId)?.at(-1)?.toLowerCase() ?? null;
