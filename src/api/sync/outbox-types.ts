import type { Shape } from '@/integrations/device-store';
import type { AppError } from '@/lib/app-error';

/** What an outbox is asked for and answers, and what has to be said about a kind of things to be sent. */

export type SendResult =
  | { status: 'stored' }
  /** No connection, a busy server, or somebody else is signed in: sent later. `error` is null in the last case. */
  | { status: 'waiting'; error: AppError | null }
  /** It failed so often that it is sent again only when the person asks. */
  | { status: 'stuck'; error: AppError }
  /** The server refused it; it stays readable on this device. */
  | { status: 'refused'; error: AppError };

/** Where something of this device stands; `kept` is false when the device keeps nothing and only this tab holds it. */
export type Delivery =
  | { status: 'sent' }
  /** This tab is at it. */
  | { status: 'sending' }
  /** `dayIsFull`: the account holds as much of today as one day allows; it is sent when the next one has begun. */
  | { status: 'waiting'; owner: string | null; kept: boolean; dayIsFull?: boolean }
  /** Sent again when the person asks. */
  | { status: 'refused'; owner: string | null; kept: boolean }
  | { status: 'stuck'; owner: string | null; kept: boolean };

export interface OutboxItem<Payload> {
  readonly id: string;
  /** Who made it; it is never sent in another person's name. Null for a visitor, or where nobody may be known. */
  readonly owner: string | null;
  readonly payload: Payload;
}

/** All that has to be said about something to be sent. */
export interface OutboxKind<Payload, Answer = unknown> {
  /** Stands in every stored entry: not to be renamed. */
  readonly name: string;
  readonly payload: Shape<Payload>;
  /** Made in nobody's name; an entry that names somebody all the same is not sent. */
  readonly ofNobody?: boolean;
  /** Hands it to the server. */
  readonly deliver: (payload: Payload) => Promise<Answer>;
  readonly onStored?: (id: string, answer: Answer) => Promise<void>;
  /** Whether it may be sent as things are; everything may without it. */
  readonly mayGo?: (item: OutboxItem<Payload>) => Promise<boolean>;
  /** Whether what is kept by now holds more than what was sent; it then stays. */
  readonly holdsMore?: (present: Payload, sent: Payload) => boolean;
}

export interface Outbox<Payload> {
  /** Calls `listener` with the id of an entry whose delivery changed, in this tab or another. Answers how to stop. */
  onChanged: (listener: (id: string) => void) => () => void;
  /**
   * Keeps something until it is sent. Answers whether the device keeps it; if not, this tab does.
   * @param alongside what else the device must keep for that
   */
  keep: (item: OutboxItem<Payload>, alongside?: () => Promise<void>) => Promise<boolean>;
  /** The same, of what `change` makes of the present entry, if any: two changes at once lose nothing of each other. */
  change: (
    item: Omit<OutboxItem<Payload>, 'payload'>,
    change: (present: OutboxItem<Payload> | null) => Payload,
  ) => Promise<boolean>;
  find: (id: string) => Promise<OutboxItem<Payload> | null>;
  /** Everything unsent; what was refused, too. */
  all: () => Promise<OutboxItem<Payload>[]>;
  /** What is sent only when the person asks, because the server failed at it too often. */
  stuck: () => Promise<OutboxItem<Payload>[]>;
  /** Whether a stored value is an entry of this kind. */
  reads: (value: unknown) => boolean;
  /** Sends one entry, also one that was refused before or is stuck. One that is not waiting was sent already. */
  send: (id: string) => Promise<SendResult>;
  /** Sends what is still waiting; nothing while sending is held. */
  flush: () => Promise<SendResult[]>;
  deliveryOf: (id: string) => Promise<Delivery>;
  /** Deletes an entry, sent or not, and what `alongside` deletes. What the server holds stays there. */
  forget: (id: string, alongside?: () => Promise<void>) => Promise<void>;
}
