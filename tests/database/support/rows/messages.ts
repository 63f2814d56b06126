import { type ContactForm, contactRow, emptyContact, nobody } from '../../../../src/lib/contact/message.ts';
import { createTicketId } from '../../../../src/lib/contact/ticket.ts';
import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const writtenAt = Date.parse('2026-11-20T10:00:00.123Z');

/** A message as the form makes it; `n` tells them apart. */
export function contactSample(n: number, change: Partial<ContactForm> = {}, at = writtenAt) {
  const form = {
    ...emptyContact,
    fullName: 'Ann Example',
    email: 'ann@example.com',
    subject: 'technical',
    message: 'The page of my report stays empty.\n\nWhat can I do?',
    consent: true,
    ...change,
  };
  const id = `0c300000-0000-4000-8000-${String(n).padStart(12, '0')}`;
  return contactRow(
    form,
    createTicketId(at, () => (n + 0.5) / 36 ** 5),
    at,
    id,
  );
}

const row = (n: number, email: string): Sample => ({
  id: `0c310000-0000-4000-8000-00000000000${n}`,
  ...contactSample(n, { email }),
  is_read: false,
  created_at: '2026-11-20T10:00:01Z',
  thread_id: null,
});

/** The thread of the two people of the fixtures, and one whose other side is gone. */
export const threadIds = {
  owner: '0c320000-0000-4000-8000-000000000001',
  other: '0c320000-0000-4000-8000-000000000002',
};

const at = '2026-11-20T10:00:00Z';
const thread = (id: string, high: string | null, low: string): Sample => ({
  id,
  user_low: low,
  user_high: high,
  started_by: low,
  state: 'open',
  withdrawn: false,
  hidden_low: false,
  hidden_high: false,
  requested_at: at,
  opened_at: at,
  last_message_at: at,
  created_at: at,
  updated_at: at,
});

const between = (n: number, from: string | null, to: string, threadId: string): Sample => ({
  id: `0c330000-0000-4000-8000-00000000000${n}`,
  client_id: `0c340000-0000-4000-8000-00000000000${n}`,
  sender_id: from,
  recipient_id: to,
  subject: '',
  content: 'Thank you for the answer.',
  is_read: false,
  created_at: at,
  thread_id: threadId,
});

const reply = (n: number): Sample => ({
  id: `0c350000-0000-4000-8000-00000000000${n}`,
  message_id: `0c310000-0000-4000-8000-00000000000${n}`,
  author_id: null,
  lang: 'en',
  body: 'Thank you for writing.',
  created_at: at,
  tries: 0,
  next_try_at: at,
  sent_at: at,
});

const { owner, other, spare } = personIds;

export const messages: Readonly<Record<string, Fixture>> = {
  message_threads: {
    rows: {
      owner: thread(threadIds.owner, other, owner),
      other: thread(threadIds.other, null, other),
    },
    fresh: () => thread('0c320000-0000-4000-8000-0000000000ff', spare, owner),
    change: { hidden_low: true },
  },
  user_messages: {
    person: 'sender_id',
    rows: {
      owner: row(1, 'owner@example.com'),
      other: row(2, 'other@example.com'),
      owner_sent: between(5, owner, other, threadIds.owner),
      owner_got: between(6, other, owner, threadIds.owner),
      other_got: between(7, null, other, threadIds.other),
    },
    // By the form ('foreign'), from one of the two to the other, or by others in the name of somebody else.
    fresh: (personId) => {
      if (personId === spare) return row(3, 'spare@example.com');
      if (personId === owner) return between(8, owner, other, threadIds.owner);
      if (personId === other) return between(8, other, owner, threadIds.owner);
      return between(8, spare, personId, threadIds.owner);
    },
    forged: between(9, spare, owner, threadIds.owner),
    clear: `delete from public.user_messages where sender_id = $1 and sender_id <> '${nobody}'`,
    change: { is_read: true },
  },
  // To what the two wrote by the form.
  contact_replies: {
    rows: { owner: reply(1), other: reply(2) },
    fresh: () => reply(9),
    change: { tries: 1 },
  },
};
