import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { account, emptyAccount } from './account.ts';
import { choose, open, press, sent, type } from './screen.tsx';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => {
  const backend = await import('./account.ts');
  return (await import('../../support/fake-supabase.ts')).fakeClientModule({
    session: () => backend.ann,
    rows: backend.answerRows,
    rpc: backend.answerRpc,
    functions: backend.answerFunctions,
  });
});
// What comes with a press is here already.
await Promise.all([
  import('@/features/reminders/reminder-dialog'),
  import('@/features/reminders/pause-dialog'),
]);

beforeEach(() => {
  emptyAccount();
  clearToasts();
  localStorage.removeItem('fcl.reminders');
});

describe('the form', () => {
  it('keeps a repeating reminder, with its next dates and the first day of its rule', async () => {
    open();
    await press('Add reminder');
    await type(/What should we remind you of/, 'Review the week');
    await type('Which day?', '2027-03-02');
    await type('What time?', '16:30');
    choose('Repeat', 'Every week');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    expect(screen.getByText('The next three dates')).toBeVisible();
    expect(screen.getByText(/^Friday, March 5, 2027 at 4:30/)).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: 'By e-mail' }));
    await press('Save the reminder');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('reminder-keep')).toMatchObject([
      {
        reminder: {
          title: 'Review the week',
          starts: '2027-03-05T16:30',
          rrule: 'FREQ=WEEKLY;BYDAY=FR',
          tz_mode: 'follow',
          channels: ['in_app', 'email'],
        },
      },
    ]);
    expect(toastState().toasts[0]).toMatchObject({ title: 'Reminder saved' });
    expect(await screen.findByText('Review the week')).toBeVisible();
  });

  it('says what is wrong where it is wrong', async () => {
    open();
    await press('Add reminder');
    await type('Which day?', '2020-01-01');
    await press('Save the reminder');
    expect(screen.getByText('Please enter a title.')).toBeVisible();
    await type(/What should we remind you of/, 'x');
    expect(await screen.findByText('This time has already passed.')).toBeVisible();
    choose('Repeat', 'Every week');
    for (const box of screen.getAllByRole('checkbox', { checked: true })) fireEvent.click(box);
    expect(screen.getByText('Choose at least one day.')).toBeVisible();
    expect(sent('reminder-keep')).toEqual([]);
  });

  it('explains what shorter months leave out, and a time that a clock change leaves out', async () => {
    account.settings.time_zone = 'Europe/Berlin';
    open();
    await press('Add reminder');
    await type('Which day?', '2027-03-31');
    choose('Repeat', 'Every month');
    expect(
      screen.getByText('In shorter months this is skipped. Choose "last day" to have it every month.'),
    ).toBeVisible();
    choose('On which day of the month?', 'the last day');
    expect(screen.queryByText(/In shorter months/)).toBeNull();
    await type('Which day?', '2027-03-28');
    await type('What time?', '02:30');
    expect(screen.getByText(/This time does not exist on March 28, 2027; it will be 3:30/)).toBeVisible();
    await type('Which day?', '2027-10-31');
    expect(screen.getByText('This time happens twice on October 31, 2027; the first is used.')).toBeVisible();
  });

  it('asks about quiet hours and keeps the answer', async () => {
    open();
    await press('Add reminder');
    await type(/What should we remind you of/, 'Lights out');
    await type('Which day?', '2027-03-02');
    await type('What time?', '22:30');
    expect(screen.getByText('This is inside your quiet hours. Send anyway?')).toBeVisible();
    await press('Save the reminder');
    expect(await screen.findByText('Please answer this, too.')).toBeVisible();
    fireEvent.click(screen.getByRole('radio', { name: 'Send anyway' }));
    await press('Save the reminder');
    await waitFor(() => expect(sent('reminder-keep')).toMatchObject([{ reminder: { ignore_quiet: true } }]));
  });

  it('fills in a time by one press', async () => {
    open();
    await press('Add reminder');
    await press('Workday mornings');
    expect(screen.getByLabelText('Repeat')).toHaveDisplayValue('Monday to Friday');
    expect(screen.getByLabelText('What time?')).toHaveValue('09:00');
  });

  it('begins at the time of day at which the person finishes most, and changes nothing by itself', async () => {
    account.bursts = Array.from({ length: 20 }, (_, index) => ({
      date: '2026-11-20',
      hour: index % 2 === 0 ? 16 : 9,
      planned_s: 1500,
      focused_s: index % 2 === 0 ? 1500 : 60,
      mood_before: null,
      mood_after: null,
    }));
    open();
    await press('Add reminder');
    expect(await screen.findByLabelText('What time?')).toHaveValue('18:00');
    expect(sent('reminder-keep')).toEqual([]);
  });

  it('stays open with what was typed when it was refused', async () => {
    account.refusal = { status: 409, code: 'too_many_reminders' };
    open();
    await press('Add reminder');
    await type(/What should we remind you of/, 'One more');
    await type('Which day?', '2027-03-02');
    await press('Save the reminder');
    expect(await screen.findByText('You have reached 3 reminders.')).toBeVisible();
    expect(screen.getByLabelText(/What should we remind you of/)).toHaveValue('One more');
  });
});

describe('where somebody is', () => {
  it('is asked once for each zone, and used when told so', async () => {
    account.settings.time_zone = 'Asia/Tokyo';
    const { unmount } = open();
    expect(await screen.findByText(/^You seem to be in .*Use it for your reminders\?$/)).toBeVisible();
    await press('Keep Asia/Tokyo');
    expect(account.settings.time_zone).toBe('Asia/Tokyo');
    unmount();
    open();
    await screen.findByText('No reminders yet.');
    expect(screen.queryByText(/^You seem to be in/)).toBeNull();
  });

  it('becomes the zone of the account with the first reminder', async () => {
    account.settings.time_zone = null;
    open();
    await press('Add reminder');
    await type(/What should we remind you of/, 'First');
    await type('Which day?', '2027-03-02');
    await press('Save the reminder');
    await waitFor(() => expect(account.settings.time_zone).not.toBeNull());
  });
});

describe('quiet hours', () => {
  it('can be moved and switched off', async () => {
    open();
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '21:00' } });
    fireEvent.blur(from);
    await waitFor(() => expect(account.settings.quiet_start).toBe('21:00'));
    fireEvent.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    await waitFor(() => expect(account.settings.quiet_end).toBe('21:00'));
    await waitFor(() => expect(screen.queryByLabelText('From')).toBeNull());
  });
});
