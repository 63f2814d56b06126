/*
 * Up to version 2 of the database everything unsent was told apart by its shape: a person's attempts and answers given
 * by an invite lay in one store, reaction-time runs in another. Since version 3 each entry says its kind.
 */

interface OldStore {
  readonly store: 'outbox' | 'reactions';
  readonly key: string;
  readonly value: unknown;
}

/** What lies in the store `outbox` since version 3, under `outboxKey`. */
interface StoredEntry {
  id: string;
  kind: string;
  owner: string | null;
  payload: unknown;
  refused?: string;
}

export const outboxKey = (kind: string, id: string) => `${kind}/${id}`;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';

/** Only what the app of that time would have read: a doubtful owner must not become nobody, and so anybody. */
function entryOf({ store, value }: OldStore): StoredEntry | null {
  if (!isFields(value)) return null;
  const { submission, invited, token, owner, open, refused } = value;
  if (refused !== undefined && !isText(refused)) return null;
  const entry = (kind: string, content: unknown, payload: unknown): StoredEntry | null => {
    const id = isFields(content) ? content.id : undefined;
    if (typeof id !== 'string' || (owner !== null && typeof owner !== 'string')) return null;
    return { id, kind, owner, payload, ...(refused === undefined ? {} : { refused }) };
  };
  if (store === 'reactions') {
    return isText(owner) && typeof open === 'boolean'
      ? entry('focustrack', submission, { submission, open })
      : null;
  }
  if (invited === undefined) return entry('attempt', submission, submission);
  return isText(token) && owner === null ? entry('invited', invited, { token, submission: invited }) : null;
}

/** An entry of version 2 as version 3 keeps it. What cannot be read is kept as it was, and said to be so. */
export function upgradedEntry(old: OldStore): StoredEntry {
  const { store, key, value } = old;
  return (
    entryOf(old) ?? { id: `${store}/${key}`, kind: 'unreadable', owner: null, payload: { store, key, value } }
  );
}
