/** Small helpers on moments. Moments are milliseconds since 1970 (UTC) or ISO 8601 text; `now` is always an argument. */

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Milliseconds since 1970 of an ISO text, a number of milliseconds or a Date; null when it cannot be read. */
export function toMs(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return toMs(value.getTime());
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const ms = Date.parse(value);
  return Number.isNaN(ms) ? null : ms;
}

/** ISO text in UTC ('2025-03-01T00:00:00.000Z') of a moment in milliseconds. */
export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}
