import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

let plan: { status: string; tier: string };
vi.mock('@/contexts/subscription', () => ({ useSubscription: () => plan }));
vi.mock('@/app/providers/data-provider', () => ({
  DataProvider: ({ children }: { children: ReactNode }) => children,
}));

const { useAccountItems } = await import('@/app/navigation/use-account-items');
const { FooterMemberPlaces } = await import('@/app/navigation/footer-member-places');

function AccountPaths() {
  return useAccountItems().map(({ path }) => <p key={path}>{path}</p>);
}

const ready = (tier: string) => ({ status: 'ready', tier });

it.each([
  [ready('freemium'), false],
  [ready('plus'), true],
  [ready('premium'), true],
])('the account menu names the calendar to Plus and Premium alone (%j)', (has, isNamed) => {
  plan = has;
  render(<AccountPaths />);
  expect(screen.queryByText('/calendar') !== null).toBe(isNamed);
});

it.each([
  [{ status: 'none', tier: 'freemium' }, []],
  [ready('freemium'), []],
  [{ status: 'loading', tier: 'freemium' }, ['/community', '/education']],
  [ready('plus'), ['/community', '/education']],
])(
  'the foot names community and library to people with a plan, and while nothing is known (%j)',
  (has, named) => {
    plan = has;
    render(<FooterMemberPlaces />, { wrapper: MemoryRouter });
    expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(named);
  },
);
