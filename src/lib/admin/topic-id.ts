/** The id of a question, as somebody gives it: itself, or the address of its page. Null for anything else. */
import { isPostId } from '../community/post-id.ts';

export function topicIdIn(given: string): string | null {
  const last = given
    .trim()
    .replace(/[?#].*$/, '')
    .split('/')
    .at(-1);
  return last !== undefined && isPostId(last) ? last.toLowerCase() : null;
}
