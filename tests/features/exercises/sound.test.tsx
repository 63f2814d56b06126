import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SoundPlayer } from '@/components/trial-stage/sound-player';
import { ExercisePlayer } from '@/features/exercises/exercise-player';
import type { PlayedId } from '@/features/exercises/views';
import { createFakeClock, type FakeClock } from '@/lib/cognitive/simulation/fake-clock';
import { exercise } from '@/lib/exercises/digit-span/exercise';
import { exercise as stopSignal } from '@/lib/exercises/stop-signal/exercise';
import { type Cue, cueName } from '@/lib/sounds/cue';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

interface Begun {
  readonly seed: string;
  readonly variant: string;
  readonly config: Parameters<typeof exercise.source>[1];
}
const server = vi.hoisted(() => ({ begun: [] as unknown[] }));
vi.mock('@/api/training/exercise-runs', async (original) => ({
  ...(await original<typeof import('@/api/training/exercise-runs')>()),
  openRunsQuery: () => ({ queryKey: ['open'], queryFn: () => [] }),
  beginRun: async (_owner: string, run: unknown) => {
    server.begun.push(run);
    return { run, keep: async () => {}, handIn: async () => {}, leave: () => {}, discard: async () => {} };
  },
}));
vi.mock('@/api/training/start-facts', () => ({
  startFactsQuery: () => ({ queryKey: ['start'], queryFn: () => ({ run: 2, last: null }) }),
}));

const user = userEvent.setup();
let clock: FakeClock;
/** What was played: name and milliseconds after it was asked for. */
let played: [string, number | undefined][];
let opened: number;
let isRunning: boolean;
let loading: () => Promise<void>;

beforeEach(() => {
  window.localStorage.clear();
  server.begun.length = 0;
  clock = createFakeClock({ refreshHz: 60 });
  played = [];
  opened = 0;
  isRunning = true;
  loading = async () => {};
});
afterEach(() => {
  delete document.documentElement.dataset.sound;
});

const openSounds = (): SoundPlayer => {
  opened += 1;
  return {
    load: () => loading(),
    resume: async () => isRunning,
    ready: () => {},
    play(cue: Cue, delayMs) {
      played.push([cueName(cue), delayMs]);
      return 0;
    },
    stop: () => {},
    close: () => {},
  };
};

const action = (name: string) => document.querySelector<HTMLElement>(`[data-action=${name}]`);
async function press(name: string): Promise<void> {
  await vi.waitFor(() => expect(action(name)).not.toBeNull());
  await user.click(action(name) as HTMLElement);
}

/** An exercise in a variant, up to the press that starts it (or its practice). */
async function startIn(
  variant: RegExp,
  how: 'start' | 'practise' = 'start',
  sounds = openSounds,
  exerciseId: PlayedId = 'digit-span',
) {
  await act(async () =>
    renderAt(
      `/training-hub/${exerciseId}`,
      <ExercisePlayer
        exerciseId={exerciseId}
        userId="5b8f0f6e-1111-4222-8333-444455556666"
        environment={{ createClock: () => clock, acceptUntrusted: true, openSounds: sounds }}
      />,
    ),
  );
  await press('change');
  await user.click(screen.getByRole('radio', { name: variant }));
  await press(how);
}

const digits = () => played.filter(([name]) => name.startsWith('digits/'));
const pass = (ms: number) => act(async () => clock.run(() => false, ms));
const seen = () => document.querySelector('[data-part=digit]')?.textContent ?? '';
const firstList = () => {
  const [run] = server.begun as Begun[];
  return exercise.source(run?.seed ?? '', run?.config as Begun['config']).next(null)?.digits ?? [];
};

describe('digits that are spoken', () => {
  it('are asked for first, then heard one a second and nowhere seen, and tones say when to answer', async () => {
    await startIn(/spoken digits alone/i);
    expect(await screen.findByRole('heading', { name: 'Can you hear it?' })).toBeVisible();
    await press('sound-on');
    await vi.waitFor(() => expect(played).toEqual([['digits/1', undefined]]));
    await press('heard');
    await vi.waitFor(() => expect(server.begun).toHaveLength(1));
    played.length = 0;
    const list = firstList();
    let shown = '';
    for (let ms = 0; ms < 1000 * list.length; ms += 100) {
      await pass(100);
      shown += seen().replace(/\D/g, '');
    }
    expect(shown).toBe('');
    expect(digits()).toEqual(list.map((digit, i) => [`digits/${digit}`, 1000 + 1000 * i]));
    expect(played.at(-1)?.[1]).toBe(1000 + 1000 * list.length + 70);
    expect((server.begun[0] as Begun).variant).toBe('spoken');
  });

  it('are seen as well where that was chosen', async () => {
    await startIn(/on the screen and spoken/i);
    await press('sound-on');
    await press('heard');
    await vi.waitFor(() => expect(server.begun).toHaveLength(1));
    played.length = 0;
    await pass(1300);
    expect(seen()).toContain(String(firstList()[0]));
    expect(digits()).toHaveLength(firstList().length);
  });

  it('are written in practice where captions are wanted, and asked for once', async () => {
    await startIn(/spoken digits alone/i, 'practise');
    await user.click(await screen.findByRole('checkbox', { name: /captions while practicing/i }));
    await press('sound-on');
    await press('heard');
    await vi.waitFor(() => expect(document.querySelector('[data-screen=exercise-practice]')).not.toBeNull());
    await pass(1300);
    expect(seen()).toMatch(/^\d$/);
    await press('end-practice');
    await press('start');
    await vi.waitFor(() => expect(server.begun).toHaveLength(1));
    await pass(1300);
    expect(seen()).toBe('');
    expect(opened).toBe(1);
  });
});

