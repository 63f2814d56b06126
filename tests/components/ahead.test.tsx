import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { questionKey } from '@/integrations/supabase/asked-ahead';

const root = document.documentElement;

/** What a page that is being opened does before its content is drawn. */
async function openPage(
  address: string,
  stored: Record<string, string> = {},
  language = 'en',
  opens: boolean | 'beside' = false,
  more: readonly string[] = [],
): Promise<void> {
  window.history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const block = {
    languages: ['en', 'de'],
    language,
    hasTwins: false,
    opens: opens === true,
    opensBeside: opens === 'beside',
    fonts: ['/assets/type.woff2'],
    texts: ['/assets/locales-1/en/common.json'],
    code: opens === false ? [] : ['/assets/page.js'],
    session: ['/assets/session.js'],
    sessionTexts: ['/assets/locales-1/en/common.json', '/assets/locales-1/en/today.json'],
    signIn: ['/assets/sign-in.js'],
    backend: { url: 'https://backend.example.com', key: 'public' },
    at: ['/texts/:slug', '/:kind/texts/:slug'],
    reads: {
      visitor: [{ method: 'GET', path: '/rest/v1/plan_prices', headers: { accept: 'a/b' } }],
      member: [
        ...more.map((table) => ({ method: 'GET', path: `/rest/v1/${table}`, headers: {} })),
        { method: 'GET', path: '/rest/v1/profiles?id=eq.{user}', headers: {} },
        { method: 'POST', path: '/rest/v1/rpc/my_plans', headers: {}, body: '{}' },
        {
          method: 'POST',
          path: '/rest/v1/rpc/text',
          headers: {},
          body: '{"p":"{slug}","p_lang":"{language}"}',
        },
        { method: 'POST', path: '/rest/v1/rpc/texts', headers: {}, body: '{"p_langs":["en"]}', only: 'en' },
      ],
    },
  };
  document.head.innerHTML = `<script type="application/json" id="ahead">${JSON.stringify(block)}</script>`;
  vi.resetModules();
  await import('../../public/ahead.js');
}

const type = '/assets/type.woff2';
const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
/** As it is kept; milliseconds since 1970. */
const sessionUntil = (end: number) => JSON.stringify({ expires_at: Math.floor(end / 1000) });
const lasting = () => sessionUntil(Date.now() + 3_600_000);
const isShown = () => root.dataset.fresh === undefined;

const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  answers.mockReset().mockImplementation(async () => Response.json([]));
  vi.stubGlobal('fetch', answers);
  delete window.fclAskedAhead;
  localStorage.clear();
  delete root.dataset.fresh;
  delete root.dataset.member;
  delete root.dataset.firstVisit;
});

afterEach(() => vi.unstubAllGlobals());

