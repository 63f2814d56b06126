import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedRun } from '@/api/training/run-history';
import { ExerciseHistory } from '@/features/exercises/exercise-history';
import { loadView } from '@/features/exercises/load-view';
import { clearStored } from '@/integrations/local-db/open';
import { factsOf } from '@/lib/exercises/facts';
import { recompute } from '@/lib/exercises/recompute';
import type { ExerciseRun } from '@/lib/exercises/run';
import { subject } from '../../lib/exercises/every-exercise.ts';
import { sentRun } from '../../lib/exercises/sent-run.ts';
import type { Query } from '../../support/fake-supabase.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const backend = vi.hoisted(() => ({
  tier: 'plus',
  rows: (() => []) as (query: never) => unknown,
  called: [] as (readonly [name: string, args: unknown])[],
  rpc: (() => null) as (name: string, args: never) => unknown,
}));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: (query) => ({ data: backend.rows(query as never), error: null }),
    rpc: (name, args) => {
      backend.called.push([name, args]);
      return { data: backend.rpc(name, args as never), error: null };
    },
  }),
);
vi.mock('@/contexts/subscription', () => ({
  useSubscription: () => ({ status: 'ready', tier: backend.tier, error: null }),
}));
vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what opens more</p> }));

const person = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
const idOf = (n: number) => `3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a${String(n).padStart(2, '0')}`;

/** The run of a day of June. */
function ran(day: number, score: number | null, more: Partial<ListedRun> = {}): ListedRun {
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  return {
    id: idOf(day),
    exercise_id: 'gonogo',
    variant: 'signs',
    mode: 'train',
    status: 'complete',
    device_class: 'keyboard',
    screen_class: 'desktop',
    task_version: '1.0.0',
    score,
    started_at: `${date}T10:00:00Z`,
    ended_at: `${date}T10:05:00Z`,
    ...more,
  };
}

/** A server with these runs: it filters, sums, takes away and brings back. */
function serverHas(runs: readonly ListedRun[], stored: readonly object[] = []): void {
  const gone = new Set<string>();
  const there = () => runs.filter(({ id }) => !gone.has(id)).toReversed();
  backend.rows = ({ one, steps, is }: Query) => {
    if (one) return stored.find((row) => (row as { id: string }).id === is('id')) ?? null;
    const fits = (run: ListedRun) =>
      steps.every(([name, column, value]) => {
        const own = run[column as keyof ListedRun];
        if (name === 'eq') return own === value;
        return name !== 'gte' || (own !== null && Number(own) >= Number(value));
      });
    return there().filter(fits);
  };
  backend.rpc = (name: string, args: { p_id: string; p_undo: boolean }) => {
    if (name === 'remove_training_run') {
      if (args.p_undo) gone.delete(args.p_id);
      else gone.add(args.p_id);
      return true;
    }
    return there().map(({ id: _id, status: _status, started_at, ended_at: _ended, score, ...way }) => ({
      ...way,
      runs: 1,
      scored_runs: 1,
      last_at: started_at,
      best: score,
      last_score: score,
    }));
  };
}

async function open(search = '') {
  const facts = factsOf('gonogo');
  if (!facts) throw new Error('gonogo is listed');
  renderAt(
    `/training-hub/gonogo/history${search}`,
    <ExerciseHistory userId={person} facts={{ ...facts, id: 'gonogo' }} />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Go / No-Go: your runs' });
}
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-run]')];
const figures = () => [...document.querySelectorAll<HTMLElement>('[data-part=series]')];
const rising = (count: number) => Array.from({ length: count }, (_, n) => ran(n + 1, 50 + 3 * n));

beforeEach(async () => {
  await clearStored();
  backend.tier = 'plus';
  backend.called = [];
});

