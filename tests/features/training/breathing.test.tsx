import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BreathingExercise } from '@/features/training/breathing-exercise';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { breathingScore, completedShare } from '@/lib/cognitive/breathing';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/features/gates/exercise-gate', () => ({ ExerciseGate: () => <p>what opens it</p> }));
vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => <p>what comes next</p> }));
const save = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/training-runs', () => ({
  saveTrainingRunMutation: () => ({ mutationFn: save }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';

beforeEach(() => {
  window.sessionStorage.clear();
  save.mockReset().mockResolvedValue(undefined);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const exercise = (access: ExerciseAccess = 'open') => <BreathingExercise userId={owner} access={access} />;
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));

async function begin() {
  await user().click(screen.getByRole('radio', { name: '3 minutes' }));
  await user().click(screen.getByRole('button', { name: 'Begin' }));
}

describe('paced breathing', () => {
  it('settles for 15 seconds, then says in and out in the pace chosen', async () => {
    renderAt('/', exercise());
    await begin();
    expect(screen.getByRole('heading', { name: 'Settle in' })).toBeInTheDocument();
    await pass(16);
    expect(screen.getByRole('heading', { name: 'Breathe in' })).toBeInTheDocument();
    await pass(4);
    expect(screen.getByRole('heading', { name: 'Breathe out' })).toBeInTheDocument();
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
    expect(run).toMatchObject({ exerciseId: 'breathing', params: { minutes: 3, calmBefore: null } });
    // No result is sent; it follows from what is.
    expect(run).not.toHaveProperty('score');
    const completed = completedShare(run.params.runMs, 3 * 60_000);
    expect(breathingScore({ completed, meanAbsLagMs: null }).score).toBe(50);
    expect(window.sessionStorage.getItem('fcl.breathing')).toBeNull();
    expect(screen.getByText('what comes next')).toBeVisible();
  });

  it('with the free round open, begins with it and says at any other length what opens that', async () => {
    renderAt('/', exercise('part'));
    const free = screen.getByRole('radio', { name: '1 minute' });
    expect(free).toBeChecked();
    await user().click(screen.getByRole('radio', { name: /^5 minutes/ }));
    expect(screen.getByText('what opens it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Begin' })).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Choose 1 minute' }));
    expect(screen.queryByText('what opens it')).not.toBeInTheDocument();
    await user().click(screen.getByRole('button', { name: 'Begin' }));
    await pass(15 + 61);
    expect(screen.getByText(/^6 breaths/)).toBeVisible();
    await user().click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ params: { minutes: 1 } });
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
    expect(save.mock.calls[0]?.[0]).toMatchObject({ params: { minutes: 3 } });
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
