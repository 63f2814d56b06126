import { describe, expect, it } from 'vitest';
import { firebaseFile, vercelFile } from '../../scripts/host-files.ts';
import { type PageFile, redirectsFile } from '../../scripts/page-files.ts';
import { headerRules, headersFile } from '../../scripts/site-files.ts';
import { notFoundRow, routeRows } from '../../src/app/route-rows.ts';
import { languageCodes } from '../../src/config/languages.ts';

const none = { code: [], session: [], signIn: [], texts: [], sessionTexts: [] };
const pages: PageFile[] = [
  { ...none, row: routeRows.home, at: ['/'], html: 'index.html', isDrawn: true, languages: languageCodes },
  { ...none, row: routeRows.faq, at: ['/faq'], html: 'faq.html', isDrawn: true, languages: languageCodes },
  {
    ...none,
    row: routeRows.reportByTest,
    at: ['/:testKey/report/:attemptId', '/reports/:attemptId'],
    html: 'shells/reports-report.html',
    isDrawn: false,
    languages: ['en'],
  },
  { ...none, row: notFoundRow, at: ['*'], html: 'app.html', isDrawn: false, languages: ['en'] },
];
const inline = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] };
const rules = headerRules({}, inline);

interface Entry {
  source: string;
  headers: { key: string; value: string }[];
}
interface Rewrite {
  source: string;
  destination: string;
}
interface Config {
  headers: Entry[];
  rewrites: Rewrite[];
}

/** Of two rules for one header the later holds. */
function said(entries: readonly Entry[], fits: (source: string) => boolean): Record<string, string> {
  const all = entries.filter(({ source }) => fits(source)).flatMap(({ headers }) => headers);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

const vercel = JSON.parse(vercelFile(rules, pages)) as Config;
const { hosting: firebase } = JSON.parse(firebaseFile(rules, pages)) as { hosting: Config };
const underscored: Entry[] = [];
for (const line of headersFile(rules).split('\n')) {
  const [, key, value = ''] = /^ {2}([^:]+): (.+)$/.exec(line) ?? [];
  if (line.startsWith('/')) underscored.push({ source: line, headers: [] });
  else if (key !== undefined) underscored.at(-1)?.headers.push({ key, value });
}

const pattern = (source: string, any: string, part: string) =>
  new RegExp(`^${source.replaceAll(any, '\u0000').replaceAll(part, '[^/]+').replaceAll('\u0000', '.*')}$`);
const ofVercel = (source: string) => pattern(source.replace(/:\w+/g, ':'), '(.*)', ':');
const ofFirebase = (source: string) => pattern(source, '**', '*');
const ofUnderscored = (source: string) => pattern(source.replace(/:\w+/g, ':'), '*', ':');

describe('the files of the hosts', () => {
  it.each([
    '/',
    '/faq',
    '/de/faq',
    '/assets/a.js',
    '/reports/a',
    '/shared/a',
    '/focuscheck/report/a',
    '/account',
  ])('answer %s with the same headers', (address) => {
    const expected = said(underscored, (source) => ofUnderscored(source).test(address));
    expect(expected['Content-Security-Policy']).toContain("'sha256-a'");
    expect(said(vercel.headers, (source) => ofVercel(source).test(address))).toEqual(expected);
    expect(said(firebase.headers, (source) => ofFirebase(source).test(address))).toEqual(expected);
  });

  it('answer an address that is no file with the same one', () => {
    const lines = redirectsFile(pages).trim().split('\n');
    const redirects = lines
      .map((line) => line.split(' '))
      .map(([source = '', destination = '']) => ({
        source,
        destination,
      }));
    const first = (list: readonly Rewrite[], as: (source: string) => RegExp, address: string) =>
      list.find(({ source }) => as(source).test(address))?.destination;
    for (const address of ['/reports/a', '/focuscheck/report/a', '/xx/faq', '/no-such-page', '/de/a/b']) {
      const expected = first(redirects, ofUnderscored, address);
      expect(expected, address).toMatch(/html$/);
      expect(first(vercel.rewrites, ofVercel, address), address).toBe(expected);
      expect(first(firebase.rewrites, ofFirebase, address), address).toBe(expected);
    }
  });

  it('find the page of an address without an ending, in every language', () => {
    for (const { rewrites } of [vercel, firebase]) {
      const to = new Map(rewrites.map(({ source, destination }) => [source, destination]));
      expect(to.get('/faq')).toBe('/faq.html');
      expect(to.get('/de/faq')).toBe('/de/faq.html');
    }
  });
});
