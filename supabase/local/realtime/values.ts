/**
 * Comparing a value of a captured row (as `to_jsonb` renders it) with the text of a filter, by the rules of the
 * column's Postgres type. Pure. Types without a rule of their own compare as text, which is right for enums and
 * every kind of string.
 */
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from './json.ts';

const NUMBERS: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']);
const INSTANTS: ReadonlySet<string> = new Set(['date', 'timestamp', 'timestamptz']);
const TEXTS: ReadonlySet<string> = new Set(['text', 'varchar', 'bpchar', 'name', 'citext']);
const JSONS: ReadonlySet<string> = new Set(['json', 'jsonb']);
const UUID = /^[0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12}$/i;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['t', 'true', 'y', 'yes', 'on', '1'].map((text) => [text, true] as const),
  ...['f', 'false', 'n', 'no', 'off', '0'].map((text) => [text, false] as const),
]);

export const isTextType = (type: string): boolean => TEXTS.has(type);

/** A value the way Postgres casts it to text. */
export const sqlText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/**
 * Microseconds since 1970 of a date or timestamp, or null. Postgres keeps six digits after the second where a
 * JavaScript date keeps three; a text without a zone is read as UTC, as the server's zone is.
 */
function micros(text: string): number | null {
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.(\d{1,6})\d*)?\s*(z|[+-]\d\d(?::?\d\d)?)?)?$/i.exec(
      text.trim(),
    );
  if (!parts) return null;
  const [, date, time = '00:00:00', fraction = '', zone = 'Z'] = parts;
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const ms = Date.parse(`${date}T${time}${offset.toUpperCase()}`);
  return Number.isNaN(ms) ? null : ms * 1000 + Number(fraction.padEnd(6, '0'));
}

/** Whether the text could be cast to the type, so that a bad filter is refused when it is made. */
export function fitsType(text: string, type: string): boolean {
  if (NUMBERS.has(type)) return text.trim() !== '' && !Number.isNaN(Number(text));
  if (INSTANTS.has(type)) return micros(text) !== null;
  if (type === 'uuid') return UUID.test(text);
  if (type === 'bool') return BOOLEANS.has(text.toLowerCase());
  if (JSONS.has(type)) return parseJson(text) !== undefined;
  return true;
}

/** Negative, zero or positive as in a sort; null when the two cannot be ordered. */
export function compareValues(actual: unknown, text: string, type: string): number | null {
  if (NUMBERS.has(type)) return Number(actual) - Number(text);
  if (type === 'bool') return Number(actual) - Number(BOOLEANS.get(text.toLowerCase()) ?? Number.NaN);
  if (INSTANTS.has(type)) {
    const left = micros(sqlText(actual));
    const right = micros(text);
    return left === null || right === null ? null : left - right;
  }
  if (JSONS.has(type)) return null;
  const own = type === 'uuid' ? sqlText(actual).toLowerCase() : sqlText(actual);
  const other = type === 'uuid' ? text.toLowerCase() : text;
  return own < other ? -1 : own > other ? 1 : 0;
}

export function equalValues(actual: unknown, text: string, type: string): boolean {
  if (JSONS.has(type)) return isDeepStrictEqual(actual, parseJson(text));
  // Array types carry a leading underscore; their text form is `{a,b}`.
  if (type.startsWith('_') && Array.isArray(actual)) return `{${actual.map(sqlText).join(',')}}` === text;
  return compareValues(actual, text, type) === 0;
}
