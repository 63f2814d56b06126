/** The Focus Snapshot as a person sees it: real items, real storage (in memory), a fake backend. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { AuthProvider } from '@/contexts/auth';
import { loadResultsView, loadRunView } from '@/features/tests/later-screens';
import { clearStored, readAllStored } from '@/integrations/local-db/open';
import { FocusSnapshotPage } from '@/pages/tests/focus-snapshot-page';
import { renderAt } from '../../support/render.tsx';
import { contentResponse } from '../../support/report-content.ts';
import { backend } from './backend.ts';

/** The content files are served; anything else is a network failure. */
export function serveContent(isServed = true): void {
  const serve = async (address: unknown) => {
    if (!isServed) throw new TypeError('Failed to fetch');
    return contentResponse(String(address)) ?? new Response(null, { status: 404 });
  };
  vi.stubGlobal('fetch', vi.fn(serve));
}

/** Screens that just closed still write down where they were; the device is empty when nothing comes any more. */
async function emptyDevice(): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    await clearStored();
    await new Promise((resolve) => setTimeout(resolve));
    quiet = (await readAllStored('runs')).length === 0 ? quiet + 1 : 0;
  }
}

export async function startAfresh(): Promise<void> {
  // Eighteen questions by keyboard take their time on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });
  // Their own chunks: compiling them for the first time must not count as waiting for a screen.
  await Promise.all([loadRunView(), loadResultsView()]);
  await emptyDevice();
  backend.reset();
  clearToasts();
  localStorage.clear();
  serveContent();
  window.scrollTo = () => {};
}

export function page(path = '/focus-snapshot', element: ReactElement = <FocusSnapshotPage />) {
  return renderAt(
    path,
    <AuthProvider>
      <Routes>
        <Route path="/focus-snapshot" element={element} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </AuthProvider>,
  );
}

export async function start(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Start the Focus Snapshot' }));
  await atQuestion(1);
}

const heading = () => screen.getByRole('heading', { level: 1 });

export async function atQuestion(number: number): Promise<void> {
  await waitFor(() => expect(heading()).toHaveTextContent(`Question ${number} of 18.`));
}

export async function answerBy(key: string): Promise<void> {
  await userEvent.keyboard(`${key}{Enter}`);
}

/** Answers every question from here to the end by keyboard; `keys` repeat. */
export async function answerAll(keys = '35241', from = 0): Promise<void> {
  for (let index = from; index < 18; index += 1) {
    await atQuestion(index + 1);
    await answerBy(keys[index % keys.length] ?? '3');
  }
}

export async function saved(): Promise<void> {
  await screen.findByText('Saved on this device');
}

export async function atResults(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-screen=results]')).toBeInTheDocument());
}

export const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
export const toastTitles = () => toastState().toasts.map(({ title }) => title);

/** Overall number and label as one reads them. */
export const overall = () => document.querySelector('[data-slot=overall]')?.textContent ?? null;
