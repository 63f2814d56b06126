import * as z from 'zod/mini';
import { isPlainText } from '../plain-text.ts';

/** A text somebody sends to a function: no longer than `max` UTF-16 units, and nothing in it that is not seen. */
export const textOf = (max: number, min = 0) =>
  z.string().check(z.minLength(min), z.maxLength(max), z.refine(isPlainText));

/** Deeper than anything that is ever sent. */
const maxDepth = 64;
/** What no column of text takes. */
const unstorable = /\0|\p{Cs}/u;

/**
 * Why a body cannot be what is asked for, whatever that is; null when nothing speaks against it. Looks at keys, too, and
 * does not call itself, so no depth is too much for it.
 */
export function bodyFault(body: unknown): 'bad_text' | 'too_deep' | null {
  let level: unknown[] = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return 'too_deep';
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value === 'string' && unstorable.test(value)) return 'bad_text';
      if (typeof value !== 'object' || value === null) continue;
      for (const [key, inner] of Object.entries(value)) {
        if (unstorable.test(key)) return 'bad_text';
        next.push(inner);
      }
    }
    level = next;
  }
  return null;
}
