import { storedAttempt, takeSnapshot } from './support/snapshot.ts';
import { expect, keys, test } from './support/test.ts';

const endpoint = '/functions/v1/focus-snapshot-submit';
const headers = { apikey: keys.publishable, authorization: `Bearer ${keys.publishable}` };

function submission(change: Record<string, unknown> = {}) {
  const ids = ['AC', 'IC', 'OM', 'ES', 'DF'].flatMap((prefix, index) =>
    Array.from(
      { length: index < 3 ? 4 : 3 },
      (_, facet) => `${prefix}${String(facet * 10 + 1).padStart(3, '0')}`,
    ),
  );
  return {
    id: crypto.randomUUID(),
    test_id: 'focus_snapshot',
    instrument_version: '3.0.0',
    form: 'self',
    language: 'en',
    question_ids: ids,
    answers: Object.fromEntries(ids.map((id) => [id, 3])),
    item_times_ms: {},
    item_languages: {},
    started_at: '2026-11-20T09:00:00.000Z',
    completed_at: '2026-11-20T09:04:00.000Z',
    seed: 'browser-test',
    consent: null,
    ...change,
  };
}

test('the server scores the answers itself and ignores scores that a client sends', async ({
  request,
  service,
}) => {
  const body = { ...submission(), overall: 0, band: 'Low', total_score: 0, domains: {} };
  const answer = await request.post(endpoint, { data: body, headers });
  expect(answer.status()).toBe(200);
  const { data } = await service
    .from('assessment_attempts')
    .select('overall, band')
    .eq('id', body.id)
    .single();
  expect(data).toEqual({ overall: 50, band: 'Moderate' });
});

test('the same attempt twice is stored once, another under its id is refused', async ({
  request,
  service,
}) => {
  const body = submission();
  const answers = await Promise.all([1, 2, 3].map(() => request.post(endpoint, { data: body, headers })));
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200]);
  expect((await service.from('assessment_attempts').select('id').eq('id', body.id)).data).toHaveLength(1);
  const changed = { ...body, answers: { ...body.answers, AC001: 5 } };
  const refused = await request.post(endpoint, { data: changed, headers });
  expect(refused.status()).toBe(409);
  expect(await refused.json()).toMatchObject({ error: { code: 'attempt_conflict' } });
});

const bad: [string, Record<string, unknown>, string][] = [
  ['a question of another bank', { question_ids: ['ZZ001'] }, 'unknown_question'],
  ['an answer that was not asked', { answers: { AC100: 3 } }, 'answer_not_served'],
  ['no answers', { answers: {} }, 'no_answers'],
  ['an unknown test', { test_id: 'iq_test' }, 'unknown_test'],
  ['an id that is no random id', { id: '1' }, 'invalid_body'],
  ['answers as a list', { answers: [1, 2, 3] }, 'invalid_body'],
  ['an end before the start', { completed_at: '2020-01-01T00:00:00.000Z' }, 'bad_times'],
];
for (const [name, change, code] of bad) {
  test(`${name} is refused with a stable code and stores nothing`, async ({ request, service }) => {
    const body = submission(change);
    const answer = await request.post(endpoint, { data: body, headers });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { code } });
    if (/^[0-9a-f-]{36}$/.test(String(body.id))) {
      expect((await service.from('assessment_attempts').select('id').eq('id', body.id)).data).toEqual([]);
    }
  });
}

test('nobody writes or reads attempts past the function, and a claimed one opens to its owner only', async ({
  page,
  request,
  person,
  service,
}) => {
  const { id } = await storedAttempt(service, await takeSnapshot(page, () => 3));
  const direct = await request.post('/rest/v1/assessment_attempts', {
    data: { id: crypto.randomUUID() },
    headers,
  });
  expect(direct.status()).toBe(401);
  const list = await request.get('/rest/v1/assessment_attempts?select=id', { headers });
  expect(list.status()).toBe(401);
  await service.from('assessment_attempts').update({ user_id: person.id }).eq('id', id);
  const read = await request.post('/rest/v1/rpc/get_attempt', { data: { p_id: id }, headers });
  expect(read.ok()).toBe(true);
});

test('an address that nobody could know answers like one that does not exist', async ({ page }) => {
  await page.goto(`/focus-snapshot/report/${crypto.randomUUID()}`);
  await expect(page.getByText('Session not found')).toBeVisible();
  await expect(page.getByText('Could not find the assessment session.')).toBeVisible();
});
