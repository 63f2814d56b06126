import { screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '@/features/exercises/logged/local-time';
import type { Commitment } from '@/lib/exercises/own-words';
import { dayMs, hourMs, toIso } from '@/lib/time';
import { loggedHands, ownWords } from '../../support/exercises/logged-hands';
import {
  entriesOf,
  expectTold,
  found,
  hand,
  open,
  scoreOf,
  untilThere,
} from '../../support/exercises/logged-page';
import { emptyServer, server } from '../../support/exercises/training-server';

// Test files share their modules; these need their own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/api/training/exercise-runs', async (original) => ({
  ...(await original<typeof import('@/api/training/exercise-runs')>()),
  ...(await import('../../support/exercises/training-server')).runs,
}));
vi.mock(
  '@/api/training/start-facts',
  async () => (await import('../../support/exercises/training-server')).startFacts,
);
vi.mock(
  '@/api/training/own-words',
  async () => (await import('../../support/exercises/training-server')).ownRows,
);

beforeEach(() => {
  window.localStorage.clear();
  emptyServer();
});

const commitment = (made: Partial<Commitment>): Record<string, unknown> => ({
  id: 'one',
  kind: 'if_then',
  status: 'active',
  ...{ goal: null, outcome: null, obstacle: null, confidence: 7, want: null, should: null },
  ...{ cue: ownWords.cue, action: ownWords.action, met: [], checks: [], due_at: null },
  started_at: toIso(Date.now() - 10 * dayMs),
  ...made,
});

interface Check {
  readonly plan?: string;
  readonly at: number;
  readonly dueAt: number;
  readonly done: boolean;
}

describe('an if-then plan', () => {
  const id = 'if-then-plan';

  it('is written, said three times and kept, with what came of the plans before', async () => {
    const meant = await entriesOf(id, { seed: 'somebody', config: {} });
    server.rows.commitments = meant.flatMap((entry) => {
      const { plan, at, dueAt, done } = entry as Check;
      return plan !== undefined
        ? [commitment({ id: plan, status: 'ended', checks: [{ at, dueAt, kept: done }] })]
        : [];
    });
    const run = await open(id);
    await loggedHands[id]?.(hand, meant);
    const { score } = await expectTold(id, run);
    expect(server.rows.commitments[0]).toMatchObject({
      ...{ kind: 'if_then', cue: ownWords.cue, action: ownWords.action, confidence: 7 },
    });
    expect(score.parts.map((part) => part.id)).toEqual(['plan', 'done']);
    expect(score.score).toBe(await scoreOf(id, run, meant));
  });

  it('asks for a moment and an action before it goes on', async () => {
    await open(id);
    await untilThere('[name=goal]');
    await hand.click('[data-action=submit]');
    await hand.click('[data-action=submit]');
    expect(screen.getAllByText('Please fill this in.')).toHaveLength(2);
    expect(found('[name=one_cue]')).toBeNull();
  });

  it('that was due is asked for first, and ends where that is wanted', async () => {
    const dueAt = Date.now() - hourMs;
    server.rows.commitments = [commitment({ due_at: toIso(dueAt) })];
    await open(id);
    expect(await screen.findByRole('heading', { name: 'The moment has passed' })).toHaveFocus();
    await hand.click('[data-action=submit]');
    await hand.click('[data-action=end-plan]');
    await untilThere('[name=goal]');
    expect(server.rows.commitments[0]).toMatchObject({ status: 'ended', checks: [{ dueAt, kept: true }] });
  });

  it('that was not done twice in a row is made clearer or smaller', async () => {
    const dueAt = Date.now() - hourMs;
    const missed = { at: dueAt - dayMs, dueAt: dueAt - dayMs, kept: false };
    server.rows.commitments = [commitment({ due_at: toIso(dueAt), checks: [missed] })];
    await open(id);
    await hand.click('[data-action=not-done]');
    expect(screen.getByText(/did not work twice/)).toBeVisible();
    await hand.fill('action', 'touch the folder');
    await hand.click('[data-action=submit]');
    await untilThere('[name=goal]');
    expect(server.rows.commitments[0]).toMatchObject({ status: 'active', action: 'touch the folder' });
    expect(Date.parse(String(server.rows.commitments[0]?.due_at))).toBeGreaterThan(Date.now());
  });

  it('is no fourth one: one of three ends first', async () => {
    const later = toIso(Date.now() + dayMs);
    server.rows.commitments = ['one', 'two', 'three'].map((own) => commitment({ id: own, due_at: later }));
    await open(id);
    expect(await screen.findByRole('heading', { name: 'You have three plans' })).toBeVisible();
    await hand.click('[data-action=end-plan]');
    await untilThere('[name=goal]');
  });

  it('that could not be saved stays on the screen and says so', async () => {
    const run = await open(id);
    server.fails = true;
    await loggedHands[id]?.(hand, await entriesOf(id, run));
    expect(await screen.findByRole('alert')).toHaveTextContent('Not saved');
    expect(found('[data-part=sentence]')).toHaveTextContent(ownWords.cue);
    expect(server.ends).toEqual([]);
  });
});

describe('a temptation bundle', () => {
  const id = 'temptation-bundle';
  const bundle = (made: Partial<Commitment>) =>
    commitment({
      kind: 'bundle',
      confidence: null,
      action: null,
      want: ownWords.want,
      should: ownWords.should,
      ...made,
    });

  it('is made, and scored by what it has', async () => {
    const run = await open(id);
    const meant = await entriesOf(id, run);
    await loggedHands[id]?.(hand, meant);
    const { score } = await expectTold(id, run);
    const { met } = meant.find((entry) => 'met' in entry) as { met: string[] };
    expect(score.score).toBe(Math.round((100 * met.length) / 3));
    expect(screen.queryByText('Kept of all times told')).toBeNull();
  });

  it('is told of with one press', async () => {
    const at = Date.now() - dayMs;
    const checks = [{ at, day: dayOf(at), kept: true }];
    server.rows.commitments = [bundle({ met: ['together'], checks })];
    const run = await open(id);
    await hand.click('[data-action=kept]');
    const { metrics } = await expectTold(id, run);
    expect(metrics).toMatchObject({ kept: 2, broken: 0, adherence: 1 });
    expect(server.rows.commitments[0]?.checks).toHaveLength(2);
  });

  it('that is kept less than half of the time is offered another liked thing', async () => {
    server.rows.commitments = [bundle({ met: ['together'] })];
    const run = await open(id);
    await hand.click('[data-action=broken]');
    expect(await screen.findByRole('heading', { name: 'Something else may fit better' })).toBeVisible();
    await hand.fill('want', 'tea');
    await hand.click('[data-action=submit]');
    const { metrics } = await expectTold(id, run);
    expect(metrics).toMatchObject({ kept: 0, broken: 1 });
    expect(server.rows.commitments[0]).toMatchObject({ want: 'tea' });
  });

  it('warns of what must not be bundled', async () => {
    await open(id);
    expect(await screen.findByText(/Not for alcohol, gambling/)).toBeVisible();
  });
});
