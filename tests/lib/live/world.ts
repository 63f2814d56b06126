/** A server, a line that breaks, and somebody who watches a list: all by one seed and a clock that is turned. */
import { step, wakeAt } from '@lib/live/machine';
import { inOrder, type LiveRow, shownRows } from '@lib/live/rows';
import { begun, type LiveEffect, type LiveEvent, type LiveRules, type LiveState } from '@lib/live/state';
import { createRng } from '@lib/random';

export interface Text {
  readonly text: string;
}
type Stored = LiveRow<Text>;

const page = 8;
const most = 10;
/** Rows become visible up to this much later than their marks say. */
const slowestCommit = 2000;

export class World {
  now = 1_000_000;
  state: LiveState<Text> = begun();
  isUp = true;
  readonly effects: { at: number; effect: LiveEffect }[] = [];
  /** What was wrong with what was shown on the way. */
  readonly faults: string[] = [];
  readonly #rules: LiveRules;
  readonly #random: () => number;
  #due: { at: number; n: number; act: () => void }[] = [];
  #n = 0;
  readonly #rows = new Map<string, Stored>();
  /** The join that is heard, and when its last word arrives. */
  #subscribed: number | null = null;
  #joins = 0;
  #lastWord = 0;
  readonly #versions = new Map<string, number>();

  constructor(seed: number, rules: LiveRules) {
    this.#random = createRng(`world ${seed}`);
    this.#rules = rules;
  }

  dice(below: number): number {
    return Math.floor(this.#random() * below);
  }

  later(ms: number, act: () => void): void {
    this.#n += 1;
    this.#due.push({ at: this.now + ms, n: this.#n, act });
  }

  tell(event: LiveEvent<Text>): void {
    const { state, effects } = step(this.state, event, this.#rules, {
      now: this.now,
      random: this.#random(),
    });
    this.state = state;
    for (const effect of effects) {
      this.effects.push({ at: this.now, effect });
      this.#carryOut(effect);
    }
  }

  /** Lets so much time pass. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const wake = wakeAt(this.state);
      const [next] = this.#due.toSorted((a, b) => a.at - b.at || a.n - b.n);
      const at = Math.min(wake ?? Number.POSITIVE_INFINITY, next?.at ?? Number.POSITIVE_INFINITY);
      if (at > until) break;
      this.now = Math.max(this.now, at);
      if (next && next.at <= this.now) {
        this.#due = this.#due.filter((one) => one !== next);
        next.act();
      } else this.tell({ kind: 'tick' });
    }
    this.now = until;
  }

  /** Somebody writes, changes or removes something. */
  write(clientId: string | null = null): void {
    const old = [...this.#rows.values()];
    const held = clientId === null && this.dice(3) === 0 ? old[this.dice(old.length || 1)] : undefined;
    this.later(
      this.dice(slowestCommit),
      this.#change(held?.id ?? `row-${this.#rows.size}-${this.#n}`, clientId),
    );
  }

  #change(id: string, clientId: string | null): () => void {
    const begunAt = this.now;
    const kind = this.dice(4);
    return () => {
      const held = this.#rows.get(id);
      const mark = !held || this.#rules.marksChanges ? Math.max(begunAt, held?.mark ?? 0) : held.mark;
      const version = (held?.version ?? 0) + 1;
      const row: Stored = {
        id,
        at: held && kind !== 0 ? held.at : Math.max(begunAt, held?.at ?? 0),
        mark,
        version,
        clientId: held?.clientId ?? clientId,
        isGone: held?.isGone || (held !== undefined && kind === 1),
        row: { text: `${id} ${version}` },
      };
      this.#rows.set(id, row);
      this.#say(row);
    };
  }

