import { brand } from '../../config/brand.ts';
import { readContact } from './message.ts';

/** Addresses of every day; others are told in the text and not written to by a click. */
const plainAddress = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;

/** What the operator is told of a contact message, and where an answer goes. The operator reads English. */
export function operatorMail(content: string, isPriority: boolean) {
  const read = readContact(content);
  // The table takes no other; a mail that says little is better than none.
  if (!read) return { subject: `${brand.name}: contact form`, lines: content.split('\n'), replyTo: null };
  const { ticket, name, email, subject, message, submitted } = read;
  return {
    subject: `${isPriority ? 'Priority: ' : ''}${subject} ${ticket}`,
    lines: [
      `From ${name}, ${email}`,
      `Sent ${submitted} by the contact form`,
      ...message.split('\n').filter((line) => line !== ''),
    ],
    replyTo: plainAddress.test(email) ? email : null,
  };
}
