import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadRun } from '@/api/runs/local-runs';
import { createRunSession, type RunSession, type RunStep } from '@/features/tests/runner/run-session';
import { toSubmission } from '@/lib/assessments/attempt';
import { instruments } from '@/lib/assessments/instruments';
import { stepsOf } from '@/lib/assessments/run-steps';
import { currentStep } from '@/lib/assessments/run-view';
import { createRng, pickInt } from '@/lib/random';
import { answerTo, type Case, casesOf } from '../../lib/assessments/run-fixtures';

/** How often a tab is closed, over all tests and forms together. */
const kills = 200;
const cases = instruments
  .flatMap(casesOf)
  .filter(({ start, rules }) => stepsOf(start, rules).length > 0)
  .map((each) => ({ ...each, start: { ...each.start, attemptId: randomUUID() } }));
/** Tests with more steps are closed more often; the last one takes what is left. */
const lengths = cases.map(({ start, rules }) => stepsOf(start, rules).length);
const whole = lengths.reduce((sum, length) => sum + length, 0);
const shares = lengths.map((length) => Math.ceil((kills * length) / whole));

/** A person's next move is never in the same millisecond as the last one. */
let clock = Date.parse('2026-01-05T09:00:00Z');
const tick = () => (clock += 50);

/** What the person knows to be kept: key of a step to the value shown as saved. */
type Kept = Map<string, unknown>;

function valuesIn({ run }: { run: Case['start'] }): Kept {
  const { entries, extras, tasks } = run;
  return new Map(
    [entries, extras, tasks].flatMap((records) =>
      Object.entries(records).map(([key, record]) => [key, (record as { value?: unknown }).value ?? record]),
    ),
  );
}

async function untilSaved(session: RunSession): Promise<void> {
  if (session.snapshot().save === 'saved') return;
  await new Promise<void>((resolve) => {
    const stop = session.subscribe(() => {
      if (session.snapshot().save !== 'saved') return;
      stop();
      resolve();
    });
  });
}

async function reopen({ start, rules }: Case): Promise<RunSession> {
  const kept = await loadRun(start.attemptId, null);
  if (!kept) throw new Error('the device has lost the run');
  const session = createRunSession({ ...kept, rules, now: tick });
  session.dispatch({ type: 'resume' });
  return session;
}

/** Goes through a whole test and closes the tab `times` times at random moments; answers what was handed in. */
async function walk(each: Case, times: number) {
  const rng = createRng(`kill ${each.name}`);
  let session = createRunSession({ run: each.start, owner: null, rules: each.rules, now: tick });
  await untilSaved(session);
  const given: Kept = new Map();
  let killed = 0;
  let moves = 0;
  const limit = 4000;
  while (session.snapshot().run.phase === 'answering' && moves < limit) {
    moves += 1;
    const { run } = session.snapshot();
    const step = currentStep(run, each.rules);
    if (!step) throw new Error('there is no step in view');
    session.dispatch(answerTo(step, pickInt(rng, 0, 999), 0) as RunStep);
    const shown = valuesIn(session.snapshot()).get(step.key);
    if (shown !== undefined) given.set(step.key, shown);
    const isDue = killed < times && rng() < (2 * times) / stepsOf(run, each.rules).length;
    if (isDue) {
      // Some close the tab before 'Saved on this device' stands there, most after.
      const waits = rng() < 0.7;
      if (waits) await untilSaved(session);
      const acknowledged = waits
        ? valuesIn(session.snapshot())
        : new Map([...given].filter(([key]) => key !== step.key));
      session = await reopen(each);
      killed += 1;
      const found = valuesIn(session.snapshot());
      for (const [key, value] of acknowledged) expect(found.get(key)).toEqual(value);
      continue;
    }
    session.dispatch({ type: 'next' });
    if (rng() < 0.5) await untilSaved(session);
  }
  await untilSaved(session);
  while (killed < times) {
    session = await reopen(each);
    killed += 1;
  }
  session.dispatch({ type: 'finish' });
  await untilSaved(session);
  return {
    submission: toSubmission(session.snapshot().run, each.rules),
    run: session.snapshot().run,
    given,
    killed,
  };
}

describe('a tab that is closed at random moments', () => {
  it('is closed two hundred times or more over all tests', () => {
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThanOrEqual(kills);
  });

  it.each(cases.map((each, index) => ({ name: each.name, each, times: shares[index] ?? 1 })))(
    'loses and doubles no answer of $name',
    async ({ each, times }) => {
      const { submission, run, given, killed } = await walk(each, times);
      expect(killed).toBe(times);
      expect(run.phase).toBe('submitting');
      const steps = stepsOf(run, each.rules);
      expect(steps.map(({ key }) => key).filter((key) => !given.has(key))).toEqual([]);
      const questions = steps.flatMap((step) => (step.kind === 'scale' ? [step] : []));
      expect(submission.question_ids).toEqual(questions.map(({ questionId }) => questionId));
      expect(new Set(submission.question_ids).size).toBe(submission.question_ids.length);
      expect(submission.answers).toEqual(
        Object.fromEntries(questions.map(({ key, questionId }) => [questionId, given.get(key)])),
      );
    },
  );
});
