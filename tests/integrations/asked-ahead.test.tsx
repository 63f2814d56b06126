import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askedAhead, questionKey } from '@/integrations/supabase/asked-ahead';

const url = 'https://backend.example.com/rest/v1/profiles?id=eq.1';
const headers = new Headers({ accept: 'application/json', apikey: 'public' });
const get = { method: 'GET' };

const ask = (answer: Promise<Response>, token: string | null = 'mine', to = url, init: RequestInit = get) => {
  window.fclAskedAhead ??= { token, answers: new Map() };
  window.fclAskedAhead.answers.set(questionKey(init.method ?? 'GET', to, headers, init.body), answer);
};
const read = async (answer: Promise<Response | null>) => (await answer)?.json();

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(2000);
});
afterEach(() => {
  delete window.fclAskedAhead;
  vi.restoreAllMocks();
});

describe('what the head of the page has asked for', () => {
  it('answers the same question once', async () => {
    ask(Promise.resolve(Response.json({ name: 'Ann' })));
    expect(await read(askedAhead(url, get, headers, 'mine'))).toEqual({ name: 'Ann' });
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
  });

  it('answers no other question: not another address, method, body or form', async () => {
    ask(Promise.resolve(Response.json(1)));
    expect(await askedAhead(`${url}&limit=1`, get, headers, 'mine')).toBeNull();
    expect(
      await askedAhead(url, get, new Headers({ accept: 'text/csv', apikey: 'public' }), 'mine'),
    ).toBeNull();
    ask(Promise.resolve(Response.json(2)), 'mine', url, { method: 'POST', body: '{}' });
    expect(await askedAhead(url, { method: 'POST', body: '{"a":1}' }, headers, 'mine')).toBeNull();
  });

  it('is nobody else’s: whoever signed in, or out, since then is answered afresh, now and later', async () => {
    ask(Promise.resolve(Response.json(1)));
    expect(await askedAhead(url, get, headers, 'another')).toBeNull();
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
    delete window.fclAskedAhead;
    ask(Promise.resolve(Response.json(1)));
    expect(await askedAhead(url, get, headers, null)).toBeNull();
  });

  it('is asked for again where it failed or was refused', async () => {
    ask(Promise.reject(new TypeError('no connection')));
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
    ask(Promise.resolve(new Response('{}', { status: 401 })));
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
  });

  it('is out of date once something was sent, but not by a function that only reads, or a count', async () => {
    const functionAt = (name: string) => `https://backend.example.com/rest/v1/rpc/${name}`;
    const post = { method: 'POST', body: '{}' };
    for (const name of ['my_plan_credit', 'unread_messages', 'people_present', 'community_present']) {
      ask(Promise.resolve(Response.json(1)));
      await askedAhead(functionAt(name), post, headers, 'mine');
      expect(await read(askedAhead(url, get, headers, 'mine'))).toBe(1);
    }
    ask(Promise.resolve(Response.json(1)));
    await askedAhead(`${url}&limit=1`, { method: 'HEAD' }, headers, 'mine');
    expect(await read(askedAhead(url, get, headers, 'mine'))).toBe(1);
    // That somebody is there is said while the page still reads.
    for (const method of ['PATCH', 'POST']) {
      ask(Promise.resolve(Response.json(1)));
      const presence = 'https://backend.example.com/rest/v1/user_presence?select=status';
      await askedAhead(presence, { method, body: '{}' }, headers, 'mine');
      expect(await read(askedAhead(url, get, headers, 'mine'))).toBe(1);
    }
    ask(Promise.resolve(Response.json(1)));
    await askedAhead(functionAt('keep_my_account'), post, headers, 'mine');
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
  });

  it('is out of date when the page has stood for a while', async () => {
    ask(Promise.resolve(Response.json(1)));
    vi.mocked(performance.now).mockReturnValue(16_000);
    expect(await askedAhead(url, get, headers, 'mine')).toBeNull();
  });
});
