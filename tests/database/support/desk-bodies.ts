/** Bodies for functions of the team's area, as a browser could send them: good values, nearly good ones, and what nobody means. */
import { createRng } from '../../../src/lib/random.ts';
import { textsOf } from './community-texts.ts';

export interface Argument {
  readonly name: string;
  readonly type: string;
}

const attacks = [
  `' or true --`,
  `'; drop table public.orders; --`,
  `x' union select email from auth.users --`,
  '.*',
  '%',
  '_',
  '\\',
  '(((((a+)+)+)+)+$',
  '[[:alpha:]]{1,9999}',
  '=HYPERLINK("https://a.example")',
  '+1-2',
  '@SUM(A1)',
  '\t=1',
  '<img src=x onerror=alert(1)>',
  'a@b.example\r\nBcc: c@d.example',
  '../../etc/passwd',
  '{"a": 1}',
  'null',
  'NaN',
  '',
  ' ',
  'a\u0000b',
  'a\u202eb',
  '\ud83d',
  'x'.repeat(9000),
];
const numbers = [
  0, -1, 1, 2, 25, 100, 1_000_000, 2_147_483_647, 2_147_483_648, -2_147_483_648, 1e15, 9.5, 0.1, -0.5, 1e308,
];
const moments = [
  'infinity',
  '-infinity',
  'epoch',
  '294276-12-31',
  '4713-01-01 BC',
  '1970-01-01',
  '9999-12-31T23:59:59Z',
  'now',
  'yesterday',
  '2026-02-30',
];
const noUuids = [
  '0c360000',
  '{0c360000-0000-4000-8000-0000000000fe}',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
];
/** Names that filters, coupons, prices and changes of items have. */
const fields = [
  ...[
    'state',
    'kind',
    'sort',
    'from',
    'to',
    'least',
    'most',
    'sku',
    'email',
    'ticket',
    'subject',
    'premium',
    'actor',
    'action',
    'target',
  ],
  ...[
    'code',
    'percent_off',
    'amount_off_cents',
    'min_subtotal_cents',
    'valid_until',
    'max_redemptions',
    'once_per_person',
  ],
  ...['id', 'tier', 'interval', 'amount_cents', 'currency', 'trial_days', 'active'],
  ...['titles', 'unit_price_cents', 'place', 'route', 'duration', 'difficulty', '__proto__', 'version'],
];

/** Names of arguments mean a number here and a word there. */
function isOf(type: string, value: unknown): boolean {
  if (value === null) return true;
  if (type === 'uuid') return /^[0-9a-f-]{36}$/.test(String(value));
  if (type === 'integer' || type === 'bigint') return typeof value === 'number';
  return type === 'jsonb' ? typeof value === 'object' : typeof value !== 'number';
}

/** What makes bodies, the same ones for the same seed. `good` has values that fit, by the name of the argument. */
export function desk(seed: string, good: Readonly<Record<string, readonly unknown[]>>) {
  const next = createRng(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const words = textsOf(seed, 200, 25);
  const text = () => (below(2) === 0 ? oneOf(attacks) : oneOf(words));
  const uuid = () => `0d${String(below(1e6)).padStart(6, '0')}-0000-4000-8000-000000000000`;

  function anything(depth = 0): unknown {
    const kinds = [
      text,
      () => oneOf(numbers),
      () => oneOf(moments),
      () => oneOf([true, false, null]),
      () => Array.from({ length: below(4) }, () => (depth < 3 ? anything(depth + 1) : 1)),
      () => object(depth + 1),
    ];
    return oneOf(depth < 3 ? kinds : kinds.slice(0, 4))();
  }
  const object = (depth = 0): Record<string, unknown> =>
    Object.fromEntries(Array.from({ length: below(4) }, () => [oneOf(fields), anything(depth)]));

  const fitting = (type: string): unknown => {
    if (type === 'uuid') return below(2) === 0 ? uuid() : oneOf(noUuids);
    if (type === 'integer' || type === 'bigint') return oneOf(numbers);
    if (type === 'boolean') return oneOf([true, false, 'yes', 'maybe', 1]);
    if (type === 'date' || type.startsWith('timestamp')) return oneOf(moments);
    return type === 'jsonb' ? anything() : text();
  };
  /** Of an object that fits a part is another. */
  const nearly = (fits: unknown): unknown =>
    typeof fits === 'object' && fits !== null && below(2) === 0 ? { ...fits, ...object(1) } : fits;

  /** Mostly what fits, or no call would come far. */
  const valueFor = ({ name, type }: Argument): unknown => {
    const kind = below(12);
    const known = (good[name] ?? []).filter((one) => isOf(type, one));
    if (known.length > 0 && kind < 8) return nearly(oneOf(known));
    if (kind === 11) return anything();
    return kind === 10 ? null : fitting(type);
  };

  return {
    /** As JSON, for the database to read as it reads what was sent. */
    body: (of: readonly Argument[]): string =>
      JSON.stringify(Object.fromEntries(of.map((one) => [one.name, valueFor(one)]))),
  };
}
