import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { DueReminders } from '@/features/reminders/due-reminders';
import { renderAt } from '../../support/render';
import { account, ann, emptyAccount, held, told } from './account.ts';
import { open, press, sent, type } from './screen.tsx';

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
const { answerOutbox } = await import('@/api/reminders/answers');
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

describe('the page of reminders', () => {
  it('says what there is before the first one', async () => {
    open();
    expect(await screen.findByText('No reminders yet.')).toBeVisible();
    expect(screen.getByText('One good reminder beats five.')).toBeVisible();
  });

  it('says when one comes by the clock of the person, also where that clock jumps over the time that was chosen', async () => {
    account.settings.time_zone = 'Europe/Berlin';
    held('Turn the clocks', { next_at: '2027-03-28T01:30:00Z' });
    open();
    expect(await screen.findByText('Next: Sunday, March 28, 2027 at 3:30 AM')).toBeVisible();
  });

  it('lists them by when they come, with their rule in words, those that rest and those that are over', async () => {
    held('Second', { next_at: '2027-03-02T09:00:00Z' });
    held('First', { rrule: 'FREQ=WEEKLY;BYDAY=MO,WE', channels: ['in_app', 'email'] });
    held('Resting', { state: 'paused', paused_until: '2027-04-01' });
    held('Old', { state: 'ended', next_at: null });
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

  it('is put off without a connection, and the answer is sent once there is one', async () => {
    told(held('Stretch'), 3);
    account.offline = true;
    open();
    await press('Stretch: Remind me later');
    await press('10 minutes');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Due now' })).toBeNull());
    await waitFor(() =>
      expect(toastState().toasts.map(({ title }) => title)).toContain(
        'Not saved yet. It is kept on this device and will be sent.',
      ),
    );
    expect(sent('act_on_reminder')).toEqual([]);
    account.offline = false;
    await answerOutbox.flush();
    expect(sent('act_on_reminder')).toEqual([
      { p_delivery: account.told[0]?.id, p_action: 'snooze', p_until: expect.any(String) },
    ]);
    await answerOutbox.flush();
    expect(sent('act_on_reminder')).toHaveLength(1);
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
