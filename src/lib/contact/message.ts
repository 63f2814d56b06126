/*
 * What somebody writes to the operator: the form, and the row it becomes. Texts of faults are exact:
 *   contact:errors.name 'Full name is required.'      contact:errors.subject 'Please select a subject.'
 *   contact:errors.message 'Message is required'      contact:errors.short 'Message must be at least 20 characters long.'
 *   contact:errors.consent 'You must consent to data processing to submit this form.'
 */
import * as z from 'zod/mini';
import { emailField, textField } from '../accounts/forms.ts';
import { plainLine, plainText } from '../plain-text.ts';

export const contactSubjects = ['general', 'technical', 'feedback', 'partnership', 'other'] as const;
type ContactSubject = (typeof contactSubjects)[number];

/** In characters as people count them, not UTF-16 units; the database holds the same. */
export const contactLimits = { name: 80, email: 254, messageLeast: 20, message: 2000 } as const;

export const lengthOf = (text: string): number => [...text].length;

const isSubject = (value: string): value is ContactSubject =>
  (contactSubjects as readonly string[]).includes(value);

/** Line ends of one kind, at most one empty line in a row, nothing unseen, nothing around it. */
export const tidyMessage = (text: string): string =>
  plainText(text)
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export const contactSchema = z.object({
  fullName: z.string().check(
    z.overwrite(plainLine),
    z.trim(),
    textField((name) => {
      if (name === '') return 'contact:errors.name';
      return lengthOf(name) > contactLimits.name ? 'common:words.tooLong' : null;
    }),
  ),
  email: emailField.check(
    textField((email) => (lengthOf(email) > contactLimits.email ? 'common:words.tooLong' : null)),
  ),
  subject: z.string().check(textField((subject) => (isSubject(subject) ? null : 'contact:errors.subject'))),
  message: z.string().check(
    z.overwrite(tidyMessage),
    textField((message) => {
      if (message === '') return 'contact:errors.message';
      if (lengthOf(message) < contactLimits.messageLeast) return 'contact:errors.short';
      return lengthOf(message) > contactLimits.message ? 'common:words.tooLong' : null;
    }),
  ),
  consent: z.boolean().check(z.refine(Boolean, { error: 'contact:errors.consent' })),
});
export type ContactForm = z.infer<typeof contactSchema>;

export const emptyContact: ContactForm = {
  fullName: '',
  email: '',
  subject: '',
  message: '',
  consent: false,
};

/** Stands for the form and for the operator, who have no accounts. */
export const nobody = '00000000-0000-0000-0000-000000000000';

export interface ContactRow {
  sender_id: string;
  recipient_id: string;
  subject: string;
  content: string;
  /** Made by the device, so that the same message sent twice is one. */
  client_id: string;
}

/** Further lines of a message are indented: what begins at the edge is a part, and there are six. */
const indented = (message: string): string => message.replaceAll('\n', '\n ');

/**
 * The row of a message that the form let pass.
 * @param ticket of the same moment
 */
export function contactRow(
  { fullName, email, subject, message }: ContactForm,
  ticket: string,
  submittedMs: number,
  clientId: string,
): ContactRow {
  return {
    sender_id: nobody,
    recipient_id: nobody,
    subject: `${subject} ${ticket}`,
    content: [
      `Ticket ID: ${ticket}`,
      `Name: ${fullName}`,
      `Email: ${email}`,
      `Subject: ${subject}`,
      `Message: ${indented(message)}`,
      `Submitted: ${new Date(submittedMs).toISOString()}`,
    ].join('\n'),
    client_id: clientId,
  };
}

interface StoredContact {
  ticket: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  submitted: string;
}

const parts =
  /^Ticket ID: (?<ticket>[^\n]+)\nName: (?<name>[^\n]+)\nEmail: (?<email>[^\n]+)\nSubject: (?<subject>[^\n]+)\nMessage: (?<message>[^\n]*(?:\n(?: [^\n]*)?)*)\nSubmitted: (?<submitted>[^\n]+)$/;

/** The parts of a stored message; null for a text that is none. */
export function readContact(content: string): StoredContact | null {
  const { groups } = parts.exec(content) ?? {};
  if (!groups) return null;
  return { ...(groups as unknown as StoredContact), message: (groups.message ?? '').replace(/\n /g, '\n') };
}
