/*
 * Lines of iCalendar (RFC 5545 3.1, 3.3.11; RFC 6868).
 */

const lineOctets = 75;

/** Bytes of a character in UTF-8. */
function octetsOf(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

/** Bytes of a text in UTF-8. */
export function utf8Length(text: string): number {
  let octets = 0;
  for (const char of text) octets += octetsOf(char);
  return octets;
}

/** A line as it is sent: no more than 75 octets in a row, never broken within a character. Without its last line end. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const char of line) {
    const size = octetsOf(char);
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
