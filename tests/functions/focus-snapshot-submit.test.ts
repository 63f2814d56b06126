import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { scoreAnswers } from '../../src/lib/assessments/scoring.ts';
import { takeSnapshot } from '../../supabase/functions/_shared/submissions/serve-submissions.ts';
import { snapshot, submission } from '../lib/assessments/snapshot-fixtures.ts';
import { post } from './accounts.support.ts';
import { createSubmitDeps, USER } from './submissions.support.ts';

let context: ReturnType<typeof createSubmitDeps>;

beforeEach(() => {
  context = createSubmitDeps(null);
});

async function send(body: unknown, headers?: Record<string, string>) {
  const response = await takeSnapshot(post(body, headers), context.deps);
  return { status: response.status, body: await response.json() };
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

describe('a Focus Snapshot handed in', () => {
  it('is scored from its answers and stored under the names of the table', async () => {
    const answer = await send({ ...submission, overall: 1, band: 'Low', total_score: 0, user_id: USER });
    const { overall, domains } = scoreAnswers(snapshot.domains, submission.answers);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        attempt: {
          id: submission.id,
          overall: overall.percent,
          domains: Object.fromEntries(domains.map(({ id, percent }) => [id, percent])),
          total_score: overall.totalScore,
          max_possible_score: 72,
          answered_count: 18,
          completed_at: '2026-01-05T09:04:00.000Z',
        },
      },
    });
    const [row] = context.stored.values();
    expect(Object.keys(row?.attempt ?? {}).sort()).toEqual([
      'answered_count',
      'answers',
      'band',
      'completed_at',
      'consent',
      'context',
      'details',
      'domains',
      'follow_ups',
      'form',
      'id',
      'instrument_version',
      'item_languages',
      'item_times_ms',
      'language',
      'max_possible_score',
      'overall',
      'quality',
      'question_ids',
      'seed',
      'started_at',
      'tasks',
      'test_id',
      'texts',
      'total_score',
    ]);
  });

  it('belongs to the person signed in, and to nobody otherwise', async () => {
    await send(submission, { authorization: 'Bearer valid' });
    expect([...context.stored.values()].map(({ user }) => user)).toEqual([USER]);
    context.stored.clear();
    await send(submission, { authorization: 'Bearer forged' });
    expect([...context.stored.values()].map(({ user }) => user)).toEqual([null]);
  });

  it('is stored once, however often it arrives', async () => {
    const first = await send(submission);
    expect(await send(submission)).toEqual(first);
    expect(context.stored.size).toBe(1);
  });

  it('cannot take the place of another, and learns nothing of it', async () => {
    await send(submission, { authorization: 'Bearer valid' });
    const [first = ''] = submission.question_ids;
    const other = { ...submission, answers: { ...submission.answers, [first]: 2 } };
    const conflict = { status: 409, body: { error: { code: 'attempt_conflict' } } };
    expect(await send(other, { authorization: 'Bearer valid' })).toEqual(conflict);
    expect(await send(submission)).toEqual(conflict);
  });

  it.each([
    ['unknown_test', { test_id: 'focuscheck_adult_screening' }],
    ['unknown_version', { instrument_version: '2.0.0' }],
    ['unknown_form', { form: 'teacher' }],
    ['unknown_question', { question_ids: ['AC101', ...submission.question_ids.slice(1)] }],
    ['too_few_questions', { question_ids: submission.question_ids.slice(1) }],
    ['answer_not_served', { answers: { ...submission.answers, DF100: 3, DF099: 3, DF098: 3, DF097: 3 } }],
    ['no_answers', { answers: {} }],
    ['bad_times', { completed_at: '2026-01-05T08:00:00.000Z' }],
  ])('is refused with %s', async (code, change) => {
    expect(await send({ ...submission, ...change })).toMatchObject(refused(400, code));
    expect(context.stored.size).toBe(0);
  });

  it('names the field that is wrong, and never its value', async () => {
    const secret = 'what I really think';
    const answer = await send({ ...submission, id: secret, answers: { AC001: secret.repeat(5) } });
    expect(answer).toMatchObject(refused(400, 'invalid_body'));
    expect(answer.body.error.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'id',
      'answers.AC001',
    ]);
    expect(JSON.stringify(answer.body)).not.toContain(secret);
  });

  it('is held back when its network has sent too many', async () => {
    context.state.left = 1;
    expect((await send(submission)).status).toBe(200);
    expect(await send(submission)).toEqual(refused(429, 'rate_limited'));
  });

  it('is not lost in silence: a failure of storage is a 500 with an id, and no word about why', async () => {
    context.state.failure = new Error('connection to sb_secret_abcdef lost');
    expect(await send(submission)).toEqual({
      status: 500,
      body: { error: { code: 'internal', id: 'error-id' } },
    });
    expect(context.logged).toMatchObject([
      { level: 'error', function: 'focus-snapshot-submit', id: 'error-id' },
    ]);
    expect(JSON.stringify(context.logged)).not.toContain('sb_secret_abcdef');
  });
});

describe('whatever is sent', () => {
  /** Bodies that are nearly right reach further than noise. */
  const nearly = fc
    .tuple(fc.constantFrom(...Object.keys(submission)), fc.jsonValue())
    .map(([key, value]) => ({ ...submission, [key]: value }));
  const answers = fc
    .dictionary(fc.constantFrom(...submission.question_ids, 'AC999', '__proto__', ''), fc.jsonValue())
    .map((given) => ({ ...submission, answers: given }));
  const bodies = fc.oneof(fc.string(), fc.json(), fc.jsonValue(), nearly, answers);

  it('is answered with 200 or a 4xx and a code', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        context.state.left = 1;
        context.stored.clear();
        const answer = await send(body);
        expect(answer.status).toBeLessThan(500);
        if (answer.status !== 200) expect(answer.body.error.code).toMatch(/^[a-z_]+$/);
      }),
      { numRuns: 500 },
    );
    expect(context.logged).toEqual([]);
  });

  it('is answered whatever method and type it comes with', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'PUT', 'PATCH', 'DELETE', 'HEAD'),
        fc.constantFrom('text/plain', 'application/json', 'multipart/form-data'),
        async (method, type) => {
          const init = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' };
          const request = new Request('http://127.0.0.1/x', {
            method,
            headers: { 'content-type': type },
            ...init,
          });
          const response = await takeSnapshot(request, context.deps);
          expect(response.status).toBe(405);
          expect(response.headers.get('allow')).toBe('POST, OPTIONS');
        },
      ),
    );
    const form = new Request('http://127.0.0.1/x', { method: 'POST', body: new URLSearchParams({ a: 'b' }) });
    expect((await takeSnapshot(form, context.deps)).status).toBe(415);
  });
});
