/**
 * Takes a run of the reaction-time test, finished or abandoned. Every score is recomputed from the raw trials; a run that
 * cannot have happened as it is told is refused. Only a run whose quality allows it becomes an attempt.
 */
import { focusTrack } from '@lib/assessments/focustrack.ts';
import { consentSchema } from '@lib/assessments/submission-parts.ts';
import { readAttentionRun } from '@lib/cognitive/attention-test/record.ts';
import { scoreRun } from '@lib/cognitive/attention-test/score-run.ts';
import * as z from 'zod/mini';
import { languageCodes } from '../../../src/config/languages.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';
import { type Refusal, toReply } from '../_shared/refusal.ts';
import { type RunAttempt, type RunRow, timesOf, toRunAttempt, toRunRow } from './rows.ts';

export const NAME = 'reaction-submit';

/** 360 trials with their presses and three rounds of practice take about 200 kB. */
const MAX_BODY_BYTES = 700 * 1024;

const bodySchema = z.object({
  /** Of the start that let the person in. */
  id: z.uuidv4(),
  language: z.enum(languageCodes),
  consent: z.nullable(consentSchema),
  /** What `buildAttentionRun` made. */
  run: z.unknown(),
});

/** As the database answers: the run without its trials, and the attempt of a scored one. */
export interface StoredRun {
  run: unknown;
  attempt: unknown;
}

export interface ReactionDeps extends RouteDeps {
  /** Counts this request; false when its network has sent too many. */
  isWithinLimit(request: Request): Promise<boolean>;
  /** The signed-in user behind the request, or null. */
  callerId(request: Request): Promise<string | null>;
  store(
    run: RunRow,
    attempt: RunAttempt | null,
    userId: string,
  ): Promise<{ ok: true; stored: StoredRun } | { ok: false; refusal: Refusal }>;
}

export const handle = serveJson({
  name: NAME,
  methods: ['POST'],
  schema: bodySchema,
  maxBodyBytes: MAX_BODY_BYTES,
  async handler(body, { request, deps }: { request: Request; deps: ReactionDeps }) {
    if (!(await deps.isWithinLimit(request))) return refuse(429, 'rate_limited');
    const run = readAttentionRun(body.run);
    if (!run.ok) return refuse(400, 'invalid_body', { issues: [{ path: 'run', code: run.error }] });
    const [form] = focusTrack.forms;
    if (body.consent?.kind !== form.consent) return refuse(400, 'consent_required');
    const times = timesOf(run.value);
    if (times === null) return refuse(400, 'bad_times');
    const scored = scoreRun(run.value);
    if (!scored.ok) return refuse(400, scored.error);
    const userId = await deps.callerId(request);
    if (userId === null) return refuse(401, 'not_signed_in');

    const id = body.id.toLowerCase();
    const row = toRunRow(id, run.value, scored.value, times);
    const attempt = row.status === 'scored' ? toRunAttempt({ ...body, id }, scored.value, row) : null;
    const result = await deps.store(row, attempt, userId);
    return result.ok ? reply(result.stored) : toReply(result.refusal);
  },
});
