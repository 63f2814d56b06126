/** How the header tells signed-in people of messages, on a page that reads no data itself. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ann, current, loadApp } from '../../features/auth/support';

await loadApp();
const { AuthProvider } = await import('@/contexts/auth');
const { queryClient } = await import('@/app/providers/data-provider');
const { SiteHeader } = await import('@/app/navigation/site-header');
const { MessagesLink } = await import('@/app/navigation/messages-link');
await import('@/app/navigation/mobile-menu');

const unread = (open: number, requests: number) =>
  current.backend.rpc.mockImplementation(async (name) =>
    name === 'unread_messages' ? { data: { open, requests }, error: null } : { data: null, error: null },
  );
const show = (part: React.ReactNode) =>
  render(
    <MemoryRouter>
      <AuthProvider>{part}</AuthProvider>
    </MemoryRouter>,
  );

beforeEach(() => {
  queryClient.clear();
  current.hasSession = true;
  current.backend.state.session = ann;
});

describe('messages in the header', () => {
  it.each([
    [0, 0, 'Messages'],
    [2, 1, 'Messages: 3 unread'],
    [100, 40, 'Messages: 99+ unread'],
  ])('of %i conversations and %i requests say %s', async (open, requests, name) => {
    unread(open, requests);
    show(<MessagesLink userId={ann.user.id} />);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/messages');
  });

  it('stand with their count in the menu of a narrow window', async () => {
    unread(2, 1);
    show(<SiteHeader />);
    await userEvent.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('link', { name: 'Messages 3 unread' })).toHaveAttribute(
      'href',
      '/messages',
    );
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  });
});
