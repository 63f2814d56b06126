/** Tests that need an account, from the start to the report, with real functions behind real clients. */
import { randomUUID } from 'node:crypto';
import { FunctionsHttpError, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { childFocusTracker } from '../../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { focuscheckAdult } from '../../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import { psyprofileLite } from '../../src/lib/assessments/tests/psyprofile-lite/definition.ts';
import { simulateFocustrackRun } from '../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../src/lib/cognitive/simulation/respondents.ts';
import { sampleSubmission } from '../functions/submission-samples.ts';
import { project } from './functions.support.ts';
import { type Person, startTestBackend } from './support/backend.ts';

let running: Awaited<ReturnType<typeof startTestBackend>>;
let ann: Person;
let bob: Person;

beforeAll(async () => {
  // Lite logs every refused request.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  running = await startTestBackend('memory://', project);
  ann = await running.person('ann');
  bob = await running.person('bob');
});
afterAll(async () => {
  await running?.stop();
  vi.restoreAllMocks();
});

interface Answer {
  status: number;
  code?: string;
  data?: Record<string, unknown>;
}

async function call(client: SupabaseClient, name: string, body: unknown): Promise<Answer> {
  const { data, error } = await client.functions.invoke(name, { body: body as object });
  if (!error) return { status: 200, data };
  if (!(error instanceof FunctionsHttpError)) throw error;
  const response: Response = error.context;
  return { status: response.status, code: (await response.json()).error?.code };
}

const start = (person: Person, id: string, testId: string, form = 'self', subject: string | null = null) =>
  person.client.rpc('start_attempt', { p_id: id, p_test: testId, p_form: form, p_subject: subject });
const subscribe = (person: Person, tier: string) =>
  running
    .service()
    .from('subscribers')
    .upsert({ user_id: person.id, subscribed: true, subscription_tier: tier });

test('a paid test opens with the plan: start, hand in, read', async () => {
  const id = randomUUID();
  const refused = await start(ann, id, 'psyprofile_lite');
  expect([refused.status, refused.error]).toMatchObject([
    403,
    { code: 'PT403', message: 'tier_required', hint: 'premium' },
  ]);
  const sent = sampleSubmission(psyprofileLite, id);
  expect(await call(ann.client, 'assessment-submit', sent)).toEqual({ status: 403, code: 'not_started' });

  await subscribe(ann, 'premium');
  expect((await start(ann, id, 'psyprofile_lite')).error).toBeNull();
  expect(await call(bob.client, 'assessment-submit', sent)).toEqual({ status: 403, code: 'not_started' });
  const answer = await call(ann.client, 'assessment-submit', { ...sent, overall: 1 });
  expect(answer).toMatchObject({ status: 200, data: { attempt: { id, owned: true, texts: {} } } });
  expect((await call(ann.client, 'assessment-submit', sent)).data).toEqual(answer.data);
  expect((await ann.client.rpc('get_attempt', { p_id: id })).data).toEqual(answer.data?.attempt);
  expect((await bob.client.rpc('get_attempt', { p_id: id })).data).toBeNull();

  const again = await start(ann, randomUUID(), 'psyprofile_lite');
  expect([again.status, again.error?.message]).toEqual([409, 'retake_wait']);
  const { data: access } = await ann.client.rpc('my_test_access');
  const row = access?.find(({ test_id }: { test_id: string }) => test_id === 'psyprofile_lite');
  expect(row).toMatchObject({ may_open: true, required_tier: 'premium', via: 'tier' });
  expect(Date.parse(row?.available_at ?? '')).toBe(Date.parse(again.error?.details ?? ''));
});

test('nothing is handed in without an account, nor by a token that is none', async () => {
  const sent = sampleSubmission(focuscheckAdult, randomUUID());
  for (const name of ['assessment-submit', 'focustrack-submit']) {
    for (const authorization of [undefined, 'Bearer forged', 'Bearer a.b.c']) {
      const response = await running.raw(`/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        body: JSON.stringify(sent),
      });
      expect(response.status).toBe(401);
    }
  }
});

test('a reaction-time run is scored on the server and read with its trials', async () => {
  await subscribe(bob, 'plus');
  const id = randomUUID();
  expect((await start(bob, id, 'focustrack_attention_test')).error).toBeNull();
  const run = simulateFocustrackRun({ seed: 'seed-1', respondent: createRespondent('average', 'seed-1') });
  const consent = { kind: 'sixteen_self', accepted_at: '2025-03-01T08:59:00.000Z', text_version: '1.0' };
  const part = { ...run, status: 'abandoned', trials: run?.trials.slice(0, 40) };
  const body = { id, language: 'en', consent };
  expect(await call(bob.client, 'focustrack-submit', { ...body, run: part })).toMatchObject({
    status: 200,
    data: { run: { status: 'abandoned', trial_count: 40 }, attempt: null },
  });
  const whole = await call(bob.client, 'focustrack-submit', { ...body, run });
  expect(whole).toMatchObject({
    status: 200,
    data: {
      run: { id, status: 'scored', trial_count: 360 },
      attempt: { id, test_id: 'focustrack_attention_test', owned: true, overall: expect.any(Number) },
    },
  });
  expect((await call(bob.client, 'focustrack-submit', { ...body, run })).data).toEqual(whole.data);
  expect((await call(bob.client, 'focustrack-submit', { ...body, run: part })).data).toEqual(whole.data);
  const { data } = await bob.client.from('reaction_runs').select('header, trials').eq('id', id).single();
  expect({ ...data?.header, trials: data?.trials }).toEqual(run);
  expect((await ann.client.from('reaction_runs').select('id')).data).toEqual([]);
});

test('a teacher answers by a link, once, and the parent reads both', async () => {
  const own = randomUUID();
  expect((await start(bob, own, 'child_focus_tracker', 'parent', 'Tom')).error).toBeNull();
  const parents = sampleSubmission(childFocusTracker, own, 'parent');
  expect(await call(bob.client, 'assessment-submit', parents)).toMatchObject({ status: 200 });
  const { data: invites, error } = await bob.client.rpc('create_informant_invite', {
    p_attempt: own,
    p_label: 'class teacher',
  });
  expect(error).toBeNull();
  const token: string = invites?.[0]?.token;
  const visitor = running.client();
  expect((await visitor.rpc('read_informant_invite', { p_token: token })).data).toMatchObject({
    form: 'teacher',
    child_label: 'Tom',
    age_band: '6-8',
    completed: false,
  });
  expect((await visitor.rpc('read_informant_invite', { p_token: '0'.repeat(64) })).data).toBeNull();

  const submission = sampleSubmission(childFocusTracker, randomUUID(), 'teacher');
  const received = { status: 200, data: { received: true } };
  expect(await call(visitor, 'invite-submit', { token, submission })).toEqual(received);
  expect(await call(visitor, 'invite-submit', { token, submission })).toEqual(received);
  const second = { token, submission: { ...submission, id: randomUUID() } };
  expect(await call(visitor, 'invite-submit', second)).toEqual({ status: 409, code: 'invite_used' });
  const { data: pair } = await bob.client
    .from('assessment_attempts')
    .select('form, details')
    .eq('test_id', 'child_focus_tracker')
    .order('form');
  expect(pair).toMatchObject([
    { form: 'parent', details: { child_label: 'Tom' } },
    { form: 'teacher', details: { child_label: 'Tom', known_weeks: 12 } },
  ]);
  const { data: list } = await bob.client
    .from('informant_invites')
    .select('informant_label, completed_attempt_id, expires_at, revoked_at');
  expect(list).toMatchObject([
    { informant_label: 'class teacher', completed_attempt_id: submission.id, revoked_at: null },
  ]);
  expect((await visitor.rpc('get_attempt', { p_id: submission.id })).data).toBeNull();
});
