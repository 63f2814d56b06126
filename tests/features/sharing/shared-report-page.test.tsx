import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asPage } from '../../support/page.tsx';
import { contentResponse } from '../../support/report-content';
import { current, loadApp, offline } from '../auth/support';
import { sampleAttempt } from '../reports/support/sample';

const app = await loadApp();
const { SharedReportPage } = await import('@/pages/reports/shared-report-page');

const token = '0123456789abcdef'.repeat(4);
const until = '2027-04-01T12:00:00Z';
const { seed: _seed, item_times_ms: _times, ...sent } = sampleAttempt();
const shared = { data: { ...sent, shared_until: until }, error: null };
const metaOf = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const open = (which = token) =>
  app.open(`/shared/${which}`, asPage('shared', <SharedReportPage />), '/shared/:token');

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    async (address: RequestInfo | URL) =>
      contentResponse(String(address)) ?? new Response('', { status: 404 }),
  );
  return () => vi.unstubAllGlobals();
});

describe('a shared report', () => {
  it('shows the report, that it was shared and until when', async () => {
    current.backend.rpc.mockResolvedValue(shared);
    open();
    expect(await screen.findByText(/This report was shared with you.*April 1, 2027/)).toBeVisible();
    expect(screen.getByText(/53 of 100|^53$/)).toBeVisible();
    expect(screen.getAllByText(/not a diagnosis/)[0]).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save as PDF' })).toBeInTheDocument();
  });

  it('has the word to file it under, the age of the child, and the other view where the owner shows it', async () => {
    const child = {
      test_id: 'child_focus_tracker',
      form: 'parent',
      details: { age_band: '9-12' },
      domains: { attention_focus: 80, waiting_impulse: 40 },
    } as const;
    const other = {
      ...sent,
      ...child,
      id: 'y',
      form: 'teacher',
      domains: { attention_focus: 45, waiting_impulse: 45 },
    };
    const quality = { level: 'check', flags: ['too_fast'], thin_prefixes: [], out_of_range: false };
    current.backend.rpc.mockResolvedValue({
      data: { ...sent, ...child, shared_until: until, case_word: 'K-17', other_view: { ...other, quality } },
      error: null,
    });
    open();
    const filing = await screen.findByText(/Filed under: K-17/);
    expect(filing).toHaveTextContent('Age of the child: 9 to 12 years');
    const both = await screen.findByRole('region', { name: 'At home and in class, side by side' });
    expect(both).toHaveTextContent('Seen much more at home');
    expect(both).toHaveTextContent('looked back over 2 months');
    expect(both).toHaveTextContent('Quality flags: In class: very quick answers.');
    expect(document.body).not.toHaveTextContent(/second view|-week plan/i);
  });

  it('offers nothing of what its owner can do', async () => {
    current.backend.rpc.mockResolvedValue(shared);
    open();
    await screen.findByText(/This report was shared with you/);
    expect(screen.queryByRole('button', { name: 'Make a link' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Create a free account' })).not.toBeInTheDocument();
  });

  it('is asked for once', async () => {
    current.backend.rpc.mockResolvedValue(shared);
    open();
    await screen.findByText(/This report was shared with you/);
    expect(current.backend.rpc.mock.calls).toEqual([['read_shared_attempt', { p_token: token }]]);
  });

  it('keeps itself out of indexes and its address out of referrers', async () => {
    current.backend.rpc.mockResolvedValue(shared);
    open();
    await screen.findByText(/This report was shared with you/);
    expect([metaOf('robots'), metaOf('referrer')]).toEqual(['noindex', 'no-referrer']);
  });

  it.each([
    ['unknown, ended or taken back', token],
    ['no token at all', 'guess'],
  ])('is closed with one calm message when the link is %s', async (_, which) => {
    current.backend.rpc.mockResolvedValue({ data: null, error: null });
    open(which);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link does not work' }),
    ).toBeInTheDocument();
    expect(metaOf('robots')).toBe('noindex');
    expect(screen.queryByText(/53 of 100|^53$/)).not.toBeInTheDocument();
  });

  it('can be tried again when the server cannot be reached', async () => {
    current.backend.rpc.mockResolvedValue({ data: null, error: offline.error });
    open();
    expect(await screen.findByText('The shared report could not be loaded')).toBeVisible();
    current.backend.rpc.mockResolvedValue(shared);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/This report was shared with you/)).toBeVisible();
  });

  it('is read afresh on the next visit: nothing is kept in between', async () => {
    current.backend.rpc.mockResolvedValue(shared);
    const visit = open();
    await screen.findByText(/This report was shared with you/);
    visit.unmount();
    current.backend.rpc.mockResolvedValue({ data: null, error: null });
    open();
    await waitFor(() => expect(screen.getByText('This link does not work')).toBeVisible());
  });
});
