/*
 * A live list as one state machine. It subscribes, then reads, then puts both together by id, so that nothing falls
 * between; it tries a lost line again in longer and longer steps, catches up after every gap, reads in intervals where there is
 * no line, and knows what was sent from here when it comes back. Pure: the clock, the dice and the network belong to the
 * caller, who carries out the effects and tells what became of them.
 */
import { backoff } from './backoff.ts';
import { latestMark, merged, reread } from './rows.ts';
import type { LiveEffect, LiveEvent, LiveRules, LiveState, Moment } from './state.ts';

const joinMs = 10_000;
/** Rows may become visible a little out of the order of their marks. */
const overlapMs = 5000;
const bannerMs = 5000;
const paintMs = 250;
const sendMs = 10_000;
/** Coming back to the page reads again, not more often than this. */
const calmMs = 5000;

export interface Surroundings {
  readonly now: Moment;
  /** From 0 to 1. */
  readonly random: number;
}

export interface Step<Row> {
  readonly state: LiveState<Row>;
  readonly effects: readonly LiveEffect[];
}

type Told<Row, Kind> = Extract<LiveEvent<Row>, { kind: Kind }>;

/** In a page that nobody looks at only what the line owes is read. */
const readsNow = ({ isVisible, link }: LiveState<unknown>): boolean => isVisible || link.kind === 'joined';

class Turn<Row> {
  state: LiveState<Row>;
  readonly effects: LiveEffect[] = [];
  readonly #rules: LiveRules;
  readonly #now: Moment;
  readonly #random: number;

  constructor(state: LiveState<Row>, rules: LiveRules, { now, random }: Surroundings) {
    this.state = state;
    this.#rules = rules;
    this.#now = now;
    this.#random = random;
  }

