/** What every part of the sandbox works with: the objects, the clock, and the events that tell of changes. */
import { randomBytes } from 'node:crypto';
import { noSuch } from './errors.ts';
import type { Kind, Kinds, PaymentEvent } from './objects.ts';
import { complete, shapes } from './shapes.ts';
import type { State } from './state.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export const randomText = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`;

const PREFIXES: Readonly<Record<Kind, string>> = {
  customer: 'cus',
  customer_balance_transaction: 'cbtxn',
  product: 'prod',
  price: 'price',
  coupon: 'coupon',
  discount: 'di',
  'checkout.session': 'cs_test',
  payment_method: 'pm',
  payment_intent: 'pi',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  subscription: 'sub',
  subscription_schedule: 'sub_sched',
  invoice: 'in',
  invoice_payment: 'inpay',
  'billing_portal.configuration': 'bpc',
  event: 'evt',
};

/** The API request at work; null while the clock is. */
export interface RequestContext {
  id: string;
  idempotencyKey: string | null;
}

/** What the sandbox reasons about has to be given; more may be. */
type Fields<K extends Kind> = Omit<Kinds[K], 'id' | 'object' | 'created'> & { id?: string } & Record<
    string,
    unknown
  >;

export interface Core {
  readonly state: State;
  request: RequestContext | null;
  /** Moment the clock is at while it is being moved; null otherwise. */
  moment: number | null;
  /** Address of the sandbox, without a slash at its end. */
  address(): string;
  /** Seconds since 1970. */
  now(): number;
  /** Makes an object with every field the provider sends, without keeping it. */
  draft<K extends Kind>(kind: K, fields: Fields<K>): Kinds[K];
  keep<T extends Kinds[Kind]>(object: T): T;
  add<K extends Kind>(kind: K, fields: Fields<K>): Kinds[K];
  /** Newest first. */
  all<K extends Kind>(kind: K): Kinds[K][];
  find<K extends Kind>(kind: K, id: string | null | undefined): Kinds[K] | undefined;
  /** @throws PaymentError when there is none; `param` is the parameter that named it, if one did. */
  get<K extends Kind>(kind: K, id: string, param?: string): Kinds[K];
  emit(type: string, object: object, previous?: object): void;
  /** Applies a patch and, if it changed anything, tells of it with the values before. */
  change<T extends Kinds[Kind]>(object: T, patch: Partial<T>, event: string): T;
}

export interface CoreOptions {
  state: State;
  address(): string;
  onEvent(event: PaymentEvent): void;
}

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export function createCore({ state, address, onEvent }: CoreOptions): Core {
  const core: Core = {
    state,
    address,
    request: null,
    moment: null,
    now: () => core.moment ?? Math.floor(Date.now() / 1000) + state.clockOffset,
    draft(kind, fields) {
      const length = kind === 'checkout.session' ? 56 : 24;
      const object = { ...fields, id: fields.id ?? newId(PREFIXES[kind], length), object: kind };
      return complete(kind, object, core.now()) as unknown as Kinds[typeof kind];
    },
    keep(object) {
      state.objects.set(object.id, object);
      return object;
    },
    add: (kind, fields) => core.keep(core.draft(kind, fields)),
    all(kind) {
      const found = [];
      for (const object of state.objects.values()) if (object.object === kind) found.push(object);
      return found.reverse() as Kinds[typeof kind][];
    },
    find(kind, id) {
      const object = id ? state.objects.get(id) : undefined;
      return object?.object === kind ? (object as Kinds[typeof kind]) : undefined;
    },
    get(kind, id, param) {
      const object = core.find(kind, id);
      if (!object) throw noSuch(kind, id, param);
      return object;
    },
    emit(type, object, previous) {
      const event = core.draft('event', {
        type,
        data: { object: structuredClone(object), ...(previous ? { previous_attributes: previous } : {}) },
        pending_webhooks: 1,
        request: { id: core.request?.id ?? null, idempotency_key: core.request?.idempotencyKey ?? null },
      });
      Object.assign(event, { api_version: shapes().apiVersion });
      core.keep(event);
      onEvent(event);
    },
    change(object, patch, event) {
      const previous: Record<string, unknown> = {};
      for (const key of Object.keys(patch) as (keyof typeof patch & string)[]) {
        if (equal(object[key], patch[key])) continue;
        previous[key] = structuredClone(object[key]);
        Object.assign(object, { [key]: patch[key] });
      }
      if (Object.keys(previous).length > 0) core.emit(event, object, previous);
      return object;
    },
  };
  return core;
}
