import { maxFileEvents } from '../../../config/limits.ts';
import { err, ok, type Result } from '../../result.ts';
import { utf8Length } from '../ics/lines.ts';

/*
 * What a file is made of, before a parser sees any of it: limits, its events with their lines, and what is left out.
 */

export const maxFileBytes = 1024 * 1024;
const maxLines = 20_000;
const maxLineLength = 64 * 1024;
const maxNesting = 3;

export type FileFault = 'not_calendar' | 'too_large' | 'no_events';

/** The properties of one event, unfolded; of them only those that are taken. */
export interface EventBlock {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly lines: readonly string[];
  /** False: the file ends within it. */
  readonly whole: boolean;
}

export interface Scan {
  readonly blocks: readonly EventBlock[];
  /** Where zones with names of their own say they are: X-LIC-LOCATION by TZID. */
  readonly locations: ReadonlyMap<string, string>;
  /** How often something was found that is not taken, by its name. */
  readonly dropped: ReadonlyMap<string, number>;
}

const taken = new Set([
  'UID',
  'SEQUENCE',
  'LAST-MODIFIED',
  'DTSTAMP',
  'DTSTART',
  'DTEND',
  'DURATION',
  'SUMMARY',
  'DESCRIPTION',
  'LOCATION',
  'RRULE',
  'RDATE',
  'EXDATE',
  'RECURRENCE-ID',
  'STATUS',
]);
const countedComponents = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VALARM']);
const countedProperties = new Set(['ATTACH', 'ATTENDEE', 'ORGANIZER', 'CONTACT', 'URL', 'METHOD']);

interface Line {
  readonly number: number;
  readonly text: string;
}

/** The lines of a file as they were before they were folded; null: too many, or one too long. */
function linesOf(text: string): Line[] | null {
  const lines: { number: number; text: string }[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const last = lines.at(-1);
    if (/^[ \t]/.test(line) && last) last.text += line.slice(1);
    else if (line !== '') lines.push({ number: index + 1, text: line });
    if (lines.length > maxLines || (lines.at(-1)?.text.length ?? 0) > maxLineLength) return null;
  }
  return lines;
}

const nameOf = (line: string): string => (/^[A-Za-z0-9-]+/.exec(line)?.[0] ?? '').toUpperCase();
const contentOf = (line: string): string => line.slice(line.indexOf(':') + 1).trim();

class Scanner {
  readonly blocks: { line: number; lines: string[]; whole: boolean }[] = [];
  readonly locations = new Map<string, string>();
  readonly dropped = new Map<string, number>();
  private readonly open: string[] = [];
  private zone = '';

  private drop(name: string): void {
    this.dropped.set(name, (this.dropped.get(name) ?? 0) + 1);
  }

  /** False: deeper than any calendar goes. */
  begin(name: string, line: number): boolean {
    if (countedComponents.has(name)) this.drop(name);
    this.open.push(name);
    if (name === 'VEVENT') this.blocks.push({ line, lines: [], whole: false });
    return this.open.length <= maxNesting;
  }

  end(name: string): void {
    const at = this.open.lastIndexOf(name);
    if (at < 0) return;
    this.open.length = at;
    const block = this.blocks.at(-1);
    if (name === 'VEVENT' && block) block.whole = true;
  }

  property(name: string, text: string): void {
    const within = this.open.at(-1);
    if (within === 'VTIMEZONE') {
      if (name === 'TZID') this.zone = contentOf(text);
      if (name === 'X-LIC-LOCATION' && this.zone !== '') this.locations.set(this.zone, contentOf(text));
      return;
    }
    if (within !== 'VEVENT') {
      if (name === 'METHOD') this.drop(name);
      return;
    }
    if (taken.has(name)) this.blocks.at(-1)?.lines.push(text);
    else if (countedProperties.has(name)) this.drop(name);
    else if (name.startsWith('X-')) this.drop('X-');
  }
}

/** Reads what a file is made of. It follows no address, and it ends. */
export function scanCalendar(text: string): Result<Scan, FileFault> {
  // Each character has at least one byte; counting bytes of what is far too long would take time, too.
  if (text.length > maxFileBytes || utf8Length(text) > maxFileBytes) return err('too_large');
  const lines = linesOf(text);
  if (lines === null) return err('too_large');
  if (lines[0]?.text.trim().toUpperCase() !== 'BEGIN:VCALENDAR') return err('not_calendar');
  const scanner = new Scanner();
  for (const line of lines) {
    const name = nameOf(line.text);
    if (name === 'BEGIN') {
      if (!scanner.begin(contentOf(line.text).toUpperCase(), line.number)) return err('not_calendar');
      if (scanner.blocks.length > maxFileEvents) return err('too_large');
    } else if (name === 'END') scanner.end(contentOf(line.text).toUpperCase());
    else scanner.property(name, line.text);
  }
  const { blocks, locations, dropped } = scanner;
  return blocks.length === 0 ? err('no_events') : ok({ blocks, locations, dropped });
}
