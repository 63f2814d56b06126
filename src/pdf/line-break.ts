/*
 * Where a line may end. Scripts with spaces break at spaces; Japanese and Chinese break between characters except
 * where a mark must not begin or end a line (a short form of the kinsoku rules, JIS X 4051). Korean keeps its words
 * whole, as the page does (`word-break: keep-all`).
 */

/** Must not begin a line: closing marks, small kana, sound marks. */
const noStart = new Set(
  '、。，．・：；？！‼⁇⁈⁉）］｝〕〉》」』】〙〗〟’”｠»ーァィゥェォッャュョヮヵヶぁぃぅぇぉっゃゅょゎゕゖㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ々〻‐゠–〜～…‥％‰℃,.:;?!)]}%',
);
/** Must not end a line: opening marks. */
const noEnd = new Set('（［｛〔〈《「『【〘〖〝‘“｟«([{＄￥￡$£¥#№');

/** Kana, ideographs and full-width marks, but not Hangul. */
const eastAsian =
  /[\u2e80-\u2fdf\u3000-\u30ff\u31c0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/;
const letter = /\p{L}/u;
const breakingDash = new Set('-–—/');

function mayBreak(before: string, after: string, beforeThat: string): boolean {
  if (after === ' ') return false;
  if (before === ' ') return true;
  if (noStart.has(after) || noEnd.has(before)) return false;
  if (eastAsian.test(before) || eastAsian.test(after)) return true;
  return breakingDash.has(before) && letter.test(after) && letter.test(beforeThat);
}

/** Positions (in UTF-16 units) before which a line may begin, ascending, without 0 and the end. */
export function breakPositions(text: string): number[] {
  const positions: number[] = [];
  for (let i = 1; i < text.length; i += 1) {
    if (mayBreak(text[i - 1] ?? '', text[i] ?? '', text[i - 2] ?? '')) positions.push(i);
  }
  return positions;
}

/** One form of every character, one space between words, no invisible hyphens. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\u00ad|\u200b/g, '')
    .replace(/[ \t\r\n]+/g, ' ');
}

export type Line = {
  readonly start: number;
  /** End without trailing spaces. */
  readonly end: number;
  /** Begin of the next line. */
  readonly next: number;
};

/**
 * Fills lines greedily. A piece that is wider than a line is cut between characters, at least one per line.
 * @param widthOf width of text[start, end) in points
 */
export function breakLines(
  text: string,
  width: number,
  widthOf: (start: number, end: number) => number,
): Line[] {
  const stops = [...breakPositions(text), text.length];
  const lines: Line[] = [];
  let start = 0;
  let fitting = 0;
  const close = (next: number) => {
    lines.push({ start, end: trimmedEnd(text, start, next), next });
    start = next;
  };
  for (const stop of stops) {
    if (widthOf(start, trimmedEnd(text, start, stop)) <= width) {
      fitting = stop;
      continue;
    }
    if (fitting > start) close(fitting);
    while (widthOf(start, trimmedEnd(text, start, stop)) > width) {
      const cut = cutAt(text, start, stop, width, widthOf);
      if (cut >= stop) break;
      close(cut);
    }
    fitting = stop;
  }
  if (start < text.length || lines.length === 0) close(text.length);
  return lines;
}

function trimmedEnd(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && text[last - 1] === ' ') last -= 1;
  return last;
}

/** As many whole characters as fit, but one at least. */
function cutAt(
  text: string,
  start: number,
  stop: number,
  width: number,
  widthOf: (start: number, end: number) => number,
): number {
  let cut = start;
  for (const character of text.slice(start, stop)) {
    const next = cut + character.length;
    if (cut > start && widthOf(start, next) > width) return cut;
    cut = next;
  }
  return cut;
}
