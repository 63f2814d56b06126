import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { AuthProvider } from '@/contexts/auth';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import type { ReportContent } from '@/lib/reports/content-schema';
import { ReportPage } from '@/pages/reports/report-page';
import { asPage } from '../../support/page.tsx';
import { renderAt } from '../../support/render';
import { contentResponse } from '../../support/report-content';
import { attemptId, sampleAttempt, sampleContent } from './support/sample.ts';

type Backend = { attempt?: AttemptRecord | null | 'unreachable'; content?: ReportContent | null };

/** A backend that knows one attempt and one content file. */
function serve({ attempt = sampleAttempt(), content = sampleContent() }: Backend) {
  const json = (value: unknown) =>
    new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
  const answer = async (input: RequestInfo | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    if (address.includes('/rpc/get_attempt')) {
      if (attempt === 'unreachable') throw new TypeError('Failed to fetch');
      return json(attempt);
    }
    const texts = contentResponse(address, content ?? undefined);
    if (texts && content === null) return new Response('', { status: 500 });
    return texts ?? new Response('', { status: 404 });
  };
  vi.stubGlobal('fetch', answer);
}

const addresses = [
  `/focus-snapshot/report/${attemptId}`,
  `/reports/${attemptId}`,
  `/report/${attemptId}`,
] as const;

function open(address: string) {
  const page = <ReportPage />;
  return renderAt(
    address,
    <AuthProvider>
      <Routes>
        <Route path={paths.focusSnapshotReport} element={asPage('focusSnapshotReport', page)} />
        <Route path={paths.reportByAttempt} element={asPage('reportByAttempt', page)} />
        <Route path={paths.reportByRun} element={asPage('reportByRun', page)} />
        <Route path={paths.reportByTest} element={asPage('reportByTest', page)} />
      </Routes>
    </AuthProvider>,
  );
}

const title = 'Organization & Memory stands out. The rest is partly noticeable, partly calm.';
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
let warnings: unknown[][] = [];

beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => {
    warnings.push(words);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the report page', () => {
  it.each(addresses)('opens at %s', async (address) => {
    serve({});
    open(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it.each([
    ['an unknown test', `/horoscope/report/${attemptId}`],
    ['another test than the attempt is of', `/psyprofile/report/${attemptId}`],
  ])('is not found under the name of %s', async (_, address) => {
    serve({});
    open(address);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.queryByText(/52\.8/)).not.toBeInTheDocument();
  });

  it('says that there is no such session without telling missing from forbidden', async () => {
    serve({ attempt: null });
    open(`/reports/${attemptId}`);
    expect(await screen.findByRole('heading', { name: 'Session not found' })).toBeInTheDocument();
    expect(screen.getByText('Could not find the assessment session.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start a new self-check' })).toHaveAttribute(
      'href',
      '/focus-snapshot',
    );
  });

  it('asks no server about an id that cannot be one', async () => {
    const fetched = vi.fn(() => Promise.reject(new Error('asked')));
    vi.stubGlobal('fetch', fetched);
    open('/reports/12');
    expect(await screen.findByRole('heading', { name: 'Session not found' })).toBeInTheDocument();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('can be tried again when the server cannot be reached', async () => {
    serve({ attempt: 'unreachable' });
    open(`/reports/${attemptId}`);
    expect(await screen.findByText('The report could not be loaded')).toBeVisible();
    serve({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });

  it('keeps itself out of indexes and its address out of referrers while it is shown', async () => {
    serve({});
    const { unmount } = open(`/reports/${attemptId}`);
    await screen.findByRole('heading', { level: 1, name: title });
    expect(metaOf('robots')).toBe('noindex');
    expect(metaOf('referrer')).toBe('no-referrer');
    unmount();
    expect(metaOf('robots')).toBeUndefined();
    expect(metaOf('referrer')).toBeUndefined();
  });

  it('offers a visitor to keep the report', async () => {
    serve({});
    open(`/reports/${attemptId}`);
    expect(await screen.findByRole('link', { name: 'Create a free account' })).toBeInTheDocument();
  });

  it('logs that the texts failed, shows score and bars, and takes the texts when they come', async () => {
    serve({ content: null });
    const { container } = open(`/reports/${attemptId}`);
    expect(
      await screen.findByText('The texts of this report could not be loaded. Your scores are complete.'),
    ).toBeVisible();
    expect(warnings.map(([first]) => first)).toContain('Failed to build comprehensive report');
    expect(container.querySelectorAll('[data-slot="score-bar"]')).toHaveLength(5);
    expect(container.querySelector('#insights')).not.toBeInTheDocument();
    serve({});
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(container.querySelector('#insights')).toBeInTheDocument());
  });

  it('logs when the texts know nothing of the test', async () => {
    serve({ content: { ...sampleContent(), tests: [] } });
    const { container } = open(`/reports/${attemptId}`);
    await screen.findByRole('heading', { level: 1, name: title });
    await waitFor(() =>
      expect(warnings).toContainEqual([
        'Failed to build comprehensive report',
        'no report texts for focus_snapshot',
      ]),
    );
    expect(container.querySelector('#insights')).not.toBeInTheDocument();
  });
});
