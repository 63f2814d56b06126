import { brand } from '../../../config/brand.ts';
import { ok, type Result } from '../../result.ts';
import { toIso } from '../../time.ts';
import { type CalendarEvent, type EventFields, maxExdates } from '../event.ts';
import {
  type LeftReason,
  type MatchedZone,
  nominalOf,
  type RawProperty,
  type ReadEvent,
  type ReadOptions,
  readEvent,
  reasonOf,
} from './event.ts';
import { type FileFault, type Scan, scanCalendar } from './scan.ts';

/*
 * A file of another calendar: what of it would be added, what is there already, and what is left out and why. Nothing is
 * fetched, and nothing is saved here.
 */

/**
 * What is known of events that came from files before; also removed ones are left out by whoever asks. `modified_at` null: its
 * newest state was taken back, so that any of a file is newer.
 */
export type KnownEvent = Pick<
  CalendarEvent,
  'id' | 'uid' | 'recurrence_id' | 'recurrence_of' | 'sequence' | 'starts' | 'tz' | 'all_day'
> & { readonly modified_at: string | null };

export interface ImportOptions extends Omit<ReadOptions, 'locations'> {
  readonly known: readonly KnownEvent[];
  readonly newId: () => string;
}

/** One event to be saved: a new one, or a newer state of one that is there. */
export interface ImportedEvent {
  readonly id: string;
  readonly isNew: boolean;
  readonly fields: EventFields;
  readonly uid: string;
  readonly sequence: number;
  readonly modified_at: string;
  readonly recurrence_of: string | null;
  readonly recurrence_id: string | null;
  readonly shortened: boolean;
}

export interface LeftEvent {
  /** Of the file, counted from 1. */
  readonly line: number;
  readonly title: string;
  readonly reason: LeftReason;
}

export interface ImportPreview {
  /** Events in the file. */
  readonly found: number;
  /** Series before their changed occurrences. */
  readonly events: readonly ImportedEvent[];
  readonly left: readonly LeftEvent[];
  readonly dropped: readonly { readonly name: string; readonly count: number }[];
  /** Zones with names of their own, by name. */
  readonly zones: readonly MatchedZone[];
}

/** The parser of an event's lines; null: it could not read them. */
export type ParseEvent = (lines: readonly string[]) => readonly RawProperty[] | null;

interface Candidate {
  readonly line: number;
  readonly event: ReadEvent;
}

const ownUid = (uid: string): boolean => uid.toLowerCase().endsWith(`@${brand.calendarHost}`);

const isNewer = (
  one: { sequence: number; modifiedMs: number },
  than: { sequence: number; modifiedMs: number },
): boolean =>
  one.sequence > than.sequence || (one.sequence === than.sequence && one.modifiedMs > than.modifiedMs);

class Importer {
  readonly left: LeftEvent[] = [];
  readonly zones = new Map<string, string | null>();
  private readonly options: ReadOptions & ImportOptions;
  private readonly known: ReadonlyMap<string, KnownEvent>;
  constructor(options: ReadOptions & ImportOptions) {
    this.options = options;
    this.known = new Map(options.known.map((row) => [`${row.uid} ${row.recurrence_id ?? ''}`, row]));
  }

  leave({ line, event }: Candidate, reason: LeftReason): void {
    this.left.push({ line, title: event.fields.title, reason });
  }

  read(scan: Scan, parse: ParseEvent): Candidate[] {
    return scan.blocks.flatMap(({ line, lines, whole }) => {
      const properties = whole ? parse(lines) : null;
      try {
        const event = properties === null ? null : readEvent(properties, this.options);
        if (event === null) this.left.push({ line, title: '', reason: 'unreadable' });
        else for (const { name, zone } of event.zones) this.zones.set(name, zone);
        return event === null ? [] : [{ line, event }];
      } catch (error) {
        const reason = reasonOf(error);
        if (reason === null) throw error;
        const title = properties?.find(({ name }) => name === 'summary')?.values.join(',') ?? '';
        this.left.push({ line, title: title.slice(0, 100), reason });
        return [];
      }
    });
  }

  /** Of several with one key the newest; what is own stays as it is. */
  newest(candidates: readonly Candidate[], keyOf: (candidate: Candidate) => string): Map<string, Candidate> {
    const kept = new Map<string, Candidate>();
    for (const candidate of candidates) {
      if (ownUid(candidate.event.uid)) {
        this.leave(candidate, 'own');
        continue;
      }
      const other = kept.get(keyOf(candidate));
      if (other === undefined || isNewer(candidate.event, other.event)) {
        kept.set(keyOf(candidate), candidate);
        if (other) this.leave(other, 'double');
      } else this.leave(candidate, 'double');
    }
    return kept;
  }

