import { admins, everyPerson, own, refused, type TableExpectation } from './types.ts';

const told = 'id user_low user_high started_by last_message_at created_at';

/** Of nobody to nobody, which is 'foreign' in the fixtures; what one would write in one's own name is refused. */
const toOperator = { insert: ['foreign', 'sender_id recipient_id subject content client_id'] } as const;

const all = 'owner other owner_sent owner_got other_got';
const written = (select: string, update: string, insert = 'self foreign') => ({
  select,
  insert: [insert, toOperator.insert[1]] as const,
  update: [update, 'is_read'] as const,
});

/** What two people write to each other, and what anybody writes to the operator, which nobody reads. */
export const messages: Readonly<Record<string, TableExpectation>> = {
  message_threads: {
    columns:
      'id user_low user_high started_by state state_before blocked_by withdrawn requested_at declined_at opened_at hidden_low hidden_high last_message_at created_at updated_at',
    access: {
      anon: refused,
      ...own({ select: ['', told] }),
      owner: { select: ['owner', told] },
      other: { select: ['owner other', told] },
      service: { select: 'owner other', insert: 'row', update: 'owner other', delete: 'owner other' },
    },
  },
  contact_replies: {
    columns: 'id message_id author_id lang body created_at tries next_try_at sent_at',
    access: { anon: refused, ...everyPerson(refused), service: { select: 'owner other' } },
  },
  user_messages: {
    columns: 'id sender_id recipient_id subject content is_read created_at thread_id client_id',
    access: {
      anon: toOperator,
      owner: written('owner_sent owner_got', 'owner_got'),
      other: written('owner_sent owner_got other_got', 'owner_sent other_got'),
      ...admins(written('', '', 'foreign')),
      service: { select: all, insert: 'foreign', update: all, delete: all },
    },
  },
};
