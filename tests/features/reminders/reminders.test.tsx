import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { DueReminders } from '@/features/reminders/due-reminders';
import { RemindersScreen } from '@/features/reminders/reminders-screen';
import { renderAt } from '../../support/render';
import { account, ann, emptyAccount, held, told } from './account.ts';

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

const open = () => renderAt('/reminders', <RemindersScreen userId={ann} />);
// Without the pointer of a person: whole sentences of presses are tried in the browser.
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const choose = (label: string, text: string) => {
  const list = screen.getByLabelText(label);
  const option = within(list).getByRole('option', { name: text });
  fireEvent.change(list, { target: { value: (option as HTMLOptionElement).value } });
};
const sent = (name: string) => account.asked.filter(([asked]) => asked === name).map(([, what]) => what);
const type = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

beforeEach(() => {
  emptyAccount();
  clearToasts();
  localStorage.removeItem('fcl.reminders');
});

describe('the page of reminders', () => {
  it('says what there is before the first one', async () => {
    open();
    expect(await screen.findByText('No reminders yet.')).toBeVisible();
    expect(screen.getByText('One good reminder beats five.')).toBeVisible();
  });

  it('lists them by when they come, with their rule in words, those that rest and those that are over', async () => {
    held('Second', { next_at: '2027-03-02T09:00:00Z', next_local: '2027-03-02T09:00:00' });
    held('First', { rrule: 'FREQ=WEEKLY;BYDAY=MO,WE', channels: ['in_app', 'email'] });
    held('Resting', { state: 'paused', paused_until: '2027-04-01' });
    held('Old', { state: 'ended', next_at: null, next_local: null });
    open();
    const coming = await screen.findByRole('region', { name: 'Coming up' });
    expect(
      within(coming)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      expect.stringContaining('FirstEvery Monday and Wednesday at 9:00'),
      expect.stringContaining('SecondNext: Tuesday, March 2, 2027 at 9:00'),
    ]);
    expect(screen.getByText('By e-mail')).toBeVisible();
    expect(screen.getByText('Paused until April 1, 2027')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Over' })).toHaveTextContent('Old');
  });

  it('lets one rest until a day, and go on', async () => {
    held('Stand up');
    open();
    await press('Stand up: Pause');
    await type(/Until which day/, '2020-01-01');
    await press('Pause');
    expect(await screen.findByText('Please choose a day to come.')).toBeVisible();
    await type(/Until which day/, '2027-05-01');
    await press('Pause');
    await press('Stand up: Go on');
    await waitFor(() => expect(sent('resume_reminder')).toHaveLength(1));
    expect(sent('pause_reminder')).toMatchObject([{ p_until: '2027-05-01' }]);
  });

  it('takes one away with the way back, and says the limit when it cannot come back', async () => {
    held('Stand up');
    open();
    await press('Stand up: Remove this reminder');
    await waitFor(() => expect(screen.queryByText('Stand up')).toBeNull());
    const [toast] = toastState().toasts;
    expect(toast).toMatchObject({ title: 'Reminder removed', durationMs: 10_000 });
    toast?.action?.onSelect();
    await waitFor(() => expect(sent('update')).toMatchObject([{}, { deleted_at: null }]));
  });

  it('says what helps when a plan has no room', async () => {
    held('Stand up', { state: 'paused' });
    account.refusal = { status: 409, code: 'too_many_reminders' };
    open();
    await press('Stand up: Go on');
    expect(await screen.findByText('You have reached 3 reminders.')).toBeVisible();
    expect(screen.getByText(/choose a plan that allows 50/)).toBeVisible();
  });

  it('asks about one that was never answered, and keeps it when told so', async () => {
    const reminder = held('Stand up', { unanswered: 5 });
    const last = told(reminder, 3000);
    open();
    const asked = within(await screen.findByRole('region', { name: 'Coming up' }));
    expect(asked.getByText('This reminder has not been useful lately.')).toBeVisible();
    fireEvent.click(asked.getByRole('button', { name: 'Keep' }));
    await waitFor(() =>
      expect(sent('act_on_reminder')).toEqual([{ p_delivery: last.id, p_action: 'dismissed' }]),
    );
  });

  it('says that nothing is sent while the switch is off, and turns it on', async () => {
    account.settings.notify_reminders = false;
    open();
    await press('Turn reminders on');
    await waitFor(() => expect(account.settings.notify_reminders).toBe(true));
  });
});

describe('what is due', () => {
  it('is done by one press', async () => {
    const one = told(held('Stand up'), 2);
    open();
    await press('Stand up: It is done');
    await waitFor(() => expect(sent('act_on_reminder')).toEqual([{ p_delivery: one.id, p_action: 'done' }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Due now' })).toBeNull());
  });

  it('waits as long as somebody says, but not past the next one', async () => {
    told(held('Stand up', { next_at: new Date(Date.now() + 30 * 60_000).toISOString() }), 20);
    open();
    const due = within(await screen.findByRole('region', { name: 'Due now' }));
    expect(due.getByText(/^Planned for/)).toBeVisible();
    fireEvent.click(due.getByRole('button', { name: 'Stand up: Remind me later' }));
    expect(due.getByText('The next one comes before that.')).toBeVisible();
    expect(due.queryByRole('button', { name: '1 hour' })).toBeNull();
    fireEvent.click(due.getByRole('button', { name: '10 minutes' }));
    await waitFor(() => expect(sent('act_on_reminder')).toMatchObject([{ p_action: 'snooze' }]));
  });

  it('is put off three times at most', async () => {
    told(held('Stand up', { snooze_count: 3 }), 1);
    open();
    await press('Stand up: Remind me later');
    expect(screen.getByText('It was put off three times already.')).toBeVisible();
    expect(screen.queryByRole('button', { name: '10 minutes' })).toBeNull();
  });

  it('stands under earlier once it was missed, without a number', async () => {
    told(held('Stand up'), 5, { state: 'missed' });
    open();
    const earlier = await screen.findByRole('region', { name: 'Earlier reminders' });
    expect(within(earlier).getByRole('heading')).toHaveTextContent(/^Earlier reminders$/);
    expect(screen.queryByRole('region', { name: 'Due now' })).toBeNull();
  });
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

describe('reminders of today, on another page', () => {
  it('are those that wait for an answer, and none of a later day', async () => {
    told(held('Stand up'), 2);
    held('Tomorrow, or later', { next_at: new Date(Date.now() + 2 * 86_400_000).toISOString() });
    renderAt('/', <DueReminders userId={ann} />);
    const today = within(await screen.findByRole('region', { name: 'Reminders' }));
    fireEvent.click(await today.findByRole('button', { name: 'Stand up: It is done' }));
    await waitFor(() => expect(sent('act_on_reminder')).toMatchObject([{ p_action: 'done' }]));
    expect(screen.queryByText('Tomorrow, or later')).toBeNull();
    expect(today.getByRole('link', { name: 'All reminders' })).toHaveAttribute('href', '/reminders');
  });
});
