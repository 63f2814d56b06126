import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOutbox } from '@/api/calendar/outbox';
import { toastState } from '@/components/ui/toast-store';
import { Calendar } from '@/features/calendar/calendar';
import { calendar, changeEventElsewhere } from '../../support/calendar-account.ts';
import { renderAt } from '../../support/render';
import { ann, beginDay, held, press, user } from './support';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => {
  const { answerCalendar, calendar: held } = await import('../../support/calendar-account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => held.user,
    rows: (query) => answerCalendar(query),
  });
});
// What comes on demand is there at once.
await import('@/features/calendar/calendar-question');

beforeEach(beginDay);
afterEach(() => vi.useRealTimers());

const weekly = (title: string) =>
  held(title, {
    starts: '2026-06-03T10:00:00',
    ends: '2026-06-03T11:00:00',
    rrule: 'FREQ=WEEKLY;BYDAY=WE',
  });
const stored = () => [...calendar.events.values()].filter(({ deleted_at }) => deleted_at === null);
const open = (search = '?view=month') => renderAt(`/calendar${search}`, <Calendar userId={ann} />);
const cell = (name: string | RegExp) => screen.findByRole('gridcell', { name });
const keys = (...pressed: string[]) => user.keyboard(pressed.map((key) => `{${key}}`).join(''));
const focused = () => document.activeElement?.querySelector('.sr-only')?.textContent;

describe('the month as a grid', () => {
  it('names its cells by day and number of events, and today as today', async () => {
    held('Deep work');
    held('Call');
    open();
    const today = await cell('Wednesday, June 10, 2 events');
    expect(today).toHaveAttribute('aria-current', 'date');
    expect(await cell('Thursday, June 11, no events')).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('grid')).toHaveAccessibleName('June 2026');
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([today]);
  });

  it('goes by arrows, week ends, months and years, and stays on the day or the last of the month', async () => {
    open();
    const grid = await screen.findByRole('grid');
    act(() => grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    await keys('ArrowRight', 'ArrowDown');
    await waitFor(() => expect(focused()).toMatch(/^Thursday, June 18/));
    await keys('Home');
    await waitFor(() => expect(focused()).toMatch(/^Monday, June 15/));
    await keys('End');
    await waitFor(() => expect(focused()).toMatch(/^Sunday, June 21/));
    await keys('PageDown');
    await waitFor(() => expect(focused()).toMatch(/^Tuesday, July 21/));
    expect(screen.getByRole('heading', { name: 'July 2026' })).toHaveAttribute('aria-live', 'polite');
    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(focused()).toMatch(/^Monday, July 21/));
    expect(screen.getByRole('heading', { name: 'July 2025' })).toBeVisible();
  });

  it('selects a day by Space and opens it by Enter', async () => {
    held('Deep work', { starts: '2026-06-11T10:00:00', ends: '2026-06-11T11:00:00' });
    open();
    await cell(/^Thursday, June 11, 1 event/);
    act(() => screen.getByRole('grid').querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    await keys('ArrowRight', ' ');
    await waitFor(async () =>
      expect(await cell(/^Thursday, June 11/)).toHaveAttribute('aria-selected', 'true'),
    );
    const day = screen.getByRole('region', { name: 'Thursday, June 11' });
    expect(within(day).getByText('Deep work')).toBeVisible();
    await keys('Enter');
    await waitFor(() => expect(within(day).getByRole('heading')).toHaveFocus());
  });
});

describe('an event', () => {
  it('is added with a title, and asks for one', async () => {
    open();
    await press('Add event');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save the event' }));
    expect(await dialog.findByText('Please enter a title.')).toBeVisible();
    await user.type(dialog.getByLabelText('Title'), 'Deep work');
    await user.click(dialog.getByRole('button', { name: 'Save the event' }));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { title: 'Deep work', starts: '2026-06-10T09:00:00', ends: '2026-06-10T09:30:00', kind: 'focus' },
      ]),
    );
    expect(toastState().toasts[0]).toMatchObject({ title: 'Added', durationMs: 10_000 });
    act(() => toastState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(stored()).toEqual([]));
  });

  it('says that its end is before its start, and what becomes of a time that a clock jumps over', async () => {
    open();
    await press('Add event');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Title'), 'Deep work');
    fireEvent.change(dialog.getByLabelText('End time'), { target: { value: '08:00' } });
    await user.click(dialog.getByRole('button', { name: 'Save the event' }));
    expect(await dialog.findByText('The end must be after the start.')).toBeVisible();
    fireEvent.change(dialog.getByLabelText('Starts on'), { target: { value: '2027-03-28' } });
    fireEvent.change(dialog.getByLabelText('Start time'), { target: { value: '02:30' } });
    expect(
      await dialog.findByText('This time does not exist on March 28, 2027; it will be 3:30 AM.'),
    ).toBeVisible();
  });

  it('says in words what it overlaps with, and what the clock shows in a zone of its own', async () => {
    held('Deep work');
    held('Call Tokyo', { starts: '2026-06-10T17:30:00', ends: '2026-06-10T18:30:00', tz: 'Asia/Tokyo' });
    open();
    const day = within(await screen.findByRole('region', { name: 'Wednesday, June 10' }));
    expect(await day.findByText('Overlaps with: Call Tokyo')).toBeVisible();
    expect(day.getByText(/5:30 PM in Asia\/Tokyo/)).toBeVisible();
  });

  it('is moved by the dialog as by drawing it, and back', async () => {
    const event = held('Deep work');
    open();
    await press('Deep work: Move to…');
    fireEvent.change(await screen.findByLabelText('Starts on'), { target: { value: '2026-06-12' } });
    await press('Save the event');
    await waitFor(() => expect(stored()).toMatchObject([{ starts: '2026-06-12T10:00:00' }]));
    act(() => toastState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(stored()).toMatchObject([{ starts: '2026-06-10T10:00:00' }]));
    const key = `${event.id} 2026-06-10T10:00:00`;
    fireEvent.drop(await cell(/^Monday, June 15/), { dataTransfer: { getData: () => key } });
    await waitFor(() =>
      expect(stored()).toMatchObject([{ starts: '2026-06-15T10:00:00', ends: '2026-06-15T11:00:00' }]),
    );
  });

  it('is kept on this device without a connection, and sent once', async () => {
    open();
    await press('Add event');
    await user.type(await screen.findByLabelText('Title'), 'On the train');
    calendar.offline = true;
    await press('Save the event');
    expect(await screen.findByText(/^Not saved yet\./)).toBeVisible();
    calendar.offline = false;
    await act(async () => void (await eventOutbox.flush()));
    await waitFor(() => expect(stored()).toMatchObject([{ title: 'On the train' }]));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet\./)).toBeNull());
  });
});

