import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { usualPlanning } from '@/lib/planning/settings';
import { ann } from '../auth/support';
import { open, signedIn } from './support';

const { KeysSection } = await import('@/features/settings/keys-section');

const settings = (exercise_keys: object) => ({
  user_settings: {
    display: {},
    notify_billing: true,
    notify_results: true,
    notify_community: true,
    notify_reminders: true,
    show_presence: true,
    personal_insights: false,
    today_limit: 5,
    available_min: 240,
    wip_limit: 3,
    task_order: 'matrix',
    ...usualPlanning,
    exercise_keys,
  },
});

async function openKeys(stored: object = {}) {
  window.localStorage.clear();
  const backend = signedIn(settings(stored));
  open('/settings', <KeysSection userId={ann.user.id} />);
  await screen.findByRole('button', { name: 'Change key: Left hand' });
  return backend;
}
const row = (slot: string) => document.querySelector<HTMLElement>(`[data-slot=${slot}]`) as HTMLElement;
const keysOf = (slot: string) => [...row(slot).querySelectorAll('kbd')].map(({ textContent }) => textContent);
const ask = (name: string) => userEvent.click(screen.getByRole('button', { name: `Change key: ${name}` }));
const press = (key: string, code: string, more = {}) =>
  fireEvent.keyDown(document.body, { key, code, ...more });
const writes = (backend: { writes: readonly unknown[] }) => backend.writes;

describe('the keys of exercises', () => {
  it('are the usual ones until somebody chooses, and the chosen one goes to the account', async () => {
    const backend = await openKeys();
    expect(keysOf('left')).toEqual(['F', '←']);
    expect(keysOf('first')).toEqual(['1', 'D']);
    await ask('Left hand');
    expect(within(row('left')).getByRole('status')).toHaveTextContent('Press the key you want.');
    press('s', 'KeyS');
    expect(keysOf('left')).toEqual(['S']);
    await waitFor(() =>
      expect(writes(backend)).toEqual([
        {
          table: 'user_settings',
          kind: 'upsert',
          values: { user_id: ann.user.id, exercise_keys: { left: { code: 'KeyS', shown: 'S' } } },
        },
      ]),
    );
    expect(within(row('left')).queryByRole('status')).toBeNull();
  });

  it('are those of the account where nothing is to be told from here', async () => {
    await openKeys({ press: { code: 'Enter', shown: '' }, right: { code: 'Nonsense', shown: 'x' } });
    await waitFor(() => expect(keysOf('press')).toEqual(['Enter key']));
    expect(keysOf('right')).toEqual(['J', '→']);
  });

  it('are refused in words where one is taken or needed, and the question stays', async () => {
    const backend = await openKeys();
    await ask('Left hand');
    press('j', 'KeyJ');
    expect(within(row('left')).getByRole('alert')).toHaveTextContent(
      '“J” is the key for “Right hand” already. Take another, or give that answer another key first.',
    );
    press('F5', 'F5');
    expect(within(row('left')).getByRole('alert')).toHaveTextContent(
      'The page or the browser needs this key.',
    );
    press('Shift', 'ShiftLeft');
    press('k', 'KeyK', { ctrlKey: true });
    press('k', 'KeyK', { repeat: true });
    expect(keysOf('left')).toEqual(['F', '←']);
    press('k', 'KeyK');
    expect(keysOf('left')).toEqual(['K']);
    expect(within(row('left')).queryByRole('alert')).toBeNull();
    await waitFor(() => expect(writes(backend)).toHaveLength(1));
  });

  it('stay as they were with Escape, and when somebody goes on with Tab', async () => {
    const backend = await openKeys();
    await ask('The one answer');
    press('Escape', 'Escape');
    press('s', 'KeyS');
    await ask('The one answer');
    press('Tab', 'Tab');
    press('s', 'KeyS');
    expect(keysOf('press')).toEqual(['Space bar']);
    expect(writes(backend)).toEqual([]);
  });

  it('hold here when the account cannot be told, which is told with the next chance', async () => {
    const backend = await openKeys();
    backend.fails.set('user_settings', { message: 'Failed to fetch' });
    await ask('Right hand');
    press('l', 'KeyL');
    expect(keysOf('right')).toEqual(['L']);
    expect(
      await screen.findByText('Kept on this device. Your account gets it when you are online.'),
    ).toBeVisible();
    backend.fails.clear();
    backend.writes.length = 0;
    open('/settings', <KeysSection userId={ann.user.id} />);
    await waitFor(() =>
      expect(writes(backend)).toMatchObject([
        { values: { exercise_keys: { right: { code: 'KeyL', shown: 'L' } } } },
      ]),
    );
  });

  it('go back to the usual ones', async () => {
    const backend = await openKeys({ left: { code: 'KeyS', shown: 'S' } });
    await waitFor(() => expect(keysOf('left')).toEqual(['S']));
    await userEvent.click(screen.getByRole('button', { name: 'Back to the usual keys' }));
    expect(keysOf('left')).toEqual(['F', '←']);
    expect(screen.queryByRole('button', { name: 'Back to the usual keys' })).toBeNull();
    await waitFor(() => expect(writes(backend)).toMatchObject([{ values: { exercise_keys: {} } }]));
  });
});
