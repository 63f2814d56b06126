import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCalendarFile } from '@/api/calendar/read-file';
import type { ReadAsk } from '@/api/calendar/read-worker';
import { toastState } from '@/components/ui/toast-store';
import { offerFile } from '@/hooks/offer-file';
import { calendar } from '../../support/calendar-account.ts';
import { beginDay, held, openAgenda as open, press, user } from './support';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/calendar-account.ts')).calendarClient(),
);
vi.mock('@/hooks/offer-file', () => ({ offerFile: vi.fn() }));
// What comes on demand is there at once.
await import('@/features/calendar/calendar-question');
await import('@/api/calendar/write-file');

/** Reads as the worker does, in the page's own thread; `stuck` never answers. */
const reading = { stuck: false, stopped: 0 };
class PageWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    queueMicrotask(() => this.onmessage?.({ data: null }));
  }
  postMessage({ text, options }: ReadAsk): void {
    if (reading.stuck) return;
    const read = readCalendarFile(text, { ...options, newId: () => crypto.randomUUID() });
    queueMicrotask(() => this.onmessage?.({ data: structuredClone(read) }));
  }
  terminate(): void {
    reading.stopped += 1;
  }
}

beforeEach(async () => {
  vi.stubGlobal('Worker', PageWorker);
  Object.assign(reading, { stuck: false, stopped: 0 });
  vi.mocked(offerFile).mockClear();
  await beginDay();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const titles = () => [...calendar.events.values()].map(({ title }) => title);
const dialog = () => screen.findByRole('dialog');
const said = () => toastState().toasts[0];

describe('a file to take along', () => {
  const offered = async () => {
    await waitFor(() => expect(offerFile).toHaveBeenCalledOnce());
    const [file, name] = vi.mocked(offerFile).mock.calls[0] ?? [];
    return { name, text: (await file?.text()) ?? '' };
  };

  it('holds what is shown, and nothing is offered where nothing is', async () => {
    held('Deep work');
    held('Next month', { starts: '2026-07-10T10:00:00', ends: '2026-07-10T11:00:00' });
    open();
    await press('Download .ics');
    const { name, text } = await offered();
    expect(name).toBe('focus-clarity-lab-2026-06-01-2026-06-30.ics');
    expect(text).toContain('SUMMARY:Deep work');
    expect(text).not.toContain('Next month');
    vi.mocked(offerFile).mockClear();
    await press('Further back');
    await press('Download .ics');
    await waitFor(() => expect(said()?.title).toBe('There is nothing here to download.'));
    expect(offerFile).not.toHaveBeenCalled();
  });

  it('holds one event, from its form', async () => {
    held('Deep work');
    held('Call');
    open();
    await press('Deep work: Edit event');
    await user.click(within(await dialog()).getByRole('button', { name: 'Download .ics' }));
    const { name, text } = await offered();
    expect(name).toBe('focus-clarity-lab-2026-06-10.ics');
    expect(text.match(/^SUMMARY:.*$/gm)).toHaveLength(1);
  });
});

describe('a file of another calendar', () => {
  const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
  const ics = (...lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const at = 'DTSTART;TZID=Tokyo Standard Time:20260612T080000';
  const file = (text: string) => new File([text], 'my.ics', { type: 'text/calendar' });
  const choose = async (text: string) =>
    user.upload(await screen.findByLabelText('Calendar file (.ics)'), file(text));
  const lunch = ics(
    ...event('UID:a', at, 'SUMMARY:<b>Lunch</b> <img src=x onerror=alert(1)>', 'SEQUENCE:1', 'ATTENDEE:x'),
    ...event('UID:b', 'DTSTART:junk', 'SUMMARY:Broken'),
  );

  it('is looked at before it is saved, and taken back as a whole', async () => {
    held('Deep work');
    open();
    await press('Import a file');
    await choose(lunch);
    expect(await screen.findByRole('heading', { name: 'Events in the file: 2' })).toHaveFocus();
    expect(screen.getByText('New: 1')).toBeVisible();
    expect(screen.getByText('Lunch')).toBeVisible();
    expect(screen.getByText('Line 9 · Broken · Its time is not valid.')).toBeInTheDocument();
    expect(screen.getByText('Guests: 1')).toBeInTheDocument();
    expect(screen.getByText('Tokyo Standard Time: Asia/Tokyo')).toBeInTheDocument();
    expect(titles()).toEqual(['Deep work']);
    await press('Import these events');
    await waitFor(() => expect(said()?.title).toBe('1 of 2 events imported. 1 was left out.'));
    expect(said()?.durationMs).toBe(10_000);
    expect(await screen.findByText('Lunch')).toBeVisible();
    expect(screen.getByText(/^Imported/)).toBeVisible();
    act(() => said()?.action?.onSelect());
    await waitFor(() => expect(titles()).toEqual(['Deep work']));
    await waitFor(() => expect(said()?.title).toBe('The import was taken back.'));
  });

  it('can be hidden with all its events, also after a reload', async () => {
    held('Deep work');
    held('Lunch', { source: 'import', import_id: 'x', kind: 'imported' });
    const { unmount } = open();
    const box = await screen.findByLabelText('Show imported events');
    expect(await screen.findByText('Lunch')).toBeVisible();
    await user.click(box);
    expect(screen.queryByText('Lunch')).toBeNull();
    expect(screen.getByText('Deep work')).toBeVisible();
    unmount();
    open();
    expect(await screen.findByText('Deep work')).toBeVisible();
    expect(screen.queryByText('Lunch')).toBeNull();
    await user.click(screen.getByLabelText('Show imported events'));
    expect(await screen.findByText('Lunch')).toBeVisible();
  });

  it('may be pasted, and says what it is not', async () => {
    open();
    await press('Import a file');
    const paste = async (text: string) => {
      const box = await screen.findByLabelText('Or paste its text');
      await user.clear(box);
      await user.click(box);
      await user.paste(text);
      await press('Show what is in it');
    };
    await paste('<html>');
    expect(await screen.findByText('This file is not a calendar (.ics).')).toBeVisible();
    await paste(ics('BEGIN:VTODO', 'END:VTODO'));
    expect(await screen.findByText('This file has no events.')).toBeVisible();
    await choose(`BEGIN:VCALENDAR${' '.repeat(1024 * 1024)}`);
    expect(await screen.findByText('This file is too large (limit 1 MB).')).toBeVisible();
    await paste(lunch);
    expect(await screen.findByText('New: 1')).toBeVisible();
  });

  it('is stopped by the person, or when it takes too long', async () => {
    reading.stuck = true;
    open();
    await press('Import a file');
    await choose(lunch);
    await press('Cancel');
    expect(await screen.findByLabelText('Calendar file (.ics)')).toBeVisible();
    await waitFor(() => expect(reading.stopped).toBe(1));
    await choose(lunch);
    expect(await screen.findByText('Reading this file takes too long.', {}, { timeout: 4000 })).toBeVisible();
    expect(reading.stopped).toBe(2);
  });

  it('says why it was not saved', async () => {
    open();
    await press('Import a file');
    await choose(lunch);
    calendar.refusal = { code: 'PT409', message: 'too_many_calendar_events' };
    await press('Import these events');
    expect(await screen.findByText('You have reached 5,000 events. Remove some first.')).toBeVisible();
    expect(titles()).toEqual([]);
  });
});
