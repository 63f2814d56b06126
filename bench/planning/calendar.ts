/** What a calendar takes: following a rule, answering a link, reading a file and saving it. Nothing else may run beside it. */
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createServer } from 'vite';
import { expand } from '../../src/lib/calendar/expand.ts';
import { parseRule } from '../../src/lib/calendar/rule.ts';
import { loadConfig } from '../../supabase/local/config.ts';
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import { serve } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';

const root = join(import.meta.dirname, '../..');
const dayMs = 86_400_000;
const median = (times: readonly number[]) => percentile(times, 0.5);

async function timed(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const from = performance.now();
    await work(run);
    times.push(performance.now() - from);
  }
  return times;
}

/** A year of a series for each day, in zones that nobody has asked about before, and in one that is known. */
async function expansion(): Promise<Figure[]> {
  const rule = parseRule('FREQ=DAILY');
  if (!rule.ok) throw new Error(rule.error);
  const fromMs = Date.UTC(2026, 0);
  const year = (tz: string) =>
    expand({ start: '2026-01-01T08:00:00', tz, rule: rule.value }, { fromMs, toMs: fromMs + 365 * dayMs });
  year('UTC');
  const zones = Intl.supportedValuesOf('timeZone').filter((_, index) => index % 20 === 3);
  const first = await timed(zones.length, (run) => year(zones[run] ?? 'UTC'));
  const again = await timed(50, () => year('Europe/Berlin'));
  return [
    { name: 'a year of a daily series, zone not asked before', value: median(first), unit: 'ms', budget: 5 },
    { name: 'the same in a zone that is known', value: median(again), unit: 'ms', budget: 5 },
  ];
}

/** Somebody with a plan and a calendar that nobody has written in yet. */
async function signedIn(url: string): Promise<SupabaseClient> {
  const client = createClient(url, loadConfig(root).auth.publishable_key, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({
    email: 'plus@demo.example.com',
    password: 'Demo-Pass-1',
  });
  if (error) throw error;
  return client;
}

const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Tokyo', 'Australia/Sydney'];

/** Saving a file with as many events as one may have, and taking it back, through gateway and database. */
async function importing(client: SupabaseClient): Promise<Figure[]> {
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    id: crypto.randomUUID(),
    title: `Event ${at}`,
    notes: 'Words of it. '.repeat(10),
    location: '',
    all_day: false,
    starts: `2026-01-0${1 + (at % 9)}T08:00:00`,
    ends: `2026-01-0${1 + (at % 9)}T08:25:00`,
    tz: zones[at % zones.length],
    rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    exdates: [],
    rdates: [],
    recurrence_of: null,
    recurrence_id: null,
    cancelled: false,
    sequence: 0,
    uid: `${at}@example.com`,
    modified_at: '2026-01-01T08:00:00Z',
  }));
  const p_import = crypto.randomUUID();
  const call = async (name: string, args: object) => {
    const { error, data } = await client.rpc(name, { p_import, ...args });
    if (error) throw error;
    if (data !== rows.length) throw new Error(`${name} wrote ${data}`);
  };
  const [saved = Number.NaN] = await timed(1, () =>
    call('save_calendar_import', { p_new: rows, p_changed: [] }),
  );
  const [undone = Number.NaN] = await timed(1, () => call('undo_calendar_import', { p_before: [] }));
  return [
    { name: 'saving 2,000 events of a file', value: saved, unit: 'ms', budget: 2000 },
    { name: 'taking them back', value: undone, unit: 'ms', budget: 2000 },
  ];
}

/** What a link answers that shows 500 series, through gateway, function and database. */
async function feed(url: string, client: SupabaseClient): Promise<Figure> {
  const rows = Array.from({ length: 500 }, (_, at) => ({
    id: crypto.randomUUID(),
    title: `Series ${at}`,
    starts: `2026-01-0${1 + (at % 9)}T08:00:00`,
    ends: `2026-01-0${1 + (at % 9)}T08:25:00`,
    tz: zones[at % zones.length],
    rrule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  }));
  const { error } = await client.from('calendar_events').insert(rows);
  if (error) throw error;
  const made = await client.rpc('create_feed_token', {
    p_id: crypto.randomUUID(),
    p_name: 'Bench',
    p_show_details: true,
    p_include: ['events'],
  });
  if (made.error) throw made.error;
  const address = `${url}/functions/v1/calendar-feed/${made.data}.ics`;
  const get = async () => {
    const response = await fetch(address);
    const text = await response.text();
    if (!response.ok || !text.endsWith('END:VCALENDAR\r\n')) throw new Error(`${response.status}: ${text}`);
  };
  // The first one starts the function.
  await get();
  const times = await timed(40, get);
  return {
    name: 'a calendar link with 500 series, p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    budget: 300,
  };
}

/** What the server does for it, on a native PostgreSQL. */
async function served(): Promise<Figure[]> {
  const native = await startNativePostgres();
  const server = await serve(native.url);
  try {
    const client = await signedIn(server.url);
    return [await feed(server.url, client), ...(await importing(client))];
  } finally {
    await server.stop();
    await native.stop();
  }
}

/** A file with as many events as one may have, read as the worker does. */
async function reading(): Promise<Figure> {
  const vite = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null },
    resolve: { alias: { '@lib': join(root, 'src/lib'), '@': join(root, 'src') } },
  });
  try {
    const { readCalendarFile } = (await vite.ssrLoadModule(
      '/src/api/calendar/read-file.ts',
    )) as typeof import('../../src/api/calendar/read-file.ts');
    const event = (at: number) =>
      `BEGIN:VEVENT\r\nUID:${at}@example.com\r\nDTSTART;TZID=W. Europe Standard Time:20260601T080000\r\nDURATION:PT30M\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE\r\nEXDATE;TZID=Europe/Berlin:20260603T080000\r\nSUMMARY:Event ${at} &amp; <b>more</b>\r\nDESCRIPTION:${'Words of it. '.repeat(10)}\r\nEND:VEVENT\r\n`;
    const text = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${Array.from({ length: 2000 }, (_, at) => event(at)).join('')}END:VCALENDAR\r\n`;
    const read = () => {
      const found = readCalendarFile(text, {
        profileZone: 'Europe/Berlin',
        untitled: 'Untitled',
        known: [],
        newId: () => crypto.randomUUID(),
      });
      if (!found.ok || found.value.events.length !== 2000) throw new Error('not all were read');
    };
    const [first = Number.NaN] = await timed(1, read);
    return { name: 'a calendar file with 2,000 events, first time', value: first, unit: 'ms', budget: 2000 };
  } finally {
    await vite.close();
  }
}

export const calendarFigures = async (): Promise<Figure[]> => [
  ...(await expansion()),
  ...(await served()),
  await reading(),
];
