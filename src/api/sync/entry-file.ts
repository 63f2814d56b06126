import type { OutboxItem } from './outbox-types';

/** What opens something for whoever holds it; a file is passed on. */
const secrets: ReadonlySet<string> = new Set(['device_secret', 'token']);

/** What waits to be sent, as a file for the person: all they did, and nothing that opens anything. */
export function entryFile(items: readonly OutboxItem<unknown>[]): Blob {
  const content = items.map(({ id, payload }) => ({ id, content: payload }));
  const text = JSON.stringify(content, (key, value) => (secrets.has(key) ? undefined : value), 2);
  return new Blob([text], { type: 'application/json' });
}

/** Name such a file is saved under. */
export const entryFileName = 'focus-clarity-lab.json';
