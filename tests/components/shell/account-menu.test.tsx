import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AccountMenu } from '@/app/navigation/account-menu';
import { AuthProvider } from '@/contexts/auth';
import { renderAt } from '../../support/render.tsx';

describe('the account menu', () => {
  it('names the person, leads to the account and ends with signing out, by keyboard alone', async () => {
    renderAt(
      '/',
      <AuthProvider>
        <AccountMenu email="kim@example.com" />
      </AuthProvider>,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('menu', { name: 'Account menu' });
    expect(menu.textContent).toContain('Signed in as kim@example.com');
    const items = screen.getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Account', 'Test History', 'Sign Out']);
    expect(items[0]?.getAttribute('href')).toBe('/account');
    expect(items[1]?.getAttribute('href')).toBe('/test-history');
    await waitFor(() => expect(document.activeElement).toBe(items[0]));
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Account menu' })),
    );
  });
});
