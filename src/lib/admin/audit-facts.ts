/**
 * What entries of the log of the team hold, by the keys that the database writes: which name people read
 * (`admin-log:names`) and how the value is told.
 */

/** Ways to tell a value; `code` is what only machines and looks in the database need. */
export const factKinds = [
  'text',
  'code',
  'word',
  'event',
  'area',
  'currency',
  'flag',
  'count',
  'cents',
  'percent',
  'seconds',
  'bytes',
  'moment',
  'day',
  'roles',
  'languages',
  'plan',
  'level',
  'topic',
  'ground',
  'titles',
  'filters',
] as const;
export type FactKind = (typeof factKinds)[number];

export const factTypes = {
  roles: { name: 'roles', kind: 'roles' },
  role: { name: 'role', kind: 'roles' },
  is_active: { name: 'active', kind: 'flag' },
  state: { name: 'state', kind: 'word' },
  reason: { name: 'reason', kind: 'text' },
  reason_code: { name: 'ground', kind: 'ground' },
  until: { name: 'until', kind: 'moment' },
  report: { name: 'report', kind: 'code' },
  reply: { name: 'reply', kind: 'code' },
  length: { name: 'length', kind: 'count' },
  type: { name: 'kind', kind: 'event' },
  kind: { name: 'kind', kind: 'word' },
  outcome: { name: 'outcome', kind: 'word' },
  refund: { name: 'refund', kind: 'code' },
  amount_cents: { name: 'amount', kind: 'cents' },
  refunded_cents: { name: 'returned', kind: 'cents' },
  currency: { name: 'currency', kind: 'currency' },
  category: { name: 'topic', kind: 'topic' },
  tier: { name: 'plan', kind: 'plan' },
  note: { name: 'note', kind: 'code' },
  ended: { name: 'signIns', kind: 'count' },
  filters: { name: 'filters', kind: 'filters' },
  rows: { name: 'rows', kind: 'count' },
  gift: { name: 'gift', kind: 'code' },
  what: { name: 'what', kind: 'plan' },
  ends_at: { name: 'until', kind: 'moment' },
  found: { name: 'found', kind: 'flag' },
  slug: { name: 'slug', kind: 'code' },
  author_name: { name: 'author', kind: 'text' },
  reviewed_by: { name: 'reviewer', kind: 'text' },
  reviewed_at: { name: 'reviewed', kind: 'day' },
  audio_url: { name: 'audioUrl', kind: 'code' },
  audio_s: { name: 'audioLength', kind: 'seconds' },
  audio_bytes: { name: 'audioSize', kind: 'bytes' },
  publish_at: { name: 'publishAt', kind: 'moment' },
  langs: { name: 'languages', kind: 'languages' },
  lang: { name: 'languages', kind: 'languages' },
  refusal: { name: 'refusal', kind: 'word' },
  url: { name: 'url', kind: 'code' },
  interval: { name: 'interval', kind: 'word' },
  trial_days: { name: 'trial', kind: 'count' },
  price: { name: 'price', kind: 'code' },
  remove_posts: { name: 'posts', kind: 'flag' },
  due_at: { name: 'due', kind: 'moment' },
  version: { name: 'version', kind: 'count' },
  ticket: { name: 'ticket', kind: 'code' },
  title: { name: 'title', kind: 'text' },
  summary: { name: 'summary', kind: 'text' },
  body: { name: 'body', kind: 'text' },
  percent_off: { name: 'percentOff', kind: 'percent' },
  amount_off_cents: { name: 'amountOff', kind: 'cents' },
  min_subtotal_cents: { name: 'leastSum', kind: 'cents' },
  valid_from: { name: 'from', kind: 'moment' },
  valid_until: { name: 'until', kind: 'moment' },
  max_redemptions: { name: 'mostUses', kind: 'count' },
  once_per_person: { name: 'once', kind: 'flag' },
  active: { name: 'active', kind: 'flag' },
  address: { name: 'digest', kind: 'code' },
  titles: { name: 'titles', kind: 'titles' },
  unit_price_cents: { name: 'itemPrice', kind: 'cents' },
  place: { name: 'place', kind: 'count' },
  route: { name: 'route', kind: 'code' },
  duration: { name: 'duration', kind: 'text' },
  difficulty: { name: 'difficulty', kind: 'level' },
  sku: { name: 'item', kind: 'code' },
  tag: { name: 'tag', kind: 'code' },
  // What lists were narrowed by when they were taken as a file.
  email: { name: 'email', kind: 'text' },
  from: { name: 'fromDay', kind: 'day' },
  to: { name: 'toDay', kind: 'day' },
  least: { name: 'fromAmount', kind: 'cents' },
  most: { name: 'toAmount', kind: 'cents' },
  sort: { name: 'sort', kind: 'word' },
  action: { name: 'part', kind: 'area' },
  actor: { name: 'actor', kind: 'text' },
  target: { name: 'target', kind: 'code' },
} as const satisfies Readonly<Record<string, { name: string; kind: FactKind }>>;

/** Of acts whose `before` and `after` are one value each, and no state: the key of that value. */
const changedBy: Readonly<Record<string, keyof typeof factTypes>> = {
  'community.merge': 'tag',
  'library.reschedule': 'publish_at',
  'payment.refund_requested': 'refunded_cents',
};

export interface FactType {
  readonly name: string;
  readonly kind: FactKind;
}

/** null: this version does not know the key. */
export const factType = (key: string): FactType | null =>
  Object.hasOwn(factTypes, key) ? factTypes[key as keyof typeof factTypes] : null;

/** A fact of an entry: as it is, or as it was before and is after (null: nothing). */
export type AuditFact =
  | { readonly key: string; readonly value: unknown }
  | { readonly key: string; readonly before: unknown; readonly after: unknown };

/** Where the words of a code stand in `admin-log`. */
export const wordKey = (code: string): string => `values.${code}`;
/** Where those of an event of the provider stand in `admin-events`; a point would part a key of texts. */
export const eventKey = (type: string): string => `events.${type.replaceAll('.', '_')}`;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What one value was and is; the value alone where it stayed, nothing where there is none. */
function changeOf(key: string, before: unknown = null, after: unknown = null): AuditFact[] {
  if (!isSame(before, after)) return [{ key, before, after }];
  return isNothing(after) ? [] : [{ key, value: after }];
}

/** What an entry holds, changes first. */
export function factsOf(action: string, detail: Readonly<Record<string, unknown>>): AuditFact[] {
  const { before, after, ...others } = detail;
  const facts: AuditFact[] = [];
  if (isRecord(before) || isRecord(after)) {
    const [was, is] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    for (const key of new Set([...Object.keys(was), ...Object.keys(is)])) {
      facts.push(...changeOf(key, was[key], is[key]));
    }
  } else {
    facts.push(...changeOf(changedBy[action] ?? 'state', before, after));
  }
  for (const [key, value] of Object.entries(others)) {
    // A sentence of the database in English, which says what the ground says.
    if (key === 'reason' && detail.reason_code === 'automatic') continue;
    // A text that was saved brings its own before and after.
    if (isRecord(value) && ('before' in value || 'after' in value)) {
      facts.push(...changeOf(key, value.before, value.after));
    } else if (!isNothing(value)) facts.push({ key, value });
  }
  return facts;
}
