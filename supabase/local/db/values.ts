/**
 * How values of the database become JSON values, the same on both drivers: timestamps as ISO 8601 and numerics as
 * numbers, as PostgREST renders them. @supabase/lite hands out the database's own text instead.
 */

/** Type numbers from pg_type that need a parser of ours. */
export const oid = { json: 114, jsonb: 3802, timestamp: 1114, timestamptz: 1184, numeric: 1700 } as const;

/** '2026-01-02 03:04:05.6' → '2026-01-02T03:04:05.6' */
export const timestampText = (text: string): string => text.replace(' ', 'T');

/** '2026-01-02 03:04:05.6+00' → '2026-01-02T03:04:05.6+00:00' */
export const timestamptzText = (text: string): string => timestampText(text).replace(/([+-]\d\d)$/, '$1:00');

/** Text of a date or time parameter; strings pass as they are. */
export const timeParameter = (value: unknown): string =>
  value instanceof Date ? value.toISOString() : String(value);

/**
 * A json parameter. Strings pass as they are, because @supabase/lite has already turned values into JSON text:
 * encoding again would store a JSON string where an object was meant. PGlite follows the same rule.
 */
export const jsonParameter = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
