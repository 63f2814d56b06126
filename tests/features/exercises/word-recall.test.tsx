import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { ExercisePlayer } from '@/features/exercises/exercise-player';
import { loadView } from '@/features/exercises/load-view';
import { createFakeClock } from '@/lib/cognitive/simulation/fake-clock';
import type { RecallPair } from '@/lib/exercises/own-words';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Begun {
  readonly config: {
    readonly isCheck: boolean;
    readonly variant: string;
    readonly pairs: readonly { readonly id: string; readonly answer: string }[];
  };
}
const server = vi.hoisted(() => ({
  begun: [] as unknown[],
  facts: [] as RecallPair[],
  saved: [] as unknown[],
  isDown: false,
  last: null as unknown,
}));
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
  startFactsQuery: () => ({ queryKey: ['start'], queryFn: () => ({ run: 2, last: { pairs: 4 } }) }),
}));
vi.mock('@/api/training/last-config', () => ({
  lastConfigQuery: () => ({ queryKey: ['last'], queryFn: () => server.last }),
}));
vi.mock('@/api/training/own-words', async (original) => ({
  ...(await original<typeof import('@/api/training/own-words')>()),
  recallPairsQuery: () => ({ queryKey: ['pairs'], queryFn: () => [...server.facts] }),
  saveRecallPairMutation: () => ({
    mutationFn: async (save: unknown) => {
      if (server.isDown) throw new Error('down');
      server.saved.push(save);
    },
  }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';
const user = userEvent.setup();
let clock = createFakeClock({ refreshHz: 60 });
const dayMs = 24 * 60 * 60_000;
const fact = (id: string, prompt: string, answer: string, learned_at: string | null = null): RecallPair => ({
  id,
  prompt,
  answer,
  best_delay_s: learned_at === null ? null : 60,
  learned_at,
  kept: null,
});
const yesterday = () => new Date(Date.now() - dayMs).toISOString();

beforeEach(() => {
  window.localStorage.clear();
  Object.assign(server, { begun: [], facts: [], saved: [], isDown: false, last: null });
  clock = createFakeClock({ refreshHz: 60 });
});

async function open(): Promise<void> {
  await loadView('word-recall');
  await act(async () =>
    renderAt(
      '/training-hub/word-recall',
      <ExercisePlayer
        exerciseId="word-recall"
        userId={owner}
        environment={{ createClock: () => clock, acceptUntrusted: true }}
      />,
    ),
  );
  await screen.findByRole('heading', { name: 'Word Recall' });
}

const action = (name: string) => document.querySelector<HTMLElement>(`[data-action="${name}"]`);
const press = async (name: string) => {
  await vi.waitFor(() => expect(action(name)).not.toBeNull());
  await user.click(action(name) as Element);
};
const pass = (ms: number) => act(async () => clock.run(() => false, ms));
const ownFacts = async () => {
  await press('change');
  await user.click(await screen.findByRole('radio', { name: 'Facts of your own' }));
};
const begun = async (): Promise<Begun> => {
  await vi.waitFor(() => expect(server.begun).toHaveLength(1));
  return server.begun[0] as Begun;
};

it('own facts with markup, without words, too long or secret are refused in words, and nothing is stored', async () => {
  await open();
  await ownFacts();
  expect(await screen.findByText('At least three pairs of your own are needed to begin.')).toBeVisible();
  expect(action('start')).toBeNull();
  const prompt = await screen.findByRole('textbox', { name: 'What is asked' });
  const answer = screen.getByRole('textbox', { name: 'What you want to know by heart' });
  await press('add-fact');
  expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
  await user.type(answer, 'Ines');
  await user.type(prompt, '<b>Neighbour</b>');
  expect(screen.getByText('Please use plain words, without signs such as < and >.')).toBeVisible();
  await user.clear(prompt);
  await user.click(prompt);
  await user.paste('x'.repeat(201));
  await press('add-fact');
  expect(screen.getByText('Please use at most 80 characters.')).toBeVisible();
  await user.clear(prompt);
  await user.type(prompt, 'PIN of my card');
  expect(screen.getByText('No passwords, PINs or card numbers, please.')).toBeVisible();
  expect(server.saved).toEqual([]);

  await user.clear(prompt);
  await user.type(prompt, 'Neighbour');
  await press('add-fact');
  await vi.waitFor(() =>
    expect(server.saved).toEqual([{ add: { id: expect.any(String), prompt: 'Neighbour', answer: 'Ines' } }]),
  );
});

it('own facts are learned by their words, the least known ones first, and the run holds no question', async () => {
  server.facts = [
    { ...fact('a', 'Neighbour', 'Ines', new Date().toISOString()), best_delay_s: 480 },
    fact('b', 'Dentist', 'Monday'),
    fact('c', 'Bus to town', 'Forty'),
    fact('d', 'Colour of the bin', 'Brown'),
    fact('e', 'Street of the school', 'Lime Street'),
  ];
  await open();
  await ownFacts();
  await press('start');
  const { config } = await begun();
  expect(config).toMatchObject({ variant: 'own', isCheck: false });
  expect(config.pairs.map(({ id }) => id)).toEqual(['b', 'c', 'd', 'e']);
  expect(JSON.stringify(config)).not.toContain('Dentist');
  expect(await screen.findByText('Dentist')).toBeVisible();
  expect(screen.getByText('Monday')).toBeVisible();
});

it('what was learned yesterday is asked for once, and then noted', async () => {
  server.facts = [fact('a', 'Neighbour', 'Ines', yesterday()), fact('b', 'Dentist', 'Monday', yesterday())];
  await open();
  await ownFacts();
  expect(await screen.findByText(/asked once for what you learned on an earlier day/)).toBeVisible();
  await press('start');
  expect((await begun()).config).toMatchObject({ isCheck: true, pairs: [{ id: 'a' }, { id: 'b' }] });
  expect(await screen.findByText('Neighbour')).toBeVisible();
  await pass(1000);
  await user.keyboard('ines{Enter}');
  await press('next');
  expect(await screen.findByText('Dentist')).toBeVisible();
  await pass(1000);
  await press('show');
  expect(await screen.findByText('Here it is')).toBeVisible();
  expect(screen.getByText('Monday')).toBeVisible();
  server.isDown = true;
  await press('next');
  expect(await screen.findByText(/has no score. It shows what stayed/)).toBeVisible();
  expect(screen.getByRole('row', { name: /Still known on a later day 50%/ })).toBeVisible();
  await screen.findByRole('alert');
  server.isDown = false;
  await press('keep-facts');
  await vi.waitFor(() =>
    expect(server.saved).toEqual([
      { id: 'a', change: { kept: true } },
      { id: 'b', change: { kept: false } },
    ]),
  );
});

it('names and things of yesterday are asked for at the next start, unless one would rather learn', async () => {
  const pairs = [
    { id: 'Anna', answer: 'candle' },
    { id: 'Peter', answer: 'bicycle' },
    { id: 'Laura', answer: 'umbrella' },
  ];
  server.last = { config: { isCheck: false, pairs }, endedAt: Date.now() - dayMs };
  await open();
  expect(await screen.findByText(/asked once for what you learned on an earlier day/)).toBeVisible();
  await press('change');
  await user.click(screen.getByRole('radio', { name: 'Learn right away' }));
  expect(screen.queryByText(/asked once for what you learned/)).toBeNull();
  await press('start');
  const { config } = await begun();
  expect(config).toMatchObject({ variant: 'words', isCheck: false });
  expect(config.pairs).toHaveLength(4);
});
