/** What came by the contact form, as tickets: what their list is narrowed by. */
import { contactSubjects } from '../contact/message.ts';
import { isTicketId } from '../contact/ticket.ts';
import { oneOf, teamList } from './list-address.ts';

export const ticketStates = ['open', 'answered', 'closed'] as const;
export const ticketClocks = ['overdue', 'due_soon', 'ok'] as const;

/** Most signs of a reply; the database holds the same. */
export const mostOfReply = 4000;

export const ticketList = teamList('overview', {
  state: oneOf(ticketStates),
  clock: oneOf(ticketClocks),
  kind: oneOf(contactSubjects),
  premium: oneOf(['yes']),
  ticket: (told) => {
    const id = told.trim().toUpperCase();
    return isTicketId(id) ? id : null;
  },
});
