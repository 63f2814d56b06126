import { everyPerson, type TableExpectation } from './types.ts';

/** Of nobody to nobody, which is 'foreign' in the fixtures; what one would write in one's own name is refused. */
const toOperator = { insert: ['foreign', 'sender_id recipient_id subject content client_id'] } as const;

/** What anybody writes to the operator, and nobody reads. */
export const messages: Readonly<Record<string, TableExpectation>> = {
  user_messages: {
    columns: 'id sender_id recipient_id subject content is_read created_at thread_id client_id',
    access: {
      anon: toOperator,
      ...everyPerson(toOperator),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
