import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { builtChoices } from '@/config/built';
import { ann } from '../auth/support';
import {
  changeLanguage,
  clearStored,
  lastToast,
  openAsVisitor,
  openEveryChoice,
  openSettings,
  readStored,
  updateStored,
} from './support';

beforeEach(async () => {
  changeLanguage.mockClear();
  await clearStored();
});

describe('the settings of a visitor', () => {
  it('are theme, language and privacy; for the rest one signs in and comes back', async () => {
    await openAsVisitor();
    expect(screen.getByRole('group', { name: 'Theme' })).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'de');
    expect(changeLanguage).toHaveBeenCalledWith('de');
    expect(screen.getByRole('link', { name: 'More display settings' })).toHaveAttribute(
      'href',
      '/neuro-settings',
    );
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/auth?mode=login&redirect=%2Fsettings',
    );
    for (const name of ['Notifications', 'Copy of my data', 'Erase my account'])
      expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument();
  });
});

describe('the language', () => {
  it('is kept in the account, too', async () => {
    const backend = await openSettings();
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'pl');
    expect(changeLanguage).toHaveBeenCalledWith('pl');
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { table: 'profiles', kind: 'update', values: { language: 'pl' }, id: ann.user.id },
      ]),
    );
  });
});

describe('a choice of notices', () => {
  it.each([
    ['Plan and billing', { notify_billing: false }],
    ['Results', { notify_results: false }],
    ['Community', { notify_community: false }],
    ['Reminders', { notify_reminders: false }],
    ['Show people I write with when I am online', { show_presence: false }],
    ['Let my results help to choose articles for me', { personal_insights: true }],
  ])('is kept the moment it is made: %s', async (name, change) => {
    const backend = await openEveryChoice();
    const choice = await screen.findByRole('switch', { name });
    await userEvent.click(choice);
    expect(choice).toHaveAttribute('aria-checked', String(Object.values(change)[0]));
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { table: 'user_settings', kind: 'upsert', values: { user_id: ann.user.id, ...change } },
      ]),
    );
  });

  it.each([
    ['Tasks in the list of today, at most', '7', { today_limit: 7 }],
    ['Minutes a day for tasks, at most', '60 minutes', { available_min: 60 }],
    ['Tasks in work before another is asked about', '1', { wip_limit: 1 }],
  ])('is made for the planner, too: %s', async (name, option, change) => {
    const backend = await openSettings();
    const list = await screen.findByLabelText(name);
    await userEvent.selectOptions(list, option);
    expect(list).toHaveDisplayValue(option);
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { table: 'user_settings', kind: 'upsert', values: { user_id: ann.user.id, ...change } },
      ]),
    );
  });

  it.each([
    ['Time zone', 'Asia/Tokyo', { time_zone: 'Asia/Tokyo' }],
    ['A week begins on', 'Sunday', { week_start: 'SU' }],
    ['A day begins at', '4:00 AM', { day_start_hour: 4 }],
  ])('is made for days and weeks, too: %s', async (name, option, change) => {
    const backend = await openSettings();
    await userEvent.selectOptions(await screen.findByLabelText(name), option);
    expect(screen.getByLabelText(name)).toHaveDisplayValue(option);
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { table: 'user_settings', kind: 'upsert', values: { user_id: ann.user.id, ...change } },
      ]),
    );
  });

  it('is made for the order of the planner, too', async () => {
    const backend = await openSettings();
    const order = await screen.findByRole('radio', { name: 'Importance and urgency weighed together' });
    await userEvent.click(order);
    expect(order).toBeChecked();
    await waitFor(() =>
      expect(backend.writes).toEqual([
        { table: 'user_settings', kind: 'upsert', values: { user_id: ann.user.id, task_order: 'weighted' } },
      ]),
    );
  });

  it('goes back alone when it could not be kept', async () => {
    const backend = await openEveryChoice();
    await userEvent.click(screen.getByRole('switch', { name: 'Results' }));
    backend.fails.set('user_settings', { message: 'Failed to fetch' });
    await userEvent.click(screen.getByRole('switch', { name: 'Reminders' }));
    await waitFor(() => expect(lastToast()?.[0]).toBe('Not saved'));
    expect(screen.getByRole('switch', { name: 'Reminders' })).toHaveAttribute('aria-checked', 'true');
    expect(screen.getByRole('switch', { name: 'Results' })).toHaveAttribute('aria-checked', 'false');
  });

  it('stands only where there is something to choose', async () => {
    await openSettings();
    const switches = screen.getAllByRole('switch').map((each) => each.getAttribute('id'));
    expect(switches).toEqual([
      'newsletter',
      ...builtChoices.notices.map((topic) => `notify-${topic}`),
      'show-achievements',
      'show-presence',
      'personal-insights',
    ]);
  });

  it('for news by mail is off until somebody asks for it', async () => {
    const backend = await openSettings();
    const news = screen.getByRole('switch', { name: 'News by mail' });
    expect(news).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(news);
    await waitFor(() => expect(backend.writes[0]?.values).toEqual({ newsletter_opt_in: true }));
    expect(news).toHaveAttribute('aria-checked', 'true');
  });
});

describe('what this device keeps', () => {
  it('is nothing to begin with', async () => {
    await openAsVisitor();
    expect(await screen.findByText('This browser keeps no results and no unfinished tests.')).toBeVisible();
  });

  it('is counted, and removed only after asking, with a word about only copies', async () => {
    await updateStored('attempts', 'one', () => ({}));
    await updateStored('attempts', 'two', () => ({}));
    await updateStored('outbox', 'two', () => ({}));
    await openAsVisitor();
    expect(await screen.findByText('2 results, 1 result that our server does not have yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove from this device' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove all of it from this device?' });
    expect(within(dialog).getByText(/It is the only copy and is gone for good/)).toBeVisible();
    expect(await readStored('attempts', 'one')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove from this device' }));
    expect(await screen.findByText('This browser keeps no results and no unfinished tests.')).toBeVisible();
    expect(await readStored('attempts', 'one')).toBeUndefined();
    expect(lastToast()?.[0]).toBe('Removed from this device');
  });
});
