import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOpenBurst } from '@/api/training/local-bursts';
import { BurstSetup } from '@/features/exercises/burst-setup';
import { clearStored } from '@/integrations/local-db/open';
import { AppError } from '@/lib/app-error';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/features/gates/exercise-gate', () => ({ ExerciseGate: () => <p>what opens it</p> }));
const letIn = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/rounds', async (original) => ({
  ...(await original<typeof import('@/api/training/rounds')>()),
  beginRound: letIn,
}));
const past = vi.hoisted(() => ({ rows: [] as object[] }));
vi.mock('@/api/training/recent-bursts', () => ({
  recentFocusSessionsQuery: () => ({ queryKey: ['focus-sessions'], queryFn: async () => past.rows }),
}));
const planned = vi.hoisted(() => ({ tasks: [] as object[] }));
vi.mock('@/api/tasks/tasks', () => ({
  openTasksQuery: () => ({ queryKey: ['tasks'], queryFn: async () => planned.tasks }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';

function open(access: ExerciseAccess = 'open', search = '') {
  return renderAt(
    `/training-hub/focus-burst${search}`,
    <Routes>
      <Route path="/training-hub/focus-burst" element={<BurstSetup userId={owner} access={access} />} />
      <Route path="/training-hub/focus-burst/session/:id" element={<p>the session</p>} />
    </Routes>,
  );
}

beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
  past.rows = [];
  planned.tasks = [];
  letIn.mockReset().mockResolvedValue(undefined);
});

describe('a task of the planner', () => {
  const task = (id: string, title: string, first_step = '') => ({
    id,
    title,
    first_step,
    status: 'next',
    importance: 1,
    effort_min: null,
    due_at: null,
    due_date: null,
    not_before: null,
    pinned: false,
    created_at: '2026-06-01T08:00:00Z',
  });

  it('that a link names stands in the fields, with its first step', async () => {
    planned.tasks = [task('a', 'Call the doctor'), task('b', 'Sort the receipts', 'Open the drawer')];
    open('open', '?task=b');
    expect(await screen.findByLabelText('One task')).toHaveValue('Sort the receipts');
    expect(screen.getByLabelText('The first step you can see')).toHaveValue('Open the drawer');
  });

  it('is offered by name, and a long title is cut to what a burst holds', async () => {
    planned.tasks = [
      task('a', `${'long '.repeat(30)}title`),
      task('b', 'Sort the receipts', 'Open the drawer'),
    ];
    open();
    const offered = await screen.findByLabelText('From your planner');
    await userEvent.selectOptions(offered, 'Sort the receipts');
    expect(screen.getByLabelText('One task')).toHaveValue('Sort the receipts');
    expect(screen.getByLabelText('The first step you can see')).toHaveValue('Open the drawer');
    await userEvent.selectOptions(offered, 'a');
    expect((screen.getByLabelText('One task') as HTMLInputElement).value.length).toBeLessThanOrEqual(120);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
  });

  it('that is not there any more stands in nobody’s way', async () => {
    open('open', '?task=gone');
    expect(await screen.findByLabelText('One task')).toHaveValue('');
    expect(screen.queryByLabelText('From your planner')).toBeNull();
  });
});

describe('setting up a focus burst', () => {
  it('goes on with the last task and length by one press, its clock running', async () => {
    const first = open();
    await userEvent.type(screen.getByLabelText('One task'), 'Read chapter two');
    await userEvent.click(screen.getByRole('radio', { name: /^15 minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
    first.unmount();
    await clearStored();
    open();
    await userEvent.click(screen.getByRole('button', { name: '15 minutes on “Read chapter two”' }));
    expect(await screen.findByText('the session')).toBeVisible();
    expect(await findOpenBurst(owner)).toMatchObject({
      task: 'Read chapter two',
      plannedSeconds: 900,
      events: [{ type: 'start' }],
    });
  });

  it('takes the length that a link asks for, before the last one, and only where it is open', async () => {
    const first = open('open', '?minutes=5');
    expect(screen.getByRole('radio', { name: /^5 minutes/ })).toBeChecked();
    await userEvent.type(screen.getByLabelText('One task'), 'Read');
    await userEvent.click(screen.getByRole('radio', { name: /^25 minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
    first.unmount();
    for (const [access, search, minutes] of [
      ['open', '?minutes=10', 10],
      ['part', '?minutes=10', 5],
      ['open', '?minutes=9000', 25],
      ['open', '?minutes=soon', 25],
    ] as const) {
      const asked = open(access, search);
      expect(screen.getByRole('button', { name: `${minutes} minutes on “Read”` })).toBeVisible();
      asked.unmount();
    }
  });

  it('opens the settings with the last task in them, and falls back to the free length', async () => {
    const first = open();
    await userEvent.type(screen.getByLabelText('One task'), 'Read');
    await userEvent.click(screen.getByRole('radio', { name: /^25 minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
    first.unmount();
    open('part');
    expect(screen.getByRole('button', { name: '5 minutes on “Read”' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change settings' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText('One task')).toHaveValue('Read');
  });

  it('needs a task, says so at the field and goes there', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    const task = screen.getByLabelText('One task');
    expect(screen.getByText('Please name one task.')).toBeVisible();
    expect(task).toHaveAttribute('aria-invalid', 'true');
    expect(task).toHaveFocus();
    expect(await findOpenBurst(owner)).toBeNull();
  });

  it.each(['0', '121', '2.5', 'ten', ''])('refuses %s minutes', async (minutes) => {
    open();
    await userEvent.type(screen.getByLabelText('One task'), 'Read');
    await userEvent.click(screen.getByRole('radio', { name: 'Other length' }));
    if (minutes) await userEvent.type(screen.getByLabelText('Minutes, 1 to 120'), minutes);
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(screen.getByText('Please enter a whole number from 1 to 120.')).toBeVisible();
  });

  it('keeps the burst on the device and opens it, not started', async () => {
    open();
    await userEvent.type(screen.getByLabelText('One task'), '  Read chapter two ');
    await userEvent.click(screen.getByRole('radio', { name: /^15 minutes/ }));
    // Nobody has to say how they feel: asking for it takes no room until it is wanted.
    const fold = document.querySelector('[data-part=mood]');
    expect(fold).not.toHaveAttribute('open');
    expect(fold?.querySelector('summary')).toHaveTextContent('How do you feel right now? (optional)');
    await userEvent.click(fold?.querySelector('summary') as Element);
    expect(fold).toHaveAttribute('open');
    await userEvent.click(screen.getByRole('radio', { name: 'Tired' }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
    expect(await findOpenBurst(owner)).toMatchObject({
      task: 'Read chapter two',
      plannedSeconds: 900,
      moodBefore: 'tired',
      events: [],
    });
  });

  it('with the five minutes open, says at every other length what opens it and starts nothing', async () => {
    open('part');
    await userEvent.type(screen.getByLabelText('One task'), 'Read');
    const rows = screen.getAllByRole('radio').slice(0, 6);
    expect(rows.map((row) => row.closest('label')?.textContent)).toEqual([
      '5 minutessuggested',
      '10 minutesPlus',
      '15 minutesPlus',
      '25 minutesPlus',
      '45 minutesPlus',
      'Other lengthPlus',
    ]);
    for (const name of [/^10 minutes/, /^Other length/]) {
      await userEvent.click(screen.getByRole('radio', { name }));
      expect(screen.getByText('what opens it')).toBeVisible();
      await userEvent.type(screen.getByLabelText('One task'), '{Enter}');
      expect(await findOpenBurst(owner)).toBeNull();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Choose 5 minutes' }));
    expect(screen.queryByText('what opens it')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    expect(await screen.findByText('the session')).toBeVisible();
    expect(await findOpenBurst(owner)).toMatchObject({ plannedSeconds: 300 });
  });

  it('keeps nothing of a burst that the server does not let in', async () => {
    letIn.mockRejectedValue(new AppError('forbidden', { detail: 'tier_required' }));
    open();
    await userEvent.type(screen.getByLabelText('One task'), 'Read');
    await userEvent.click(screen.getByRole('radio', { name: /^25 minutes/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
    await waitFor(() =>
      expect(letIn).toHaveBeenCalledWith({
        id: expect.any(String),
        exerciseId: 'focus-burst',
        minutes: 25,
        variant: 'screen',
        mode: 'train',
      }),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Begin' })).toBeEnabled());
    expect(screen.queryByText('the session')).not.toBeInTheDocument();
    expect(await findOpenBurst(owner)).toBeNull();
  });

  it('never suggests a length that is closed', async () => {
    const done = { planned_seconds: 300, focused_seconds: 300 };
    past.rows = [done, done];
    open('part');
    await waitFor(() => expect(screen.getByRole('radio', { name: /^5 minutes/ })).toBeChecked());
    expect(screen.queryByText('what opens it')).not.toBeInTheDocument();
  });

  it('suggests the next longer length after two completed in a row', async () => {
    const done = { planned_seconds: 600, focused_seconds: 600 };
    past.rows = [done, done];
    open();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^15 minutes/ })).toBeChecked());
  });

  it('learns no length from study rooms, which have times of their own', async () => {
    const done = { planned_seconds: 600, focused_seconds: 600 };
    const inRoom = { kind: 'room', planned_seconds: 5400, focused_seconds: 5400 };
    past.rows = [inRoom, done, inRoom, done];
    open();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^15 minutes/ })).toBeChecked());
  });
});
