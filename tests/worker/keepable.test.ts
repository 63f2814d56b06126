import { describe, expect, it } from 'vitest';
import { isContent, isHashed, isKeepable, isPage } from '@/worker/keepable.ts';

const site = 'https://a.example';
interface Answer {
  status?: number;
  type?: ResponseType;
  redirected?: boolean;
  contentType?: string;
}
/** An answer as a worker gets it; a program cannot make every kind of one. */
const answer = ({ status = 200, type = 'basic', redirected = false, contentType }: Answer) =>
  ({
    status,
    type,
    redirected,
    headers: new Headers(contentType ? { 'content-type': contentType } : {}),
  }) as Response;
const script = { contentType: 'text/javascript; charset=utf-8' };

describe('what the worker may keep', () => {
  it.each([
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
    ['/assets/locales-1/de/home.json', 'application/json'],
    ['/assets/inter.woff2', 'font/woff2'],
    ['/content/reports/de/focus_snapshot.json', 'application/json; charset=utf-8'],
    ['/icons/192.png', 'image/png'],
  ])('is %s that says it is %s', (path, contentType) => {
    expect(isKeepable(site + path, answer({ contentType }))).toBe(true);
  });

  it.each<[string, Answer]>([
    ['an answer of another site that cannot be looked into', { ...script, type: 'opaque', status: 0 }],
    ['an answer of another site', { ...script, type: 'cors' }],
    ['a fault of the server', { ...script, status: 500 }],
    ['a file that is gone', { ...script, status: 404 }],
    ['a part of a file', { ...script, status: 206 }],
    ['the answer of another address', { ...script, redirected: true }],
    ['a sign-in page in the place of the file', { contentType: 'text/html; charset=utf-8' }],
    ['an answer that does not say what it is', {}],
  ])('is not %s', (_what, given) => {
    expect(isKeepable(`${site}/assets/a.js`, answer(given))).toBe(false);
  });

  it('is no page and nothing without an ending', () => {
    for (const path of ['/', '/reports/1', '/app.html']) {
      expect(isKeepable(site + path, answer({ contentType: 'text/html' }))).toBe(false);
    }
  });
});

describe('addresses', () => {
  it.each(['/', '/faq', '/de/faq', '/auth', '/reports/1', '/authors', '/payments-explained'])(
    '%s is a page of the app',
    (path) => expect(isPage(path)).toBe(true),
  );

  it.each([
    '/rest/v1/profiles',
    '/auth/v1/verify',
    '/realtime/v1',
    '/functions/v1/calendar-feed',
    '/storage/v1/object',
    '/payments/checkout/1',
    '/_local/inbox',
    '/api/metrics',
    '/sitemap.xml',
  ])('%s is none, and no file that is kept', (path) => {
    expect([isPage(path), isHashed(path), isContent(path)]).toEqual([false, false, false]);
  });
});