  #say(row: Stored): void {
    const join = this.#subscribed;
    if (join === null) return;
    const times = this.dice(20) === 0 ? 2 : 1;
    for (let time = 0; time < times; time += 1) this.#word(join, { kind: 'heard', row });
  }

  /** Words of one join arrive one after the other. */
  #word(join: number, event: LiveEvent<Text>): void {
    this.#lastWord = Math.max(this.#lastWord, this.now + this.dice(400));
    this.later(this.#lastWord - this.now, () => {
      if (join === this.#joins && this.#subscribed === join) this.tell(event);
    });
  }

  /** The line is gone; whoever listened learns of it now or much later. */
  cut(): void {
    const join = this.#joins;
    this.#subscribed = null;
    this.later(this.dice(2) === 0 ? 0 : this.dice(30_000), () => {
      if (join === this.#joins && this.#subscribed === null) this.tell({ kind: 'lost' });
    });
  }

  #carryOut(effect: LiveEffect): void {
    if (effect.kind === 'join') this.#join();
    else if (effect.kind === 'leave') {
      this.#joins += 1;
      this.#subscribed = null;
    } else if (effect.kind === 'read') this.#read(effect.n, effect.since);
    else if (effect.kind === 'post') this.#post(effect.clientId);
    else if (effect.kind === 'paint') this.#look();
  }

  #join(): void {
    this.#joins += 1;
    const join = this.#joins;
    this.#subscribed = null;
    this.later(this.dice(300), () => {
      if (join !== this.#joins) return;
      if (this.isUp) {
        this.#subscribed = join;
        this.#word(join, { kind: 'joined' });
        // Otherwise it says so, or says nothing at all.
      } else if (this.dice(2) === 0) this.tell({ kind: 'lost' });
    });
  }

  #read(n: number, since: number | null): void {
    this.later(this.dice(500), () => {
      if (!this.isUp || this.dice(10) === 0) {
        this.later(this.dice(3000), () => this.tell({ kind: 'readFailed', n }));
        return;
      }
      const rows = [...this.#rows.values()];
      const found =
        since === null
          ? rows.filter(({ isGone }) => !isGone).toSorted(inOrder)
          : rows.filter(({ mark }) => mark >= since).toSorted((a, b) => a.mark - b.mark);
      const limit = since === null ? page : most;
      const answer = {
        kind: 'read',
        n,
        rows: found.slice(0, limit),
        hasMore: found.length >= limit,
      } as const;
      this.later(this.dice(1500), () => this.tell(answer));
    });
  }

  #post(clientId: string): void {
    this.later(this.dice(500), () => {
      if (!this.isUp) {
        if (this.dice(2) === 0) this.tell({ kind: 'refused', clientId });
        return;
      }
      const isKnown = () => [...this.#rows.values()].find((row) => row.clientId === clientId);
      const before = isKnown();
      if (!before) this.#change(`own-${clientId}`, clientId)();
      const row = before ? null : (isKnown() ?? null);
      this.later(this.dice(1500), () => {
        if (this.isUp) this.tell({ kind: 'stored', clientId, row });
      });
    });
  }

  #look(): void {
    const shown = shownRows(this.state.rows);
    const isOrdered = shown.every((row, at) => at === 0 || inOrder(shown[at - 1] ?? row, row) < 0);
    if (!isOrdered) this.faults.push(`${this.now}: out of order or doubled`);
    for (const { id, version, clientId } of shown) {
      if (version < (this.#versions.get(id) ?? 0)) this.faults.push(`${this.now}: ${id} became older`);
      this.#versions.set(id, version);
      if (clientId !== null && this.state.sent.has(clientId)) this.faults.push(`${this.now}: ${id} twice`);
    }
  }

  /** Ids and versions that somebody who reads now is shown, down to the end of the page. */
  get stored(): string[] {
    const { edge } = this.state;
    return [...this.#rows.values()]
      .filter((row) => !row.isGone && (edge === null || inOrder(row, edge) <= 0))
      .toSorted(inOrder)
      .map(({ id, version }) => `${id} ${version}`);
  }

  get shown(): string[] {
    return shownRows(this.state.rows).map(({ row }) => row.text);
  }

  count(kind: LiveEffect['kind']): number {
    return this.effects.filter(({ effect }) => effect.kind === kind).length;
  }
}
