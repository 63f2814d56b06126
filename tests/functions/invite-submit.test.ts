import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ScoredAttempt } from '../../src/lib/assessments/attempt.ts';
import { childFocusTracker } from '../../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { handle, type InviteDeps } from '../../supabase/functions/invite-submit/handler.ts';
import { answerOf, hostileBodies, post, refused } from './accounts.support.ts';
import { sampleSubmission } from './submission-samples.ts';
import { createCallerDeps } from './submissions.support.ts';

const TOKEN = 'a1'.repeat(32);
const submission = sampleSubmission(childFocusTracker, '3f1c9a52-7c1e-4b6e-9d0a-2f5f8f1b7a10', 'teacher');

function createDeps() {
  const { deps: caller, state, logged } = createCallerDeps();
  const stored: ScoredAttempt[] = [];
  const deps: InviteDeps = {
    ...caller,
    async store(token, attempt) {
      if (token !== TOKEN) return { ok: false, refusal: { status: 404, code: 'invite_not_found' } };
      stored.push(attempt);
      return { ok: true };
    },
  };
  return { deps, state, logged, stored };
}

let context: ReturnType<typeof createDeps>;
beforeEach(() => {
  context = createDeps();
});
const send = async (body: unknown) => answerOf(await handle(post(body), context.deps));

describe('the answers of somebody invited', () => {
  it('are scored and stored, and the answer tells nothing of them', async () => {
    expect(await send({ token: TOKEN, submission })).toEqual({ status: 200, body: { received: true } });
    expect(context.stored).toMatchObject([
      { id: submission.id, form: 'teacher', answered_count: 40, overall: expect.any(Number) },
    ]);
  });

  it('are refused with what is wrong with the invite', async () => {
    expect(await send({ token: 'b2'.repeat(32), submission })).toEqual(refused(404, 'invite_not_found'));
    expect(await send({ token: 'guess', submission })).toMatchObject(refused(400, 'invalid_body'));
  });

  it('are refused before the invite is looked at when they break a rule of the test', async () => {
    for (const [change, code] of [
      [{ consent: null }, 'consent_required'],
      [{ details: { child_label: 'Tom', age_band: '6-8', known_weeks: 3 } }, 'known_too_short'],
      [{ answers: {} }, 'no_answers'],
      [{ test_id: 'horoscope' }, 'unknown_test'],
    ] as const) {
      const answer = await send({ token: TOKEN, submission: { ...submission, ...change } });
      expect(answer).toEqual(refused(400, code));
    }
    expect(context.stored).toEqual([]);
  });

  it('are held back when their network has sent too many', async () => {
    context.state.left = 0;
    expect(await send({ token: TOKEN, submission })).toEqual(refused(429, 'rate_limited'));
  });

  it('never end in a fault of ours, whatever is sent', async () => {
    await fc.assert(
      fc.asyncProperty(hostileBodies({ token: TOKEN, submission }), async (body) => {
        context.state.left = 1;
        expect((await send(body)).status).toBeLessThan(500);
      }),
      { numRuns: 200 },
    );
    expect(context.logged).toEqual([]);
  });
});
