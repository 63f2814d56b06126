import { own, refused, type TableExpectation } from './types.ts';

const planInsert =
  'id user_id attempt_id test_id origin language starts_on weeks proposals status accepted_at ended_at';
const itemChange =
  'week place area title link cadence_text times_per_week minutes kind removed swapped_ms skipped skip_reason skipped_ms ticks';
const itemInsert = `id plan_id user_id part ${itemChange}`;

const itemColumns =
  'id plan_id user_id week place part area title link cadence_text times_per_week minutes kind swapped_ms skipped skip_reason skipped_ms ticks done_count status created_at updated_at removed';

/** The plan a person keeps, and its steps. */
export const plans: Readonly<Record<string, TableExpectation>> = {
  focus_plans: {
    columns: `${planInsert} created_at updated_at`,
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', planInsert],
        update: ['own', 'status ended_at'],
        delete: 'own',
      }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  focus_plan_items: {
    columns: itemColumns,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', itemInsert], update: ['own', itemChange], delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};
