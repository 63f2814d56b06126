import { smallLetters } from './letters.ts';
import { outsideLinks } from './links.ts';
import { signPairs } from './search-query.ts';
import { signsIn } from './text.ts';
import type { Level } from './trust.ts';

/**
 * Texts that wait for a person although their writer is past the first posts: one text in many places, and a change that
 * turns a harmless post into another. The reference names neither as a rule; the list of abuse of the community does.
 */

const copyFromSigns = 40;
const copyDays = 30;
const keptShare = 0.5;
/** Blanks, signs of writing and symbols, by their blocks: the database has no better way, and both cut alike. */
const separators =
  /(?:[\t-\r -/:-@[-`{-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u02c2-\u02c5\u02d2-\u02df\u1680\u2000-\u206f\u2190-\u245f\u2500-\u2bff\u3000-\u3004\u3008-\u3020\u3030\uff01-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65\ufeff\u{1f000}-\u{1faff}]|[\ufe00-\ufe0f])+/u;
const runs = /[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;

/** Whether a text of 40 signs or more stands word for word in a post of the last 30 days. Short thanks may be alike. */
export const isCopy = (
  body: string,
  earlier: readonly { readonly body: string /** ISO 8601 */; readonly createdAt: string }[],
  now: number,
): boolean =>
  signsIn(body) >= copyFromSigns &&
  earlier.some((post) => post.body === body && now - Date.parse(post.createdAt) < copyDays * 86_400_000);

/** The words of a text, and the pairs of signs where there are no blanks between words. */
export const looseWords = (text: string): ReadonlySet<string> =>
  new Set([
    ...smallLetters(text.replace(runs, ' '))
      .split(separators)
      .filter((word) => word !== ''),
    ...signPairs(text),
  ]);

/** How much of the words of an earlier text is left in a new one, 0 to 1. */
export function wordsKept(before: string, after: string): number {
  const old = looseWords(before);
  if (old.size === 0) return 1;
  const left = looseWords(after);
  return Array.from(old).filter((word) => left.has(word)).length / old.size;
}

/**
 * Whether a change of a post that others could read is held again: little is left of what stood there, and it comes
 * from somebody new or brings an address outside the site that was not there.
 */
export function isHeldAfterEdit(
  before: string,
  after: string,
  writer: { readonly level: Level; readonly isStaff: boolean },
  site: string,
): boolean {
  if (writer.isStaff || wordsKept(before, after) >= keptShare) return false;
  const known = new Set(outsideLinks(before, site));
  return writer.level === 'new' || outsideLinks(after, site).some((link) => !known.has(link));
}
