import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { readAllStored } from '@/integrations/local-db/open';
import { scoreFocustrackRun } from '@/lib/cognitive/focustrack/score-run';
import { backend } from './fake-backend.ts';
import {
  backToRealTime,
  begin,
  click,
  commits,
  goToPractice,
  hand,
  onScreen,
  open,
  practise,
  stage,
  startAfresh,
  startRun,
  takeMadeUpTime,
  user,
} from './focustrack-page.tsx';
import { pressSpace } from './simulated-hand.ts';

vi.mock('@/features/gates/upgrade-prompt', () => ({ UpgradePrompt: () => null }));
vi.mock('@/features/gates/test-wall', () => ({ TestWall: () => null }));
vi.mock('@/integrations/supabase/client', async () => (await import('./fake-backend.ts')).fakeClientModule);

beforeEach(startAfresh);
afterEach(() => vi.restoreAllMocks());

interface Kept {
  payload: { open: boolean; submission: { run: { trials: readonly object[]; header: object } } };
}

const sent = () => backend.state.received.at(-1);

describe('a whole run on the real surface', () => {
  it('is shown, answered, kept, sent and scored, and React draws nothing while letters are shown', async () => {
    open();
    await startRun();
    const surface = document.querySelector('main');
    const changes: MutationRecord[] = [];
    const watcher = new MutationObserver((records) => changes.push(...records));
    watcher.observe(surface ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    const commitsBefore = commits;
    await hand.passUntil(() => hand.shown.length === 360);
    expect(commits).toBe(commitsBefore);
    expect(changes.filter(({ type }) => type !== 'attributes')).toEqual([]);
    watcher.disconnect();

    await hand.passUntil(() => !onScreen('test'));
    backToRealTime();
    await screen.findByRole('region', { name: 'Your five areas' }, { timeout: 15_000 });
    await waitFor(() => expect(sent()).toMatchObject({ trials: 360, status: 'completed' }));
    const run = [...backend.state.runs.values()][0]?.run;
    const scored = run && scoreFocustrackRun(run);
    expect(scored?.ok && scored.value.quality.level).toBe('ok');
    expect(run?.practice).toHaveLength(24);
    expect(run?.header).toMatchObject({ variant: 'letters', deviceClass: 'keyboard' });
    expect(run?.header).not.toHaveProperty('smallWindow');
    expect(run?.trials.map(({ letter }) => letter)).toEqual(hand.shown);
    expect(backend.state.starts).toEqual([...backend.state.runs.keys()]);
  }, 60_000);

  it('keeps the finished blocks on the device while it goes on, and sends nothing', async () => {
    open();
    await startRun();
    await hand.passUntil(() => hand.shown.length > 60 + 22);
    await waitFor(async () => {
      const [kept] = (await readAllStored('outbox')) as Kept[];
      expect(kept).toMatchObject({ payload: { open: true, submission: { run: { status: 'abandoned' } } } });
      expect(kept?.payload.submission.run.trials.length).toBeGreaterThanOrEqual(60);
    });
    expect(await focustrackOutbox.flush()).toEqual([]);
    expect(backend.state.received).toEqual([]);
  }, 60_000);

  it('in a small window is taken all the same, and says so with what it keeps', async () => {
    Object.assign(window, { innerWidth: 360, innerHeight: 330 });
    open();
    await startRun();
    await hand.passUntil(() => hand.shown.length > 60 + 22);
    await waitFor(async () => {
      const [kept] = (await readAllStored('outbox')) as Kept[];
      expect(kept?.payload.submission.run.header).toMatchObject({
        smallWindow: true,
        viewport: { w: 360, h: 330 },
      });
    });
  }, 60_000);

  it('works with shapes', async () => {
    open();
    await startRun('Shapes');
    await hand.passUntil(() => hand.shown.length > 30);
    expect(new Set(hand.shown)).toContain('star');
    expect(hand.shown).not.toContain('X');
  }, 60_000);
});

describe('a run that is disturbed', () => {
  it('pauses, says why, and goes on with a countdown when asked', async () => {
    open();
    await startRun();
    await hand.passUntil(() => hand.shown.length > 20);
    await act(async () => window.dispatchEvent(new Event('blur')));
    const pause = screen.getByRole('alertdialog', { name: 'Paused' });
    expect(pause).toHaveTextContent('Another window or program was in front.');
    expect(screen.getByRole('button', { name: 'Go on' })).toHaveFocus();
    const seen = hand.shown.length;
    await hand.pass(60_000);
    expect(hand.shown).toHaveLength(seen);

    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(stage('pause')?.hidden).toBe(true);
    expect(stage('area')).toHaveFocus();
    await hand.passUntil(() => !onScreen('test'));
    backToRealTime();
    await screen.findByText('Read these numbers with care', {}, { timeout: 15_000 });
    expect(screen.getByText('The run was interrupted.')).toBeVisible();
  }, 60_000);

  it('left for more than five minutes is over, kept and sent as abandoned, and can be started again at once', async () => {
    open();
    await startRun();
    await hand.passUntil(() => hand.shown.length > 20);
    await act(async () => pressEscape());
    await hand.pass(5 * 60_000 + 1000);
    backToRealTime();
    await screen.findByRole('heading', { name: 'Your run has ended' });
    await waitFor(() => expect(sent()).toMatchObject({ status: 'abandoned' }));
    await click('Start again');
    const agreement = await screen.findByRole('checkbox', { name: /16 or older/ });
    expect(agreement).toBeChecked();
  }, 60_000);

  it('whose page is reloaded is told so, sent as abandoned with every finished trial, and never scored', async () => {
    const view = open();
    await startRun();
    await hand.passUntil(() => hand.shown.length > 30);
    await act(async () => window.dispatchEvent(new Event('pagehide')));
    backToRealTime();
    view.unmount();
    expect(backend.state.received).toEqual([]);

    open();
    await screen.findByRole('heading', { name: 'Your run has ended' });
    await waitFor(() => expect(backend.state.runs.size).toBe(1));
    const run = [...backend.state.runs.values()][0]?.run;
    expect(run?.status).toBe('abandoned');
    expect(run?.trials.length).toBe(31);
    expect(run?.trials.at(-1)?.fault).toBe('interrupted');
    expect(run && scoreFocustrackRun(run).ok).toBe(true);
    await click('Start again');
    await screen.findByRole('checkbox', { name: /16 or older/ });
  }, 60_000);

  it('in the countdown of a pause goes back to the text before when it is ended', async () => {
    open();
    await practise();
    await click('Go to the test');
    await screen.findByRole('application');
    takeMadeUpTime();
    await act(async () => pressSpace(hand.now()));
    for (let i = 0; i < 12; i += 1) await hand.pass(100);
    await act(async () => pressEscape());
    backToRealTime();
    await click('End the test');
    await screen.findByRole('heading', { name: 'You are ready' });
    expect(await readAllStored('outbox')).toEqual([]);
  }, 60_000);
});

function pressEscape() {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true }));
}

describe('the practice', () => {
  it('must be passed, is repeated up to three times, and then lets the test start all the same', async () => {
    hand.answers = null;
    open();
    await goToPractice();
    for (const round of [1, 2, 3]) {
      await begin();
      await hand.passUntil(() => !onScreen('practice'));
      backToRealTime();
      await screen.findByText(`Practice, round ${round} of 3`);
      expect(screen.queryByRole('button', { name: 'Go to the test' }) !== null).toBe(round === 3);
      if (round === 3) break;
      await click('Practice again');
      await screen.findByRole('application');
    }
    expect(screen.queryByRole('button', { name: 'Practice again' })).not.toBeInTheDocument();
    expect(screen.getByText(/the practice was not passed/)).toBeVisible();
  }, 60_000);

  it('begins with a press and can be left before it', async () => {
    open();
    await goToPractice();
    await hand.pass(5000);
    expect(hand.shown).toEqual([]);
    await click('Leave');
    await screen.findByRole('heading', { name: 'What you do' });
  });
});