describe('before a page is drawn', () => {
  it('an English visitor is shown what was prerendered and asks for nothing more', async () => {
    await openPage('/pricing');
    expect([isShown(), asked()]).toEqual([true, [type]]);
  });

  it('the marks of an advertisement change nothing', async () => {
    await openPage('/pricing?utm_source=mail&gclid=1#plans');
    expect(isShown()).toBe(true);
  });

  it.each(['/auth?mode=signup', '/email-confirmation#access_token=a'])(
    '%s is not the page as prerendered',
    async (address) => {
      await openPage(address);
      expect(isShown()).toBe(false);
    },
  );

  it('a reader of another language asks for its texts at once and does not see English first', async () => {
    await openPage('/pricing', { i18nextLng: 'de' });
    expect([isShown(), asked()]).toEqual([false, ['/assets/locales-1/de/common.json']]);
  });

  it('a language in the address comes before a kept one, and one nobody speaks here does not count', async () => {
    await openPage('/pricing?lng=xx', { i18nextLng: 'de' });
    expect(asked()).toEqual(['/assets/locales-1/de/common.json']);
  });

  it('the page in the language of its address is shown as it was drawn, whatever was chosen before', async () => {
    await openPage('/de/pricing', { i18nextLng: 'en' }, 'de');
    expect([isShown(), asked(), root.lang]).toEqual([true, [type], 'de']);
  });

  it('a language in the address that nobody speaks here says nothing', async () => {
    await openPage('/xx/pricing', { i18nextLng: 'de' });
    expect([isShown(), root.lang]).toEqual([false, 'de']);
  });

  it('where a session is kept the client is asked for at once', async () => {
    await openPage('/pricing', { 'fcl.auth': sessionUntil(Date.now() + 3_600_000) });
    expect([isShown(), asked()]).toEqual([false, ['/assets/locales-1/en/today.json', '/assets/session.js']]);
  });

  it('where a session is kept the texts of the own page are asked for in the language of the reader', async () => {
    await openPage('/', { 'fcl.auth': sessionUntil(Date.now() + 3_600_000), i18nextLng: 'de' });
    expect(asked()).toEqual([
      '/assets/locales-1/de/common.json',
      '/assets/locales-1/de/today.json',
      '/assets/session.js',
    ]);
  });

  it.each([
    ['one that runs out', sessionUntil(Date.now() + 60_000)],
    ['one that has run out', sessionUntil(0)],
    ['one that does not say until when', '{}'],
  ])('%s is renewed at once, so sign-in is asked for, too', async (_what, session) => {
    await openPage('/pricing', { 'fcl.auth': session });
    expect([isShown(), asked()]).toEqual([
      false,
      ['/assets/locales-1/en/today.json', '/assets/session.js', '/assets/sign-in.js'],
    ]);
  });

  it.each([
    ['is seen by whose session is kept', '/testing-hub', { 'fcl.auth': lasting() }, true],
    [
      'is seen with the marks of an advertisement, too',
      '/testing-hub?gclid=1',
      { 'fcl.auth': lasting() },
      true,
    ],
    ['is not seen by a visitor, who is led to the sign-in', '/testing-hub', {}, false],
    ['waits where a session has to be renewed', '/testing-hub', { 'fcl.auth': sessionUntil(0) }, false],
    ['is not seen in another language', '/testing-hub', { 'fcl.auth': lasting(), i18nextLng: 'de' }, false],
    ['is not seen of another view', '/testing-hub?attempt=1', { 'fcl.auth': lasting() }, false],
  ])('what a page of members begins with %s', async (_what, address, stored, isSeen) => {
    await openPage(address, stored, 'en', true);
    expect(isShown()).toBe(isSeen);
  });

  it.each([
    ['whose session is kept', '/', { 'fcl.auth': lasting() }, true],
    ['nobody else', '/', {}, false],
    ['nobody whose session has to be renewed', '/', { 'fcl.auth': sessionUntil(0) }, false],
    ['nobody who reads another language', '/', { 'fcl.auth': lasting(), i18nextLng: 'de' }, false],
    ['nobody who asked for another view', '/?tab=plan', { 'fcl.auth': lasting() }, false],
  ])('what members see beside a page of visitors is shown to %s', async (_who, address, stored, isMember) => {
    await openPage(address, stored, 'en', 'beside');
    expect(root.dataset.member !== undefined).toBe(isMember);
    // Visitors alone see what is drawn for them.
    expect(isShown()).toBe(Object.keys(stored).length === 0);
  });

  it.each([
    ['on a first visit the type of what a page begins with waits for its code', null, true],
    ['where a service worker answers it is here already', {}, false],
  ])('%s', async (_what, controller, waits) => {
    vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: { controller } });
    await openPage('/testing-hub', { 'fcl.auth': lasting() }, 'en', true);
    expect(root.dataset.firstVisit !== undefined).toBe(waits);
  });

  it('what the page reads is asked for in nobody’s name by a visitor', async () => {
    await openPage('/pricing');
    expect(answers.mock.calls).toEqual([
      [
        'https://backend.example.com/rest/v1/plan_prices',
        {
          method: 'GET',
          headers: {
            accept: 'a/b',
            apikey: 'public',
            authorization: 'Bearer public',
            'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
          },
          body: undefined,
        },
      ],
    ]);
    expect([window.fclAskedAhead?.token, window.fclAskedAhead?.answers.size]).toEqual([null, 1]);
  });

  it('what the page reads is asked for in the name of whose session is kept, under the key by which it is taken', async () => {
    const kept = { access_token: 'mine', expires_at: Date.now() / 1000 + 3600, user: { id: 'ann' } };
    await openPage('/pricing', { 'fcl.auth': JSON.stringify(kept) });
    expect(answers.mock.calls.map(([address]) => address)).toEqual([
      'https://backend.example.com/rest/v1/profiles?id=eq.ann',
      'https://backend.example.com/rest/v1/rpc/my_plans',
      'https://backend.example.com/rest/v1/rpc/texts',
    ]);
    expect(answers.mock.calls[1]?.[1]).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer mine' },
      body: '{}',
    });
    const key = questionKey(
      'GET',
      'https://backend.example.com/rest/v1/profiles?id=eq.ann',
      new Headers(),
      undefined,
    );
    expect(window.fclAskedAhead?.token).toBe('mine');
    expect(window.fclAskedAhead?.answers.has(key)).toBe(true);
  });

  it('the code of a page of members is asked for behind what the page reads', async () => {
    let before: unknown = null;
    answers.mockImplementation(async () => {
      before ??= asked();
      return Response.json([]);
    });
    const kept = { access_token: 'mine', expires_at: Date.now() / 1000 + 3600, user: { id: 'ann' } };
    await openPage('/testing-hub', { 'fcl.auth': JSON.stringify(kept) }, 'en', true);
    expect(before).toEqual([]);
    expect(asked()[0]).toBe('/assets/page.js');
  });

  it('five questions go before the code, and the others after it', async () => {
    const before: number[] = [];
    answers.mockImplementation(async () => {
      before.push(asked().length);
      return Response.json([]);
    });
    const kept = { access_token: 'mine', expires_at: Date.now() / 1000 + 3600, user: { id: 'ann' } };
    const more = ['tasks', 'plans', 'habits', 'goals'];
    await openPage('/testing-hub', { 'fcl.auth': JSON.stringify(kept) }, 'en', true, more);
    expect(before.slice(0, 5)).toEqual([0, 0, 0, 0, 0]);
    expect(before.slice(5)).toEqual([asked().length, asked().length]);
    expect(window.fclAskedAhead?.answers.size).toBe(7);
  });

  it('the code is asked for also where a question cannot be asked', async () => {
    // At an address without TLS a browser makes no ids.
    vi.stubGlobal('crypto', {});
    const kept = { access_token: 'mine', expires_at: Date.now() / 1000 + 3600, user: { id: 'ann' } };
    await openPage('/testing-hub', { 'fcl.auth': JSON.stringify(kept) }, 'en', true);
    expect(asked()).toContain('/assets/page.js');
  });

  it('the code of a page of visitors is not asked for by members, who find another one there', async () => {
    await openPage('/', {}, 'en', 'beside');
    expect(asked()).toContain('/assets/page.js');
    document.head.replaceChildren();
    await openPage('/', { 'fcl.auth': lasting() }, 'en', 'beside');
    expect(asked()).toEqual(['/assets/locales-1/en/today.json', '/assets/session.js']);
  });

  it('the code of a page of members is asked for by whoever opens it', async () => {
    await openPage('/testing-hub', {}, 'en', true);
    expect(asked()).toContain('/assets/page.js');
  });

  it.each([
    ['/texts/sleep', 'en', ['{"p":"sleep","p_lang":"en"}', '{"p_langs":["en"]}']],
    ['/articles/texts/sleep', 'de', ['{"p":"sleep","p_lang":"de"}']],
    ['/texts/%22%7D', 'de', []],
    ['/texts/sleep/more', 'de', []],
  ])(
    '%s read in %s asks for what stands there, in words of its reader',
    async (address, language, bodies) => {
      const kept = { access_token: 'mine', expires_at: Date.now() / 1000 + 3600, user: { id: 'ann' } };
      await openPage(address, { 'fcl.auth': JSON.stringify(kept), i18nextLng: language });
      expect(answers.mock.calls.slice(2).map(([, init]) => init?.body)).toEqual(bodies);
    },
  );

  it.each([
    ['has run out', JSON.stringify({ access_token: 'mine', expires_at: 1, user: { id: 'ann' } })],
    ['names nobody', sessionUntil(Date.now() + 3_600_000)],
    ['cannot be read', `{"expires_at":${Math.floor(Date.now() / 1000) + 3600}`],
  ])('nothing is read in the name of a session that %s', async (_what, session) => {
    await openPage('/pricing', { 'fcl.auth': session });
    expect(answers).not.toHaveBeenCalled();
  });
});