describe('the history of an exercise', () => {
  it('says how scores moved in points, and the best of them', async () => {
    serverHas(rising(12));
    await open();
    expect(
      await screen.findByText('Your scores rose by about 21 points per week over 9 days.'),
    ).toBeVisible();
    expect(screen.getByText('Your best so far: 83 points, June 12, 2026.')).toBeVisible();
    expect(document.querySelector('[data-part=fit]')).not.toBeNull();
    expect(document.body).not.toHaveTextContent(/your attention/i);
  });

  it('gives every point of the chart in a table, practice by its name', async () => {
    serverHas(rising(4));
    await open();
    const table = await screen.findByRole('table', { name: 'Score of each run', hidden: true });
    const cells = within(table)
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['50', 'Practice, not counted'],
      ['53', 'Practice, not counted'],
      ['56', 'Counted'],
      ['59', 'Counted'],
    ]);
  });

  it('waits with a line until there are enough runs', async () => {
    serverHas(rising(3));
    await open();
    expect(await screen.findByText('Not enough runs yet: 1 of 5.')).toBeVisible();
    expect(document.querySelector('[data-part=fit]')).toBeNull();
  });

  it('says so when there are no runs', async () => {
    serverHas([]);
    await open();
    expect(await screen.findByRole('heading', { name: 'No runs yet' })).toBeVisible();
  });

  it('shows the last ten runs without Plus, without a line, and what opens the rest', async () => {
    backend.tier = 'freemium';
    serverHas(rising(12));
    await open();
    expect(await screen.findByText('what opens more')).toBeVisible();
    await screen.findByText('The latest 10');
    expect(rows()).toHaveLength(10);
    expect(figures()[0]?.querySelectorAll('circle')).toHaveLength(10);
    expect(document.querySelector('[data-part=fit]')).toBeNull();
    expect(document.querySelector('[data-part=verdict]')).toBeNull();
  });

  it('reaches no older runs without Plus by choosing among them', async () => {
    backend.tier = 'freemium';
    serverHas([
      ran(1, 40, { device_class: 'touch' }),
      ...rising(12).slice(1),
      ran(13, 70, { device_class: 'touch' }),
    ]);
    await open('?device=touch');
    await screen.findByText('The latest 10');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(figures().map((figure) => figure.querySelectorAll('circle').length)).toEqual([1]);
  });

  it('never joins devices, and narrows chart and list to one of them', async () => {
    serverHas([...rising(3), ran(4, 40, { device_class: 'touch' })]);
    await open();
    await user.selectOptions(await screen.findByLabelText('Answers given with'), 'Touch');
    expect(await screen.findAllByText('Signs on the screen · Touch')).not.toHaveLength(0);
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(figures()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Answers given with'), 'Every device');
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(figures().map((figure) => figure.querySelectorAll('circle').length)).toEqual([1, 3]);
  });

  it('brings back a run that was deleted', async () => {
    serverHas(rising(2));
    await open();
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: /^Delete run/ }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(rows()).toHaveLength(1);
    await user.click(undo);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(backend.called.filter(([name]) => name === 'remove_training_run')).toEqual([
      ['remove_training_run', { p_id: idOf(2), p_undo: false }],
      ['remove_training_run', { p_id: idOf(2), p_undo: true }],
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

/** A run as the table holds it. */
function stored({ exerciseId, config, startedAt, endedAt, ...run }: ExerciseRun) {
  return {
    id: run.id,
    exercise_id: exerciseId,
    variant: run.variant,
    mode: run.mode,
    language: run.language,
    device_class: run.deviceClass,
    screen_class: run.screenClass,
    task_version: run.taskVersion,
    scoring_version: run.scoringVersion,
    seed: run.seed,
    params: config,
    records: run.records,
    status: run.status,
    started_at: new Date(startedAt).toISOString(),
    ended_at: new Date(endedAt).toISOString(),
  };
}

describe('how a score came about', () => {
  const played = sentRun('gonogo', idOf(1));
  const told = recompute(subject('gonogo').exercise, played.seed, played.config, played.records);
  const score = told.ok ? told.value.score.score : null;

  async function ask() {
    await Promise.all([loadView('gonogo'), import('@/features/exercises/history/run-account')]);
    await open();
    await user.click(await screen.findByRole('button', { name: /^Where it comes from/ }));
  }

  it('is worked out again from the seed and the answers', async () => {
    serverHas([ran(1, score)], [stored(played)]);
    await ask();
    const part = await screen.findByRole('region', { name: 'How the score came about' });
    expect(part.querySelector('[data-part=score]')).toHaveTextContent(String(score));
    expect(within(part).getByRole('row', { name: /^Right, both kinds averaged/ })).toBeVisible();
  });

  it('is not told where it would tell another score', async () => {
    serverHas([ran(1, (score ?? 0) + 1)], [stored(played)]);
    await ask();
    expect(await screen.findByText('It could not be worked out on this device.')).toBeVisible();
  });

  it('is not told of a run of an earlier version', async () => {
    serverHas([ran(1, score)], [stored({ ...played, scoringVersion: '0.9.0' })]);
    await ask();
    expect(await screen.findByText(/of an earlier version of the exercise/)).toBeVisible();
  });
});
