import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findOpenBurst } from '@/api/training/local-bursts';
import { BurstSetup } from '@/features/training/burst-setup';
import { clearStored } from '@/integrations/local-db/open';
import type { ExerciseAccess } from '@/lib/billing/exercise-access';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/features/gates/exercise-gate', () => ({ ExerciseGate: () => <p>what opens it</p> }));
const past = vi.hoisted(() => ({ rows: [] as object[] }));
vi.mock('@/api/training/focus-sessions', () => ({
  recentFocusSessionsQuery: () => ({ queryKey: ['focus-sessions'], queryFn: async () => past.rows }),
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';

function open(access: ExerciseAccess = 'open') {
  return renderAt(
    '/training-hub/focus-burst',
    <Routes>
      <Route path="/training-hub/focus-burst" element={<BurstSetup userId={owner} access={access} />} />
      <Route path="/training-hub/focus-burst/session/:id" element={<p>the session</p>} />
    </Routes>,
  );
}

beforeEach(async () => {
  await clearStored();
  past.rows = [];
});

describe('setting up a focus burst', () => {
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
});
