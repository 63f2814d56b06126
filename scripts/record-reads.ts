/**
 * Opens every page of the built app as visitor and as two members of different plans, holds every answer of the backend back,
 * and writes down what all of them asked for (first-reads.json). Run it after `npm run build` when a page reads something else
 * at its start; a browser test says when that is so.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { serve } from '../bench/embedded.ts';
import { asMember, routedPages } from '../src/app/route-rows.ts';
import { type DemoPerson, demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { addresses } from './addresses.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { type FirstRead, type FirstReads, keepReads } from './first-reads.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Headers that change what is answered, or that it needs. */
const kept = ['accept', 'accept-profile', 'content-profile', 'content-type', 'prefer', 'range'];
/** Whatever asks has asked by then. Milliseconds without a further file or question. */
const quiet = 800;

const server = await serve('memory://', 'dist');
const browser = await chromium.launch(launchOptions(await findBrowser()));

/** What stands in an address where the page's own has a parameter, by the name of it. */
const valuesIn = (pattern: string, address: string) => {
  const parts = address.split('/');
  return pattern
    .split('/')
    .flatMap((name, n) => (name.startsWith(':') ? [[name.slice(1), parts[n] ?? ''] as const] : []));
};

/** @param values what to write names in the place of, by these names */
const readOf = (request: Request, values: readonly (readonly [string, string])[]): FirstRead => {
  const { pathname, search } = new URL(request.url());
  const sent = request.headers();
  const plain = (text: string) =>
    values
      .filter(([, value]) => value !== '')
      .reduce(
        (written, [name, value]) =>
          written.replaceAll(new RegExp(`(?<![\\w-])${value}(?![\\w-])`, 'g'), `{${name}}`),
        // One language by itself is the reader's; in a list others stand beside it.
        text.replaceAll('"p_lang":"en"', '"p_lang":"{language}"'),
      );
  const headers = Object.fromEntries(
    kept.flatMap((name) => (sent[name] === undefined || sent[name] === '*/*' ? [] : [[name, sent[name]]])),
  );
  const body = request.postData();
  return {
    method: request.method(),
    path: plain(pathname + search),
    headers,
    ...(body === null ? {} : { body: plain(body) }),
    ...(/\["en"\]/.test(body ?? '') ? { only: 'en' } : {}),
  };
};

/**
 * Whether it asks, the same tomorrow and in the name of nobody else, and is asked by whoever opens the page. What is only
 * counted (HEAD, and messages) stands on a badge that nobody waits for, and whether an account is to be erased is said above every
 * page when that has come; what writes is done by the page alone.
 */
const holds = ({ method, path, body = '' }: FirstRead, user: string) =>
  ['GET', 'POST'].includes(method) &&
  path !== '/rest/v1/rpc/unread_messages' &&
  !path.startsWith('/rest/v1/account_erasures?') &&
  (path.startsWith('/rest/') || (user !== '' && path === '/functions/v1/check-subscription')) &&
  !/\d{4}-\d\d-\d\d|[0-9a-f]{8}-[0-9a-f]{4}-/.test(decodeURIComponent(path) + body);

async function asksAt(page: Page, pattern: string, path: string, user: string): Promise<FirstRead[]> {
  const values = [...valuesIn(pattern, path), ['user', user] as const];
  const asked: FirstRead[] = [];
  let last = performance.now();
  const touched = () => {
    last = performance.now();
  };
  // What the head asks for already would be asked for by nobody else.
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        /"reads":\{.*?\}(?=\}<\/script>)/s,
        '"reads":{"visitor":[],"member":[]}',
      );
      await route.fulfill({ response, body: html });
    },
  );
  await page.route(/\/(rest|functions)\/v1\//, (route) => {
    asked.push(readOf(route.request(), values));
  });
  page.on('request', touched);
  await page.goto(server.url + path);
  touched();
  while (performance.now() - last < quiet) await new Promise((next) => setTimeout(next, 50));
  page.off('request', touched);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return asked.filter((one) => holds(one, user));
}

async function contextOf(opened: Browser, person: DemoPerson | null) {
  const context = await opened.newContext({ serviceWorkers: 'block', viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  if (person) {
    await page.goto(`${server.url}/auth?mode=login&redirect=%2Fmedical-disclaimer`);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === '/medical-disclaimer');
  }
  return { page, user: person?.id ?? '' };
}

const personOf = (tier: DemoPerson['tier']) => {
  const found = demoPeople.find((one) => one.tier === tier && one.role === null && !one.trial);
  if (!found) throw new Error(`nobody to try has ${tier}`);
  return found;
};
const visitor = [await contextOf(browser, null)];
const members = [
  await contextOf(browser, personOf('freemium')),
  await contextOf(browser, personOf('premium')),
];

const same = (a: FirstRead) => (b: FirstRead) => JSON.stringify(a) === JSON.stringify(b);
const inAll = ([first = [], ...others]: FirstRead[][]): FirstRead[] =>
  first
    .filter((one, index) => first.findIndex(same(one)) === index)
    .filter((one) => others.every((other) => other.some(same(one))));

/** Nobody's: as no answer comes, no page knows. */
const anyResult = '10000000-0000-4000-8000-000000000000';
/** Of an address with a parameter some, as each of them is the same page. */
const mostExamples = 3;
const patternOf = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`);

/** What somebody may open, by the page that stands there. */
const addressesOf = (isMember: boolean) => {
  const found = new Map<string, { pattern: string; path: string }[]>();
  for (const row of routedPages) {
    const { page } = (isMember && asMember(row)) || row;
    const { path: pattern } = row;
    const examples = addresses.map(({ path }) => path).filter((path) => patternOf(pattern).test(path));
    const own =
      isMember && /^[^:]*:attemptId$/.test(pattern) ? [pattern.replace(':attemptId', anyResult)] : [];
    const paths = pattern.includes(':') ? [...new Set(examples)].slice(0, mostExamples) : [pattern];
    const at = [...paths, ...own].map((path) => ({ pattern, path }));
    found.set(page, [...(found.get(page) ?? []), ...at]);
  }
  return found;
};

const reads: Record<string, { visitor: FirstRead[]; member: FirstRead[] }> = {};
for (const [who, contexts] of [
  ['visitor', visitor],
  ['member', members],
] as const)
  for (const [name, at] of addressesOf(who === 'member')) {
    const asked: FirstRead[][] = [];
    for (const { pattern, path } of at)
      for (const { page, user } of contexts) asked.push(await asksAt(page, pattern, path, user));
    const common = inAll(asked);
    if (common.length === 0) continue;
    reads[name] ??= { visitor: [], member: [] };
    reads[name][who] = common;
    console.log(`${who} ${name}: ${common.map(({ path }) => path.split('?')[0]).join(' ')}`);
  }
const ordered = Object.fromEntries(Object.entries(reads).sort(([a], [b]) => (a < b ? -1 : 1)));
keepReads(root, ordered satisfies FirstReads);
await browser.close();
await server.stop();
