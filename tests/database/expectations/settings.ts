import { refused, type TableExpectation } from './types.ts';

const settable =
  'user_id display notify_billing notify_results notify_community notify_reminders show_presence';
const own = (label: string) => ({
  select: label,
  insert: ['self', settable] as const,
  update: [label, settable] as const,
});

/** What people set for the product as a whole: theirs alone, whatever their role. */
export const settings: Readonly<Record<string, TableExpectation>> = {
  user_settings: {
    columns: `${settable} updated_at`,
    access: {
      anon: refused,
      owner: own('owner'),
      other: own('other'),
      master_admin: own('master_admin'),
      full_admin: own(''),
      orders_admin: own(''),
      payments_admin: own(''),
      education_admin: own(''),
      service: { select: 'owner other master_admin' },
    },
  },
};
