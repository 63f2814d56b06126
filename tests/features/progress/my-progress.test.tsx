import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays } from '@/lib/plans/dates';
import { renderAt } from '../../support/render';
import { asked, backend, person, resetBackend, run, settings, today } from './support.ts';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => (await import('./support.ts')).client());
vi.mock('@/contexts/subscription', async () => (await import('./support.ts')).subscription());
vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what opens more</p> }));

const { MyProgress } = await import('@/features/progress/my-progress');

beforeEach(resetBackend);

describe('my progress', () => {
  const open = () => renderAt('/progress', <MyProgress userId={person} />);

  it('says in numbers, in a picture and as a table what was done', async () => {
    open();
    expect(await screen.findByText('Minutes in all: 175. Days with something done: 2.')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Date, minutes, level', hidden: true });
    const cells = within(table)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent);
    expect(cells).toEqual(['120+', '4', '25', '3']);
    expect(screen.getByText('2 of 2')).toBeVisible();
    expect(document.querySelectorAll('[data-part=heat-map] [data-level="4"] path')).not.toHaveLength(0);
  });

  it('asks for four weeks without a paid plan, and for a year with one', async () => {
    backend.tier = 'freemium';
    const { unmount } = open();
    expect(await screen.findByText(/the last four weeks/)).toBeVisible();
    expect(screen.getByText('what opens more')).toBeInTheDocument();
    const [free] = asked('my_daily_activity');
    expect(free?.args.p_from).toBe(addDays(today, -27));
    expect(document.querySelectorAll('[data-part=heat-map] [role=group] [data-level]')).toHaveLength(28);
    unmount();
    backend.tier = 'plus';
    open();
    await screen.findByRole('link', { name: 'See all of your time' });
    expect((asked('my_daily_activity').at(-1)?.args.p_from ?? '') < addDays(today, -360)).toBe(true);
  });

  it('marks days off in the picture and in the table', async () => {
    backend.rpc.my_habits = {
      habits: [],
      days_off: [{ id: person, kind: 'pause', from_on: addDays(today, -4), to_on: addDays(today, -3) }],
      goals: [],
    };
    open();
    const figure = await screen.findByText('day off');
    expect(figure).toBeVisible();
    expect(document.querySelectorAll('[data-part=heat-map] [role=group] [data-off]')).toHaveLength(2);
    const rows = screen.getAllByRole('rowheader', { name: /: day off$/, hidden: true });
    expect(rows).toHaveLength(2);
  });

  it('shows with Plus how the scores of the latest exercises move, and nothing of it without', async () => {
    backend.rows.training_runs = [1, 2, 3, 4, 5].map(run).toReversed();
    const { unmount } = open();
    expect(await screen.findByText('Not enough runs yet: 3 of 5.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the scores of every exercise' })).toHaveAttribute(
      'href',
      '/analytics',
    );
    unmount();
    backend.tier = 'freemium';
    open();
    await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(document.querySelector('[data-part=trends]')).toBeNull();
  });

  it('begins with a way in where nothing was done', async () => {
    backend.rpc.my_daily_activity = [];
    open();
    expect(await screen.findByText('Your first training or focus session will appear here.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/training-hub');
  });

  it('lists exercises with the latest score and the best', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(within(table).getByRole('link', { name: 'Go / No-Go' })).toHaveAttribute(
      'href',
      '/training-hub/gonogo/history',
    );
    const cells = within(table).getAllByRole('cell');
    expect(cells.slice(1).map((cell) => cell.textContent)).toEqual(['61', '88']);
  });

  it('shows nothing below the days before they are there: they would push it away', async () => {
    const days = backend.rpc.my_daily_activity;
    let come: (days: unknown) => void = () => {};
    backend.rpc.my_daily_activity = new Promise((resolve) => {
      come = resolve;
    });
    open();
    await vi.waitFor(() => expect(asked('my_daily_activity')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Your results' })).toBeNull();
    come(days);
    expect(await screen.findByRole('heading', { name: 'Your results' })).toBeVisible();
    expect(screen.getByText('Minutes in all: 175. Days with something done: 2.')).toBeVisible();
  });

  it('asks nothing about achievements where they are switched off', async () => {
    backend.rows.user_settings = { ...settings, show_achievements: false };
    open();
    await screen.findByRole('table', { name: 'Exercises with their latest and best score' });
    expect(screen.queryByRole('heading', { name: 'Achievements' })).toBeNull();
    expect(asked('my_achievement_facts')).toEqual([]);
  });
});
