/* What a live list knows at one moment, and what it may be told. machine.ts says what follows from it. */
import type { Edge, LiveRow, LiveRows } from './rows.ts';

/** Milliseconds since 1970, by the clock of whoever runs the machine. */
export type Moment = number;

export type Link =
  | { readonly kind: 'off' }
  | { readonly kind: 'joining' | 'waiting'; readonly until: Moment }
  | { readonly kind: 'joined' };

/** A question to the server that is not answered yet. */
interface Reading {
  readonly n: number;
  /** Asks for what changed since; null asks for the first page. */
  readonly since: number | null;
  /** The line has stood since it was asked, so that between its answer and what is heard nothing is missing. */
  readonly isJoined: boolean;
  /** Rows that came since it was asked, of which its answer may not know. */
  readonly fresh: ReadonlySet<string>;
  /** The latest mark heard since. */
  readonly heard: number;
}

/** Something written here that the server has not shown back yet. */
export interface Sent<Row> {
  readonly clientId: string;
  readonly row: Row;
  readonly state: 'sending' | 'failed';
  /** Until when an answer is waited for. */
  readonly until: Moment;
}

export interface LiveState<Row> {
  readonly link: Link;
  /** Joins that failed in a row. */
  readonly failures: number;
  /** Since when there has been no line, though there should be one. */
  readonly offSince: Moment | null;
  /** There has been none for so long that it is said. */
  readonly isOff: boolean;
  readonly isVisible: boolean;
  readonly reading: Reading | null;
  /** Something happened that the reading under way may not hold. */
  readonly isReadDue: boolean;
  readonly reads: number;
  readonly readAt: Moment | null;
  readonly readFailures: number;
  readonly lastRead: Moment | null;
  /** Everything up to this mark is known; null before the first page. */
  readonly known: number | null;
  /** The line stands and what was missed before it did has been read: what is heard leaves no gap. */
  readonly isCaughtUp: boolean;
  readonly rows: LiveRows<Row>;
  readonly edge: Edge | null;
  readonly sent: ReadonlyMap<string, Sent<Row>>;
  readonly isDirty: boolean;
  readonly paintedAt: Moment;
}

export type LiveEvent<Row> =
  | { readonly kind: 'begin'; readonly isVisible: boolean }
  | { readonly kind: 'end' | 'joined' | 'lost' | 'online' | 'renewed' | 'tick' }
  | { readonly kind: 'visible'; readonly isVisible: boolean }
  | { readonly kind: 'heard'; readonly row: LiveRow<Row> }
  /** The answer to the nth reading; `hasMore` where the server stopped at its limit. */
  | {
      readonly kind: 'read';
      readonly n: number;
      readonly rows: readonly LiveRow<Row>[];
      readonly hasMore: boolean;
    }
  | { readonly kind: 'readFailed'; readonly n: number }
  /** Something is written here, or what failed is sent once more under the same name. */
  | { readonly kind: 'send'; readonly clientId: string; readonly row: Row }
  /** The server has it; the row, where it answered with one. */
  | { readonly kind: 'stored'; readonly clientId: string; readonly row: LiveRow<Row> | null }
  | { readonly kind: 'refused' | 'discard'; readonly clientId: string };

export type LiveEffect =
  /** A fresh channel; an earlier one is left. */
  | { readonly kind: 'join' | 'leave' | 'authorize' | 'paint' }
  | { readonly kind: 'read'; readonly n: number; readonly since: number | null }
  | { readonly kind: 'post'; readonly clientId: string };

export interface LiveRules {
  /** Between two readings without a line. */
  readonly pollMs: number;
  /** A change moves the mark of its row, so that what changed since can be asked for; otherwise the page is read anew. */
  readonly marksChanges: boolean;
}

export function begun<Row>(): LiveState<Row> {
  return {
    link: { kind: 'off' },
    failures: 0,
    offSince: null,
    isOff: false,
    isVisible: true,
    reading: null,
    isReadDue: false,
    reads: 0,
    readAt: null,
    readFailures: 0,
    lastRead: null,
    known: null,
    isCaughtUp: false,
    rows: new Map(),
    edge: null,
    sent: new Map(),
    isDirty: false,
    paintedAt: 0,
  };
}
