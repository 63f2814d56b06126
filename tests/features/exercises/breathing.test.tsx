import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToasts, toastState } from '@/components/ui/toast-store';
import { BreathingExercise } from '@/features/exercises/breathing-exercise';
import { AppError } from '@/lib/app-error';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { breathingScore, completedShare, readBreathing } from '@/lib/cognitive/breathing';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/features/gates/exercise-gate', () => ({ ExerciseGate: () => <p>what opens it</p> }));
vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what comes next</p> }));
const save = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/training-runs', () => ({
  holdBreathing: () => () => {},
  saveBreathingMutation: () => ({ mutationFn: save }),
}));
const letIn = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/rounds', async (original) => ({
  ...(await original<typeof import('@/api/training/rounds')>()),
  beginRound: letIn,
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
  clearToasts();
  save.mockReset().mockResolvedValue('stored');
  letIn.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const exercise = (access: ExerciseAccess = 'open') => <BreathingExercise userId={owner} access={access} />;
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));

const change = () => user().click(screen.getByRole('button', { name: 'Change settings' }));

async function begin() {
  await change();
  await user().click(screen.getByRole('radio', { name: '3 minutes' }));
  await user().click(screen.getByRole('button', { name: 'Begin' }));
  await screen.findByRole('heading', { name: 'Settle in' });
}

