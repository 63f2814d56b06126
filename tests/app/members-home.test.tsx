import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { RoutedPage } from '@/app/route-row';
import { address, ann, current, loadApp } from '../features/auth/support';

const app = await loadApp();
const { buildRoutes } = await import('@/app/route-table');
const { redirects } = await import('@/app/redirects');

const row = (path: string, more: object): RoutedPage =>
  ({
    path,
    page: 'membership/pricing-old-page',
    frame: 'public',
    needs: 'nothing',
    texts: ['membership'],
    found: 'noindex',
    ...more,
  }) as RoutedPage;
const routes = buildRoutes([
  row('/', { needs: 'nothing', members: 'dashboard' }),
  row('/dashboard', { needs: 'person' }),
]);

function Site() {
  return <Suspense fallback={null}>{useRoutes(routes)}</Suspense>;
}

function open(path: string, isMember: boolean) {
  current.hasSession = isMember;
  if (isMember) current.backend.state.session = ann;
  current.backend.rows.plan_prices = [];
  return app.open(path, <Site />, '*');
}
const page = () => screen.findByRole('heading', { level: 1, name: /prices/i }, { timeout: 4000 });

describe('the first page of the site', () => {
  it('stays where it is for visitors', async () => {
    open('/', false);
    await page();
    expect(address()).toBe('/');
  });

  it('leads members to their dashboard, whose page is all they see', async () => {
    open('/', true);
    await page();
    expect(address()).toBe('/dashboard');
  });

  it('asks who is not signed in to sign in at the dashboard itself', async () => {
    open('/dashboard', false);
    await waitFor(() => expect(address()).toBe('/auth?redirect=%2Fdashboard'));
  });
});

describe('addresses that moved', () => {
  it.each(Object.entries(redirects).filter(([from]) => !from.includes(':')))(
    '%s leads to %s with its query',
    async (from, to) => {
      open(from, false);
      // The dashboard asks for an account, and keeps where somebody wanted to go.
      const target = to.startsWith('/dashboard') ? `/auth?redirect=${encodeURIComponent(to)}` : to;
      await waitFor(() => expect(address()).toBe(target));
    },
  );
});
