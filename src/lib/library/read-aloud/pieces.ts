import { isCjk, type Language } from '../../../config/languages.ts';

/**
 * A text as it is read aloud: sentence by sentence, with a wait at a thematic break. A sentence is one that a voice says at
 * once: browsers cut off what takes longer than about fifteen seconds, so long ones are said in parts.
 */

export interface ReadBlock {
  readonly kind: 'heading' | 'text' | 'pause';
  /** as it stands on the page; empty for a pause */
  readonly text: string;
}

export interface SaidPiece {
  readonly kind: 'say';
  /** place of its block */
  readonly block: number;
  /** UTF-16 units of the text of the block, as ranges of a page count */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface WaitPiece {
  readonly kind: 'wait';
  readonly block: number;
  readonly ms: number;
}

export type Piece = SaidPiece | WaitPiece;

/** Time for what the listener tries; section 2.12 of the community rules. */
export const pauseMs = 10_000;

/** UTF-16 units that a slow voice says in less than fifteen seconds. */
const mostSigns = 150;
const mostCjkSigns = 55;

/** Words whose point does not end a sentence although a capital follows it. */
const shortened =
  /(?:^|[\s(«„“"])(?:Dr|Mr|Mrs|Ms|Prof|St|No|Nr|vs|Fig|Sr|Sra|Dra|Mme|Mlle|bzw|ca|resp|Dott|prof|ul|им|г|рис)\.\s*$|(?:^|[\s(])\p{L}\.\s*$/u;
const sayable = /[\p{L}\p{N}]/u;

/** @param lang the language of the text, which decides where sentences end */
export function piecesOf(blocks: readonly ReadBlock[], lang: Language): Piece[] {
  const segments = new Intl.Segmenter(lang, { granularity: 'sentence' });
  return blocks.flatMap(({ kind, text }, block): Piece[] => {
    if (kind === 'pause') return [{ kind: 'wait', block, ms: pauseMs }];
    return sentencesOf(text, segments)
      .flatMap(([start, end]) => partsOf(text, start, end, isCjk(lang) ? mostCjkSigns : mostSigns))
      .map(([start, end]) => trimmed(text, start, end))
      .filter(([start, end]) => sayable.test(text.slice(start, end)))
      .map(([start, end]) => ({ kind: 'say', block, start, end, text: text.slice(start, end) }));
  });
}

type Span = readonly [start: number, end: number];

function sentencesOf(text: string, segments: Intl.Segmenter): Span[] {
  const spans: Span[] = [];
  for (const { segment, index } of segments.segment(text)) {
    const before = spans.at(-1);
    const end = index + segment.length;
    if (before && shortened.test(text.slice(...before))) spans.splice(-1, 1, [before[0], end]);
    else spans.push([index, end]);
  }
  return spans;
}

/** A long sentence is parted behind a comma or the like, else between words. */
function partsOf(text: string, start: number, end: number, most: number): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > most) {
    const cut = from + cutOf(text.slice(from, from + most), most);
    parts.push([from, cut]);
    from = cut;
  }
  return [...parts, [from, end]];
}

/** Behind what a voice rests at, in the second half of what fits; else behind a blank; else where no sign is torn. */
function cutOf(fits: string, most: number): number {
  const rests = [...fits.matchAll(/[,;:–—](?=\s)|[、，；：]/g)].map(({ index }) => index + 1);
  const rest = rests.at(-1) ?? 0;
  if (rest > most / 2) return rest;
  const blank = fits.lastIndexOf(' ');
  if (blank > 0) return blank + 1;
  return /[\uD800-\uDBFF]$/.test(fits) ? most - 1 : most;
}

function trimmed(text: string, start: number, end: number): Span {
  const said = text.slice(start, end);
  return [start + (said.length - said.trimStart().length), end - (said.length - said.trimEnd().length)];
}

/** Where reading goes on: the first piece of a block, or the nearest behind it. @returns its place; 0 where there is none */
export function pieceOfBlock(pieces: readonly Piece[], block: number): number {
  return Math.max(
    0,
    pieces.findIndex((piece) => piece.block >= block),
  );
}

/** Share of a text that was read aloud, in whole percent. */
export const percentOf = (pieces: readonly Piece[], at: number): number =>
  pieces.length === 0 ? 0 : Math.min(100, Math.round((at / pieces.length) * 100));
