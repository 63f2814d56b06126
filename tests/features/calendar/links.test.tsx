import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/toast-host';
import { toastState } from '@/components/ui/toast-store';
import { Calendar } from '@/features/calendar/calendar';
import { calendar } from '../../support/calendar-account.ts';
import { renderAt } from '../../support/render';
import { ann, beginDay, openAgenda as open, press, user } from './support';

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/calendar-account.ts')).calendarClient(),
);
// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
// What comes on demand is there at once.
await import('@/components/ui/alert-dialog');

const address = `${window.location.origin}/functions/v1/calendar-feed/${'f'.repeat(64)}.ics`;

beforeEach(beginDay);
afterEach(() => vi.useRealTimers());

const said = () => toastState().toasts[0];

describe('a calendar link', () => {
  it('is made without titles, shown once with its address, and removed after a question', async () => {
    open();
    await press('Calendar links');
    expect(await screen.findByText('No calendar link yet.')).toBeVisible();
    await user.type(screen.getByLabelText('Name of the link'), ' My phone ');
    await press('Create link');
    expect(await screen.findByLabelText('Address of “My phone”')).toHaveValue(address);
    expect(screen.getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
      'href',
      address.replace(/^https?/, 'webcal'),
    );
    expect([...calendar.feeds.values()]).toMatchObject([
      { name: 'My phone', show_details: false, include: ['events', 'plan'] },
    ]);
    expect(await screen.findByText(/Without titles · Not read so far/)).toBeVisible();
    await press('My phone: Remove link');
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Remove link' }));
    await waitFor(() => expect(calendar.feeds.size).toBe(0));
    await waitFor(() =>
      expect(said()?.title).toBe('Link removed. Calendar apps keep old entries until they refresh.'),
    );
    // Its address opens nothing any more.
    expect(screen.queryByLabelText('Address of “My phone”')).toBeNull();
    expect(await screen.findByText('No calendar link yet.')).toBeVisible();
  });

  it('that is removed leaves the focus in the dialog, which Escape closes', async () => {
    for (const name of ['Home', 'Work']) {
      const link = { show_details: false, include: ['events'], last_used_on: null };
      calendar.feeds.set(name, { id: name, name, ...link });
    }
    renderAt(
      '/calendar?view=agenda',
      <>
        <Calendar userId={ann} />
        <ToastHost />
      </>,
    );
    await press('Calendar links');
    const remove = async (name: string) => {
      await press(`${name}: Remove link`);
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Remove link' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: `${name}: Remove link` })).toBeNull());
    };
    await remove('Home');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Work: Remove link' })).toHaveFocus());
    await remove('Work');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Calendar links' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Calendar links' })).toHaveFocus();
  });

  it('shows own words only after a notice, and something in any case', async () => {
    open();
    await press('Calendar links');
    const notice = /Whoever has the address can read these titles/;
    const details = await screen.findByLabelText('Show titles, places and notes');
    expect(screen.queryByText(notice)).toBeNull();
    await user.click(details);
    expect(screen.getByText(notice)).toBeVisible();
    await user.click(screen.getByLabelText('Events'));
    await user.click(screen.getByLabelText('Weeks of your plan'));
    await press('Create link');
    expect(await screen.findByText('Write a name of up to 40 characters.')).toBeVisible();
    expect(screen.getByText('Choose at least one.')).toBeVisible();
    await user.type(screen.getByLabelText('Name of the link'), 'Work');
    await user.click(screen.getByLabelText('Tasks with a date'));
    await press('Create link');
    await waitFor(() =>
      expect([...calendar.feeds.values()]).toMatchObject([{ show_details: true, include: ['tasks'] }]),
    );
  });

  it('is one of three at most', async () => {
    for (const name of ['a', 'b', 'c']) {
      calendar.feeds.set(name, {
        id: name,
        name,
        show_details: false,
        include: ['events'],
        last_used_on: null,
      });
    }
    open();
    await press('Calendar links');
    expect(await screen.findByText('You have reached 3 calendar links. Remove one first.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
  });
});