describe('a series', () => {
  const rename = async (to: string) => {
    await press('Deep work: Edit event');
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, to);
    await press('Save the event');
  };

  it('changes only this one', async () => {
    weekly('Deep work');
    open();
    await rename('Deeper work');
    await press('Only this one');
    await waitFor(() => expect(stored()).toHaveLength(2));
    expect(stored()).toMatchObject([
      { title: 'Deep work', rrule: 'FREQ=WEEKLY;BYDAY=WE' },
      { title: 'Deeper work', rrule: null, recurrence_id: '2026-06-10T10:00:00' },
    ]);
  });

  it('changes this and all later ones', async () => {
    weekly('Deep work');
    open();
    await rename('Deeper work');
    await press('This and all later ones');
    await waitFor(() => expect(stored()).toHaveLength(2));
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { title: 'Deep work', rrule: 'FREQ=WEEKLY;UNTIL=20260610T075959Z;BYDAY=WE' },
        { title: 'Deeper work', starts: '2026-06-10T10:00:00', rrule: 'FREQ=WEEKLY;BYDAY=WE' },
      ]),
    );
  });

  it('takes its rule along to another weekday', async () => {
    weekly('Deep work');
    open();
    await press('Deep work: Move to…');
    fireEvent.change(await screen.findByLabelText('Starts on'), { target: { value: '2026-06-11' } });
    await press('Save the event');
    await press('This and all later ones');
    await waitFor(() =>
      expect(stored()[1]).toMatchObject({ starts: '2026-06-11T10:00:00', rrule: 'FREQ=WEEKLY;BYDAY=TH' }),
    );
  });

  it('leaves one out, and takes it back', async () => {
    weekly('Deep work');
    open();
    await press('Deep work: Edit event');
    await press('Delete');
    await press('Only this one');
    await waitFor(() => expect(stored()).toMatchObject([{ exdates: ['2026-06-10T10:00:00'] }]));
    act(() => toastState().toasts[0]?.action?.onSelect());
    await waitFor(() => expect(stored()).toMatchObject([{ exdates: [] }]));
  });
});

describe('a text that two devices changed', () => {
  const conflict = async () => {
    const event = held('Deep work');
    open();
    await press('Deep work: Edit event');
    changeEventElsewhere(event.id, { title: 'Deep work at home' });
    const title = await screen.findByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Deep work at the library');
    await press('Save the event');
    expect(await screen.findByText('This was changed on another device.')).toBeVisible();
  };

  it('stays as this device says', async () => {
    await conflict();
    await press('Keep mine');
    await waitFor(() => expect(stored()).toMatchObject([{ title: 'Deep work at the library' }]));
  });

  it('stays as both say, one beside the other', async () => {
    await conflict();
    await press('Show both');
    await waitFor(() =>
      expect(stored().map(({ title }) => title)).toEqual(['Deep work at home', 'Deep work at the library']),
    );
  });
});

describe('a list', () => {
  it('says when nothing is planned, and what to do once', async () => {
    open('?view=agenda');
    expect(await screen.findByText('Nothing planned this month.')).toBeVisible();
    for (const name of ['Add event', 'Place my plan']) {
      expect(screen.getAllByRole('button', { name })).toHaveLength(1);
    }
  });

  it('holds the days that have something, those that are over behind a line', async () => {
    held('Yesterday', { starts: '2026-06-09T10:00:00', ends: '2026-06-09T11:00:00' });
    held('Holiday', { all_day: true, starts: '2026-06-12', ends: '2026-06-13' });
    open('?view=agenda');
    expect(await screen.findByRole('region', { name: 'Friday, June 12' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Saturday, June 13' })).toBeVisible();
    expect(screen.getByText('Earlier this month')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Thursday, June 11' })).toBeNull();
  });
});
