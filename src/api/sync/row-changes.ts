import type { Shape } from '@/integrations/device-store';
import { AppError } from '@/lib/app-error';
import { createOutbox } from './outbox';
import type { Delivery, Outbox, SendResult } from './outbox-types';
import { fullDay } from './use-delivery';

/*
 * Changes of rows that carry a version, on their way to the account: one entry a row, in which everything changed since the
 * server was last heard of comes together. A change names the version it was made to; what another device did meanwhile is
 * merged.
 */

export interface VersionedRow {
  readonly id: string;
  /** 0: the account does not know it yet. */
  readonly version: number;
}

export interface WaitingChange<Row, Change> {
  /** What the change was made to. */
  readonly base: Row;
  /** What differs from it. */
  readonly change: Change;
}

export interface RowKind<Row extends VersionedRow, Change extends object> {
  readonly name: string;
  readonly payload: Shape<WaitingChange<Row, Change>>;
  /** The row as the account holds it; null when it holds none. */
  readonly fetch: (id: string) => Promise<Row | null>;
  /** Of one that is new; one that is there stays as it is. */
  readonly insert: (waiting: WaitingChange<Row, Change>) => Promise<void>;
  /** Answers whether the version was still the one seen. */
  readonly update: (id: string, version: number, change: Change) => Promise<boolean>;
  /** What still has to be written of a new row once it is there. */
  readonly newChange: (waiting: WaitingChange<Row, Change>) => Change;
  readonly merge: (
    base: Row,
    change: Change,
    theirs: Row,
  ) => { readonly change: Change; readonly conflicts: readonly unknown[] };
  /** Detail of the refusal of a text that two devices changed: the person says which stands. */
  readonly conflict: string;
  /** Detail where somebody else was always faster. */
  readonly busy: string;
}

/** Somebody else may change it between reading and writing, but not forever. */
const mostTries = 4;

/** A row whose changes are on this device alone. */
export interface UnsentRow<Row> {
  /** As this device shows it. */
  readonly row: Row;
  readonly status: Exclude<Delivery['status'], 'sent'>;
  /** False where the device keeps nothing: it lasts as long as this page. */
  readonly kept: boolean;
  /** The account took as much today as one day allows: it goes out tomorrow. */
  readonly dayIsFull: boolean;
  /** Of one that was refused: what the account holds, where it could be asked and has it. */
  readonly theirs: Row | null;
}

export interface RowChanges<Row extends VersionedRow, Change extends object> {
  readonly outbox: Outbox<WaitingChange<Row, Change>>;
  /** The rows with what waits to be sent put over them. */
  readonly withWaiting: (userId: string, rows: readonly Row[]) => Promise<Row[]>;
  /** Keeps a change; answers whether the device does. */
  readonly keep: (owner: string, row: Row, change: Change) => Promise<boolean>;
  /** Sends what is kept of a row. @throws AppError where it is refused, which undoes the change but for a conflict */
  readonly send: (id: string) => Promise<Exclude<SendResult['status'], 'refused'>>;
  /** What waits to be sent, or was refused and waits for a word of the person. */
  readonly unsent: (userId: string) => Promise<UnsentRow<Row>[]>;
  /** Settles a conflict: `mine` writes what this device says over the other, else that is dropped. */
  readonly settle: (userId: string, id: string, mine: boolean) => Promise<void>;
}

export function createRowChanges<Row extends VersionedRow, Change extends object>(
  kind: RowKind<Row, Change>,
): RowChanges<Row, Change> {
  type Waiting = WaitingChange<Row, Change>;

  async function deliver(waiting: Waiting): Promise<void> {
    const { base, change } = waiting;
    const isNew = base.version === 0;
    if (isNew) await kind.insert(waiting);
    else if (await kind.update(base.id, base.version, change)) return;
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const theirs = await kind.fetch(base.id);
      // It is gone for good: nothing is left to change.
      if (!theirs) return;
      const merged = isNew
        ? kind.merge(theirs, kind.newChange(waiting), theirs)
        : kind.merge(base, change, theirs);
      if (merged.conflicts.length > 0) throw new AppError('conflict', { detail: kind.conflict });
      if (Object.keys(merged.change).length === 0) return;
      if (await kind.update(base.id, theirs.version, merged.change)) return;
    }
    throw new AppError('unavailable', { detail: kind.busy });
  }

  const outbox = createOutbox<Waiting, void>({
    name: kind.name,
    payload: kind.payload,
    deliver,
    holdsMore: (present, sent) => JSON.stringify(present.change) !== JSON.stringify(sent.change),
  });

  async function unsentRow(id: string, row: Row): Promise<UnsentRow<Row> | null> {
    const delivery = await outbox.deliveryOf(id);
    const { status } = delivery;
    if (status === 'sent') return null;
    const kept = status === 'sending' || delivery.kept;
    const theirs = status === 'refused' ? await kind.fetch(id).catch(() => null) : null; // without a connection
    return { row, status, kept, dayIsFull: fullDay(delivery) !== null, theirs };
  }

  return {
    outbox,
    async unsent(userId) {
      const mine = (await outbox.all()).filter(({ owner }) => owner === userId);
      const found = await Promise.all(
        mine.map(({ id, payload: { base, change } }) => unsentRow(id, { ...base, ...change })),
      );
      return found.filter((one) => one !== null);
    },
    async withWaiting(userId, rows) {
      const mine = (await outbox.all()).filter(({ owner }) => owner === userId);
      const waiting = new Map(
        mine.map(({ id, payload: { base, change } }): [string, Row] => [id, { ...base, ...change }]),
      );
      const known = rows.map((row) => waiting.get(row.id) ?? row);
      const added = [...waiting.values()].filter(({ id }) => !rows.some((row) => row.id === id));
      return [...known, ...added];
    },
    keep: (owner, row, change) =>
      outbox.change({ id: row.id, owner }, (present) => {
        const { base, change: earlier } =
          present?.owner === owner ? present.payload : { base: row, change: {} as Change };
        return { base, change: { ...earlier, ...change } };
      }),
    async send(id) {
      const sent = await outbox.send(id);
      if (sent.status !== 'refused') return sent.status;
      if (sent.error.detail !== kind.conflict) await outbox.forget(id);
      throw sent.error;
    },
    async settle(userId, id, mine) {
      const waiting = await outbox.find(id);
      if (!waiting || waiting.owner !== userId) return;
      const theirs = mine ? await kind.fetch(id) : null;
      if (!theirs) {
        await outbox.forget(id);
        return;
      }
      await outbox.change({ id, owner: userId }, (present) => ({
        ...(present ?? waiting).payload,
        base: theirs,
      }));
      await outbox.send(id);
    },
  };
}
