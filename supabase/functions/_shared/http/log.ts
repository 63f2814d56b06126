/** One JSON object per line, without secrets. */

export interface LogEntry {
  level: 'error' | 'warn' | 'info';
  function: string;
  id?: string;
  error?: string;
}

/** Tokens, API keys, checkouts and payments, mail addresses: whatever could open something or name somebody. */
const SECRETS: readonly RegExp[] = [
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /\b(?:sb_(?:secret|publishable)|sk|rk|pk|whsec|re|cs|pi|seti)_[\w-]{6,}/g,
  /\bBearer\s+\S+/gi,
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g,
];

/** A chain of causes may be a circle. */
const MAX_CAUSES = 5;

const redact = (text: string): string =>
  SECRETS.reduce((result, pattern) => result.replace(pattern, '[removed]'), text);

/** An error, or the plain object that supabase-js fails with. */
function textOf(value: unknown): string {
  if (value instanceof Error) return value.stack ?? `${value.name}: ${value.message}`;
  if (typeof value !== 'object' || value === null) return String(value);
  const { code, message } = value as { code?: unknown; message?: unknown };
  return [code, message].filter((part) => typeof part === 'string').join(' ');
}

/** An error for the log, with its causes. */
export function describeError(error: unknown): string {
  const parts: string[] = [];
  let current = error;
  for (let depth = 0; depth < MAX_CAUSES; depth++) {
    parts.push(textOf(current) || 'unknown failure');
    if (!(current instanceof Error) || current.cause === undefined) break;
    current = current.cause;
  }
  return redact(parts.join('\ncaused by: '));
}

export const logLine = (entry: LogEntry): void => console[entry.level](JSON.stringify(entry));
