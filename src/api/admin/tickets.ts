import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Language } from '@/config/languages';
import { call } from '@/integrations/supabase/functions';
import { type ListAddress, setFilters } from '@/lib/admin/list-address';
import { contactNotify } from '@/lib/contracts/contact-notify';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* Messages by the contact form, for full and master admins. */

const ticketFacts = {
  id: z.string(),
  /** What it is about, as chosen in the form. */
  kind: z.string(),
  ticket: z.string(),
  created_at: z.string(),
  is_priority: z.boolean(),
  state: z.enum(['open', 'answered', 'closed']),
  version: z.number(),
  clock: z.enum(['ok', 'due_soon', 'overdue', 'met', 'missed']),
  answered_at: z.nullable(z.string()),
};
const ticketSchema = z.object(ticketFacts);
export type Ticket = z.infer<typeof ticketSchema>;

const caseSchema = z.object({
  ...ticketFacts,
  content: z.string(),
  replies: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      created_at: z.string(),
      /** null: on its way */
      sent_at: z.nullable(z.string()),
      author: z.nullable(z.string()),
    }),
  ),
});
export type TicketCase = z.infer<typeof caseSchema>;

type Asked = ListAddress<string>;

/** Of tickets that wait the oldest first, of others the latest. */
export function ticketsQuery(userId: string, { filters, size }: Asked) {
  const set = setFilters(filters);
  return infiniteQueryOptions({
    queryKey: adminKeys.list(userId, 'tickets', { ...set, size }),
    queryFn: async ({ pageParam, client }): Promise<Ticket[]> => {
      const asked = { p_filters: set, p_limit: size, ...pageParam };
      return z.parse(z.array(ticketSchema), await askAsStaff(client, (db) => db.rpc('contact_inbox', asked)));
    },
    initialPageParam: null as { readonly p_after: string; readonly p_after_id: string } | null,
    getNextPageParam: (rows) => {
      const last = rows.at(-1);
      return rows.length < size || !last ? null : { p_after: last.created_at, p_after_id: last.id };
    },
  });
}

/** How many there are; more than 1000 is 1001. */
export function ticketsTotalQuery(userId: string, { filters }: Pick<Asked, 'filters'>) {
  const set = setFilters(filters);
  return queryOptions({
    queryKey: adminKeys.listTotal(userId, 'tickets', set),
    queryFn: async ({ client }) =>
      z.parse(z.number(), await askAsStaff(client, (db) => db.rpc('contact_total', { p_filters: set }))),
  });
}

/** What somebody wrote and what was answered. */
export function ticketQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: adminKeys.ticket(userId, id),
    queryFn: async ({ client }) =>
      z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('read_contact', { p_message: id }))),
    // Each look is an entry of the log: it is read again only when it is opened again, or something happened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
}

/** The ticket lies open as it is now; the lists are read again. */
function keep(client: QueryClient, userId: string, ticket: TicketCase) {
  client.setQueryData(adminKeys.ticket(userId, ticket.id), ticket);
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
  return client.invalidateQueries({ queryKey: adminKeys.lists(userId, 'tickets') });
}

export interface TicketReply {
  /** Made by the device: sent again it is the same reply. */
  readonly id: string;
  readonly message: string;
  readonly version: number;
  readonly lang: Language;
  readonly body: string;
}

/** Answers by mail. @throws AppError with a refusal of the team */
export const answerTicketMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (
      { id, message, version, lang, body }: TicketReply,
      { client },
    ): Promise<TicketCase> => {
      const asked = { p_id: id, p_message: message, p_version: version, p_lang: lang, p_body: body };
      const answer = z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('answer_contact', asked)));
      // Sooner than the schedule would; what fails here, it makes up for.
      call(contactNotify, {}).catch(() => {});
      return answer;
    },
    onSuccess: (ticket, _asked, _before, { client }) => keep(client, userId, ticket),
  });

export interface TicketMove {
  readonly message: string;
  readonly version: number;
  readonly action: 'close' | 'reopen';
}

/** Closes a ticket or opens it again. @throws AppError with a refusal of the team */
export const moveTicketMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ message, version, action }: TicketMove, { client }): Promise<TicketCase> => {
      const asked = { p_message: message, p_version: version, p_action: action };
      return z.parse(caseSchema, await askAsStaff(client, (db) => db.rpc('move_contact', asked)));
    },
    onSuccess: (ticket, _asked, _before, { client }) => keep(client, userId, ticket),
  });
