import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOpenRun } from '@/api/training/open-runs';
import { ExerciseList } from '@/features/training/exercise-list';
import { OpenRunCards } from '@/features/training/open-run-cards';
import { RecentBursts } from '@/features/training/recent-bursts';
import { clearStored } from '@/integrations/local-db/open';
import { exercises } from '@/lib/cognitive/registry';
import { practisedBy } from '@/lib/exercises/practised';
import { sentRun } from '../../lib/exercises/sent-run.ts';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the backend in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
const backend = vi.hoisted(() => ({ summary: [] as object[], runs: [] as object[] }));
vi.mock('@/integrations/supabase/client', async () =>
  (await import('../../support/fake-supabase.ts')).fakeClientModule({
    rows: () => ({ data: backend.runs, error: null }),
    rpc: (name) => ({ data: name === 'my_exercise_summary' ? backend.summary : [], error: null }),
  }),
);

const person = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
const way = {
  exercise_id: 'gonogo',
  variant: 'signs',
  mode: 'train',
  device_class: 'keyboard',
  screen_class: 'desktop',
  task_version: '1.0.0',
};
const run = (day: number, score: number, more: object = {}) => ({
  ...way,
  id: `run-${day}`,
  status: 'complete',
  score,
  started_at: `2026-06-0${day}T10:00:00Z`,
  ended_at: `2026-06-0${day}T10:05:00Z`,
  ...more,
});

async function open(search = '') {
  renderAt(`/training-hub${search}`, <ExerciseList userId={person} />);
  await waitFor(() => expect(document.querySelector('[data-access=unknown]')).toBeNull());
}
const listed = () =>
  [...document.querySelectorAll<HTMLElement>('[data-exercise]')].map(({ dataset }) => dataset.exercise);
const card = (id: string) => document.querySelector<HTMLElement>(`[data-exercise=${id}]`) as HTMLElement;

beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
  Object.assign(backend, { summary: [], runs: [] });
});

describe('the training hub', () => {
  it('says of each exercise how long it is, how hard, and what it practises', async () => {
    await open();
    // By kind, and within a kind as they are listed.
    const kinds = [...new Set(exercises.map(({ category }) => category))];
    expect(listed()).toEqual(
      kinds.flatMap((kind) => exercises.filter(({ category }) => category === kind).map(({ id }) => id)),
    );
    const gonogo = within(card('gonogo'));
    expect(gonogo.getByText('5 minutes')).toBeVisible();
    expect(gonogo.getByText('Beginner')).toBeVisible();
    expect(gonogo.getByText('Practices: holding back')).toBeVisible();
    for (const { id } of exercises) expect(practisedBy(id), id).not.toHaveLength(0);
  });

  it('says which of the latest sessions were phases of a study room', async () => {
    const session = {
      planned_seconds: 1500,
      focused_seconds: 1500,
      distractions: 0,
      mood_before: null,
      mood_after: null,
      started_at: '2026-06-01T10:00:00Z',
    };
    backend.runs = [
      { ...session, id: 'a', kind: 'room', task_title: 'Chapter two' },
      { ...session, id: 'b', kind: null, task_title: 'Letters' },
    ];
    renderAt('/training-hub', <RecentBursts userId={person} />);
    expect(await screen.findByText('In a study room')).toBeVisible();
    const [room, alone] = screen.getAllByRole('listitem');
    expect(room).toHaveTextContent(/Chapter two.*25 of 25 minutes.*In a study room/);
    expect(alone).toHaveTextContent(/Letters.*25 of 25 minutes$/);
  });

  it('shows the last result with the latest scores of the same way of doing it, and leads to all runs', async () => {
    const other = { variant: 'tones' };
    backend.summary = [
      {
        ...way,
        ...other,
        runs: 1,
        scored_runs: 1,
        last_at: '2026-06-01T10:00:00Z',
        best: 90,
        last_score: 90,
      },
      { ...way, runs: 2, scored_runs: 2, last_at: '2026-06-03T10:00:00Z', best: 72, last_score: 72 },
    ];
    backend.runs = [run(3, 72), run(2, 64), run(1, 90, other)];
    await open();
    const gonogo = within(card('gonogo'));
    expect(await gonogo.findByText('Last: 72 of 100, Jun 3')).toBeVisible();
    expect(await gonogo.findByRole('img', { name: 'Latest scores, oldest first: 64, 72' })).toBeVisible();
    expect(gonogo.getByRole('link', { name: 'Your runs: Go / No-Go' })).toHaveAttribute(
      'href',
      '/training-hub/gonogo/history',
    );
    expect(within(card('flanker')).queryByRole('link', { name: /Your runs/ })).toBeNull();
  });

  it('finds an exercise by a part of its name, whatever the case', async () => {
    await open();
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'FLANK');
    expect(listed()).toEqual(['flanker']);
    expect(screen.getByText('1 exercise')).toBeVisible();
  });

  it('is narrowed to what works without seeing, to a length, and to what is open', async () => {
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Works without seeing' }));
    expect(listed()).toContain('simon');
    expect(listed()).not.toContain('flanker');
    await user.selectOptions(screen.getByLabelText('Length'), 'Up to 5 minutes');
    expect(listed()).not.toContain('stop-signal');
    await user.selectOptions(screen.getByLabelText('Access'), 'Open to you');
    expect(listed()).toContain('gonogo');
    expect(listed()).not.toContain('simon');
  });

  it('leads out of a choice that nothing fits', async () => {
    await open('?q=nothing-is-called-so');
    expect(screen.getByRole('heading', { name: 'No exercise fits' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All exercises' }));
    expect(listed()).toHaveLength(exercises.length);
  });
});

describe('a run that waits on this device', () => {
  it('stands first, with the way back to it', async () => {
    const waiting = sentRun('digit-span', '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10');
    await keepOpenRun(person, { ...waiting, status: 'left_early' }, Date.now());
    renderAt('/training-hub', <OpenRunCards userId={person} />);
    expect(await screen.findByRole('heading', { name: 'Digit Span: A run is under way' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Digit Span: Go on' })).toHaveAttribute(
      'href',
      '/training-hub/digit-span',
    );
  });
});
