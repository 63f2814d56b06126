import { own, refused, type TableExpectation } from './types.ts';

const told =
  'title note link target target_id starts tz_mode tz rrule offset_min channels valid_for_min ignore_quiet state paused_until next_at next_local snoozed_until snooze_count last_handled unanswered';
const kept = 'version created_at updated_at deleted_at';

/** What people are reminded of. The server alone writes when and what was told; keys of devices are read by nobody. */
export const reminders: Readonly<Record<string, TableExpectation>> = {
  reminders: {
    columns: `id user_id ${told} check_at leased_until ${kept}`,
    access: {
      anon: refused,
      ...own({ select: ['own', `id user_id ${told} ${kept}`], update: ['own', 'deleted_at'], delete: 'own' }),
      service: refused,
    },
  },
  reminder_deliveries: {
    columns:
      'id user_id reminder_id occurrence channel state due_at send_at deliver_at claimed_at tries bundle_id sent_at opened_at acted acted_at created_at',
    access: {
      anon: refused,
      ...own({
        select: [
          'own',
          'id user_id reminder_id occurrence channel state due_at sent_at opened_at acted acted_at',
        ],
      }),
      service: refused,
    },
  },
  push_subscriptions: {
    columns: 'id user_id endpoint p256dh auth device_name tz failure_count last_ok_at created_at',
    access: {
      anon: refused,
      ...own({ select: ['own', 'id user_id device_name last_ok_at created_at'] }),
      service: refused,
    },
  },
};
