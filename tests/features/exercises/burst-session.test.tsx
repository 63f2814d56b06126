import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBurst, findOpenBurst, loadBurst } from '@/api/training/local-bursts';
import { BurstSession } from '@/features/exercises/burst-session';
import { clearStored } from '@/integrations/local-db/open';
import { AppError } from '@/lib/app-error';
import type { Burst, BurstEvent } from '@/lib/cognitive/focus-burst';
import { renderAt } from '../../support/render';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/features/gates/own-prompt', () => ({ OwnPrompt: () => <p>what comes next</p> }));
const save = vi.hoisted(() => vi.fn());
const noteBreak = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/focus-sessions', async (original) => {
  const real = await original<typeof import('@/api/training/focus-sessions')>();
  return {
    ...real,
    saveFocusSessionMutation: (userId: string): ReturnType<typeof real.saveFocusSessionMutation> => ({
      ...real.saveFocusSessionMutation(userId),
      mutationFn: ({ burst: finished, reflection }) => save(finished, reflection, Date.now()),
    }),
    noteBreakMutation: () => ({ mutationFn: async (of: string) => noteBreak(of) }),
  };
});

const letIn = vi.hoisted(() => vi.fn());
vi.mock('@/api/training/rounds', async (original) => ({
  ...(await original<typeof import('@/api/training/rounds')>()),
  beginRound: letIn,
}));

const owner = '5b8f0f6e-1111-4222-8333-444455556666';
const id = '4f9f3c9e-5d5a-4a63-9a53-0c2f6f6f7a01';

function burst(events: [BurstEvent['type'], number][], minutes = 10): Burst {
  return {
    version: 1,
    id,
    task: 'Sort the receipts',
    firstStep: 'Open the drawer',
    plannedSeconds: minutes * 60,
    // Seconds ago, so that tests read as a person would say it.
    events: events.map(([type, secondsAgo]) => ({ type, at: Date.now() - secondsAgo * 1000 })),
    moodBefore: null,
  };
}

const open = () => renderAt('/', <BurstSession userId={owner} sessionId={id} />);

beforeEach(async () => {
  await clearStored();
  save.mockReset().mockResolvedValue('stored');
  noteBreak.mockReset();
  letIn.mockReset().mockResolvedValue(undefined);
});

