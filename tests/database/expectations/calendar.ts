import { own, refused, type TableExpectation } from './types.ts';

const eventWords =
  'title notes location all_day starts ends tz rrule exdates rdates recurrence_of recurrence_id kind link cancelled';

/** The calendar of a person, and the links under which other calendars read it. */
export const calendar: Readonly<Record<string, TableExpectation>> = {
  calendar_events: {
    columns: `id user_id ${eventWords} sequence uid source import_id modified_at version created_at updated_at deleted_at`,
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', `id user_id ${eventWords} sequence uid source import_id modified_at`],
        update: ['own', `${eventWords} sequence modified_at deleted_at`],
        delete: 'own',
      }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  feed_tokens: {
    columns: 'id user_id name token_hash show_details include last_used_on revoked_at created_at',
    access: {
      anon: refused,
      ...own({ select: ['own', 'id user_id name show_details include last_used_on revoked_at created_at'] }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
