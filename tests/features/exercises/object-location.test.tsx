import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ExercisePlayer } from '@/features/exercises/exercise-player';
import { loadView } from '@/features/exercises/load-view';
import { createFakeClock } from '@/lib/cognitive/simulation/fake-clock';
import { exercise, type LocationItem } from '@/lib/exercises/object-location/exercise';
import { dayMs } from '@/lib/time';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

type Config = ReturnType<typeof exercise.configFor>;
const server = vi.hoisted(() => ({ begun: [] as unknown[], last: null as unknown }));
vi.mock('@/api/training/exercise-runs', async (original) => ({
  ...(await original<typeof import('@/api/training/exercise-runs')>()),
  openRunsQuery: () => ({ queryKey: ['open'], queryFn: () => [] }),
  beginRun: async (_owner: string, run: unknown) => {
    server.begun.push(run);
    return {
      run,
      keep: async () => true,
      handIn: async () => true,
      leave: () => {},
      discard: async () => {},
    };
  },
}));
vi.mock('@/api/training/start-facts', () => ({
  startFactsQuery: () => ({ queryKey: ['start'], queryFn: () => ({ run: 2, last: { objects: 4 } }) }),
}));
vi.mock('@/api/training/last-config', () => ({
  lastConfigQuery: () => ({ queryKey: ['last'], queryFn: () => server.last }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';
const id = '0f8fad5b-d9cb-4d2f-a165-7086772895aa';
const user = userEvent.setup();
let clock = createFakeClock({ refreshHz: 60 });
const usual: Config = { variant: 'room', objects: 4, delayed: null };

beforeEach(() => {
  window.localStorage.clear();
  server.begun.length = 0;
  clock = createFakeClock({ refreshHz: 60 });
});

async function open(lastEndedAgoMs: number): Promise<void> {
  server.last = { id, config: usual, endedAt: Date.now() - lastEndedAgoMs };
  await loadView('object-location');
  await act(async () =>
    renderAt(
      '/training-hub/object-location',
      <ExercisePlayer
        exerciseId="object-location"
        userId={owner}
        environment={{ createClock: () => clock, acceptUntrusted: true }}
      />,
    ),
  );
  await screen.findByRole('heading', { name: 'Where Things Are' });
}

const press = async (name: string) => {
  const find = () => document.querySelector<HTMLElement>(`[data-action="${name}"]`);
  await vi.waitFor(() => expect(find()).not.toBeNull());
  await user.click(find() as Element);
};
const begun = async (): Promise<Config> => {
  await vi.waitFor(() => expect(server.begun).toHaveLength(1));
  return (server.begun[0] as { readonly config: Config }).config;
};
const isAsking = /place the first set of last time once more/;

it('things put back a day ago are placed again from memory, and what stayed is told without a score', async () => {
  await open(dayMs);
  expect(await screen.findByText(isAsking)).toBeVisible();
  await press('start');
  const config = await begun();
  expect(config.delayed).toEqual({ seed: id, set: 0, count: 4 });
  const source = exercise.source('any', config);
  let item: LocationItem | null = source.next(null);
  for (let index = 0; item; index += 1) {
    await vi.waitFor(() => expect(document.querySelector(`[data-step="${index + 1}"]`)).not.toBeNull());
    // The last one is put where it was not.
    const spot: number = index === 3 ? (item.placed.spot + 1) % 12 : item.placed.spot;
    await user.click(document.querySelector(`[data-spot="${spot}"]`) as Element);
    expect(await screen.findByText(/^Here it is\./)).toBeVisible();
    await act(async () => clock.run(() => false, 2100));
    item = source.next(exercise.judge(item, { tookMs: 900, spot }, config));
  }
  expect(await screen.findByText(/after a day has no score\. It shows what stayed/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Still in place after a day 75%/ })).toBeVisible();
  expect(screen.queryByText(/asks once where the things/)).toBeNull();
});

it('one who would rather learn new places may', async () => {
  await open(dayMs);
  await press('change');
  await user.click(await screen.findByRole('radio', { name: 'Learn new places right away' }));
  expect(screen.queryByText(isAsking)).toBeNull();
  await press('start');
  expect((await begun()).delayed).toBeNull();
});

it('before a day went by nothing is asked for, and there is nothing to choose', async () => {
  await open(dayMs / 2);
  expect(screen.queryByText(isAsking)).toBeNull();
  expect(document.querySelector('[data-action=change]')).toBeNull();
  await press('start');
  expect((await begun()).delayed).toBeNull();
});