describe('a focus burst on its screen', () => {
  it('shows the time that is left after a reload, to the second', async () => {
    await createBurst(owner, burst([['start', 125]]));
    open();
    expect(await screen.findByRole('timer')).toHaveTextContent(/^7:5[45]$/);
  });

  it('is complete when its time passed while nobody looked', async () => {
    await createBurst(owner, burst([['start', 5000]]));
    open();
    expect(await screen.findByRole('heading', { name: 'Done' })).toBeInTheDocument();
    expect(screen.getByText('10 of 10 minutes on: Sort the receipts')).toBeVisible();
  });

  it('says when it starts, at half of its time, with one minute left and at the end, and nothing in between', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
    await createBurst(owner, burst([]));
    open();
    const start = await screen.findByRole('button', { name: 'Start the clock' });
    const said: string[] = [];
    const listen = () => {
      const [first] = screen.getAllByRole('status');
      const text = first?.textContent ?? '';
      if (text !== '' && text !== said.at(-1)) said.push(text);
    };
    await act(async () => fireEvent.click(start));
    await screen.findByRole('button', { name: 'Pause' });
    for (let seconds = 0; seconds <= 630; seconds += 30) {
      listen();
      await act(async () => {
        vi.advanceTimersByTime(30_000);
      });
    }
    listen();
    vi.useRealTimers();
    expect(said).toEqual([
      'The clock runs: 10 minutes.',
      'Half of the time is done.',
      'One minute left.',
      'Time is up.',
    ]);
  });

  it('pauses with Space and notes a distraction with D, and keeps both on the device', async () => {
    await createBurst(owner, burst([['start', 5]]));
    open();
    await screen.findByRole('timer');
    await userEvent.keyboard('d');
    expect(await screen.findByText('1 distraction noted')).toBeVisible();
    await userEvent.keyboard(' ');
    expect(await screen.findByRole('button', { name: 'Go on' })).toBeInTheDocument();
    const kept = await loadBurst(owner, id);
    expect(kept?.events.map(({ type }) => type)).toEqual(['start', 'distraction', 'pause']);
  });

  it('notes one distraction for a key that is held, and none for a key of the browser', async () => {
    await createBurst(owner, burst([['start', 5]]));
    open();
    await screen.findByRole('timer');
    fireEvent.keyDown(window, { key: 'd', code: 'KeyD', ctrlKey: true });
    fireEvent.keyDown(window, { key: 'd', code: 'KeyD' });
    for (let i = 0; i < 50; i += 1) fireEvent.keyDown(window, { key: 'd', code: 'KeyD', repeat: true });
    expect(await screen.findByText('1 distraction noted')).toBeVisible();
  });

  it('stopped early keeps the real minutes', async () => {
    await createBurst(owner, burst([['start', 240]]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Stop here' }));
    expect(await screen.findByText('4 of 10 minutes on: Sort the receipts')).toBeVisible();
  });

  it('asks before it discards', async () => {
    await createBurst(owner, burst([['start', 30]]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }));
    expect(await loadBurst(owner, id)).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Discard' }));
    await waitFor(async () => expect(await loadBurst(owner, id)).toBeNull());
  });

  it('is saved with mood and note, and then leaves the device', async () => {
    await createBurst(owner, burst([['start', 5000]]));
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Calm' }));
    await userEvent.type(screen.getByLabelText('A note for yourself'), 'went well');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeVisible();
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ id }),
      { moodAfter: 'calm', notes: 'went well' },
      expect.any(Number),
    );
    await waitFor(async () => expect(await loadBurst(owner, id)).toBeNull());
  });

  it('is followed by a break by the clock, and by the second of four when somebody wants it', async () => {
    await createBurst(owner, burst([['start', 630]]));
    renderAt(
      `/training-hub/focus-burst/session/${id}`,
      <Routes>
        <Route
          path={`/training-hub/focus-burst/session/${id}`}
          element={<BurstSession userId={owner} sessionId={id} />}
        />
        <Route path="/training-hub/focus-burst/session/:next" element={<p>the next session</p>} />
      </Routes>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    // Two minutes for ten, of which half a minute went by.
    expect(await screen.findByRole('timer')).toHaveTextContent(/^1:(2|30)/);
    window.dispatchEvent(new Event('focus'));
    expect(screen.queryByText(/Session not found/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go on: burst 2 of 4' }));
    expect(await screen.findByText('the next session')).toBeVisible();
    expect(noteBreak).not.toHaveBeenCalled();
    expect(await findOpenBurst(owner)).toMatchObject({
      place: 2,
      task: 'Sort the receipts',
      plannedSeconds: 600,
      events: [{ type: 'start' }],
    });
  });

  it('says so when the break is over, and offers no fifth in a row', async () => {
    await createBurst(owner, { ...burst([['start', 5000]]), place: 3 });
    const third = open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The break is over.')).toBeVisible();
    await waitFor(() => expect(noteBreak.mock.calls).toEqual([[id]]));
    expect(screen.getByRole('button', { name: 'Go on: burst 4 of 4' })).toBeVisible();
    third.unmount();
    await createBurst(owner, { ...burst([['start', 5000]]), place: 4 });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/That was the fourth in a row/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Go on/ })).not.toBeInTheDocument();
  });

  it('stays on the device when saving fails', async () => {
    save.mockRejectedValue(new AppError('network'));
    await createBurst(owner, burst([['start', 5000]]));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalled());
    expect(await screen.findByRole('button', { name: 'Save' })).toBeInTheDocument();
    expect(await loadBurst(owner, id)).not.toBeNull();
  });

  it("says so when there is no such session, and never shows another person's", async () => {
    await createBurst('somebody-else', burst([['start', 5]]));
    open();
    expect(await screen.findByText('Session not found or you do not have access to it.')).toBeVisible();
    expect(screen.queryByText('Sort the receipts')).not.toBeInTheDocument();
  });
});
