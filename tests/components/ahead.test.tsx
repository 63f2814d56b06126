import { beforeEach, describe, expect, it, vi } from 'vitest';

const root = document.documentElement;

/** What a page that is being opened does before its content is drawn. */
async function openPage(
  address: string,
  stored: Record<string, string> = {},
  language = 'en',
): Promise<void> {
  window.history.replaceState(null, '', address);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const block = {
    languages: ['en', 'de'],
    language,
    hasTwins: false,
    texts: ['/assets/locales-1/en/common.json'],
    session: ['/assets/session.js'],
    sessionTexts: ['/assets/locales-1/en/common.json', '/assets/locales-1/en/today.json'],
    signIn: ['/assets/sign-in.js'],
  };
  document.head.innerHTML = `<script type="application/json" id="ahead">${JSON.stringify(block)}</script>`;
  vi.resetModules();
  await import('../../public/ahead.js');
}

const asked = () => [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
/** As it is kept; milliseconds since 1970. */
const sessionUntil = (end: number) => JSON.stringify({ expires_at: Math.floor(end / 1000) });
const isShown = () => root.dataset.fresh === undefined;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.fresh;
});

describe('before a page is drawn', () => {
  it('an English visitor is shown what was prerendered and asks for nothing more', async () => {
    await openPage('/pricing');
    expect([isShown(), asked()]).toEqual([true, []]);
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
    expect([isShown(), asked(), root.lang]).toEqual([true, [], 'de']);
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
});
