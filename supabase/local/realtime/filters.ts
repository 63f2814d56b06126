/**
 * Filters of postgres_changes: `column=operator.value`, joined by commas (AND), any operator negated by `not.`.
 * The grammar and the three-valued logic are those of hosted Realtime: a comparison with null is never true,
 * negated or not, and a filter on a column that the event does not carry keeps the event back.
 */
import { compareValues, equalValues, fitsType, isTextType, sqlText } from './values.ts';

const OPERATORS = [
  'eq',
  'neq',
  'lt',
  'lte',
  'gt',
  'gte',
  'in',
  'like',
  'ilike',
  'is',
  'match',
  'imatch',
  'isdistinct',
] as const;

export type Operator = (typeof OPERATORS)[number];

export interface Condition {
  column: string;
  operator: Operator;
  /** One value; for `in` the list. */
  values: readonly string[];
  negate: boolean;
}

export type FilterResult = { ok: true; conditions: Condition[] } | { ok: false; reason: string };

/** Column name to Postgres type name (`pg_type.typname`). */
export type ColumnTypes = ReadonlyMap<string, string>;

const IS_KEYWORDS: ReadonlySet<string> = new Set(['null', 'true', 'false', 'unknown']);
const MAX_LIST = 100;

const isOperator = (text: string): text is Operator => (OPERATORS as readonly string[]).includes(text);

/** Splits at commas that stand outside quotes and parentheses. A quote opens only where a value may begin. */
function splitTopLevel(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  let quoted = false;
  let previous = '';
  for (let index = 0; index < text.length; index++) {
    const char = text.charAt(index);
    if (quoted && char === '\\') {
      part += char + text.charAt(++index);
      previous = '';
      continue;
    }
    if (char === '"') {
      if (quoted) quoted = false;
      else if (['.', '(', ','].includes(previous)) quoted = true;
    } else if (!quoted) {
      if (char === '(') depth++;
      else if (char === ')') depth = Math.max(0, depth - 1);
      else if (char === ',' && depth === 0) {
        parts.push(part);
        part = '';
        previous = ',';
        continue;
      }
    }
    part += char;
    previous = char;
  }
  parts.push(part);
  return parts;
}

/** Takes the quotes and their escapes off a fully quoted value; any other value stays as it is. */
function unquote(text: string): string {
  const inner = /^"((?:[^"\\]|\\.)*)"$/s.exec(text)?.[1];
  return inner === undefined ? text : inner.replace(/\\(.)/gs, '$1');
}

function parseSegment(segment: string): Condition | string {
  const trimmed = segment.trim();
  if (trimmed === '') return 'filter must not contain empty segments (check for extra commas)';
  const parts = /^(?<column>[^=]+)=(?<not>not\.)?(?<operator>[a-z]+)\.(?<value>.*)$/s.exec(trimmed)?.groups;
  const { column, operator, value } = parts ?? {};
  if (column === undefined || operator === undefined || value === undefined) return JSON.stringify([trimmed]);
  if (!isOperator(operator)) return JSON.stringify([operator, value]);
  const negate = parts?.not !== undefined;
  if (operator !== 'in') return { column, operator, values: [unquote(value)], negate };
  if (!value.startsWith('(') || !value.endsWith(')')) {
    return '`in` filter value must be wrapped by parentheses';
  }
  const list = value.slice(1, -1);
  // The leading comma puts a quote at the very start of the list where a value may begin.
  const values =
    list === ''
      ? []
      : splitTopLevel(`,${list}`)
          .slice(1)
          .map((item) => unquote(item.trim()));
  return { column, operator, values, negate };
}

