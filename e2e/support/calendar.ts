import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { clientOf } from './attempts.ts';
import { giveTier } from './questionnaires.ts';
import { type Person, signIn } from './test.ts';

/** A month that nobody lives in yet: nothing in it depends on the day a test runs. Its 2nd is a Wednesday. */
const june = '/calendar?date=2027-06-02';

/** The calendar of somebody with a plan, in June 2027; answers what reads and writes in their name. */
export async function openCalendar(
  page: Page,
  { service, person, view }: { service: SupabaseClient; person: Person; view?: 'agenda' | 'week' | 'month' },
  before: (own: SupabaseClient) => Promise<void> = async () => {},
): Promise<SupabaseClient> {
  await giveTier(service, person, 'plus');
  await signIn(page, person, '/sitemap');
  const own = await clientOf(new URL(page.url()).origin, person);
  await before(own);
  await page.goto(view === undefined ? june : `${june}&view=${view}`);
  return own;
}

/** An event from ten to eleven on a day of June 2027. */
export async function addEvent(
  own: SupabaseClient,
  title: string,
  date: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const times = { starts: `${date}T10:00:00`, ends: `${date}T11:00:00`, tz: 'UTC' };
  const { error } = await own.from('calendar_events').insert({ id, title, ...times, ...more });
  if (error) throw error;
  return id;
}

/** Every Wednesday of June 2027 and on. */
export const everyWednesday = (own: SupabaseClient, title: string) =>
  addEvent(own, title, '2027-06-02', { rrule: 'FREQ=WEEKLY;BYDAY=WE' });

/** What a list shows of a day. */
export const dayOf = (page: Page, date: string): Locator => page.locator(`section[data-day="${date}"]`);

/** What the account holds, in the order of its times. */
export async function storedEvents(own: SupabaseClient): Promise<Record<string, unknown>[]> {
  const { data, error } = await own
    .from('calendar_events')
    .select('title, starts, rrule, source, recurrence_id')
    .is('deleted_at', null)
    .order('starts');
  if (error) throw error;
  return data;
}
