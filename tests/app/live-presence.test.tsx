import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LivePresence } from '@/app/live-presence';

const told = vi.hoisted(() => [] as string[]);
vi.mock('@/api/presence/own', () => ({
  tellPresence: (userId: string, area: string) => {
    told.push(`${userId} begins in ${area}`);
    return {
      show: (next: string) => told.push(`${userId} in ${next}`),
      stop: () => told.push(`${userId} ends`),
    };
  },
}));

const at = (userId: string) => (
  <MemoryRouter initialEntries={['/training-hub']}>
    <LivePresence key={userId} userId={userId} />
    <Link to="/messages?thread=7">Messages</Link>
    <Link to="/test/focuscheck">A test</Link>
  </MemoryRouter>
);

beforeEach(() => {
  told.length = 0;
});
afterEach(cleanup);

it('follows its person through the parts of the site, and names no page', async () => {
  const { unmount } = render(at('ann'));
  await userEvent.click(screen.getByRole('link', { name: 'Messages' }));
  await userEvent.click(screen.getByRole('link', { name: 'A test' }));
  unmount();
  expect(told.filter((line, n) => line !== told[n - 1])).toEqual([
    'ann begins in training',
    'ann in training',
    'ann in messages',
    'ann in site',
    'ann ends',
  ]);
});

it('begins anew for somebody else', () => {
  const { rerender } = render(at('ann'));
  rerender(at('ben'));
  expect(told).toContain('ann ends');
  expect(told).toContain('ben begins in training');
});
