/**
 * How fast pages arrive on a slow phone: Lighthouse (mobile, throttled by the browser itself: 562 ms a round trip, 1.5 Mbit/s,
 * a quarter of the processor), served compressed by HTTP/1.1. Nothing else may run beside it.
 * BENCH_RUNS (3; the median counts) and BENCH_PAGES ('/,/pricing') make it shorter.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser, launchOptions } from '../scripts/browser.ts';
import { addressIn } from '../src/app/language-addresses.ts';
import { paths } from '../src/config/paths.ts';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { serve } from './embedded.ts';
import type { Figure } from './figures.ts';
import { signIn } from './sign-in.ts';

interface PageCase {
  path: string;
  isMember: boolean;
  /** Largest paint at most, milliseconds. */
  paint: number;
  /** Lighthouse's own mark for speed, of 100, at least. */
  score?: number;
}

/** The home page as a visitor meets it has limits of its own. */
const home = (path: string): PageCase => ({ path, isMember: false, paint: 1000, score: 100 });
const visitor = (path: string): PageCase => ({ path, isMember: false, paint: 1400, score: 95 });
const member = (path: string): PageCase => ({ path, isMember: true, paint: 3000 });

/** One of each writing, beside English. */
const languages = ['de', 'ru', 'ja'] as const;

/** What the product says about itself, in every language at an address of its own; one page file draws all about its parts. */
const sitePages = [
  paths.features,
  paths.featureAssessments,
  paths.faq,
  paths.contact,
  paths.pricing,
  paths.privacy,
  paths.privacyPolicy,
  paths.sitemap,
  paths.dementiaPackage,
  paths.termsOfService,
  paths.cookiePolicy,
  paths.medicalDisclaimer,
];

const pages: readonly PageCase[] = [
  home('/'),
  ...sitePages.map(visitor),
  visitor('/store'),
  visitor('/auth'),
  visitor('/email-confirmation'),
  visitor('/focus-snapshot'),
  visitor('/neuro-settings'),
  visitor('/search?q=refund'),
  ...languages.flatMap((language) => [
    home(addressIn(language, paths.home)),
    ...sitePages.map((path) => visitor(addressIn(language, path))),
  ]),
  member('/'),
  member('/testing-hub'),
  member('/training-hub'),
  member('/account-settings'),
];

interface Visit {
  paint: number;
  shift: number;
  blocking: number;
  score: number;
  /** JavaScript asked for before the largest paint, and in all. */
  files: number;
  kilobytes: number;
  inAll: number;
}

const screen = { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75, disabled: false };

interface NetworkItem {
  resourceType?: string;
  networkRequestTime?: number;
  transferSize?: number;
}

/** @param isSecond keeps what the visit before left in the browser's cache */
async function visit(url: string, port: number, isSecond: boolean): Promise<Visit> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: ['performance'],
    formFactor: 'mobile',
    throttlingMethod: 'devtools',
    screenEmulation: screen,
    disableStorageReset: isSecond,
  });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.code}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  const scripts = (details?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  const paint = value('largest-contentful-paint');
  const before = scripts.filter(({ networkRequestTime = 0 }) => networkRequestTime <= paint);
  const sum = (items: readonly NetworkItem[]) =>
    items.reduce((total, { transferSize = 0 }) => total + transferSize, 0) / 1000;
  return {
    paint,
    shift: value('cumulative-layout-shift'),
    blocking: value('total-blocking-time'),
    score: 100 * (result.lhr.categories.performance?.score ?? Number.NaN),
    files: before.length,
    kilobytes: sum(before),
    inAll: sum(scripts),
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    paint: of('paint'),
    shift: of('shift'),
    blocking: of('blocking'),
    score: of('score'),
    files: of('files'),
    kilobytes: of('kilobytes'),
    inAll: of('inAll'),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const demoMember = demoPeople.find(({ tier, role }) => tier === 'plus' && role === null);

/** A page in a browser of its own: first visits, and then a second one. */
async function measure(base: string, { path, isMember }: PageCase, runs: number) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'fcl-pages-'));
  const options = launchOptions(await findBrowser());
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  });
  try {
    if (isMember) await signIn(context, base, { email: demoMember?.email ?? '', password: demoPassword });
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(base + path, port, false));
    return { first: medianVisit(visits), second: await visit(base + path, port, true) };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function figuresOf(page: PageCase, first: Visit, second: Visit): Figure[] {
  const isHome = page.score === 100;
  const name = (what: string) => `${page.path}${page.isMember ? ' signed in' : ''}, ${what}`;
  return [
    { name: name('largest paint'), value: first.paint, unit: 'ms', budget: page.paint },
    { name: name('largest paint, second visit'), value: second.paint, unit: 'ms', budget: 800 },
    { name: name('layout shift'), value: first.shift, unit: '', budget: 0.02 },
    { name: name('blocking time'), value: first.blocking, unit: 'ms', budget: 150 },
    {
      name: name('score'),
      value: first.score,
      unit: '',
      ...(page.score === undefined ? {} : { budget: page.score, atLeast: true }),
    },
    { name: name('scripts before the paint'), value: first.files, unit: 'files', budget: isHome ? 8 : 10 },
    {
      name: name('scripts before the paint'),
      value: first.kilobytes,
      unit: 'kB',
      budget: isHome ? 118 : 190,
    },
    { name: name('scripts in all'), value: first.inAll, unit: 'kB', budget: isHome ? 160 : 230 },
  ];
}

/** Page by page, as each is measured: all of them take half an hour. */
export async function* pageFigures(): AsyncGenerator<Figure> {
  const runs = Number(process.env.BENCH_RUNS ?? 3);
  const asked = process.env.BENCH_PAGES?.split(',');
  const server = await serve('memory://', 'dist');
  try {
    for (const page of pages.filter(({ path }) => asked === undefined || asked.includes(path))) {
      const { first, second } = await measure(server.url, page, runs);
      yield* figuresOf(page, first, second);
    }
  } finally {
    await server.stop();
  }
}
