/** An account with reminders, as the backend would hold it. */
import type { Delivery, Device, Reminder } from '@/api/reminders/reminders';
import type { Answer, Query } from '../../support/fake-supabase.ts';
import { functionRefusal, nothing } from '../../support/fake-supabase.ts';

export const ann = '5b8f0f6e-1111-4222-8333-444455556666';

const usual = {
  display: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  show_presence: true,
  personal_insights: false,
  today_limit: 5,
  available_min: 240,
  wip_limit: 3,
  task_order: 'matrix',
  time_zone: 'UTC' as string | null,
  week_start: 'MO',
  day_start_hour: 0,
  quiet_start: '22:00',
  quiet_end: '07:00',
  push_details: false,
  show_achievements: true,
  exercise_keys: {},
};

export const account = {
  reminders: [] as Reminder[],
  told: [] as Delivery[],
  devices: [] as Device[],
  settings: { ...usual },
  /** Focus sessions as numbers. */
  bursts: [] as object[],
  pushKey: null as string | null,
  /** There is no connection. */
  offline: false,
  /** What was asked of functions and of the database, in order. */
  asked: [] as [name: string, what: unknown][],
  /** What the next call is refused with. */
  refusal: null as { status: number; code: string } | null,
};

export function emptyAccount(): void {
  Object.assign(account, {
    reminders: [],
    told: [],
    devices: [],
    settings: { ...usual },
    bursts: [],
    pushKey: null,
    offline: false,
    asked: [],
    refusal: null,
  });
}

let made = 0;

export function held(title: string, fields: Partial<Reminder> = {}): Reminder {
  made += 1;
  const reminder: Reminder = {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    title,
    note: '',
    link: null,
    target: 'none',
    target_id: null,
    starts: '2027-03-01T09:00',
    tz_mode: 'follow',
    tz: 'UTC',
    rrule: null,
    offset_min: null,
    channels: ['in_app'],
    ignore_quiet: false,
    state: 'active',
    paused_until: null,
    next_at: '2027-03-01T09:00:00Z',
    snoozed_until: null,
    snooze_count: 0,
    unanswered: 0,
    ...fields,
  };
  account.reminders.push(reminder);
  return reminder;
}

/** An occurrence that was told in the app so many minutes ago. */
export function told(reminder: Reminder, minutesAgo: number, fields: Partial<Delivery> = {}): Delivery {
  const due_at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  made += 1;
  const delivery: Delivery = {
    id: `00000000-0000-4000-9000-${String(made).padStart(12, '0')}`,
    reminder_id: reminder.id,
    state: 'sent',
    due_at,
    acted: null,
    ...fields,
  };
  account.told.push(delivery);
  return delivery;
}

/** Refuses once, as a function or as the database. */
function refused(by: 'function' | 'database'): Answer | null {
  const { refusal } = account;
  account.refusal = null;
  if (refusal === null) return null;
  const { status, code } = refusal;
  if (by === 'function') return functionRefusal(status, code);
  return { data: null, error: { code: `PT${status}`, message: code } };
}

export function answerRows(query: Query): Answer {
  if (query.table === 'user_settings') {
    if (query.kind === 'upsert') Object.assign(account.settings, query.values);
    return { data: account.settings, error: null };
  }
  if (query.table === 'reminders' && query.kind === 'update') {
    account.asked.push(['update', query.values]);
    const { deleted_at } = query.values as { deleted_at: string | null };
    const id = query.is('id');
    if (deleted_at !== null) account.reminders = account.reminders.filter((one) => one.id !== id);
    return nothing;
  }
  const rows = {
    reminders: account.reminders,
    reminder_deliveries: account.told,
    push_subscriptions: account.devices,
  };
  return { data: rows[query.table as keyof typeof rows] ?? [], error: null };
}

export function answerRpc(name: string, args: Record<string, unknown>): Answer {
  if (name === 'my_bursts') return { data: account.bursts, error: null };
  if (account.offline) return { data: null, error: { message: 'Failed to fetch' } };
  account.asked.push([name, args]);
  const no = refused('database');
  if (no) return no;
  const one = account.reminders.find(({ id }) => id === args.p_id);
  if (name === 'pause_reminder') {
    Object.assign(one ?? {}, { state: 'paused', paused_until: args.p_until ?? null });
  }
  if (name === 'resume_reminder') Object.assign(one ?? {}, { state: 'active' });
  if (name === 'act_on_reminder') {
    const delivery = account.told.find(({ id }) => id === args.p_delivery);
    Object.assign(delivery ?? {}, { acted: args.p_action === 'snooze' ? 'snoozed' : args.p_action });
  }
  if (name === 'push_subscribe') {
    account.devices.push({
      id: 'device-1',
      device_name: String(args.p_device_name),
      last_ok_at: null,
      created_at: '',
    });
    return { data: 'device-1', error: null };
  }
  return nothing;
}

export function answerFunctions(name: string, { body }: { body: unknown }): Answer {
  if (name === 'push-key') return { data: { key: account.pushKey }, error: null };
  account.asked.push([name, body]);
  const no = refused('function');
  if (no) return no;
  if (name !== 'reminder-keep') return { data: {}, error: null };
  const { reminder } = body as { reminder: Reminder };
  const next_at = reminder.starts === null ? null : `${reminder.starts}:00Z`;
  const stored = { ...held(reminder.title, { ...reminder, next_at }) };
  account.reminders = [...account.reminders.filter(({ id }) => id !== reminder.id), stored];
  return { data: { reminder: stored, next: next_at === null ? [] : [next_at] }, error: null };
}
