import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ann, current, loadApp } from '../../features/auth/support';

const { open } = await loadApp();
const { AccountMenu } = await import('@/app/navigation/account-menu');

const profile = { display_name: 'Ann Lee', language: 'en', newsletter_opt_in: false, avatar: null };
let person = 0;

/** The menu of somebody new: the cache of the app outlives a test. */
function openMenu(row: unknown) {
  person += 1;
  current.hasSession = true;
  current.backend.state.session = ann;
  current.backend.rows.profiles = row;
  open('/', <AccountMenu user={{ id: `person-${person}`, email: 'kim@example.com' }} />);
  return screen.getByRole('button', { name: 'Account menu' });
}

const initials = (button: HTMLElement) =>
  button.querySelector('[data-initials]')?.getAttribute('data-initials');

describe('the account menu', () => {
  it('names the person, leads to the account and ends with signing out, by keyboard alone', async () => {
    openMenu(profile);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    expect(menu).toHaveTextContent('Signed in as kim@example.com');
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
      ['Messages', '/messages'],
      ['Account', '/account'],
      ['Account Settings', '/account-settings'],
      ['My Progress', '/dashboard?tab=training-progress'],
      ['Test History', '/test-history'],
      ['Profile', '/profile'],
      ['Sign Out', null],
    ]);
    await waitFor(() => expect(items[0]).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Account menu' })).toHaveFocus());
  });

  it('shows the initials of the name', async () => {
    const button = openMenu(profile);
    await waitFor(() => expect(initials(button)).toBe('AL'));
    // Text inside would have to be part of the button's name, for those who press it by voice.
    expect(button.textContent).toBe('');
  });

  it('shows the initial of the address where there is no name', async () => {
    const button = openMenu({ ...profile, display_name: null });
    await waitFor(() => expect(initials(button)).toBe('K'));
  });

  it('shows the chosen picture', async () => {
    const button = openMenu({ ...profile, avatar: 'ripple' });
    await waitFor(() => expect(button.querySelector('[data-slot=avatar] svg')).toBeInTheDocument());
    expect(button.textContent).toBe('');
  });
});
