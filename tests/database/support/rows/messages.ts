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

export const messages: Readonly<Record<string, Fixture>> = {
  user_messages: {
    person: 'sender_id',
    rows: { owner: row(1, 'owner@example.com'), other: row(2, 'other@example.com') },
    // By the form, or from one person to another.
    fresh: (personId) =>
      personId === personIds.spare
        ? row(3, 'spare@example.com')
        : { ...row(4, 'x@example.com'), sender_id: personId, recipient_id: personIds.spare },
    clear: `delete from public.user_messages where sender_id = $1 and sender_id <> '${nobody}'`,
    change: { is_read: true },
  },
};
