/** One frame for all that functions log: no private value gets in, and every line names its request. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createServiceClient } from '../../supabase/functions/_shared/http/clients.ts';
import { takeInHand } from '../../supabase/functions/_shared/http/in-hand.ts';
import { writeLog } from '../../supabase/functions/_shared/http/log.ts';
import { type RouteDeps, serveJson } from '../../supabase/functions/_shared/http/serve-json.ts';
import { deliverDue, type MailDeps } from '../../supabase/functions/_shared/mail/deliver.ts';
import { handle as feed } from '../../supabase/functions/podcast-feed/handler.ts';
import { type WebhookDeps, handle as webhook } from '../../supabase/functions/stripe-webhook/handler.ts';
import { answerOf } from './accounts.support.ts';
import { privateValues } from './private-values.support.ts';

const ids = ['0c310000-0000-4000-8000-000000000001', '0c310000-0000-4000-8000-000000000002'] as const;
const frame = { release: 'r42', newId: () => ids[1] };
const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Fails in the ways in which functions do, each time with the value in all that an error can hold. */
const failures = (value: string): unknown[] => [
  new Error(value, { cause: { message: value, details: value, hint: value, code: value } }),
  Object.assign(new TypeError(`bad ${value}`), { name: value, code: value, body: value }),
  { code: '23505', message: `Key (email)=(${value}) already exists`, details: value, hint: value },
  value,
];

const base: RouteDeps = { siteUrl: 'https://site.test', log: writeLog, newId: frame.newId };
const route = serveJson<{ text: string }, RouteDeps & { failure: unknown }>({
  name: 'probe',
  methods: ['POST'],
  schema: z.object({ text: z.string() }),
  handler: (_body, { deps }) => Promise.reject(deps.failure),
});

const asked = (value: string, path = 'probe') =>
  new Request(`https://functions.test/${path}?text=${encodeURIComponent(value)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': value,
      'user-agent': value,
      authorization: `Bearer ${value}`,
      'stripe-signature': value,
    },
    body: JSON.stringify({ text: value, [value]: value }),
  });

describe('the log of functions', () => {
  it('holds none of 200 private values, wherever they come in', async () => {
    expect(new Set(privateValues).size).toBe(200);
    for (const value of privateValues) {
      for (const failure of failures(value)) {
        const request = asked(value);
        await takeInHand(request, frame, () => route(request, { ...base, failure }));
        const mails = {
          ...base,
          claim: async () => [
            { id: value, send: () => Promise.reject(failure) },
            { id: value, send: async () => false },
          ],
        } as unknown as MailDeps;
        await takeInHand(request, frame, async () => Response.json(await deliverDue('send-mails', mails)));
        const events = { ...base, isSetUp: () => true, read: () => Promise.reject(failure) };
        const event = asked(value, 'stripe-webhook');
        await takeInHand(event, frame, () => webhook(event, events as unknown as WebhookDeps));
        const pod = new Request(`https://functions.test/podcast-feed?lang=${encodeURIComponent(value)}`);
        const deps = { ...base, site: value, self: value, episodes: () => Promise.reject(failure) };
        await takeInHand(pod, frame, () => feed(pod, deps));
      }
    }
    expect(lines).toHaveLength(200 * 4 * 5);
    const all = lines.join('\n');
    for (const value of privateValues) expect(all).not.toContain(value);
    for (const line of lines) {
      expect(JSON.parse(line)).toMatchObject({ source: 'function', request: ids[1], release: 'r42' });
    }
  });
});

describe('the number of a request', () => {
  it('is the one that the browser made, in the log, towards the database and on the answer', async () => {
    const seen: (string | null)[] = [];
    vi.stubGlobal('fetch', async (_input: unknown, init: RequestInit) => {
      seen.push(new Headers(init.headers).get('x-request-id'));
      return Response.json([]);
    });
    const service = createServiceClient({
      supabaseUrl: 'https://project.test',
      anonKey: 'a',
      serviceKey: 's',
      siteUrl: 'https://site.test',
    });
    const request = new Request('https://functions.test/probe', { headers: { 'x-request-id': ids[0] } });
    const answer = await takeInHand(request, frame, async () => {
      await service.rpc('anything');
      writeLog({ level: 'info', function: 'probe', event: 'all_done' });
      return Response.json({ ok: true }, { status: 201 });
    });
    expect(seen).toEqual([ids[0]]);
    expect(lines.map((line) => JSON.parse(line).request)).toEqual([ids[0]]);
    expect([answer.headers.get('x-request-id'), answer.status]).toEqual([ids[0], 201]);
    expect(await answerOf(answer)).toMatchObject({ body: { ok: true } });
  });

  it('is made anew where the caller gave none, and each of two at once keeps its own', async () => {
    const slow = async (id: string | null): Promise<Response> => {
      const request = new Request('https://functions.test/a', id ? { headers: { 'x-request-id': id } } : {});
      return takeInHand(request, frame, async () => {
        await Promise.resolve();
        writeLog({ level: 'info', function: 'probe', event: 'all_done' });
        return new Response(null, { status: 204 });
      });
    };
    const answers = await Promise.all([slow(ids[0]), slow(null)]);
    expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual([...ids]);
    expect(lines.map((line) => JSON.parse(line).request)).toEqual([...ids]);
  });
});
