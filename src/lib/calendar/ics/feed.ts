import * as z from 'zod/mini';
import { brand } from '../../../config/brand.ts';
import { fallbackLanguage, isLanguage, type Language } from '../../../config/languages.ts';
import { addDays } from '../../plans/dates.ts';
import { minuteMs } from '../../time.ts';
import { eventKinds } from '../event.ts';
import { wallTextAt } from '../zone.ts';
import { neutralTitle } from './words.ts';
import { type WrittenEvent, writeCalendar } from './write.ts';

/*
 * What a link shows to another calendar. The database leaves words out where they are not to be told, so that a fault here
 * could tell none.
 */

const text = z.nullable(z.string());
const feedEvent = z.object({
  id: z.string(),
  title: z.string(),
  notes: z.string(),
  location: z.string(),
  all_day: z.boolean(),
  starts: z.string(),
  ends: z.string(),
  tz: z.string(),
  rrule: text,
  exdates: z.array(z.string()),
  rdates: z.array(z.string()),
  recurrence_of: text,
  recurrence_id: text,
  kind: z.enum(eventKinds),
  cancelled: z.boolean(),
  sequence: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
const feedPlan = z.object({
  id: z.string(),
  starts_on: z.string(),
  weeks: z.number(),
  created_at: z.string(),
  items: z.array(z.object({ week: z.number(), title: z.string(), updated_at: z.string() })),
});
const feedTask = z.object({
  id: z.string(),
  title: z.string(),
  due_at: text,
  due_date: text,
  effort_min: z.nullable(z.number()),
  version: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});

/** What `read_calendar_feed` answers. */
export const feedSchema = z.object({
  show_details: z.boolean(),
  tz: z.string(),
  language: text,
  events: z.array(feedEvent),
  plan: z.nullable(feedPlan),
  tasks: z.array(feedTask),
});
export type Feed = z.infer<typeof feedSchema>;
type FeedEvent = WrittenEvent & { readonly kind: z.infer<typeof feedEvent>['kind'] };

const plain: Omit<
  FeedEvent,
  'id' | 'title' | 'all_day' | 'starts' | 'ends' | 'tz' | 'kind' | 'sequence' | 'created_at' | 'updated_at'
> = {
  notes: '',
  location: '',
  rrule: null,
  exdates: [],
  rdates: [],
  recurrence_of: null,
  recurrence_id: null,
  cancelled: false,
};

/** A week of a plan has no hours: it stands beside its seven days, with its steps below. */
function planEvents({ plan, tz }: Feed): FeedEvent[] {
  if (plan === null) return [];
  return Array.from({ length: plan.weeks }, (_, index): FeedEvent => {
    const items = plan.items.filter(({ week }) => week === index + 1);
    const changed =
      items
        .map(({ updated_at }) => updated_at)
        .toSorted()
        .at(-1) ?? plan.created_at;
    const starts = addDays(plan.starts_on, index * 7);
    return {
      ...plain,
      id: `${plan.id}-${index + 1}`,
      title: `${brand.name} ${index + 1}/${plan.weeks}`,
      notes: items.map(({ title }) => title).join('\n'),
      all_day: true,
      starts,
      ends: addDays(starts, 6),
      tz,
      kind: 'plan',
      sequence: 0,
      created_at: plan.created_at,
      updated_at: changed,
    };
  });
}

/** A task without an effort is shown as short as a calendar shows anything. */
const shownMinutes = 15;

/** A task lies before the moment it is due, or on its day. */
function taskEvents({ tasks, tz }: Feed): FeedEvent[] {
  return tasks.map(({ due_at, due_date, effort_min, version, ...task }): FeedEvent => {
    const dueMs = due_at === null ? null : Date.parse(due_at);
    const times =
      dueMs === null
        ? { all_day: true, starts: due_date ?? '', ends: due_date ?? '' }
        : {
            all_day: false,
            starts: wallTextAt(dueMs - (effort_min ?? shownMinutes) * minuteMs, 'UTC'),
            ends: wallTextAt(dueMs, 'UTC'),
          };
    const zone = dueMs === null ? tz : 'UTC';
    return { ...plain, ...task, ...times, tz: zone, kind: 'personal', sequence: version, transparent: true };
  });
}

const languageOf = (language: string | null): Language =>
  language !== null && isLanguage(language) ? language : fallbackLanguage;

/** The text of a feed. */
export function writeFeed(feed: Feed, zoneBlock: (tz: string) => string): string {
  const language = languageOf(feed.language);
  const events = [...feed.events, ...planEvents(feed), ...taskEvents(feed)];
  const kinds = new Map(events.map(({ id, kind }) => [id, kind]));
  return writeCalendar(events, {
    host: brand.calendarHost,
    product: brand.name,
    language,
    zoneBlock,
    neutralTitle: feed.show_details ? null : ({ id }) => neutralTitle(kinds.get(id) ?? 'personal', language),
  });
}
