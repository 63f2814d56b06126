/*
 * Lines of iCalendar (RFC 5545 3.1, 3.3.11; RFC 6868).
 */

const lineOctets = 75;
const encoder = new TextEncoder();

/** A line as it is sent: no more than 75 octets in a row, never broken within a character. Without its last line end. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = char.charCodeAt(0) < 0x80 ? 1 : encoder.encode(char).length;
    if (octets + size > lineOctets) {
      lines.push(current);
      // The space counts as one of the next line's.
      current = ' ';
      octets = 1;
    }
    current += char;
    octets += size;
  }
  return [...lines, current].join('\r\n');
}

/** Lines as they were before they were folded; bare line feeds are line ends, too. */
export const unfold = (text: string): string => text.replace(/\r?\n[ \t]/g, '');

const controls = /[^\P{Cc}\t\n]/gu;
const escaped: Readonly<Record<string, string>> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };

/** A text as a value. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\\;,\n]/g, (char) => escaped[char] ?? char);
}

const plain: Readonly<Record<string, string>> = { n: '\n', N: '\n' };

/** A value as text; a backslash before anything else stays. */
export const unescapeText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, char: string) => plain[char] ?? char);

const circumflexed: Readonly<Record<string, string>> = { '^': '^^', '\n': '^n', '"': "^'" };

/** The value of a parameter. */
export function paramValue(text: string): string {
  const value = text
    .replace(/\r\n?/g, '\n')
    .replace(controls, '')
    .replace(/[\^\n"]/g, (char) => circumflexed[char] ?? char);
  return /[:;,]/.test(value) ? `"${value}"` : value;
}
