/** Turns random histories into scripts of what reaches the database, and plays them there. */
import { priceCart } from '../../../src/lib/billing/price-cart.ts';
import type { Rng } from '../../../src/lib/random.ts';
import type { Item } from './billing.ts';
import {
  type Access,
  type Action,
  due,
  type Names,
  type Provider,
  possible,
  say,
  untouched,
} from './provider-model.ts';

/** `slot` is a function at work, from taking the lease to giving it back. */
type Step =
  | { op: 'order'; order: object; session: object }
  | { op: 'begin' | 'end' | 'lapse' | 'post'; slot: number }
  /** A plan asks for money at the provider: what lies on the balance pays first. */
  | { op: 'bill'; cents: number }
  | { op: 'apply'; slot: number; event: object | null; said: number; forged?: Forgery };
export type Forgery = 'amount' | 'order' | 'token' | 'price';
const forgeries: readonly Forgery[] = ['amount', 'order', 'token', 'price'];

export interface Script {
  person: string;
  stranger: string;
  /** What the provider says, by version of its state. */
  said: object[];
  /** Everything paid for up to that version. */
  paid: (readonly string[])[];
  steps: Step[];
}

const pick = <T>(rng: Rng, list: readonly T[]): T => {
  const chosen = list[Math.floor(rng() * list.length)];
  if (chosen === undefined) throw new Error('nothing to pick from');
  return chosen;
};

export function randomHistory(rng: Rng): Action[] {
  const history: Action[] = [];
  let state: Provider = untouched;
  const length = 3 + Math.floor(rng() * 7);
  while (history.length < length) {
    const action = pick(rng, possible(state));
    history.push(action);
    state = action.after;
  }
  return history;
}

const uuid = (prefix: string, n: number): string => `${prefix}-0000-4000-8000-${String(n).padStart(12, '0')}`;

export type Pricing = (skus: readonly string[]) => ReturnType<typeof priceCart>;

/** Prices of the few carts there are, each reckoned once. */
export function pricingOf(items: readonly Item[]): Pricing {
  const known = new Map<string, ReturnType<typeof priceCart>>();
  return (skus) => {
    const key = skus.join();
    const priced =
      known.get(key) ??
      priceCart({
        lines: items.filter(({ sku }) => skus.includes(sku)),
        owned: new Set(),
        coupon: null,
      });
    known.set(key, priced);
    return priced;
  };
}

/** The parts of a script that are the same however its news travel. */
function begin(n: number, history: readonly Action[], pricing: Pricing) {
  const names: Names = {
    order: (index) => uuid('2a000000', n * 10 + index),
    session: (index) => `cs_${n}x${index}`,
    subscription: (index) => `sub_${n}x${index}`,
    total: (skus) => pricing(skus).total_cents,
  };
  const states = [untouched, ...history.map(({ after }) => after)];
  const script: Script = {
    person: uuid('2b000000', n),
    stranger: uuid('2c000000', n),
    said: states.map((state) => say(state, names)),
    paid: states.map(({ everPaid }) => everPaid),
    steps: [],
  };
  const order = ({ index, skus }: NonNullable<Action['order']>): Step => {
    const priced = pricing(skus);
    const id = names.order(index);
    return {
      op: 'order',
      order: {
        ...priced,
        id,
        user_id: script.person,
        currency: 'usd',
        coupon_code: null,
        lines: priced.lines.map(({ kind: _kind, problem: _problem, ...line }) => line),
      },
      session: {
        id: names.session(index),
        user_id: script.person,
        kind: 'cart',
        order_id: id,
        expires_at: '2099-01-01T00:00:00Z',
      },
    };
  };
  const event = (version: number) => ({
    id: `evt_${n}x${version}`,
    type: 'model.changed',
    created: '2026-11-20T10:00:00Z',
    object_id: null,
  });
  return { script, order, event };
}

const bill = ({ bill: cents }: Action): Step[] => (cents === undefined ? [] : [{ op: 'bill', cents }]);

