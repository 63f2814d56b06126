import { err, ok, type Result } from '../result.ts';
import { outsideLinks } from './links.ts';
import type { CommunityRefusal } from './refusals.ts';

/**
 * How a text of a member is stored, or why it is not; section 2.7 of the community rules. The database does the same
 * and has the last word; here it is done while somebody writes. Lengths are code points of what is stored.
 */

export type TextKind =
  | 'title'
  | 'topic'
  | 'answer'
  | 'comment'
  | 'about'
  | 'note'
  | 'reason'
  | 'appeal'
  | 'room_title'
  | 'room_description'
  | 'room_goal'
  | 'message'
  | 'message_request'
  | 'room_chat';

export type Writer = 'new' | 'known' | 'staff';

type Rule = {
  readonly least: number;
  readonly most: number;
  /** as many addresses outside the site as this; else it depends on who writes */
  readonly links?: number;
  readonly oneLine?: boolean;
};

/** Links matter where others read them: notes, reasons and appeals are read by staff, who cannot click on them. */
export const textRules: Readonly<Record<TextKind, Rule>> = {
  title: { least: 10, most: 150, links: 0, oneLine: true },
  topic: { least: 20, most: 5000 },
  answer: { least: 20, most: 10_000 },
  comment: { least: 5, most: 600 },
  about: { least: 0, most: 300, links: 0 },
  note: { least: 0, most: 1000, links: 20 },
  reason: { least: 10, most: 500, links: 20 },
  appeal: { least: 20, most: 1000, links: 20 },
  room_title: { least: 3, most: 60, links: 0, oneLine: true },
  room_description: { least: 0, most: 200, links: 0, oneLine: true },
  room_goal: { least: 0, most: 80, links: 0, oneLine: true },
  message: { least: 1, most: 4000 },
  message_request: { least: 1, most: 500 },
  room_chat: { least: 1, most: 300, links: 0, oneLine: true },
};

const linksOf: Readonly<Record<Writer, number>> = { new: 0, known: 2, staff: 10 };
/** Nothing is worked through that could not be kept anyway. */
const mostBytes = 100_000;
const stackedMarks = 3;

/**
 * Control signs, what turns the direction of writing or is not seen at all, halves of characters, and tags. The joiners
 * of emoji and of Persian (U+200C, U+200D) stay.
 */
const refused =
  /[^\P{Cc}\t\n]|\p{Cs}|[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/u;
/** Marks that are written over or under a letter, first and last of each block. */
const marks: readonly (readonly [number, number])[] = [
  [0x300, 0x36f],
  [0x483, 0x489],
  [0x591, 0x5bd],
  [0x610, 0x61a],
  [0x64b, 0x65f],
  [0xe31, 0xe31],
  [0xe34, 0xe3a],
  [0xe47, 0xe4e],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
];
const isMark = (code: number): boolean => marks.some(([first, last]) => code >= first && code <= last);

export const signsIn = (text: string): number => {
  let signs = 0;
  for (const _ of text) signs += 1;
  return signs;
};

export type TextRefusal = { readonly code: CommunityRefusal; readonly limit: number | null };

/**
 * The text as it is stored, or the code that refuses it, with the number of signs or links that it is about.
 * @param site origin of the site, to which links are free
 */
export function checkText(
  text: string,
  kind: TextKind,
  writer: Writer,
  site: string,
): Result<string, TextRefusal> {
  const rule = textRules[kind];
  const no = (code: CommunityRefusal, limit: number | null = null) => err({ code, limit });
  if (isTooLarge(text)) return no('too_long', rule.most);
  const lines = text.replace(/\r\n?/g, '\n');
  if (refused.test(lines)) return no('bad_characters');
  const tidy = tidied(lines.normalize('NFC'));
  if (hasStackedMarks(tidy)) return no('bad_characters');
  const kept = rule.oneLine ? tidy.replace(/\s+/g, ' ') : tidy;
  const signs = signsIn(kept);
  if (signs === 0 && rule.least > 0) return no('empty');
  if (signs < rule.least) return no('too_short', rule.least);
  if (signs > rule.most) return no('too_long', rule.most);
  const links = rule.links ?? linksOf[writer];
  return outsideLinks(kept, site).length > links ? no('too_many_links', links) : ok(kept);
}

function isTooLarge(text: string): boolean {
  if (text.length > mostBytes) return true;
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes > mostBytes;
}

/** Without blanks at the ends of lines, empty lines in a row, and blanks around. */
const tidied = (text: string): string =>
  text
    .split('\n')
    .map(withoutEnd)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const withoutEnd = (line: string): string => {
  let end = line.length;
  while (end > 0 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(0, end);
};

function hasStackedMarks(text: string): boolean {
  let inARow = 0;
  for (const sign of text) {
    inARow = isMark(sign.codePointAt(0) ?? 0) ? inARow + 1 : 0;
    if (inARow > stackedMarks) return true;
  }
  return false;
}
