import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, matchRoutes, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '@/app/errors/error-boundary';
import { PublicLayout } from '@/app/layouts/public-layout';
import {
  accountItems,
  footerProductItems,
  legalItems,
  menuItems,
  signedInItems,
  signedOutItems,
} from '@/app/navigation/items';
import { SiteHeader } from '@/app/navigation/site-header';
import { routes } from '@/app/route-table';
import { languageCodes } from '@/config/languages';
import { AuthProvider } from '@/contexts/auth';
import { NotFoundPage } from '@/pages/not-found/not-found-page';
import { renderAt } from '../../support/render.tsx';

const nobody = (ui: React.ReactNode) => <AuthProvider>{ui}</AuthProvider>;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the navigation', () => {
  it('leads only to pages that are registered', () => {
    const places = [
      ...signedOutItems,
      ...signedInItems,
      ...menuItems,
      ...accountItems,
      ...footerProductItems,
      ...legalItems,
    ];
    const lost = places.filter(({ path }) => matchRoutes(routes, path)?.at(-1)?.route.path !== path);
    expect(lost).toEqual([]);
  });

  it('offers visitors the features, the prices and the way in', () => {
    renderAt('/', nobody(<SiteHeader />));
    const main = screen.getByRole('navigation', { name: 'Main' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect([...main.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/features',
      '/pricing',
      '/store',
      '/contact',
      '/faq',
      '/auth',
    ]);
  });

  it('marks the page one is on', () => {
    renderAt('/features', nobody(<SiteHeader />));
    expect(screen.getByRole('link', { name: 'Features' })).toHaveAttribute('aria-current', 'page');
  });

  it('renders as signed out and logs when there is no session to ask', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    renderAt('/', <SiteHeader />);
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(log.mock.calls.flat().join(' ')).toContain('without a session');
  });

  it('opens a menu with the same places and the languages, and gives the focus back', async () => {
    renderAt('/', nobody(<SiteHeader />));
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 5000 });
    const places = [...menu.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(places).toEqual([
      '/search',
      '/features',
      '/pricing',
      '/store',
      '/contact',
      '/faq',
      '/auth',
      '/neuro-settings',
    ]);
    expect(menu.querySelectorAll('option')).toHaveLength(languageCodes.length);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
  });
});

describe('the frame of a page', () => {
  const pages = nobody(
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path="/" element={<Link to="/other">Go on</Link>} />
        <Route path="/other" element={<h1>Other</h1>} />
        <Route path="/broken" element={<Broken />} />
      </Route>
    </Routes>,
  );
  function Broken(): never {
    throw new Error('planted');
  }

  it('starts with a link that jumps to the content', async () => {
    renderAt('/', pages);
    await userEvent.setup().tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    expect(document.activeElement).toHaveAttribute('href', '#main');
    expect(document.getElementById('main')?.tagName).toBe('MAIN');
  });

  it('moves the focus to the heading of the next page', async () => {
    renderAt('/', pages);
    vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await userEvent.setup().click(screen.getByText('Go on'));
    expect(screen.getByRole('heading', { name: 'Other' })).toHaveFocus();
    expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it('keeps header and footer around a page that fails', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderAt('/broken', pages);
    expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('has the support line, the legal pages and the languages at its foot', async () => {
    renderAt('/', pages);
    const foot = screen.getByRole('contentinfo');
    expect(foot).toHaveTextContent('If you feel unsafe or may be in danger');
    expect(foot.querySelector('a[href="/medical-disclaimer"]')).toBeInTheDocument();
    await waitFor(() => expect(foot.querySelectorAll('option')).toHaveLength(languageCodes.length), {
      timeout: 5000,
    });
  });
});

describe('ErrorBoundary', () => {
  it('forgives when the address changes', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    function Fragile({ address }: { address: string }) {
      if (address === '/broken') throw new Error('planted');
      return 'whole';
    }
    function Example() {
      const [address, setAddress] = useState('/broken');
      return (
        <>
          <button type="button" onClick={() => setAddress('/other')}>
            move
          </button>
          <ErrorBoundary resetKey={address}>
            <Fragile address={address} />
          </ErrorBoundary>
        </>
      );
    }
    renderAt('/', <Example />);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await userEvent.setup().click(screen.getByText('move'));
    expect(screen.getByText('whole')).toBeVisible();
  });

  const missing = new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
  const answer = (answered: boolean) =>
    vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() =>
        answered ? Promise.resolve(new Response(null)) : Promise.reject(new TypeError('Failed to fetch')),
      );
  function Missing(): never {
    throw missing;
  }
  const page = (
    <ErrorBoundary resetKey="/a">
      <Missing />
    </ErrorBoundary>
  );

  it('says that there is no connection where the code of a page is missing and the site does not answer, though the device has a network', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(false);
    renderAt('/', page);
    expect(navigator.onLine).toBe(true);
    expect(await screen.findByRole('heading', { name: 'You are offline' })).toBeVisible();
  });

  it('says that something went wrong where the code of a page is missing on a site that answers', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answer(true);
    renderAt('/', page);
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  });
});

describe('NotFoundPage', () => {
  it('has its exact texts and leads only to pages that exist', () => {
    renderAt('/nowhere', <NotFoundPage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByText("The page you're looking for doesn't exist or has been moved.")).toBeVisible();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Go to Homepage', '/'],
      ['Self-Check Hub', '/testing-hub'],
      ['Training Hub', '/training-hub'],
      ['Back to Dashboard', '/dashboard'],
      ['FAQ', '/faq'],
      ['Write to us by the contact form', '/contact'],
    ]);
    for (const link of links) {
      const path = link.getAttribute('href') ?? '';
      expect(matchRoutes(routes, path)?.at(-1)?.route.path).toBe(path);
    }
  });
});
