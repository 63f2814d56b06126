import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { discardRun, findOpenRun, saveRun } from '@/api/runs/local-runs';
import { answersOf } from '@/lib/assessments/attempt';
import { reduceQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireAction, QuestionnaireRun } from '@/lib/assessments/run-state';
import { focusSnapshot } from '@/lib/assessments/tests/focus-snapshot/definition';
import { rules } from '../../api/sample-run.ts';
import { backend } from './backend.ts';
import {
  answerBy,
  atQuestion,
  atResults,
  page,
  radio,
  saved,
  start,
  startAfresh,
  toastTitles,
} from './screening-page.tsx';

vi.mock('@/integrations/supabase/client', async () => (await import('./backend.ts')).fakeClientModule);

beforeEach(startAfresh);

/** A second tab of this browser: it reads and writes the same storage and tells the first one. */
const channel = new BroadcastChannel('fcl-runs');

async function openRun(): Promise<QuestionnaireRun> {
  const kept = await findOpenRun(focusSnapshot, null, Date.now());
  if (!kept) throw new Error('no run');
  return kept.run;
}

async function elsewhere(change: (run: QuestionnaireRun) => QuestionnaireRun): Promise<QuestionnaireRun> {
  const run = change(await openRun());
  await saveRun(run, null);
  channel.postMessage(run.attemptId);
  return run;
}

const act = (run: QuestionnaireRun, ...actions: QuestionnaireAction[]) =>
  actions.reduce((state, action) => reduceQuestionnaire(state, action, rules), run);

describe('a run open in two tabs', () => {
  it('shows an answer given in the other tab', async () => {
    page();
    await start();
    await saved();
    await elsewhere((run) => act(run, { type: 'answer', value: 4, now: Date.now() }));
    await waitFor(() => expect(radio('Often')).toBeChecked());
    await atQuestion(1);
  });

  it('keeps the answers of both', async () => {
    page();
    await start();
    await saved();
    const [first = '', second = ''] = (await openRun()).questionIds;
    await elsewhere((run) => act(run, { type: 'answer', value: 5, questionId: second, now: Date.now() }));
    await userEvent.keyboard('2');
    await saved();
    await waitFor(async () => expect(answersOf(await openRun(), rules)).toEqual({ [first]: 2, [second]: 5 }));
  });

  it('ends in both with one attempt', async () => {
    page();
    await start();
    await answerBy('3');
    await atQuestion(2);
    await saved();
    const done = await elsewhere((run) => {
      const now = Date.now();
      const answers = run.questionIds.map(
        (questionId): QuestionnaireAction => ({ type: 'answer', value: 3, questionId, now }),
      );
      const moves = run.questionIds.map((): QuestionnaireAction => ({ type: 'next', now }));
      return act(run, ...answers, ...moves, { type: 'finish', now: now + 1 });
    });
    expect(done.phase).toBe('submitting');
    await atResults();
    await waitFor(() => expect([...backend.stored.keys()]).toEqual([done.attemptId]));
    expect(JSON.parse(backend.stored.get(done.attemptId)?.content ?? '')).toMatchObject({
      completed_at: new Date(done.completedAt ?? 0).toISOString(),
    });
  });

  it('is gone in both when one starts over, and says so', async () => {
    page();
    await start();
    await saved();
    const { attemptId } = await openRun();
    await discardRun(attemptId, Date.now());
    channel.postMessage(attemptId);
    const text = 'Assessment session not found. Please start a new assessment.';
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
    expect(toastTitles()).toEqual(['Session not found']);
  });

  it('is gone as well for a tab that hears of it only with its next answer', async () => {
    page();
    await start();
    await saved();
    await discardRun((await openRun()).attemptId, Date.now());
    await userEvent.keyboard('3');
    expect(
      await screen.findByRole('heading', { name: /^Assessment session not found\./ }),
    ).toBeInTheDocument();
  });
});
