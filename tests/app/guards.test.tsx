import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RoutedPage } from '@/app/route-row';
import { address, ann, current, loadApp } from '../features/auth/support';

const app = await loadApp();
const { buildRoutes } = await import('@/app/route-table');

const row = (path: string, needs: RoutedPage['needs'], frame: RoutedPage['frame'] = 'public'): RoutedPage =>
  ({
    path,
    page: 'membership/pricing-old-page',
    frame,
    needs,
    texts: ['membership'],
    found: 'noindex',
  }) as RoutedPage;
const rows = [
  row('/open', 'nothing'),
  row('/own', 'person', 'member'),
  row('/test/:testKey', 'person', 'immersive'),
  row('/training-hub/:exerciseId', 'person', 'member'),
  row('/orders', { area: 'orders_admin' }, 'member'),
];
const routes = buildRoutes(rows);

function Site() {
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
}

let people = 0;

function open(path: string, roles: readonly object[] | null) {
  if (roles !== null) {
    current.hasSession = true;
    // Somebody new each time: what was read for the one before is not theirs.
    people += 1;
    const id = `5b8f0f6e-1111-4222-8333-${String(people).padStart(12, '0')}`;
    current.backend.state.session = { ...ann, user: { ...ann.user, id } };
    current.backend.rows.admin_roles = roles;
  }
  current.backend.rows.plan_prices = [];
  return app.open(path, <Site />, '*');
}

// The first page of a file is compiled for it, which a busy machine is slow at.
const patient = { timeout: 15_000 };
const page = () => screen.findByRole('heading', { level: 1, name: /prices/i }, patient);

describe('a page behind an admin role', () => {
  it('opens for somebody who holds one of its roles', async () => {
    open('/orders', [{ role_type: 'payments_admin' }, { role_type: 'orders_admin' }]);
    expect(await page()).toBeInTheDocument();
  });

  it.each([
    ['no role', []],
    ['a role this version does not know', [{ role_type: 'chief' }]],
  ])('is denied to people with %s', async (_, roles) => {
    open('/orders', roles);
    expect(await screen.findByRole('heading', { name: 'Access Denied' }, patient)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
  });

  it('tells somebody on the team with another role which one it takes', async () => {
    open('/orders', [{ role_type: 'education_admin' }]);
    expect(
      await screen.findByRole('heading', { name: 'Insufficient Privileges' }, patient),
    ).toBeInTheDocument();
    expect(screen.getByText('This area requires Orders Admin privileges.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
  });

  it('sends visitors to sign in and brings them back', async () => {
    open('/orders', null);
    await waitFor(() => expect(address()).toBe('/auth?redirect=%2Forders'));
  });

  it('can be tried again when the roles could not be read', async () => {
    current.backend.fails.set('admin_roles', { message: 'Failed to fetch' });
    open('/orders', []);
    expect(await screen.findByRole('button', { name: 'Try again' }, patient)).toBeInTheDocument();
  });
});

describe('a page of a person', () => {
  it('opens signed in', async () => {
    open('/own', []);
    expect(await page()).toBeInTheDocument();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  it('sends visitors to sign in, where an open one does not', async () => {
    open('/own', null);
    await waitFor(() => expect(address()).toBe('/auth?redirect=%2Fown'));
    open('/open', null);
    await waitFor(() => expect(address()).toBe('/open'));
  });
});

describe('a page of a person that there is not', () => {
  it.each([
    '/test/no-such-test',
    '/test/focus-snapshot',
    '/training-hub/no-such-exercise',
    '/training-hub/toString',
  ])('is not there for a visitor, who is not asked to sign in: %s', async (path) => {
    open(path, null);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' }, patient)).toBeInTheDocument();
    expect(address()).toBe(path);
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each(['/test/focuscheck', '/training-hub/breathing'])(
    'is asked for an account where it is there: %s',
    async (path) => {
      open(path, null);
      await waitFor(() => expect(address()).toBe(`/auth?redirect=${encodeURIComponent(path)}`));
    },
  );
});