  #set(part: Partial<LiveState<Row>>): void {
    this.state = { ...this.state, ...part };
  }

  #do(effect: LiveEffect): void {
    this.effects.push(effect);
  }

  #join(): void {
    this.#set({ link: { kind: 'joining', until: this.#now + joinMs } });
    this.#do({ kind: 'join' });
  }

  /** What changed since the last gap began, or the first page where that cannot be asked or is not known yet. */
  #read(since: number | null = this.#since()): void {
    if (this.state.reading) {
      this.#set({ isReadDue: true });
      return;
    }
    const n = this.state.reads + 1;
    const isJoined = this.state.link.kind === 'joined';
    this.#set({
      reads: n,
      reading: { n, since, isJoined, fresh: new Set(), heard: 0 },
      isReadDue: false,
      readAt: null,
    });
    this.#do({ kind: 'read', n, since });
  }

  #since(): number | null {
    const { known } = this.state;
    return known === null || !this.#rules.marksChanges ? null : known - overlapMs;
  }

  begin({ isVisible }: Told<Row, 'begin'>): void {
    if (this.state.link.kind !== 'off') return;
    this.#set({ isVisible, offSince: this.#now });
    this.#join();
  }

  end(): void {
    if (this.state.link.kind === 'off') return;
    this.#set({ link: { kind: 'off' }, offSince: null, isOff: false });
    this.#set({ reading: null, readAt: null, isCaughtUp: false });
    this.#do({ kind: 'leave' });
  }

  joined(): void {
    if (this.state.link.kind !== 'joining') return;
    const isDirty = this.state.isDirty || this.state.isOff;
    this.#set({ link: { kind: 'joined' }, failures: 0, offSince: null, isOff: false, isDirty });
    this.#read();
  }

  lost(): void {
    const { link, offSince, lastRead, reading, readAt } = this.state;
    if (link.kind !== 'joined' && link.kind !== 'joining') return;
    const failures = this.state.failures + 1;
    this.#set({
      link: { kind: 'waiting', until: this.#now + backoff(failures, this.#random) },
      failures,
      offSince: offSince ?? this.#now,
      isCaughtUp: false,
      reading: reading && { ...reading, isJoined: false },
    });
    this.#do({ kind: 'leave' });
    if (reading) return;
    if (lastRead === null) this.#read();
    else this.#set({ readAt: readAt ?? this.#now + this.#rules.pollMs });
  }

  /** The network is back, or the person is: waiting makes no sense. */
  online(): void {
    if (this.state.link.kind === 'waiting') this.#join();
  }

  visible({ isVisible }: Told<Row, 'visible'>): void {
    const wasVisible = this.state.isVisible;
    this.#set({ isVisible });
    if (!isVisible || this.state.link.kind === 'off') return;
    this.online();
    // What somebody may no longer see is told to nobody, so who comes back to the page reads again.
    if (!wasVisible && this.#now - (this.state.lastRead ?? this.#now) >= calmMs) this.#read();
  }

  renewed(): void {
    const { kind } = this.state.link;
    if (kind === 'joined' || kind === 'joining') this.#do({ kind: 'authorize' });
  }

  heard({ row }: Told<Row, 'heard'>): void {
    if (this.state.link.kind === 'off') return;
    this.#merge([row]);
    const { known, isCaughtUp, reading } = this.state;
    if (isCaughtUp && known !== null) this.#set({ known: Math.max(known, row.mark) });
    if (reading) this.#set({ reading: { ...reading, heard: Math.max(reading.heard, row.mark) } });
  }

  read({ n, rows, hasMore }: Told<Row, 'read'>): void {
    const { reading, link, isReadDue } = this.state;
    if (reading?.n !== n) return;
    this.#set({ reading: null, readFailures: 0, lastRead: this.#now });
    if (reading.since === null) {
      const last = hasMore ? rows.at(-1) : undefined;
      const edge = last ? { at: last.at, id: last.id } : null;
      this.#replace(reread(this.state.rows, rows, reading.fresh, edge));
      this.#set({ edge });
      this.#clearSent(rows);
    } else if (hasMore) {
      // Too much was missed to be told apart.
      this.#read(null);
      return;
    } else this.#merge(rows);
    const isCaughtUp = link.kind === 'joined' && reading.isJoined;
    // What was heard meanwhile counts as known only where nothing can have been missed beside it.
    const least = Math.max(this.state.known ?? 0, isCaughtUp ? reading.heard : 0);
    this.#set({ known: latestMark(rows, least), isCaughtUp });
    if (isReadDue) this.#read();
    else if (link.kind !== 'joined') this.#set({ readAt: this.#now + this.#rules.pollMs });
  }

  readFailed({ n }: Told<Row, 'readFailed'>): void {
    if (this.state.reading?.n !== n) return;
    const readFailures = this.state.readFailures + 1;
    const readAt = this.#now + backoff(readFailures, this.#random);
    this.#set({ reading: null, isReadDue: false, readFailures, readAt });
  }

  send({ clientId, row }: Told<Row, 'send'>): void {
    if (this.state.link.kind === 'off') return;
    this.#keepSent(clientId, row, 'sending');
    this.#do({ kind: 'post', clientId });
    this.#paint();
  }

  stored({ clientId, row }: Told<Row, 'stored'>): void {
    if (row) this.#merge([row]);
    // It is there already, from a try whose answer was lost; where it stands, says the next reading.
    else if (this.state.sent.has(clientId)) this.#read();
    this.#clearSent([{ clientId }]);
  }

  refused({ clientId }: Told<Row, 'refused'>): void {
    const sent = this.state.sent.get(clientId);
    if (sent) this.#keepSent(clientId, sent.row, 'failed');
  }

  discard({ clientId }: Told<Row, 'discard'>): void {
    const sent = new Map(this.state.sent);
    if (sent.delete(clientId)) this.#set({ sent, isDirty: true });
  }

  tick(): void {
    const { link, readAt, offSince, isOff } = this.state;
    if (link.kind === 'joining' && link.until <= this.#now) this.lost();
    if (link.kind === 'waiting' && link.until <= this.#now) this.#join();
    if (readAt !== null && readAt <= this.#now && readsNow(this.state)) this.#read();
    if (offSince !== null && !isOff && offSince + bannerMs <= this.#now)
      this.#set({ isOff: true, isDirty: true });
    for (const { clientId, row, state, until } of this.state.sent.values()) {
      if (state === 'sending' && until <= this.#now) this.#keepSent(clientId, row, 'failed');
    }
  }

  /** Shows what changed, a few times a second at most. */
  finish(): Step<Row> {
    const { isDirty, paintedAt } = this.state;
    if (isDirty && paintedAt + paintMs <= this.#now) this.#paint();
    return { state: this.state, effects: this.effects };
  }

  #paint(): void {
    this.#set({ isDirty: false, paintedAt: this.#now });
    this.#do({ kind: 'paint' });
  }

  #keepSent(clientId: string, row: Row, state: 'sending' | 'failed'): void {
    const sent = new Map(this.state.sent).set(clientId, { clientId, row, state, until: this.#now + sendMs });
    this.#set({ sent, isDirty: true });
  }

  /** What came back needs no place of its own any more. */
  #clearSent(rows: readonly { clientId: string | null }[]): void {
    const sent = new Map(this.state.sent);
    const cleared = rows.filter(({ clientId }) => clientId !== null && sent.delete(clientId));
    if (cleared.length > 0) this.#set({ sent, isDirty: true });
  }

  #replace(rows: LiveState<Row>['rows']): void {
    if (rows !== this.state.rows) this.#set({ rows, isDirty: true });
  }

  #merge(rows: Told<Row, 'read'>['rows']): void {
    const { reading, edge } = this.state;
    this.#replace(merged(this.state.rows, rows, edge));
    if (reading) {
      const fresh = new Set([...reading.fresh, ...rows.map(({ id }) => id)]);
      this.#set({ reading: { ...reading, fresh } });
    }
    this.#clearSent(rows);
  }
}

/** What follows from what is told. */
export function step<Row>(
  state: LiveState<Row>,
  event: LiveEvent<Row>,
  rules: LiveRules,
  surroundings: Surroundings,
): Step<Row> {
  const turn = new Turn(state, rules, surroundings);
  const tell = turn[event.kind] as (told: LiveEvent<Row>) => void;
  tell.call(turn, event);
  return turn.finish();
}

/** When to tick next; null where nothing is waited for. */
export function wakeAt<Row>(state: LiveState<Row>): Moment | null {
  const { link, readAt, offSince, isOff, sent, isDirty, paintedAt } = state;
  if (link.kind === 'off') return null;
  const due: Moment[] = [];
  if (link.kind !== 'joined') due.push(link.until);
  if (readAt !== null && readsNow(state)) due.push(readAt);
  if (offSince !== null && !isOff) due.push(offSince + bannerMs);
  for (const one of sent.values()) if (one.state === 'sending') due.push(one.until);
  if (isDirty) due.push(paintedAt + paintMs);
  return due.length > 0 ? Math.min(...due) : null;
}
