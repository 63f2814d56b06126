import { beforeEach, describe, expect, it } from 'vitest';
import { focusTrack } from '../../src/lib/assessments/tests/focustrack/definition.ts';
import { dimensionIds } from '../../src/lib/cognitive/focustrack/dimensions.ts';
import type { FocustrackRecord } from '../../src/lib/cognitive/focustrack/record.ts';
import { scoreFocustrackRun } from '../../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent, type RespondentKind } from '../../src/lib/cognitive/simulation/respondents.ts';
import { type FocustrackDeps, handle } from '../../supabase/functions/focustrack-submit/handler.ts';
import type { RunAttempt, RunRow } from '../../supabase/functions/focustrack-submit/rows.ts';
import { answerOf, post, refused } from './accounts.support.ts';
import { createCallerDeps, signedIn, USER } from './submissions.support.ts';

const ID = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';
const consent = { kind: 'sixteen_self', accepted_at: '2025-03-01T08:59:00.000Z', text_version: '1.0' };

function simulated(kind: RespondentKind, variant: 'letters' | 'audio' = 'letters'): FocustrackRecord {
  const run = simulateFocustrackRun({
    seed: 'seed-1',
    respondent: createRespondent(kind, 'seed-1'),
    variant,
  });
  if (!run) throw new Error('the run did not end');
  return run;
}
const average = simulated('average');
const partOf = (run: FocustrackRecord, count: number): FocustrackRecord => ({
  ...run,
  status: 'abandoned',
  trials: run.trials.slice(0, count),
});

interface Stored {
  run: RunRow;
  attempt: RunAttempt | null;
  user: string;
}

function createDeps() {
  const { deps: caller, ...rest } = createCallerDeps();
  const stored: Stored[] = [];
  const deps: FocustrackDeps = {
    ...caller,
    async store(run, attempt, user) {
      if (run.id !== ID) return { ok: false, refusal: { status: 403, code: 'not_started' } };
      stored.push({ run, attempt, user });
      return { ok: true, stored: { run: { id: run.id, status: run.status }, attempt } };
    },
  };
  return { ...rest, deps, stored };
}

let context: ReturnType<typeof createDeps>;
beforeEach(() => {
  context = createDeps();
});

const body = (run: unknown, changes = {}) => ({ id: ID, language: 'en', consent, run, ...changes });
const send = async (sent: unknown, headers: Record<string, string> = signedIn) =>
  answerOf(await handle(post(sent, headers), context.deps));

describe('a run handed in', () => {
  it('is scored from its trials and stored with an attempt in the direction of reports', async () => {
    const answer = await send(body({ ...average, dimensions: { vigilance: 100 } }));
    expect(answer).toMatchObject({ status: 200, body: { run: { id: ID, status: 'scored' } } });
    const scored = scoreFocustrackRun(average);
    if (!scored.ok) throw new Error(scored.error);
    const [kept] = context.stored;
    expect(kept).toMatchObject({
      user: USER,
      run: {
        test_id: 'focustrack_attention_test',
        variant: 'letters',
        seed: 'seed-1',
        device_class: 'keyboard',
        dimensions: scored.value.dimensions,
        quality: scored.value.quality,
        metrics: { hits: scored.value.metrics.hits, composite: scored.value.composite },
        started_at: '2025-03-01T09:00:00.000Z',
      },
      attempt: {
        id: ID,
        overall: scored.value.percentageScore,
        domains: scored.value.difficulty,
        consent,
        completed_at: kept?.run.ended_at,
      },
    });
    expect(Object.keys(kept?.attempt?.domains ?? {})).toEqual([...dimensionIds]);
    expect(focusTrack.domains.map(({ id }) => id)).toEqual([...dimensionIds]);
    const minutes = (Date.parse(kept?.run.ended_at ?? '') - Date.parse(kept?.run.started_at ?? '')) / 60_000;
    expect(minutes).toBeCloseTo(14, 0);
  });

  it('is kept whole: from the stored parts everything can be computed again', async () => {
    await send(body(average));
    const { header, trials } = context.stored[0]?.run ?? {};
    expect({ ...header, trials }).toEqual(average);
  });

  it('has no attempt when it was abandoned or its quality is too low', async () => {
    for (const [run, status] of [
      [partOf(average, 100), 'abandoned'],
      [simulated('guessing'), 'invalid'],
    ] as const) {
      context.stored.length = 0;
      expect(await send(body(run))).toMatchObject({ status: 200 });
      expect(context.stored).toMatchObject([{ run: { status }, attempt: null }]);
    }
  });

  it('by ear has an attempt without speed and without an overall number', async () => {
    expect(await send(body(simulated('average', 'audio')))).toMatchObject({ status: 200 });
    expect(context.stored[0]?.attempt).toMatchObject({
      overall: null,
      band: null,
      domains: { processing_speed: null, sustained_attention: expect.any(Number) },
    });
  });

  it('is refused when it cannot have happened as it is told', async () => {
    const first = average.trials[0];
    const last = average.trials.at(-1);
    if (!first || !last) throw new Error('no trials');
    const forged = {
      list_not_from_seed: { ...average, header: { ...average.header, seed: 'seed-2' } },
      wrong_trial_count: { ...average, trials: average.trials.slice(0, 300) },
      wrong_version: { ...average, taskVersion: '0.9.0' },
      bad_times: { ...average, trials: [...average.trials.slice(0, -1), { ...last, frameMs: 1e300 }] },
    };
    for (const [code, run] of Object.entries(forged)) {
      expect(await send(body(run))).toEqual(refused(400, code));
    }
    const ancient = { ...average, header: { ...average.header, startedAt: '0000-01-01T00:00:00.000Z' } };
    expect(await send(body(ancient))).toEqual(refused(400, 'bad_times'));
    expect(context.stored).toEqual([]);
  });

  it('needs a start, somebody signed in and the agreement', async () => {
    expect(await send(body(average), {})).toEqual(refused(401, 'not_signed_in'));
    expect(await send(body(average, { consent: null }))).toEqual(refused(400, 'consent_required'));
    const foreign = { id: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a11' };
    expect(await send(body(average, foreign))).toEqual(refused(403, 'not_started'));
    expect(await send(body({ v: 1 }))).toMatchObject(refused(400, 'invalid_body'));
    expect(await send(body(undefined))).toMatchObject(refused(400, 'invalid_body'));
  });

  it('may be longer than a questionnaire, and not endless', async () => {
    expect(JSON.stringify(average).length).toBeGreaterThan(64 * 1024);
    expect(await send(body(average, { padding: 'x'.repeat(700 * 1024) }))).toEqual(
      refused(413, 'body_too_large'),
    );
  });

  it('is held back when its network has sent too many', async () => {
    context.state.left = 0;
    expect(await send(body(average))).toEqual(refused(429, 'rate_limited'));
  });
});
