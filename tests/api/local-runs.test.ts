import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  discardRun,
  findOpenRun,
  forgetEndedRuns,
  loadRun,
  onRunChanged,
  removeRun,
  reopenRun,
  saveRun,
} from '@/api/runs/local-runs';
import { clearStored, readAllStored, readStored, updateStored } from '@/integrations/local-db/open';
import { answersOf } from '@/lib/assessments/attempt';
import { reduceQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import type { ScalePoint } from '@/lib/assessments/types';
import { dayMs } from '@/lib/time';
import { answer, newRun, questionIds, rules, submittingRun } from './sample-run.ts';

const alice = '11111111-1111-4111-8111-111111111111';
const bob = '22222222-2222-4222-8222-222222222222';

async function stored(run: QuestionnaireRun, owner: string | null = null): Promise<QuestionnaireRun> {
  const kept = await loadRun(run.attemptId, owner);
  if (!kept) throw new Error('nothing is stored');
  return kept.run;
}

beforeEach(clearStored);

describe('a run kept on this device', () => {
  it('comes back as it was, hidden', async () => {
    const run = answer(newRun(), 0, 4, 2000);
    expect(await saveRun(run, null)).toEqual({ status: 'saved', run });
    expect(await stored(run)).toEqual({ ...run, shownAt: null });
  });

  it('keeps the answers of two tabs that write at the same moment', async () => {
    const run = newRun();
    await saveRun(run, null);
    const one = answer(run, 0, 1, 2000);
    const two = answer(run, 1, 5, 2000);
    await Promise.all([saveRun(one, null), saveRun(two, null)]);
    expect(answersOf(await stored(run), rules)).toEqual({
      [questionIds[0] ?? '']: 1,
      [questionIds[1] ?? '']: 5,
    });
  });

  it('holds the latest answer of every question, however the writes of two tabs interleave', async () => {
    const writes = fc.array(
      fc.record({
        tab: fc.nat(1),
        index: fc.nat(4),
        value: fc.constantFrom<ScalePoint>(1, 2, 3, 4, 5),
      }),
      { minLength: 1, maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(writes, async (list) => {
        const run = newRun();
        const tabs = [run, run];
        const latest: Record<string, number> = {};
        const saves = list.map(({ tab, index, value }, i) => {
          const next = answer(tabs[tab] ?? run, index, value, 2000 + i);
          tabs[tab] = next;
          latest[questionIds[index] ?? ''] = value;
          return saveRun(next, null);
        });
        await Promise.all(saves);
        expect(answersOf(await stored(run), rules)).toEqual(latest);
      }),
      { numRuns: 30 },
    );
  });

  it('is frozen while it is handed in: a later answer of another tab changes nothing', async () => {
    const submitting = submittingRun();
    await saveRun(submitting, null);
    const late = answer(
      reduceQuestionnaire(submitting, { type: 'submit_failed', now: 5000 }, rules),
      0,
      5,
      6000,
    );
    const outcome = await saveRun(late, null);
    expect(outcome.status === 'saved' && outcome.run.phase).toBe('submitting');
    expect(answersOf(await stored(submitting), rules)).toEqual(answersOf(submitting, rules));
  });

  it('takes the hand-in also when another tab moved a moment later', async () => {
    const submitting = submittingRun(1000);
    const elsewhere = { ...submitting, phase: 'answering', completedAt: null, movedAt: 99_999 } as const;
    await saveRun(elsewhere, null);
    const outcome = await saveRun(submitting, null);
    expect(outcome).toMatchObject({
      status: 'saved',
      run: { phase: 'submitting', completedAt: submitting.completedAt },
    });
  });

  it('gives the second tab the end the first one wrote, so that both send the same attempt', async () => {
    const first = submittingRun(1000);
    const second = { ...first, completedAt: (first.completedAt ?? 0) + 50, movedAt: first.movedAt + 50 };
    await saveRun(first, null);
    const outcome = await saveRun(second, null);
    expect(outcome.status === 'saved' && outcome.run.completedAt).toBe(first.completedAt);
  });

  it('opens again when handing in failed', async () => {
    const submitting = submittingRun();
    await saveRun(submitting, null);
    await reopenRun(reduceQuestionnaire(submitting, { type: 'submit_failed', now: 5000 }, rules), null);
    expect((await stored(submitting)).phase).toBe('review');
  });

  it('stays done once it is done', async () => {
    const done = reduceQuestionnaire(submittingRun(), { type: 'submitted', now: 5000 }, rules);
    await saveRun(done, null);
    await saveRun({ ...done, phase: 'review', movedAt: 9000 }, null);
    await reopenRun({ ...done, phase: 'review', movedAt: 9000 }, null);
    expect((await stored(done)).phase).toBe('done');
  });
});

describe('the owner of a run', () => {
  it('alone is given it', async () => {
    const run = newRun();
    await saveRun(run, alice);
    expect(await loadRun(run.attemptId, bob)).toBeNull();
    expect(await loadRun(run.attemptId, null)).toBeNull();
    expect(await findOpenRun(focusSnapshot, bob, 5000)).toBeNull();
    expect((await findOpenRun(focusSnapshot, alice, 5000))?.run.attemptId).toBe(run.attemptId);
  });

  it("becomes whoever goes on with a visitor's run after signing in, and stays it", async () => {
    const run = newRun();
    await saveRun(run, null);
    expect((await loadRun(run.attemptId, alice))?.owner).toBeNull();
    await saveRun(run, alice);
    await saveRun(run, null);
    expect(await loadRun(run.attemptId, null)).toBeNull();
    expect((await loadRun(run.attemptId, alice))?.owner).toBe(alice);
  });
});

describe('looking for an unfinished run', () => {
  it('finds the one touched last', async () => {
    const older = newRun(1000);
    const newer = newRun(5000);
    await saveRun(newer, null);
    await saveRun(older, null);
    expect((await findOpenRun(focusSnapshot, null, 5000))?.run.attemptId).toBe(newer.attemptId);
  });

  it('passes over runs that are done or of another version', async () => {
    const done = reduceQuestionnaire(submittingRun(), { type: 'submitted', now: 5000 }, rules);
    await saveRun(done, null);
    await saveRun({ ...newRun(), instrumentVersion: '2.9.0' }, null);
    expect(await findOpenRun(focusSnapshot, null, 5000)).toBeNull();
  });

  it('finds a run whose hand-in was cut short', async () => {
    const run = submittingRun();
    await saveRun(run, null);
    expect((await findOpenRun(focusSnapshot, null, 5000))?.run.phase).toBe('submitting');
  });

  it('says of one that waited longer than its test allows that it is over', async () => {
    const run = answer(newRun(1000), 0, 4, 2000);
    await saveRun(run, null);
    const test = { ...focusSnapshot, pauseDays: 7 };
    expect(await findOpenRun(test, null, 2000 + 7 * dayMs)).toMatchObject({ expired: false });
    expect(await findOpenRun(test, null, 2001 + 7 * dayMs)).toMatchObject({ expired: true });
    expect(await findOpenRun(focusSnapshot, null, 2001 + 7 * dayMs)).toMatchObject({ expired: false });
  });

  it('passes over a record that cannot be read', async () => {
    await updateStored('runs', 'broken', () => ({ attemptId: 'broken', run: 7 }));
    expect(await findOpenRun(focusSnapshot, null, 5000)).toBeNull();
    expect(await loadRun('broken', null)).toBeNull();
  });
});

describe('a discarded run', () => {
  it('leaves no answers behind and is not written back by another tab', async () => {
    const run = answer(newRun(), 0, 4, 2000);
    await saveRun(run, null);
    await discardRun(run.attemptId, 3000);
    expect(JSON.stringify(await readStored('runs', run.attemptId))).not.toContain(questionIds[0]);
    expect(await saveRun(answer(run, 1, 2, 4000), null)).toEqual({ status: 'gone' });
    expect(await loadRun(run.attemptId, null)).toBeNull();
    expect(await findOpenRun(focusSnapshot, null, 5000)).toBeNull();
  });

  it('is forgotten after a day, like a run that is done; an open one never is', async () => {
    const open = newRun(1000);
    const done = reduceQuestionnaire(submittingRun(1000), { type: 'submitted', now: 2000 }, rules);
    const discarded = newRun(1000);
    for (const run of [open, done, discarded]) await saveRun(run, null);
    await discardRun(discarded.attemptId, 2000);
    await forgetEndedRuns(2000 + dayMs);
    expect(await readAllStored('runs')).toHaveLength(3);
    await forgetEndedRuns(2001 + dayMs);
    expect(await readAllStored('runs')).toHaveLength(1);
    expect(await loadRun(open.attemptId, null)).not.toBeNull();
    await removeRun(open.attemptId);
    expect(await readAllStored('runs')).toEqual([]);
  });
});

describe('tabs', () => {
  it('hear of changes another tab makes to their run, and of no other run', async () => {
    const run = newRun();
    const heard = vi.fn();
    const stop = onRunChanged(run.attemptId, heard);
    const otherTab = new BroadcastChannel('fcl-runs');
    otherTab.postMessage('another run');
    otherTab.postMessage(run.attemptId);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    stop();
    otherTab.close();
  });

  it('tell the others when they write', async () => {
    const otherTab = new BroadcastChannel('fcl-runs');
    const heard: unknown[] = [];
    otherTab.addEventListener('message', (event) => heard.push(event.data));
    const run = newRun();
    await saveRun(run, null);
    await vi.waitFor(() => expect(heard).toContain(run.attemptId));
    otherTab.close();
  });
});

describe('a browser that keeps nothing', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it('makes saving fail instead of pretending', async () => {
    vi.resetModules();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
    const fresh = await import('@/api/runs/local-runs');
    await expect(fresh.saveRun(newRun(), null)).rejects.toThrow('not allowed');
  });
});