/** Reads a filter. An absent or blank one holds for every row. */
export function parseFilter(filter: string | null | undefined): FilterResult {
  if (filter === null || filter === undefined || filter.trim() === '') return { ok: true, conditions: [] };
  const conditions: Condition[] = [];
  for (const segment of splitTopLevel(filter.trim())) {
    const parsed = parseSegment(segment);
    if (typeof parsed === 'string') {
      return { ok: false, reason: `Error parsing \`filter\` params: ${parsed}` };
    }
    conditions.push(parsed);
  }
  return { ok: true, conditions };
}

function regex(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

/** LIKE as a regular expression: `%` any run, `_` any character, backslash takes the next one literally. */
function likePattern(pattern: string, flags: string): RegExp {
  const source = pattern.replace(
    /\\(.)|[%_]|[.*+?^${}()|[\]\\/-]/gs,
    (match, escaped: string | undefined) => {
      if (match === '%') return '[\\s\\S]*';
      if (match === '_') return '[\\s\\S]';
      return (escaped ?? match).replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
    },
  );
  return new RegExp(`^${source}$`, flags);
}

/** What is wrong with a condition for these columns; null when nothing is. Checked when a client subscribes. */
export function checkCondition(condition: Condition, types: ColumnTypes): string | null {
  const { column, operator, values } = condition;
  const type = types.get(column);
  if (type === undefined) return `invalid column for filter ${column}`;
  const value = values[0] ?? '';
  switch (operator) {
    case 'is':
      if (!IS_KEYWORDS.has(value))
        return 'invalid value for is filter: must be null, true, false, or unknown';
      return value === 'null' || type === 'bool'
        ? null
        : `is ${value} filter requires a boolean column, got ${type}`;
    case 'like':
    case 'ilike':
      return isTextType(type)
        ? null
        : `operator ${operator} requires a text-compatible column type, got ${type}`;
    case 'match':
    case 'imatch':
      if (!isTextType(type))
        return `operator ${operator} requires a text-compatible column type, got ${type}`;
      return regex(value, 'u') ? null : `invalid regular expression for ${operator} filter: ${value}`;
    case 'in':
      if (values.length > MAX_LIST) return `too many values for \`in\` filter. Maximum ${MAX_LIST}`;
      break;
  }
  const misfit = values.find((candidate) => !fitsType(candidate, type));
  return misfit === undefined ? null : `invalid input syntax for type ${type}: "${misfit}"`;
}

/** Truth of one condition before negation; null stands for SQL's unknown. */
function evaluate({ operator, values }: Condition, actual: unknown, type: string): boolean | null {
  const value = values[0] ?? '';
  if (operator === 'is') return actual === (value === 'true' ? true : value === 'false' ? false : null);
  if (actual === null || actual === undefined) return operator === 'isdistinct' ? true : null;
  switch (operator) {
    case 'eq':
      return equalValues(actual, value, type);
    case 'neq':
    case 'isdistinct':
      return !equalValues(actual, value, type);
    case 'in':
      return values.some((candidate) => equalValues(actual, candidate, type));
    case 'like':
      return likePattern(value, 'u').test(sqlText(actual));
    case 'ilike':
      return likePattern(value, 'iu').test(sqlText(actual));
    case 'match':
      return regex(value, 'u')?.test(sqlText(actual)) ?? null;
    case 'imatch':
      return regex(value, 'iu')?.test(sqlText(actual)) ?? null;
    default: {
      const order = compareValues(actual, value, type);
      if (order === null) return null;
      if (operator === 'lt') return order < 0;
      if (operator === 'lte') return order <= 0;
      return operator === 'gt' ? order > 0 : order >= 0;
    }
  }
}

/** Whether a row image passes every condition. */
export function passesFilters(
  conditions: readonly Condition[],
  row: Readonly<Record<string, unknown>> | null,
  types: ColumnTypes,
): boolean {
  return conditions.every((condition) => {
    if (row === null || !Object.hasOwn(row, condition.column)) return false;
    const truth = evaluate(condition, row[condition.column], types.get(condition.column) ?? 'text');
    return truth !== null && truth !== condition.negate;
  });
}