describe('paced breathing', () => {
  it('says before it starts how it begins, and while one settles in what will be asked for', async () => {
    renderAt('/', exercise());
    expect(screen.getByText('First come 15 seconds to settle in. They are not counted.')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Start 5 minutes of breathing' }));
    await screen.findByRole('heading', { name: 'Settle in' });
    expect(screen.getByText('In for 4 seconds, out for 6')).toBeVisible();
    await pass(16);
    expect(screen.getByRole('heading', { name: 'Breathe in' })).toBeVisible();
    expect(screen.queryByText('In for 4 seconds, out for 6')).toBeNull();
  });

  it('starts with one press in the usual way, and in the last one from then on', async () => {
    const first = renderAt('/', exercise());
    expect(screen.getByRole('button', { name: 'Start 5 minutes of breathing' })).toBeVisible();
    expect(screen.getByText('In for 4 seconds, out for 6')).toBeVisible();
    await change();
    expect(screen.getByRole('heading', { name: 'Choose a pace' })).toHaveFocus();
    expect(screen.getByText('First come 15 seconds to settle in. They are not counted.')).toBeVisible();
    await user().click(screen.getByRole('radio', { name: 'In for 5 seconds, out for 5' }));
    await user().click(screen.getByRole('radio', { name: '3 minutes' }));
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await screen.findByRole('heading', { name: 'Settle in' });
    first.unmount();
    window.sessionStorage.clear();
    const second = renderAt('/', exercise());
    expect(screen.getByText('In for 5 seconds, out for 5')).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Start 3 minutes of breathing' }));
    expect(await screen.findByRole('heading', { name: 'Settle in' })).toBeVisible();
    expect(letIn).toHaveBeenLastCalledWith({
      id: expect.any(String),
      exerciseId: 'breathing',
      minutes: 3,
      variant: 'screen',
      mode: 'train',
    });
    second.unmount();
    window.sessionStorage.clear();
    // Somebody else on this device starts in the usual way.
    renderAt('/', <BreathingExercise userId="0a9d1c52-1111-4222-8333-444455556666" access="open" />);
    expect(screen.getByRole('button', { name: 'Start 5 minutes of breathing' })).toBeVisible();
  });

  it('offers the free length where the last one is closed by now', async () => {
    const first = renderAt('/', exercise());
    await begin();
    first.unmount();
    window.sessionStorage.clear();
    renderAt('/', exercise('part'));
    expect(screen.getByRole('button', { name: 'Start 1 minute of breathing' })).toBeVisible();
  });

  it('settles for 15 seconds, then says in and out in the pace chosen', async () => {
    renderAt('/', exercise());
    await begin();
    expect(screen.getByRole('heading', { name: 'Settle in' })).toBeInTheDocument();
    await pass(16);
    expect(screen.getByRole('heading', { name: 'Breathe in' })).toBeInTheDocument();
    await pass(4);
    expect(screen.getByRole('heading', { name: 'Breathe out' })).toBeInTheDocument();
  });

  it('vibrates along where that was chosen: more and more on the way in, less and less on the way out', async () => {
    const vibrate = vi.fn((_pattern: number | number[]) => true);
    Object.assign(navigator, { vibrate });
    const opened = renderAt('/', exercise());
    await change();
    await user().click(screen.getByRole('checkbox', { name: /Vibration that grows/ }));
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await screen.findByRole('heading', { name: 'Settle in' });
    const felt = () =>
      vibrate.mock.calls.flatMap(([pattern]) =>
        Array.isArray(pattern) && pattern.length > 0 ? [pattern] : [],
      );
    expect(felt()).toEqual([]);
    await pass(16);
    const [breathIn = []] = felt();
    expect(breathIn[0]).toBeLessThan(breathIn.at(-2) ?? 0);
    await pass(4);
    const breathOut = felt().at(-1) ?? [];
    expect(breathOut[0]).toBeGreaterThan(breathOut.at(-2) ?? 0);
    await user().click(screen.getByRole('button', { name: 'Pause' }));
    expect(vibrate).toHaveBeenLastCalledWith(0);
    opened.unmount();
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('sounds along where that was chosen: a tone that rises on the way in and falls on the way out', async () => {
    const ramps: (readonly [from: number, to: number])[] = [];
    let from = 0;
    const frequency = {
      cancelScheduledValues: () => {},
      setValueAtTime(hz: number) {
        from = hz;
      },
      linearRampToValueAtTime: (hz: number) => ramps.push([from, hz]),
    };
    const gain = { value: 0, cancelScheduledValues: () => {}, setTargetAtTime: vi.fn() };
    const node = (more: object) => ({ connect: (next: object) => next, start: () => {}, ...more });
    class FakeAudio {
      currentTime = 0;
      destination = {};
      createOscillator = () => node({ frequency });
      createGain = () => node({ gain });
      resume = async () => {};
      close = async () => {};
    }
    vi.stubGlobal('AudioContext', FakeAudio);
    const opened = renderAt('/', exercise());
    await change();
    await user().click(screen.getByRole('checkbox', { name: /Tone that rises and falls/ }));
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await screen.findByRole('heading', { name: 'Settle in' });
    expect(ramps).toEqual([]);
    await pass(16);
    await pass(4);
    const [breathIn = [0, 0], breathOut = [0, 0]] = ramps;
    expect(breathIn[1]).toBeGreaterThan(breathIn[0]);
    expect(breathOut).toEqual([breathIn[1], breathIn[0]]);
    await user().click(screen.getByRole('button', { name: 'Pause' }));
    expect(gain.setTargetAtTime.mock.lastCall?.[0]).toBe(0);
    opened.unmount();
    vi.unstubAllGlobals();
  });

  it('goes on where it is by then after a reload', async () => {
    const first = renderAt('/', exercise());
    await begin();
    await pass(30);
    first.unmount();
    await pass(30);
    renderAt('/', exercise());
    expect(screen.getByRole('timer')).toHaveTextContent(/^2:1[45] left$/);
  });

  it('stopped early is saved with what was done', async () => {
    renderAt('/', exercise());
    await begin();
    await pass(15 + 90);
    await user().click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText(/^9 breaths/)).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    const [run] = save.mock.calls[0] ?? [];
    expect(run).toMatchObject({ minutes: 3, calmBefore: null, calmAfter: null });
    // No result is sent; it follows from what is.
    expect(run).not.toHaveProperty('score');
    const { runMs } = readBreathing(run.events, 3 * 60_000, run.endedAt);
    const completed = completedShare(runMs, 3 * 60_000);
    expect(breathingScore({ completed, meanAbsLagMs: null }).score).toBe(50);
    expect(window.sessionStorage.getItem('fcl.breathing')).toBeNull();
    expect(screen.getByText('what comes next')).toBeVisible();
  });

  it('that could not be sent yet says so, and where it is', async () => {
    save.mockResolvedValue('kept');
    renderAt('/', exercise());
    await begin();
    await pass(15 + 90);
    await user().click(screen.getByRole('button', { name: 'Stop' }));
    await user().click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/is on this device and will be sent/)).toBeVisible();
  });

  it('with the free round open, begins with it and says at any other length what opens that', async () => {
    renderAt('/', exercise('part'));
    await change();
    const free = screen.getByRole('radio', { name: '1 minute' });
    expect(free).toBeChecked();
    await user().click(screen.getByRole('radio', { name: /^5 minutes/ }));
    expect(screen.getByText('what opens it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Choose 1 minute' }));
    expect(screen.queryByText('what opens it')).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await screen.findByRole('heading', { name: 'Settle in' });
    await pass(15 + 61);
    expect(screen.getByText(/^6 breaths/)).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ minutes: 1 });
    // Nobody has to be asked about what is free.
    expect(letIn).not.toHaveBeenCalled();
  });

  it('keeps a longer run that was begun, also when its length is closed by now', async () => {
    const first = renderAt('/', exercise('open'));
    await begin();
    await pass(30);
    first.unmount();
    renderAt('/', exercise('part'));
    await pass(170);
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ minutes: 3 });
  });

  it('does not begin a round that the server does not let in, and says why', async () => {
    letIn.mockRejectedValue(new AppError('forbidden', { detail: 'tier_required' }));
    renderAt('/', exercise());
    await change();
    await user().click(screen.getByRole('radio', { name: '10 minutes' }));
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await vi.waitFor(() =>
      expect(toastState().toasts.at(-1)).toMatchObject({
        title: 'The round could not begin',
        description: 'Your plan does not open a round of this length.',
      }),
    );
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible();
    expect(letIn).toHaveBeenCalledWith({
      id: expect.any(String),
      exerciseId: 'breathing',
      minutes: 10,
      variant: 'screen',
      mode: 'train',
    });
  });

  it('says what opens a round that was begun and cannot be stored, and keeps it', async () => {
    save.mockRejectedValue(new AppError('forbidden', { detail: 'tier_required' }));
    renderAt('/', exercise());
    await begin();
    await pass(15 + 90);
    await user().click(screen.getByRole('button', { name: 'Stop' }));
    await user().click(await screen.findByRole('button', { name: 'Save' }));
    const fault = await screen.findByRole('alert');
    expect(fault).toHaveTextContent('Failed to save the session. Try again.');
    expect(fault).toHaveTextContent(/stays on this device/);
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(window.sessionStorage.getItem('fcl.breathing')).not.toBeNull();
  });

  it('ends by itself, and pauses do not count', async () => {
    renderAt('/', exercise());
    await begin();
    await pass(20);
    await user().click(screen.getByRole('button', { name: 'Pause' }));
    await pass(600);
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Go on' }));
    await pass(176);
    expect(screen.getByText(/^18 breaths/)).toBeVisible();
  });
});
