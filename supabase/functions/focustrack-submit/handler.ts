/**
 * Takes a run of the reaction-time test, finished or abandoned. Every score is recomputed from the raw trials; a run that
 * cannot have happened as it is told is refused. Only a run whose quality allows it becomes an attempt.
 */
import { focusTrack } from '@lib/assessments/tests/focustrack/definition.ts';
import { readFocustrackRecord } from '@lib/cognitive/focustrack/record.ts';
import { scoreFocustrackRun } from '@lib/cognitive/focustrack/score-run.ts';
import type { AnswerOf } from '@lib/contracts/call.ts';
import { focustrackSubmit } from '@lib/contracts/focustrack-submit.ts';
import { passOn, type Refusal, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { type RunAttempt, type RunRow, timesOf, toRunAttempt, toRunRow } from './rows.ts';

export interface FocustrackDeps extends CallDeps {
  store(
    run: RunRow,
    attempt: RunAttempt | null,
    userId: string,
  ): Promise<{ ok: true; stored: AnswerOf<typeof focustrackSubmit> } | { ok: false; refusal: Refusal }>;
}

export const handle = serveCall<typeof focustrackSubmit, FocustrackDeps>(
  focustrackSubmit,
  async (body, { caller, deps }) => {
    const run = readFocustrackRecord(body.run);
    if (!run.ok) return refuse('invalid_body', { issues: [{ path: 'run', code: run.error }] });
    const [form] = focusTrack.forms;
    if (body.consent?.kind !== form.consent) return refuse('consent_required');
    const times = timesOf(run.value);
    if (times === null) return refuse('bad_times');
    const scored = scoreFocustrackRun(run.value);
    if (!scored.ok) return refuse(scored.error);

    const id = body.id.toLowerCase();
    const row = toRunRow(id, run.value, scored.value, times);
    const attempt = row.status === 'scored' ? toRunAttempt({ ...body, id }, scored.value, row) : null;
    const result = await deps.store(row, attempt, caller.id);
    return result.ok ? reply(result.stored) : passOn(result.refusal);
  },
);
