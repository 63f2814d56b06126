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
const separators = /[^\p{L}\p{N}]+/u;
const runs = /[\u3005-\u30ff\u3400-\u9fff\uac00-\ud7a3]+/g;

/** Whether a text of 40 signs or more stands word for word in a post of the last 30 days. Short thanks may be alike. */
export const isCopy = (
  body: string,
  earlier: readonly { readonly body: string /** ISO 8601 */; readonly createdAt: string }[],
  now: number,
): boolean =>
  signsIn(body) >= copyFromSigns &&
  earlier.some((post) => post.body === body && now - Date.parse(post.createdAt) < copyDays * 86_400_000);

const looseWords = (text: string): ReadonlySet<string> =>
  new Set([
    ...text
      .replace(runs, ' ')
      .toLowerCase()
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
