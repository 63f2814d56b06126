import * as z from 'zod/mini';
import { type CalendarEvent, eventFieldsSchema } from './event.ts';
import type { EventChange } from './series.ts';

/* What two devices changed of one event, brought together. */

/** What may differ between two devices: everything a person says, to which series it belongs, whether it is taken away. */
export const rowChangeSchema = z.partial(
  z.extend(eventFieldsSchema, {
    recurrence_of: z.nullable(z.string()),
    recurrence_id: z.nullable(z.string()),
    deleted_at: z.nullable(z.string()),
  }),
);
type Field = keyof EventChange;

const asked = ['title', 'notes', 'location'] as const satisfies readonly Field[];
export type AskedField = (typeof asked)[number];
/** One makes no sense without the others. */
const together = ['all_day', 'starts', 'ends', 'tz'] as const satisfies readonly Field[];
const alone = [
  'rrule',
  'kind',
  'link',
  'cancelled',
  'recurrence_of',
  'recurrence_id',
  'deleted_at',
] as const satisfies readonly Field[];
const lists = ['exdates', 'rdates'] as const satisfies readonly Field[];

export interface MergedEvent {
  /** What is still to be written. */
  readonly change: EventChange;
  /** Texts that both sides changed, to different ones: the person says which stands. */
  readonly conflicts: readonly AskedField[];
}

/** What a list became on this side, done to what it became on the other. */
function mergedList(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const added = mine.filter((one) => !base.includes(one));
  const gone = new Set(base.filter((one) => !mine.includes(one)));
  return [...new Set([...theirs, ...added])].filter((one) => !gone.has(one)).toSorted();
}

/**
 * A change made to `base`, brought to what the server holds by now. What one side changed stands; of what both changed, a
 * text is asked about, lists take up what each side did, and anything else is as this device says.
 */
export function mergeEvent(base: CalendarEvent, change: EventChange, theirs: CalendarEvent): MergedEvent {
  const merged: Record<string, unknown> = {};
  const conflicts: AskedField[] = [];
  const wanted = (field: Field) => change[field] !== undefined && change[field] !== theirs[field];
  for (const field of asked) {
    if (!wanted(field)) continue;
    if (theirs[field] === base[field]) merged[field] = change[field];
    else conflicts.push(field);
  }
  for (const field of alone) if (wanted(field)) merged[field] = change[field];
  if (together.some(wanted)) {
    for (const field of together) {
      const mine = change[field] ?? base[field];
      if (mine !== theirs[field]) merged[field] = mine;
    }
  }
  for (const field of lists) {
    const mine = change[field];
    if (mine === undefined) continue;
    const list = mergedList(base[field], mine, theirs[field]);
    if (list.join() !== theirs[field].toSorted().join()) merged[field] = list;
  }
  return { change: merged as EventChange, conflicts };
}
