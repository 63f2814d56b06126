/** The table of events as the database keeps it: versions rise, and a change of an older version finds no row. */
import type { CalendarEvent } from '@/lib/calendar/event';
import { usualPlanning } from '@/lib/planning/settings';
import type { Answer, Query } from './fake-supabase.ts';

/** A link as its table shows it. */
interface HeldFeed {
  id: string;
  name: string;
  show_details: boolean;
  include: string[];
  last_used_on: string | null;
}

export const calendar = {
  events: new Map<string, CalendarEvent>(),
  feeds: new Map<string, HeldFeed>(),
  offline: false,
  refusal: null as { code: string; message: string } | null,
  user: '',
  /** Of the account, so that no test depends on the zone of the machine. */
  tz: 'Europe/Berlin',
  subscription: null as Record<string, unknown> | null,
};

export function emptyCalendar(user: string): void {
  calendar.events.clear();
  calendar.feeds.clear();
  Object.assign(calendar, { offline: false, refusal: null, user, tz: 'Europe/Berlin' });
}

const stamps = { created_at: '2026-06-01T08:00:00Z', updated_at: '2026-06-01T08:00:00Z' };
const settings = () => ({
  display: {},
  exercise_keys: {},
  notify_billing: true,
  notify_results: true,
  notify_community: true,
  notify_reminders: true,
  personal_insights: false,
  show_presence: true,
  today_limit: 5,
  available_min: 60,
  wip_limit: 3,
  task_order: 'weighted',
  ...usualPlanning,
  time_zone: calendar.tz,
  week_start: 'MO',
});

export function answerCalendar({ table, kind, values, is, one }: Query): Answer {
  if (calendar.offline) return { data: null, error: new TypeError('Failed to fetch') };
  if (table === 'user_settings') return { data: settings(), error: null };
  if (table === 'feed_tokens') return { data: [...calendar.feeds.values()], error: null };
  if (table !== 'calendar_events') return { data: one ? null : [], error: null };
  const id = String(is('id'));
  const found = calendar.events.get(id);
  if (kind === 'select') {
    const source = is('source');
    const present = [...calendar.events.values()]
      .filter((event) => event.deleted_at === null && (source === undefined || event.source === source))
      .map((event) => ({ modified_at: null, ...event }));
    return { data: one ? (found ?? null) : present, error: null };
  }
  if (calendar.refusal) return { data: null, error: calendar.refusal };
  if (kind === 'upsert') {
    const row = values as CalendarEvent;
    if (!calendar.events.has(row.id)) {
      calendar.events.set(row.id, { ...row, ...stamps, sequence: 0, version: 1, deleted_at: null });
    }
    return { data: null, error: null };
  }
  if (!found || found.version !== is('version')) return { data: [], error: null };
  calendar.events.set(id, { ...found, ...(values as Partial<CalendarEvent>), version: found.version + 1 });
  return { data: [{ id }], error: null };
}

/** Rows of a file, as the database takes them. */
function imported(rows: unknown, more: Partial<CalendarEvent>): void {
  for (const row of rows as Omit<CalendarEvent, 'deleted_at' | 'version' | keyof typeof stamps>[]) {
    const before = calendar.events.get(row.id);
    calendar.events.set(row.id, { ...stamps, deleted_at: null, version: 1, ...before, ...row, ...more });
  }
}

/** The functions of the database that the calendar calls. */
function answerCalendarCall(name: string, args: Record<string, unknown>): Answer {
  if (calendar.offline) return { data: null, error: new TypeError('Failed to fetch') };
  if (calendar.refusal) return { data: null, error: calendar.refusal };
  const id = String(args.p_id);
  if (name === 'create_feed_token') {
    calendar.feeds.set(id, {
      id,
      name: String(args.p_name),
      show_details: args.p_show_details === true,
      include: args.p_include as string[],
      last_used_on: null,
    });
    return { data: 'f'.repeat(64), error: null };
  }
  if (name === 'revoke_feed_token') return { data: calendar.feeds.delete(id), error: null };
  const import_id = String(args.p_import);
  if (name === 'save_calendar_import') {
    imported(args.p_new, { source: 'import', import_id });
    imported(args.p_changed, {});
  }
  if (name === 'undo_calendar_import') {
    for (const [key, event] of calendar.events) {
      if (event.import_id === import_id) calendar.events.delete(key);
    }
    imported(args.p_before, {});
  }
  return { data: 0, error: null };
}

/** What another device does to an event. */
export function changeEventElsewhere(id: string, changed: Partial<CalendarEvent>): void {
  const found = calendar.events.get(id) as CalendarEvent;
  calendar.events.set(id, { ...found, ...changed, version: found.version + 1 });
}

/** The client of this account, with its functions. */
export const calendarClient = async () =>
  (await import('./fake-supabase.ts')).fakeClientModule({
    session: () => calendar.user,
    rows: (query) => answerCalendar(query),
    rpc: (name, args) => answerCalendarCall(name, args),
  });
