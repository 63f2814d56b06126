/** Goes through the app as a reader does who follows every link, and says what each page leads to. */
import type { Page } from '@playwright/test';
import { matchPath, matchRoutes } from 'react-router-dom';
import { areKnown } from '../../src/app/guards/known-params.ts';
import { redirects } from '../../src/app/redirects.ts';
import { routedPages } from '../../src/app/route-rows.ts';

/** Of one page with the same pattern, so many are opened: an exercise is like the next. */
const alike = 2;

const patterns = [...routedPages.map(({ path }) => path), ...Object.keys(redirects)].map((path) => ({
  path,
}));

/** What stands at an address: the pattern of its page, and whether what it names is there. */
function targetOf(address: string): { pattern: string; isKnown: boolean } | null {
  const found = matchRoutes(patterns, address)?.at(-1);
  const pattern = found?.route.path;
  if (!found || pattern === undefined || !areKnown(found.params)) return null;
  return { pattern, isKnown: matchPath(pattern, address) !== null };
}

interface Seen {
  /** Where the address led. */
  readonly at: string;
  readonly heading: string;
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

/** Opens an address without loading the app anew and waits until its page stands. */
function open(page: Page, address: string): Promise<Seen> {
  return page.evaluate(async (to) => {
    const loading = '[data-slot="loading-state"], [data-slot="skeleton"]';
    const headings = () => [...document.querySelectorAll('h1')];
    const before = new Map(headings().map((heading) => [heading, heading.textContent]));
    const isNew = () => headings().some((heading) => before.get(heading) !== heading.textContent);
    const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    const from = window.location.pathname;
    window.history.pushState(null, '', to);
    const asked = window.location.pathname;
    window.dispatchEvent(new PopStateEvent('popstate'));
    const start = performance.now();
    // Who is led back to the page that stands, as visitors are to the way to sign in, meets its heading again.
    const isLedBack = () => asked !== from && window.location.pathname === from;
    // A page under another address of its own keeps its heading.
    while (!isNew() && !isLedBack() && performance.now() - start < 3000) await wait(20);
    let quietSince = performance.now();
    while (performance.now() - quietSince < 100 && performance.now() - start < 8000) {
      await wait(20);
      if (headings().length === 0 || document.querySelector(loading)) quietSince = performance.now();
    }
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.origin === window.location.origin)
      .map((link) => link.pathname + link.search + link.hash);
    return {
      at: window.location.pathname,
      heading: headings()[0]?.textContent ?? '',
      links: [...new Set(links)],
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    };
  }, address);
}

export interface Crawl {
  readonly pages: number;
  readonly links: number;
  /** Links that lead nowhere, with the page they stand on. */
  readonly dead: readonly string[];
}

const pathOf = (link: string) => link.replace(/[?#].*$/, '');
const hashOf = (link: string) => decodeURIComponent(link.match(/#(.+)$/)?.[1] ?? '');

/** @param from addresses to begin with; the app has to stand on the page */
export async function crawl(page: Page, from: readonly string[]): Promise<Crawl> {
  const queue = [...from];
  const seen = new Map<string, Seen>();
  const opened = new Map<string, number>();
  const places = new Map<string, string>();
  const dead: string[] = [];
  for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
    const path = pathOf(address);
    const target = targetOf(path);
    if (seen.has(path) || !target) continue;
    const times = opened.get(target.pattern) ?? 0;
    if (target.pattern.includes(':') && times >= alike) continue;
    opened.set(target.pattern, times + 1);
    const found = await open(page, address);
    seen.set(path, found);
    if (['Page Not Found', 'Something went wrong', ''].includes(found.heading))
      dead.push(`${address}: ${found.heading}`);
    for (const link of found.links) {
      if (!places.has(link)) places.set(link, path);
      queue.push(link);
    }
  }
  for (const [link, place] of places) {
    const path = pathOf(link);
    if (!targetOf(path)) dead.push(`${place} → ${link}`);
    const hash = hashOf(link);
    const target = seen.get(path);
    // Who is led elsewhere meets what is named there once the way is free.
    if (!hash || target?.at !== path || target.ids.includes(hash)) continue;
    // Where the page before stood longer than this one was waited for, its parts were taken for those of this one.
    const { ids } = await open(page, path);
    if (!ids.includes(hash)) dead.push(`${place} → ${link}: no such part`);
  }
  return { pages: seen.size, links: places.size, dead };
}
