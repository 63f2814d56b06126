import { beforeEach, describe, expect, it } from 'vitest';
import { attentionFlowInterview } from '../../src/lib/assessments/tests/attention-flow-interview/definition.ts';
import { childFocusTracker } from '../../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { focuscheckAdult } from '../../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import { focusTrack } from '../../src/lib/assessments/tests/focustrack/definition.ts';
import { procrastinationPatterns } from '../../src/lib/assessments/tests/procrastination-patterns/definition.ts';
import { psyprofileLite } from '../../src/lib/assessments/tests/psyprofile-lite/definition.ts';
import { startBarriers } from '../../src/lib/assessments/tests/start-barriers/definition.ts';
import type { FormId, InstrumentDefinition } from '../../src/lib/assessments/types.ts';
import { takeAssessment } from '../../supabase/functions/_shared/submissions/serve-submissions.ts';
import { answerOf, post, refused } from './accounts.support.ts';
import { sampleSubmission } from './submission-samples.ts';
import { createSubmitDeps, signedIn, USER } from './submissions.support.ts';

const ID = '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10';

let context: ReturnType<typeof createSubmitDeps>;
beforeEach(() => {
  context = createSubmitDeps(new Set([ID]));
});

const send = async (body: unknown, headers: Record<string, string> = signedIn) =>
  answerOf(await takeAssessment(post(body, headers), context.deps));

describe('a test handed in', () => {
  const forms: readonly (readonly [string, InstrumentDefinition, FormId])[] = [
    ['FocusCheck', focuscheckAdult, 'self'],
    ['the parent form', childFocusTracker, 'parent'],
    ['the teacher form', childFocusTracker, 'teacher'],
    ['the interview', attentionFlowInterview, 'self'],
    ['PsyProfile', psyprofileLite, 'self'],
    ['Procrastination Patterns', procrastinationPatterns, 'self'],
    ['Start Barriers', startBarriers, 'self'],
  ];
  it.each(forms)(
    'is scored from its answers and stored for the person: %s',
    async (_name, definition, form) => {
      const sent = sampleSubmission(definition, ID, form);
      expect(await send({ ...sent, overall: 1, user_id: 'somebody' })).toMatchObject({ status: 200 });
      const kept = context.stored.get(ID);
      expect(kept?.user).toBe(USER);
      expect(kept?.attempt).toMatchObject({
        test_id: definition.testId,
        form: sent.form,
        answered_count: sent.question_ids.length,
        max_possible_score: 4 * sent.question_ids.length,
      });
      expect(kept?.attempt.overall).not.toBe(1);
      expect(kept?.attempt).not.toHaveProperty('user_id');
    },
  );

  it('brings its details, choices and texts along', async () => {
    const [first = ''] = attentionFlowInterview.followUps.modules;
    const texts = { [`${attentionFlowInterview.followUps.open.id}.${first}`]: 'A quiet room' };
    await send({ ...sampleSubmission(attentionFlowInterview, ID), texts });
    expect(context.stored.get(ID)?.attempt).toMatchObject({ texts });
    context.stored.clear();
    await send(sampleSubmission(childFocusTracker, ID, 'teacher'));
    expect(context.stored.get(ID)?.attempt).toMatchObject({
      details: { child_label: 'Tom', age_band: '6-8', known_weeks: 12 },
    });
  });

  it('needs somebody signed in who was let in', async () => {
    const sent = sampleSubmission(focuscheckAdult, ID);
    expect(await send(sent, {})).toEqual(refused(401, 'not_signed_in'));
    const other = { ...sent, id: '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a11' };
    expect(await send(other)).toEqual(refused(403, 'not_started'));
    expect(context.stored.size).toBe(0);
  });

  it('is refused when test, form or agreement are not of one piece', async () => {
    const sent = sampleSubmission(childFocusTracker, ID, 'parent');
    for (const [change, code] of [
      [{ test_id: 'horoscope' }, 'unknown_test'],
      [{ test_id: 'psyprofile_lite' }, 'unknown_form'],
      [{ form: 'self' }, 'unknown_form'],
      [{ form: 'teacher' }, 'consent_required'],
      [{ consent: null }, 'consent_required'],
      [{ details: { age_band: '6-8' } }, 'details_missing'],
      [{ texts: { anything: 'x' } }, 'unknown_text'],
      [{ tasks: { delay_choice: [] } }, 'unknown_task'],
    ] as const) {
      expect(await send({ ...sent, ...change })).toMatchObject(refused(400, code));
    }
  });

  it('is not the reaction-time test, which comes with its trials', async () => {
    const head = sampleSubmission(focusTrack, ID);
    expect(await send(head)).toEqual(refused(400, 'unknown_test'));
  });

  it('is held back when its network has sent too many', async () => {
    context.state.left = 0;
    expect(await send(sampleSubmission(focuscheckAdult, ID))).toEqual(refused(429, 'rate_limited'));
  });

  it('keeps failures of storage to itself', async () => {
    context.state.failure = new Error('connection to sb_secret_abcdef lost');
    expect(await send(sampleSubmission(focuscheckAdult, ID))).toMatchObject(refused(500, 'internal'));
    expect(JSON.stringify(context.logged)).not.toContain('sb_secret_abcdef');
  });
});
