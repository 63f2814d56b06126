import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import { renderAt } from '../../support/render';
import { asked, backend, person, resetBackend, run, summaryRow, today } from './support.ts';

vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what opens more</p> }));
// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => (await import('./support.ts')).client());
vi.mock('@/contexts/subscription', async () => (await import('./support.ts')).subscription());

const { Analytics } = await import('@/features/progress/analytics');

const user = userEvent.setup();

beforeEach(resetBackend);

describe('analytics', () => {
  const open = (search = '') => renderAt(`/analytics${search}`, <Analytics userId={person} />);
  it('are a part of Plus, and nothing is asked for others', async () => {
    backend.tier = 'freemium';
    open();
    expect(await screen.findByText('what opens more')).toBeVisible();
    expect(backend.called).toEqual([]);
  });

  it('say how many runs an exercise has of the five that a line takes', async () => {
    backend.rows.training_runs = [1, 2, 3, 4, 5].map(run).toReversed();
    backend.rpc.my_first_activity = addDays(today, -30);
    open();
    expect(await screen.findByText('Not enough runs yet: 3 of 5.')).toBeVisible();
    expect(screen.getByText(/at least 14 days apart, can be compared/)).toBeVisible();
  });

  it('look back as far as somebody chooses', async () => {
    backend.rpc.my_first_activity = addDays(today, -600);
    open();
    const range = await screen.findByRole('combobox', { name: 'Look back on' });
    await waitFor(() => expect(asked('my_daily_activity')).toHaveLength(2));
    expect(asked('my_daily_activity')[0]?.args.p_from).toBe(addDays(today, -600));
    await user.selectOptions(range, '90 days');
    await waitFor(() =>
      expect(asked('my_daily_activity').at(-1)?.args).toEqual({ p_from: addDays(today, -89), p_to: today }),
    );
  });

  it('draw runs with fixed settings where they are asked for', async () => {
    backend.rows.training_runs = [1, 2, 3].map((n) => ({ ...run(n), mode: 'test' }));
    backend.rpc.my_exercise_summary = [summaryRow, { ...summaryRow, exercise_id: 'pvt', mode: 'test' }];
    open('?mode=test');
    const mode = await screen.findByRole('combobox', { name: 'Settings of the run' });
    expect(mode).toHaveValue('test');
    await waitFor(() => expect(document.querySelector('[data-exercise=pvt]')).toBeInTheDocument());
    expect(document.querySelector('[data-exercise=gonogo]')).toBeNull();
  });

  it('lead to the comparison of any two results of one test', async () => {
    const attempt = (n: number, test_id: string, ago: number) => ({
      id: `7a1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a0${n}`,
      test_id,
      instrument_version: '1.0.0',
      form: 'self',
      language: 'en',
      overall: 40,
      domains: {},
      band: null,
      total_score: 24,
      max_possible_score: 60,
      answered_count: 12,
      quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: false },
      details: null,
      invite_id: null,
      started_at: `${addDays(today, -ago)}T09:00:00Z`,
      completed_at: `${addDays(today, -ago)}T10:00:00Z`,
    });
    backend.rows.assessment_attempts = [
      attempt(1, 'focus_snapshot', 1),
      attempt(2, 'focuscheck_adult_screening', 5),
      attempt(3, 'focus_snapshot', 30),
      attempt(4, 'focus_snapshot', 60),
    ];
    open();
    const earlier = await screen.findByRole('combobox', { name: 'The earlier result' });
    const options = within(screen.getByRole('combobox', { name: 'The later result' })).getAllByRole('option');
    expect(options).toHaveLength(2);
    const oldest = within(earlier).getAllByRole('option')[1] as HTMLOptionElement;
    await user.selectOptions(earlier, oldest);
    expect(screen.getByRole('link', { name: 'Compare' })).toHaveAttribute(
      'href',
      `/test-history/compare?a=${attempt(4, '', 0).id}&b=${attempt(1, '', 0).id}`,
    );
  });
});
