import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunEnd } from '@/api/training/exercise-runs';
import { ExercisePlayer } from '@/features/exercises/exercise-player';
import { loadView } from '@/features/exercises/load-view';
import type { TimedView } from '@/features/exercises/view';
import { type PlayedId, views } from '@/features/exercises/views';
import { createFakeClock, type FakeClock } from '@/lib/cognitive/simulation/fake-clock';
import type { AnyExercise, AnySteppedExercise } from '@/lib/exercises/contract';
import { recompute } from '@/lib/exercises/recompute';
import { type ExerciseFacts, findFacts } from '@/lib/exercises/registry';
import { type Hand, playSteps, steppedHands, type TimedHand } from '../../support/exercises/hands';
import { playTrials } from '../../support/exercises/timed-hand';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
afterAll(() => vi.restoreAllMocks());

interface Begun {
  readonly id: string;
  readonly seed: string;
  readonly config: Record<string, unknown>;
}
const server = vi.hoisted(() => ({
  begun: [] as Begun[],
  kept: [] as (readonly unknown[])[],
  ends: [] as unknown[],
}));
vi.mock('@/api/training/exercise-runs', async (original) => {
  const real = await original<typeof import('@/api/training/exercise-runs')>();
  return {
    ...real,
    openRunsQuery: () => ({ queryKey: ['open'], queryFn: () => [] }),
    beginRun: async (_owner: string, run: Begun) => {
      server.begun.push(run);
      return {
        run,
        keep: async (records: readonly unknown[]) => server.kept.push(records),
        handIn: async (end: unknown) => server.ends.push(end),
        leave: () => {},
        discard: async () => {},
      };
    },
  };
});
vi.mock('@/api/training/last-config', () => ({
  lastConfigQuery: () => ({ queryKey: ['last'], queryFn: () => null }),
}));
vi.mock('@/api/training/own-words', async (original) => ({
  ...(await original<typeof import('@/api/training/own-words')>()),
  recallPairsQuery: () => ({ queryKey: ['pairs'], queryFn: () => [] }),
}));
vi.mock('@/api/training/start-facts', () => ({
  startFactsQuery: () => ({ queryKey: ['start'], queryFn: () => ({ run: 2, last: null }) }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
let clock: FakeClock;
/** How often React has drawn. */
let commits = 0;

beforeEach(() => {
  window.localStorage.clear();
  server.begun.length = 0;
  server.kept.length = 0;
  server.ends.length = 0;
  clock = createFakeClock({ refreshHz: 60 });
  // The seed of a run follows from its id. One answer a hair from a limit would be judged by the last digit of its time.
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0b1f6a52-3c4d-4e5f-8a9b-1c2d3e4f5a6b');
});

const hand: Hand = {
  key: (key) => user.keyboard(/^[a-z0-9]$/i.test(key) ? key : `{${key}}`),
  click: async (selector) => user.click(document.querySelector(selector) as Element),
  pass: (ms) => act(async () => clock.run(() => false, ms)),
  untilThere: (selector) => passUntil(() => document.querySelector(selector) !== null),
};

async function open(exerciseId: PlayedId) {
  await act(async () =>
    renderAt(
      `/training-hub/${exerciseId}`,
      <Profiler
        id="player"
        onRender={() => {
          commits += 1;
        }}
      >
        <ExercisePlayer
          exerciseId={exerciseId}
          userId={owner}
          environment={{ createClock: () => clock, acceptUntrusted: true }}
        />
      </Profiler>,
    ),
  );
}

const faceOf = (name: string) => document.querySelector<HTMLElement>(`[data-face="${name}"]`);
const isWarming = () =>
  (document.querySelector<HTMLElement>('[data-stage=layer]')?.style.opacity ?? '') !== '';
const layer = () => document.querySelector<HTMLElement>('[data-stage=layer]');
const areShown = (trial: number, faces: readonly string[]) =>
  layer()?.dataset.trial === String(trial) &&
  !isWarming() &&
  faces.every((name) => faceOf(name)?.style.visibility === 'visible');
/** From the frame to the paint of the fake clock, and from a press to its handler. */
const paintMs = 2;
const lagMs = 4;

function press(code: string, at: number): void {
  const event = new KeyboardEvent('keydown', { code, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  window.dispatchEvent(event);
}

/** In slices: what waits for promises, as the warming of the stage does, goes on between them. */
async function passUntil(holds: () => boolean): Promise<void> {
  for (let slices = 0; slices < 120 && !holds(); slices += 1) {
    await act(async () => clock.run(holds, 500));
  }
}

const timedHand: TimedHand = {
  ...hand,
  async untilShown(trial, faces) {
    const isOver = () => document.querySelector('[data-screen=exercise-result]') !== null;
    await passUntil(() => areShown(trial, faces) || isOver());
    if (!areShown(trial, faces) && !isOver()) throw new Error(`trial ${trial}, ${faces}: never came`);
    return !isOver();
  },
  async pressAfter(presses) {
    const onset = clock.now() + paintMs;
    for (const { afterMs, code } of presses) {
      const at = onset + afterMs;
      clock.at(at + lagMs, () => press(code, at));
    }
  },
};

const action = (name: string) => document.querySelector<HTMLElement>(`[data-action=${name}]`);
const begin = async () => {
  await vi.waitFor(() => expect(action('start')).not.toBeNull());
  await user.click(action('start') as Element);
  await vi.waitFor(() => expect(server.begun).toHaveLength(1));
  await vi.waitFor(() => expect(document.querySelector('[data-screen=exercise-run]')).not.toBeNull());
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
};

/** What every run must come to: told, kept and handed in as it was answered. */
async function expectTold(exercise: AnyExercise, meant: readonly unknown[]): Promise<RunEnd> {
  expect(await screen.findByRole('heading', { name: 'How the score came about' })).toBeVisible();
  const [run] = server.begun as [Begun];
  const [end] = server.ends as [RunEnd];
  const told = recompute(exercise, run.seed, run.config, end.records);
  const expected = recompute(exercise, run.seed, run.config, meant);
  if (!told.ok || !expected.ok) throw new Error('cannot be worked out');
  expect(end.status).toBe('complete');
  expect(told.value.complete).toBe(true);
  expect(Math.abs((told.value.score.score ?? -99) - (expected.value.score.score ?? 0))).toBeLessThanOrEqual(
    1,
  );
  expect(document.querySelector('[data-part=score]')).toHaveTextContent(String(told.value.score.score));
  return end;
}

describe.each(Object.entries(steppedHands).map(([id, how]) => ({ id, how })))('$id', ({ id, how }) => {
  it('is played from its start to a score by its respondent, and handed in as it was answered', async () => {
    const { exercise } = await (findFacts(id) as ExerciseFacts).load();
    const { respondent } = await import(`../../../src/lib/exercises/${id}/respondent.ts`);
    await open(id as PlayedId);
    await begin();
    const [run] = server.begun as [Begun];
    const meant = await playSteps(
      exercise as AnySteppedExercise,
      respondent,
      how,
      run,
      hand,
      async () => server.kept.at(-1) ?? [],
    );
    const end = await expectTold(exercise, meant);
    // Every answer was kept when it was given.
    expect(server.kept.length).toBeGreaterThanOrEqual(end.records.length);
  });
});

const timedIds = Object.keys(views).filter((id) => findFacts(id)?.kind === 'timed') as PlayedId[];

describe.each(timedIds)('%s', (id) => {
  it('is played from its start to a score by its respondent, and draws nothing anew within a block', async () => {
    const view = (await loadView(id)) as TimedView;
    const { respondent } = await import(`../../../src/lib/exercises/${id}/respondent.ts`);
    vi.spyOn(performance, 'now').mockImplementation(() => clock.now());
    window.localStorage.setItem(
      'fcl.lastRounds',
      JSON.stringify({ [owner]: { checkedOn: new Date().toDateString(), colours: 'usual' } }),
    );
    await open(id);
    await begin();
    const [run] = server.begun as [Begun];
    const before = commits;
    const meant = await playTrials(view, respondent, run, timedHand);
    const blocks = new Set(meant.map(({ segment }) => segment)).size;
    vi.mocked(performance.now).mockRestore();
    const end = await expectTold(view.exercise, meant);
    // The stage, a rest after each block, and the result.
    expect(commits - before).toBeLessThanOrEqual(4 * blocks + 8);
    expect(server.kept).toHaveLength(blocks - 1);
    expect(end.records).toHaveLength(meant.length);
  });
});
