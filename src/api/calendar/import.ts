import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import type { CalendarEvent } from '@/lib/calendar/event';
import type { ImportedEvent, ImportPreview, KnownEvent } from '@/lib/calendar/import/read';
import { type FileFault, maxFileBytes } from '@/lib/calendar/import/scan';
import { err, type Result } from '@/lib/result';
import { secondMs } from '@/lib/time';
import { readEventsAgain } from './events';
import type { ReadAsk } from './read-worker';

/* Files of other calendars: read on this device, saved as a whole, taken back as a whole. */

const knownSchema = z.array(
  z.object({
    id: z.string(),
    uid: z.nullable(z.string()),
    recurrence_id: z.nullable(z.string()),
    recurrence_of: z.nullable(z.string()),
    sequence: z.number(),
    starts: z.string(),
    tz: z.string(),
    all_day: z.boolean(),
    modified_at: z.nullable(z.string()),
  }),
);
const perRequest = 1000;

/** Events that came with files before, in parts that one answer holds. @throws AppError */
async function fetchKnown(): Promise<KnownEvent[]> {
  const client = await supabase();
  const known: KnownEvent[] = [];
  for (;;) {
    let asked = client
      .from('calendar_events')
      .select('id, uid, recurrence_id, recurrence_of, sequence, starts, tz, all_day, modified_at')
      .eq('source', 'import')
      .is('deleted_at', null);
    const behind = known.at(-1);
    if (behind) asked = asked.gt('id', behind.id);
    const rows = unwrap(await asked.order('id').limit(perRequest));
    known.push(...z.parse(knownSchema, rows));
    if (rows.length < perRequest) return known;
  }
}

/** Why a file was not read: what it is, that it took longer than a file may, or that reading it broke off. */
export type ReadFault = FileFault | 'too_slow' | 'failed';
type Reading = Result<ImportPreview, ReadFault>;

/** A file that is read within limits takes far less. */
const longestMs = 2 * secondMs;

function readBeside(ask: ReadAsk, signal: AbortSignal): Promise<Reading> {
  const worker = new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<Reading>((resolve) => {
    signal.addEventListener('abort', () => resolve(err('failed')));
    worker.onerror = () => resolve(err('failed'));
    worker.onmessage = ({ data }: MessageEvent<Reading | null>) => {
      if (data !== null) resolve(data);
      else {
        timer = setTimeout(() => resolve(err('too_slow')), longestMs);
        worker.postMessage(ask);
      }
    };
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}

interface FileAsk {
  /** A file of the device, or its text. */
  readonly file: Blob | string;
  /** Of the person, for times without one. */
  readonly tz: string;
  /** The title of an event without one. */
  readonly untitled: string;
  /** Stops it. */
  readonly signal: AbortSignal;
}

/** Reads a file: what would be added, what is left out and why. Nothing is saved. @throws AppError */
export async function readFile({ file, tz, untitled, signal }: FileAsk): Promise<Reading> {
  // Before it is in memory as a text.
  if (typeof file !== 'string' && file.size > maxFileBytes) return err('too_large');
  const text = typeof file === 'string' ? file : await file.text();
  return readBeside({ text, options: { profileZone: tz, untitled, known: await fetchKnown() } }, signal);
}

/** One import, as it is saved and taken back. */
interface Import {
  readonly id: string;
  readonly preview: ImportPreview;
  /** What it changes, as it was before. */
  readonly before: readonly CalendarEvent[];
}

const rowOf = ({ fields, isNew: _isNew, shortened: _shortened, ...event }: ImportedEvent) => ({
  ...fields,
  ...event,
});

const settled = (client: QueryClient, userId: string) => void readEventsAgain(client, userId);

/** Saves all of it, or nothing. @throws AppError: detail 'too_many_calendar_events' or another refusal of the database */
export function saveImportMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, preview: { events } }: Import) => {
      const client = await supabase();
      const rows = (isNew: boolean) => events.filter((event) => event.isNew === isNew).map(rowOf);
      const { error } = await client.rpc('save_calendar_import', {
        p_import: id,
        p_new: rows(true),
        p_changed: rows(false),
      });
      if (error) throw toAppError(error);
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => settled(client, userId),
  });
}

/** Takes all of it back: what it added goes, what it changed becomes as it was. @throws AppError */
export function undoImportMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, before }: Import) => {
      const client = await supabase();
      const { error } = await client.rpc('undo_calendar_import', {
        p_import: id,
        // Of no state of a file: the same one may come again.
        p_before: before.map((event) => ({ ...event, modified_at: null })),
      });
      if (error) throw toAppError(error);
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => settled(client, userId),
  });
}
