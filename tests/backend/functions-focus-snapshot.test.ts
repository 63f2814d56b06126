import { randomUUID } from 'node:crypto';
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scoreSubmission } from '../../src/lib/assessments/attempt.ts';
import type { Submission } from '../../src/lib/assessments/attempt-record.ts';
import { snapshot, submission } from '../lib/assessments/snapshot-fixtures.ts';
import { project } from './functions.support.ts';
import { startTestBackend } from './support/backend.ts';

let running: Awaited<ReturnType<typeof startTestBackend>>;

beforeAll(async () => {
  running = await startTestBackend('memory://', project);
});

afterAll(() => running?.stop());

const attempt = (change: Partial<Submission> = {}): Submission => ({
  ...submission,
  id: randomUUID(),
  ...change,
});

interface Answer {
  status: number;
  code?: string;
  attempt?: Record<string, unknown>;
}

async function submit(client: SupabaseClient, body: unknown): Promise<Answer> {
  const { data, error } = await client.functions.invoke('focus-snapshot-submit', { body: body as object });
  if (!error) return { status: 200, attempt: data.attempt };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, code: (await response.json()).error?.code };
}

const rows = (id: string) =>
  running.backend.db.query('select user_id, overall from public.assessment_attempts where id = $1::uuid', [
    id,
  ]);

test('a visitor hands in a snapshot: it is scored on the server, stored once and read by its id', async () => {
  const sent = attempt();
  const scored = scoreSubmission(snapshot, sent);
  if (!scored.ok) throw new Error(scored.error.code);
  const visitor = running.client();
  const answer = await submit(visitor, { ...sent, overall: 1 });
  expect(answer).toMatchObject({
    status: 200,
    attempt: {
      id: sent.id,
      overall: scored.value.overall,
      band: scored.value.band,
      domains: scored.value.domains,
      total_score: scored.value.total_score,
      quality: scored.value.quality,
      owned: false,
    },
  });
  expect(answer.attempt).not.toHaveProperty('user_id');
  expect((await submit(visitor, sent)).attempt).toEqual(answer.attempt);
  expect(await rows(sent.id)).toEqual([{ user_id: null, overall: scored.value.overall }]);
  const { data } = await running.client().rpc('get_attempt', { p_id: sent.id });
  expect(data).toEqual(answer.attempt);
});

test('the snapshot of a person signed in is theirs, and nobody else gets at it', async () => {
  const ann = await running.person('ann');
  const bob = await running.person('bob');
  const sent = attempt();
  expect(await submit(ann.client, sent)).toMatchObject({ status: 200, attempt: { owned: true } });
  expect(await rows(sent.id)).toMatchObject([{ user_id: ann.id }]);
  const conflict = { status: 409, code: 'attempt_conflict' };
  expect(await submit(bob.client, sent)).toEqual(conflict);
  expect(await submit(running.client(), sent)).toEqual(conflict);
  expect(await submit(ann.client, { ...sent, language: 'de' })).toEqual(conflict);
  expect(await rows(sent.id)).toMatchObject([{ user_id: ann.id }]);
});

test('a token that the auth server no longer honours makes a visitor of the caller', async () => {
  const ann = await running.person('ann');
  const { data } = await ann.client.auth.getSession();
  const token = data.session?.access_token ?? '';
  const { error } = await running.service().auth.admin.deleteUser(ann.id);
  expect(error).toBeNull();
  const sent = attempt();
  const response = await running.raw('/functions/v1/focus-snapshot-submit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(sent),
  });
  expect(response.status).toBe(200);
  expect(await rows(sent.id)).toMatchObject([{ user_id: null }]);
});

test('bad input is refused with its code and stores nothing', async () => {
  const visitor = running.client();
  const before = await running.backend.db.query('select count(*)::int as n from public.assessment_attempts');
  const refused: [unknown, number, string][] = [
    [{}, 400, 'invalid_body'],
    [attempt({ id: 'not-an-id' }), 400, 'invalid_body'],
    [attempt({ test_id: 'memory_check' }), 400, 'unknown_test'],
    [attempt({ answers: {} }), 400, 'no_answers'],
    [attempt({ question_ids: submission.question_ids.slice(1) }), 400, 'too_few_questions'],
    [{ ...attempt(), padding: 'x'.repeat(70_000) }, 413, 'body_too_large'],
  ];
  for (const [body, status, code] of refused) expect(await submit(visitor, body)).toEqual({ status, code });
  expect(await running.backend.db.query('select count(*)::int as n from public.assessment_attempts')).toEqual(
    before,
  );
});

test('only pages of the site may read the answer', async () => {
  const preflight = (origin: string) =>
    running.raw('/functions/v1/focus-snapshot-submit', { method: 'OPTIONS', headers: { origin } });
  const own = await preflight(running.url);
  expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([204, running.url]);
  expect((await preflight('https://evil.test')).headers.get('access-control-allow-origin')).toBeNull();
});

test('a network that sends too many is held back, and its address is not kept', async () => {
  const visitor = running.client();
  const answers = await Promise.all(Array.from({ length: 61 }, () => submit(visitor, attempt())));
  expect(answers.filter(({ status }) => status === 429)).not.toEqual([]);
  expect(answers.find(({ status }) => status === 429)).toEqual({ status: 429, code: 'rate_limited' });
  const limits = await running.backend.db.query<{ key: string }>('select key from public.rate_limits');
  expect(limits.map(({ key }) => key)).toEqual([
    expect.stringMatching(/^focus-snapshot-submit:[0-9a-f]{32}$/),
  ]);
});
