import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ann, current, loadApp } from '../auth/support';

const { open } = await loadApp();
const { WelcomePage } = await import('@/pages/welcome/welcome-page');
const { clearStored, updateStored } = await import('@/integrations/local-db/open');

beforeEach(clearStored);

const attempt = (id: string, completed_at: string) => ({
  id,
  test_id: 'focus_snapshot',
  instrument_version: '3.0.0',
  form: 'self',
  language: 'en',
  overall: 42.5,
  domains: {},
  band: 'Moderate',
  question_ids: [],
  answers: {},
  item_times_ms: {},
  item_languages: {},
  total_score: 30,
  max_possible_score: 72,
  answered_count: 18,
  quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
  started_at: '2026-01-05T09:00:00Z',
  completed_at,
  seed: 's',
});
const newest = attempt('4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01', '2026-02-05T09:04:00Z');
const older = attempt('4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a02', '2026-01-05T09:04:00Z');

const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the first steps', () => {
  it('begin with the Focus Snapshot for somebody new', async () => {
    current.hasSession = true;
    current.backend.state.session = ann;
    Object.assign(current.backend.rows, {
      profiles: { display_name: 'Ann', language: null, newsletter_opt_in: false },
      assessment_attempts: [],
    });
    open('/welcome', <WelcomePage />);
    expect(await screen.findByRole('heading', { name: 'Welcome, Ann' })).toBeInTheDocument();
    expect([target('Start'), target('Open')]).toEqual(['/focus-snapshot', '/training-hub']);
    expect(screen.queryByRole('link', { name: 'Open report' })).not.toBeInTheDocument();
    expect(screen.queryByText(/without an account/)).not.toBeInTheDocument();
  });

  it('go on with the newest report for somebody with results', async () => {
    current.hasSession = true;
    current.backend.state.session = ann;
    Object.assign(current.backend.rows, {
      profiles: { display_name: null, language: null, newsletter_opt_in: false },
      assessment_attempts: [newest, older],
    });
    open('/welcome', <WelcomePage />);
    expect(await screen.findByRole('heading', { name: 'Welcome' })).toBeInTheDocument();
    expect(target('Open report')).toBe(`/reports/${newest.id}`);
    expect(target('Focus Snapshot, January 5, 2026')).toBe(`/reports/${older.id}`);
    expect(target('Take it again')).toBe('/focus-snapshot');
  });

  it('can be looked at without an account, with the results of this device', async () => {
    await updateStored('attempts', newest.id, () => newest);
    open('/welcome', <WelcomePage />);
    expect(await screen.findByText(/without an account/)).toBeVisible();
    expect([target('Open report'), target('Sign in')]).toEqual([`/reports/${newest.id}`, '/auth?mode=login']);
  });

  it('can be taken while the results do not load', async () => {
    current.hasSession = true;
    current.backend.state.session = ann;
    current.backend.fails.set('assessment_attempts', { message: 'down', status: 503 });
    open('/welcome', <WelcomePage />);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(target('Start')).toBe('/focus-snapshot');
  });
});