/** A function that looks once more after all is over, and once to see that nothing is left to do. */
const settle = (version: number, slot: number): Step[] =>
  [0, 1].flatMap((n): Step[] => [
    { op: 'begin', slot: slot + n },
    { op: 'apply', slot: slot + n, event: null, said: version },
    { op: 'post', slot: slot + n },
    { op: 'end', slot: slot + n },
  ]);

/** Everything is told once, at once and in order. */
export function orderedScript(n: number, history: readonly Action[], pricing: Pricing): Script {
  const { script, order, event } = begin(n, history, pricing);
  for (const [index, action] of history.entries()) {
    const version = index + 1;
    if (action.order) script.steps.push(order(action.order));
    else {
      script.steps.push(
        ...bill(action),
        { op: 'begin', slot: 0 },
        { op: 'apply', slot: 0, event: event(version), said: version },
        { op: 'post', slot: 0 },
        { op: 'end', slot: 0 },
      );
    }
  }
  script.steps.push(...settle(history.length, 1));
  return script;
}

/**
 * The same history, told twice, late, in any order and by several functions at once: some find the customer taken, some
 * lose their lease between asking and applying and try with what they were told before, some are forged. Each piece of
 * news gets through at least once, as the provider repeats what was not taken.
 */
export function shuffledScript(n: number, history: readonly Action[], pricing: Pricing, rng: Rng): Script {
  const { script, order, event } = begin(n, history, pricing);
  const { steps } = script;
  let version = 0;
  let slots = 0;
  let holder: number | null = null;
  const atWork: { slot: number; event: number; said: number }[] = [];
  const sent: number[] = [];
  const missing = new Set<number>();
  const late: number[] = [];

  const finish = (index: number): void => {
    const [work] = atWork.splice(index, 1);
    if (!work) return;
    steps.push({ op: 'apply', slot: work.slot, event: event(work.event), said: work.said });
    if (holder === work.slot && rng() < 0.2) {
      // It moves what it was told to long after somebody else took over.
      steps.push({ op: 'lapse', slot: work.slot });
      late.push(work.slot);
    } else steps.push({ op: 'post', slot: work.slot }, { op: 'end', slot: work.slot });
    if (holder !== work.slot) return;
    missing.delete(work.event);
    holder = null;
  };
  const start = (id: number): void => {
    slots += 1;
    steps.push({ op: 'begin', slot: slots });
    if (holder !== null) return;
    holder = slots;
    atWork.push({ slot: slots, event: id, said: version });
  };
  const forge = (): void => {
    slots += 1;
    const forged = pick(rng, forgeries);
    steps.push(
      { op: 'begin', slot: slots },
      { op: 'apply', slot: slots, event: null, said: version, forged },
      { op: 'end', slot: slots },
    );
  };

  while (version < history.length || missing.size > 0 || atWork.length > 0) {
    const roll = rng();
    if (roll < 0.3 && version < history.length) {
      const action = history[version];
      version += 1;
      if (action) steps.push(...bill(action));
      if (action?.order) steps.push(order(action.order));
      else {
        sent.push(version);
        missing.add(version);
      }
    } else if (roll < 0.55 && sent.length > 0)
      start(pick(rng, missing.size > 0 && rng() < 0.7 ? [...missing] : sent));
    else if (roll < 0.85 && atWork.length > 0) finish(Math.floor(rng() * atWork.length));
    else if (roll < 0.93 && holder !== null) {
      steps.push({ op: 'lapse', slot: holder });
      holder = null;
    } else if (roll > 0.97 && holder === null) forge();
    else if (roll > 0.95) for (const slot of late.splice(0, 1)) steps.push({ op: 'post', slot });
  }
  for (const slot of late) steps.push({ op: 'post', slot });
  steps.push(...settle(history.length, slots + 1));
  return script;
}

export const expectedOf = (history: readonly Action[]): Access => due(history.at(-1)?.after ?? untouched);

export interface Played extends Access {
  wrong: string[];
  end: number | null;
}
