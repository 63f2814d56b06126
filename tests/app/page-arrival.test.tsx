import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Link, Outlet, Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PageArrival, ShownPage } from '@/app/layouts/page-arrival';
import { renderAt } from '../support/render.tsx';

/** A frame with a button of its own around two pages, the second of which comes when it is let in. */
function openPages(address = '/') {
  let letIn: () => void = () => undefined;
  const code = new Promise<{ default: () => React.ReactNode }>((resolve) => {
    letIn = () => resolve({ default: () => <h1>Late</h1> });
  });
  const Late = lazy(() => code);
  const frame = (
    <>
      <button type="button" aria-expanded="true">
        Menu
      </button>
      <main id="main" tabIndex={-1}>
        <Suspense fallback="Loading">
          <Outlet />
          <PageArrival />
        </Suspense>
      </main>
    </>
  );
  renderAt(
    address,
    <ShownPage>
      <Routes>
        <Route element={frame}>
          <Route path="/" element={<Link to="/late">Go on</Link>} />
          <Route path="/late" element={<Late />} />
        </Route>
      </Routes>
    </ShownPage>,
  );
  return { letIn: () => act(async () => letIn()) };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

describe('arriving at a page that takes its time', () => {
  it('moves the focus to its heading once it is there', async () => {
    const { letIn } = openPages();
    await userEvent.click(screen.getByText('Go on'));
    await letIn();
    expect(await screen.findByRole('heading', { name: 'Late' })).toHaveFocus();
  });

  it('leaves the focus to somebody who opened a menu meanwhile', async () => {
    const { letIn } = openPages();
    await userEvent.click(screen.getByText('Go on'));
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    await letIn();
    expect(await screen.findByRole('heading', { name: 'Late' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  it('opens an address whose part cannot be read', () => {
    openPages('/#100%');
    expect(screen.getByText('Go on')).toBeVisible();
  });
});
