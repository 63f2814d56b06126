/**
 * What a Markdown text of the library holds, without a parser: headings, links, pictures, pauses, and its sentences. Lines are
 * read once. The database reads headings by the same rule (`private.headings_of`).
 */

export interface Heading {
  readonly level: number;
  readonly text: string;
}

export interface Picture {
  readonly alt: string;
  readonly src: string;
}

export interface Outline {
  readonly headings: readonly Heading[];
  /** addresses of links and of what looks like one, in order */
  readonly links: readonly string[];
  readonly pictures: readonly Picture[];
  /** thematic breaks, at which reading aloud waits */
  readonly pauses: number;
  /** paragraphs, items of lists and cells, without their marks; no headings and no code */
  readonly blocks: readonly string[];
  /** lines that begin with a tag: raw HTML, which is shown as text */
  readonly tags: number;
  /** a line of dashes or equals signs right under words, which makes them a heading */
  readonly underlined: number;
}

const heading = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/;
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const underline = /^ {0,3}(?:-+|=+)[ \t]*$/;
const fence = /^ {0,3}(?:```|~~~)/;
const lead = /^[ \t]*(?:>[ \t]?|[-+*][ \t]+|\d{1,9}[.)][ \t]+)+/;
const tag = /^ {0,3}<[a-z!/][^>]*>?/i;
const tableLine = /^[ \t|:-]+$/;
// Nothing in them takes what begins the next one, so that each sign is looked at once.
const picture = /!\[([^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)(?:[ \t][^()\n]*)?\)/g;
const link = /(?<!!)\[([^[\]\n]*)\]\(((?:[^()\s]|\([^()\s]*\))*)(?:[ \t][^()\n]*)?\)/g;
const address = /(?:https?:\/\/|www\.)[^\s<>()[\]]+/gi;

export function outlineOf(markdown: string): Outline {
  const headings: Heading[] = [];
  const links: string[] = [];
  const pictures: Picture[] = [];
  const blocks: string[] = [];
  let pauses = 0;
  let tags = 0;
  let underlined = 0;
  let block = '';
  let isCode = false;
  const close = () => {
    if (block.trim() !== '') blocks.push(block.trim());
    block = '';
  };
  for (const line of markdown.replace(/\r\n?/g, '\n').split('\n')) {
    if (fence.test(line)) {
      close();
      isCode = !isCode;
    } else if (!isCode) {
      const [, marks, title = ''] = heading.exec(line) ?? [];
      if (tag.test(line)) tags += 1;
      for (const [, alt = '', src = ''] of line.matchAll(picture)) pictures.push({ alt, src });
      for (const [, , href = ''] of line.matchAll(link)) links.push(href);
      links.push(...(line.replace(picture, '').replace(link, '$1').match(address) ?? []));
      if (marks !== undefined) {
        close();
        headings.push({ level: marks.length, text: unmarked(withoutMarks(title)) });
      } else if (block !== '' && underline.test(line)) {
        underlined += 1;
        close();
      } else if (line.trim() === '' || rule.test(line)) {
        close();
        if (line.trim() !== '') pauses += 1;
      } else if (!tableLine.test(line)) {
        if (lead.test(line)) close();
        block += ` ${plainLine(line)}`;
      }
    }
  }
  close();
  return { headings, links, pictures, pauses, blocks, tags, underlined };
}

/** A heading may be closed by the signs that open it. */
function withoutMarks(title: string): string {
  let end = title.trimEnd().length;
  const last = end;
  while (end > 0 && title[end - 1] === '#') end -= 1;
  return end === 0 || end === last || title[end - 1] === ' '
    ? title.slice(0, end).trimEnd()
    : title.trimEnd();
}

/** Words without the marks within a line; the database has the same rule (`private.plain_line`). */
const unmarked = (words: string): string =>
  words
    .replace(picture, '')
    .replace(link, '$1')
    .replace(/(?<!\w)_|_(?!\w)|[*`]+/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/^[ \t]+|[ \t]+$/g, '');

/** The words of a line of text, of an item or of cells. */
const plainLine = (line: string): string =>
  unmarked(
    line
      .replace(lead, '')
      .replace(/^[ \t]*\|/, '')
      .replace(/\|/g, ' '),
  ).trim();

/** All blocks as one text in which each ends a sentence, for measures of reading. */
export const proseOf = ({ blocks }: Pick<Outline, 'blocks'>): string =>
  blocks
    .map((block) => (/[.!?]["'’”)]?$/.test(block) ? block : `${block.replace(/[:;,]$/, '')}.`))
    .join('\n');
