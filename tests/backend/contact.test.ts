/** From the form to the operator's mail, over the Data API as visitors meet it. */
import { beforeAll, describe, expect, it } from 'vitest';
import { brand } from '../../src/config/brand.ts';
import { createDeps } from '../../supabase/functions/contact-notify/deps.ts';
import { handle } from '../../supabase/functions/contact-notify/handler.ts';
import { contactSample } from '../database/support/rows/messages.ts';
import { answerOf, post } from '../functions/accounts.support.ts';
import { withNativePostgres } from '../support/native-postgres.ts';
import { startTestBackend } from './support/backend.ts';

let server: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  server = await startTestBackend('memory://', process.cwd());
  return () => server.stop();
});

const forget = () => server.backend.db.query('delete from public.rate_limits');
const many = (count: number, first: number) =>
  Array.from({ length: count }, (_, n) => contactSample(first + n));
const stored = async () => (await server.backend.db.query('select id from public.user_messages')).length;
const send = (row: object, headers: Record<string, string> = {}) =>
  server.raw('/rest/v1/user_messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal', ...headers },
    body: JSON.stringify(row),
  });

describe('a visitor', () => {
  it('writes, and reads nothing, not even the own message', async () => {
    const { error } = await server.client().from('user_messages').insert(contactSample(1));
    expect(error).toBeNull();
    for (const answer of [
      await server.client().from('user_messages').select('*'),
      await server.client().from('user_messages').insert(contactSample(2)).select(),
      await server.client().from('user_messages').update({ is_read: true }).neq('subject', ''),
      await server.client().from('user_messages').delete().neq('subject', ''),
    ])
      expect(answer.error?.code).toBe('42501');
    expect(await stored()).toBe(1);
  });

  it.each([
    ['a foreign sender', { sender_id: '0a000000-0000-4000-8000-000000000001' }, 403],
    ['a column of the server', { is_read: true }, 401],
    ['a time of their own', { created_at: '2020-01-01T00:00:00Z' }, 401],
    ['a seventh part', { content: `${contactSample(9).content}\nRole: admin` }, 400],
    ['NUL', { content: `${contactSample(9).content}\u0000` }, 400],
    ['a megabyte', { content: 'x'.repeat(1_000_000) }, 400],
  ])('is refused with %s', async (_name, change, status) => {
    await forget();
    const before = await stored();
    const answer = await send({ ...contactSample(9), ...change });
    expect([status, 401]).toContain(answer.status);
    expect(answer.status).toBeLessThan(500);
    expect(await stored()).toBe(before);
  });

  it('gets five messages through of a hundred at once, whatever address the headers claim', async () => {
    await forget();
    const before = await stored();
    const answers = await Promise.all(
      many(100, 100).map((row, n) =>
        send(row, {
          'x-forwarded-for': `9.9.9.${n}`,
          'cf-connecting-ip': `9.9.9.${n}`,
          'x-real-ip': `9.9.9.${n}`,
        }),
      ),
    );
    const having = (status: number) => answers.filter((answer) => answer.status === status);
    expect([having(201).length, having(429).length]).toEqual([5, 95]);
    expect(await stored()).toBe(before + 5);
  });

  it('who sends the same a hundred times at once is stored once', async () => {
    await forget();
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(contactSample(300))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    expect(await stored()).toBe(before + 1);
  });
});

describe('the operator', () => {
  const env = () => ({
    supabaseUrl: server.url,
    siteUrl: server.url,
    anonKey: server.backend.config.auth.publishable_key,
    serviceKey: server.backend.config.auth.secret_key,
  });
  const settings: Record<string, string> = { RESEND_API_KEY: 'test' };
  const deps = () =>
    createDeps(env(), (name) => ({ ...settings, RESEND_API_URL: `${server.url}/_local/resend` })[name]);
  const notify = async (own = deps()) => answerOf(await handle(post({}), own));
  const inbox = async () => (await server.mails(brand.email)).map(({ subject }) => subject).sort();

  it('is told of each message once, though many ask at once and an answer gets lost', async () => {
    const all = await server.backend.db.query<{ subject: string }>(
      'select subject from public.user_messages order by subject',
    );
    expect(all.length).toBeGreaterThan(3);
    const lost = { ...deps(), noteSent: () => Promise.reject(new Error('the connection broke')) };
    expect(await notify(lost)).toEqual({ status: 200, body: {} });
    await server.backend.db.query(`update private.contact_queue set next_try_at = now()`);
    await Promise.all([notify(), notify(), notify()]);
    await notify();
    expect(await inbox()).toEqual(all.map(({ subject }) => subject));
  });

  it('reads the words and answers by one press', async () => {
    const [mail] = await server.mails(brand.email);
    expect(mail?.type).toBe('contact');
    expect(mail?.text).toContain('From Ann Example, ann@example.com');
    expect(mail?.html).toContain('mailto:ann@example.com');
  });
});

describe('with a native database', () => {
  const native = withNativePostgres();
  it('the Data API tells of the network, too', async () => {
    const own = await startTestBackend(await native.createDatabase(), process.cwd());
    try {
      const answers = await Promise.all(
        many(8, 1).map((row) => own.client().from('user_messages').insert(row)),
      );
      expect(answers.filter(({ error }) => error === null)).toHaveLength(5);
      const [counter] = await own.backend.db.query(
        `select encode(sha256(s.secret || sha256(s.secret || convert_to(a, 'UTF8'))), 'hex') as digest
         from private.request_source s, unnest('{127.0.0.1}'::text[]) a
         where exists (select from public.rate_limits r where r.key = 'contact:network:'
           || encode(sha256(s.secret || sha256(s.secret || convert_to(a, 'UTF8'))), 'hex'))`,
      );
      expect(counter).toBeDefined();
    } finally {
      await own.stop();
    }
  });
});