describe('tones in one ear each', () => {
  it('begin once both ears were found, and are heard instead of seen', async () => {
    await startIn(/tones in one ear each/i, 'start', openSounds, 'stop-signal');
    expect(await screen.findByRole('heading', { name: 'Which ear?' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('sound-on');
    await press('first-tone');
    for (let place = 0; place < 4; place += 1) {
      const side = played.at(-1)?.[0].split(':').at(-1) ?? '';
      await user.click(document.querySelector(`[data-ear=${side}]`) as Element);
    }
    await vi.waitFor(() => expect(document.querySelector('[data-screen=exercise-check]')).not.toBeNull());
    await pass(4000);
    await press('checked');
    await vi.waitFor(() => expect(document.querySelector('[data-screen=exercise-run]')).not.toBeNull());
    expect(document.querySelector('[data-stage=ready]')).toHaveTextContent(
      'When noise follows, do not press.',
    );
    played.length = 0;
    const visible = new Set<string>();
    for (let ms = 0; ms < 16_000; ms += 50) {
      await pass(50);
      // Before that every face is drawn once in the colour of the ground.
      if (document.querySelector<HTMLElement>('[data-stage=ready]')?.style.visibility !== 'hidden') continue;
      for (const node of document.querySelectorAll<HTMLElement>('[data-face]')) {
        if (node.style.visibility === 'visible') visible.add(node.dataset.face ?? '');
      }
    }
    expect([...visible]).toEqual(['fixation']);
    const [run] = server.begun as [{ seed: string; config: Parameters<typeof stopSignal.source>[1] }];
    const side = stopSignal.source(run.seed, run.config).next(null)?.side === 0 ? 'left' : 'right';
    const tones = played.map(([name]) => name).filter((name) => name.startsWith('tone:600:'));
    expect(tones.length).toBeGreaterThan(1);
    expect(tones[0]).toBe(`tone:600:200:${side}`);
  });
});

describe('where nothing can be heard', () => {
  it('digits on the screen alone open no sound', async () => {
    await startIn(/^digits on the screen$/i);
    await vi.waitFor(() => expect(server.begun).toHaveLength(1));
    await pass(1300);
    expect(seen()).toMatch(/\d/);
    expect([opened, played]).toEqual([0, []]);
  });

  it('a browser that lets no sound through is named, and nothing begins', async () => {
    isRunning = false;
    await startIn(/spoken digits alone/i);
    await press('sound-on');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser let no sound through.');
    expect(server.begun).toEqual([]);
    isRunning = true;
    await press('sound-on');
    await press('heard');
    await vi.waitFor(() => expect(server.begun).toHaveLength(1));
  });

  it('one without sounds is, too, and another form can be chosen', async () => {
    await startIn(/spoken digits alone/i, 'start', () => {
      throw new Error('no sound device');
    });
    await press('sound-on');
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot play sounds.');
    await press('other-form');
    expect(await screen.findByRole('heading', { name: 'Digit Span' })).toBeVisible();
  });

  it('sounds that did not arrive are, and can be asked for again', async () => {
    loading = () => Promise.reject(new Error('404'));
    await startIn(/spoken digits alone/i);
    await press('sound-on');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sounds of this exercise did not arrive');
    loading = async () => {};
    await press('sound-on');
    expect(await screen.findByRole('button', { name: 'I hear it well' })).toBeVisible();
  });

  it('sounds that are off in the display settings stay off, with the way to them', async () => {
    document.documentElement.dataset.sound = 'off';
    await startIn(/spoken digits alone/i);
    expect(await screen.findByText(/Sounds are off in your display settings/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change that' })).toBeVisible();
    expect(action('sound-on')).toBeDisabled();
    expect(opened).toBe(0);
  });
});
