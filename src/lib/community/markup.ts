/** The six buttons over a text field: what they put around, before or in place of what is marked. Offsets are those of a text field, in UTF-16 units. */

export const markupActions = ['bold', 'italic', 'quote', 'list', 'code', 'link'] as const;
export type MarkupAction = (typeof markupActions)[number];

export interface Marked {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const around: Readonly<Partial<Record<MarkupAction, string>>> = { bold: '**', italic: '*', code: '`' };
const before: Readonly<Partial<Record<MarkupAction, string>>> = { quote: '> ', list: '- ' };
const address = 'https://';

/** The text after a button, and what is marked in it then. Pressed again it takes back what it put there. */
export function withMarkup({ text, start, end }: Marked, action: MarkupAction): Marked {
  const pair = around[action];
  if (pair !== undefined) return paired({ text, start, end }, pair);
  const lead = before[action];
  if (lead !== undefined) return led({ text, start, end }, lead);
  const marked = text.slice(start, end);
  const link = `[${marked}](${address})`;
  const at = marked === '' ? start + 1 : start + marked.length + 3;
  return {
    text: text.slice(0, start) + link + text.slice(end),
    start: at,
    end: marked === '' ? at : at + address.length,
  };
}

function paired({ text, start, end }: Marked, pair: string): Marked {
  const { length } = pair;
  const isMarked = text.slice(start - length, start) === pair && text.slice(end, end + length) === pair;
  // `*` beside `**` is the other button's.
  const isOthers =
    pair === '*' && text.slice(start - 2, start) === '**' && text.slice(start - 3, start) !== '***';
  if (isMarked && !isOthers) {
    return {
      text: text.slice(0, start - length) + text.slice(start, end) + text.slice(end + length),
      start: start - length,
      end: end - length,
    };
  }
  return {
    text: text.slice(0, start) + pair + text.slice(start, end) + pair + text.slice(end),
    start: start + length,
    end: end + length,
  };
}

/** Works on whole lines, as quotes and lists do. */
function led({ text, start, end }: Marked, lead: string): Marked {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next === -1 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isLed = lines.every((line) => line.startsWith(lead));
  const changed = lines.map((line) => (isLed ? line.slice(lead.length) : lead + line)).join('\n');
  const step = isLed ? -lead.length : lead.length;
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: Math.max(from, start + step),
    end: from + changed.length - (to - end),
  };
}
