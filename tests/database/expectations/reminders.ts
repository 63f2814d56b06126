import { own, refused, type TableExpectation } from './types.ts';

const given = 'title note link target target_id starts tz_mode tz rrule offset_min channels ignore_quiet';
const derived = 'valid_for_min next_at next_local snoozed_until snooze_count last_handled unanswered version';
const reminder = `id user_id ${given} ${derived} state paused_until created_at updated_at deleted_at`;
const delivery = 'id user_id reminder_id occurrence channel state due_at sent_at opened_at acted acted_at';
const device = 'id user_id device_name last_ok_at created_at';

/** What people are reminded of. The server alone writes when and what was told; keys of devices are read by nobody. */
export const reminders: Readonly<Record<string, TableExpectation>> = {
  reminders: {
    columns: `${reminder} check_at leased_until`,
    access: {
      anon: refused,
      ...own({ select: ['own', reminder], update: ['own', 'deleted_at'], delete: 'own' }),
      service: refused,
    },
  },
  reminder_deliveries: {
    columns: `${delivery} send_at deliver_at claimed_at tries bundle_id created_at`,
    access: { anon: refused, ...own({ select: ['own', delivery] }), service: refused },
  },
  push_subscriptions: {
    columns: `${device} endpoint p256dh auth tz failure_count`,
    access: { anon: refused, ...own({ select: ['own', device] }), service: refused },
  },
};