  /** The row to be saved; null: there is nothing new in it. */
  row(candidate: Candidate, nominal: string | null, series: string | null): ImportedEvent | null {
    const { event } = candidate;
    const known = this.known.get(`${event.uid} ${nominal ?? ''}`);
    if (known) {
      const { sequence, modified_at } = known;
      if (modified_at !== null && !isNewer(event, { sequence, modifiedMs: Date.parse(modified_at) })) {
        this.leave(candidate, 'already');
        return null;
      }
    } else if (event.cancelled) {
      this.leave(candidate, 'cancelled');
      return null;
    }
    return {
      id: known?.id ?? this.options.newId(),
      isNew: known === undefined,
      fields: { ...event.fields, cancelled: event.cancelled },
      uid: event.uid,
      sequence: event.sequence,
      modified_at: toIso(event.modifiedMs),
      recurrence_of: series,
      recurrence_id: nominal,
      shortened: event.shortened,
    };
  }

  /** Series and single events of a file, by their names. */
  masters(candidates: readonly Candidate[]): Map<string, ImportedEvent | null> {
    const kept = this.newest(
      candidates.filter(({ event }) => event.recurrence === null),
      ({ event }) => event.uid,
    );
    return new Map([...kept].map(([uid, candidate]) => [uid, this.row(candidate, null, null)]));
  }

  /** Changed occurrences, each with its series of the file or one that is there. */
  changes(
    candidates: readonly Candidate[],
    masters: ReadonlyMap<string, ImportedEvent | null>,
  ): ImportedEvent[] {
    const nominal = ({ event }: Candidate): string | null => {
      const series = masters.get(event.uid)?.fields ?? this.known.get(`${event.uid} `);
      return series && event.recurrence ? nominalOf(event.recurrence, series, this.options) : null;
    };
    const kept = this.newest(
      candidates.filter(({ event }) => event.recurrence !== null),
      (candidate) => `${candidate.event.uid} ${nominal(candidate) ?? candidate.event.recurrence?.text}`,
    );
    return [...kept.values()].flatMap((candidate) => {
      const { event } = candidate;
      const at = nominal(candidate);
      const series = masters.get(event.uid)?.id ?? this.known.get(`${event.uid} `)?.id ?? null;
      if (at === null || series === null || event.fields.rrule !== null || event.fields.rdates.length > 0) {
        this.leave(candidate, 'part_of_series');
        return [];
      }
      const whole = { ...candidate, event: { ...event, fields: { ...event.fields, exdates: [] } } };
      return this.row(whole, at, series) ?? [];
    });
  }
}

/** Cancelled occurrences are left out of their series: as rows of their own they would say nothing. */
function withCancelled(
  master: ImportedEvent,
  candidates: readonly Candidate[],
  options: ReadOptions,
): ImportedEvent {
  const gone = candidates.flatMap(({ event }) => {
    if (!event.cancelled || event.recurrence === null || event.uid !== master.uid) return [];
    return nominalOf(event.recurrence, master.fields, options) ?? [];
  });
  if (gone.length === 0) return master;
  const exdates = [...new Set([...master.fields.exdates, ...gone])].toSorted().slice(0, maxExdates);
  return { ...master, fields: { ...master.fields, exdates } };
}

/** Reads a file; it always ends, and never fails but by the codes of files that are none. */
export function readCalendar(
  text: string,
  parse: ParseEvent,
  options: ImportOptions,
): Result<ImportPreview, FileFault> {
  const scan = scanCalendar(text);
  if (!scan.ok) return scan;
  const all = { ...options, locations: scan.value.locations };
  const importer = new Importer(all);
  const candidates = importer.read(scan.value, parse);
  const masters = importer.masters(candidates);
  const cancelled = candidates.filter(({ event }) => event.cancelled && event.recurrence !== null);
  const series = [...masters.values()]
    .filter((master) => master !== null)
    .map((master) => withCancelled(master, cancelled, all));
  const changed = importer.changes(candidates, masters);
  return ok({
    found: scan.value.blocks.length,
    events: [...series, ...changed],
    left: importer.left.toSorted((a, b) => a.line - b.line),
    dropped: [...scan.value.dropped].map(([name, count]) => ({ name, count })),
    zones: [...importer.zones]
      .map(([name, zone]) => ({ name, zone }))
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  });
}
