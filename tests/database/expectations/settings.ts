import { own, refused, type TableExpectation } from './types.ts';

const general =
  'user_id display notify_billing notify_results notify_community notify_reminders show_presence';
const planner = 'today_limit available_min wip_limit task_order';
const keys = 'exercise_keys';
const planning = 'time_zone week_start day_start_hour quiet_start quiet_end push_details show_achievements';
const reading = 'personal_insights';
const settable = `${general} ${planner} ${keys} ${planning} ${reading}`;

/** What people set for the product as a whole: theirs alone, whatever their role. */
export const settings: Readonly<Record<string, TableExpectation>> = {
  user_settings: {
    columns: `${general} updated_at ${planner} ${keys} ${planning} ${reading}`,
    access: {
      anon: refused,
      ...own({ select: 'own', insert: ['self', settable], update: ['own', settable] }, [
        'owner',
        'other',
        'master_admin',
      ]),
      service: { select: 'owner other master_admin' },
    },
  },
};
