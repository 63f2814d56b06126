/**
 * The library as somebody meets it on a phone: how far the list moves while 200 cards arrive on a slow line, and how long it takes
 * from the press on 'Listen' until the device is told to speak. Needs a build.
 */
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/browser.ts';
import { libraryCategories } from '../../src/lib/library/kinds.ts';
import { admin, people, serve } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';
import { signIn } from '../sign-in.ts';

const cards = 200;
const screen = { width: 412, height: 823 };
/** As Lighthouse has a slow phone: a round trip, bytes a second, how much slower the processor is. */
const line = { offline: false, latency: 562, downloadThroughput: 1.5e6 / 8, uploadThroughput: 0.75e6 / 8 };
const throttle = 4;
const presses = 9;
const reader = { email: 'bench-0@example.com', password: 'Bench-Pass-1' };
const article = '/education/how-attention-works';

/** Cards of one to three lines of title, and one to six of what is in them. */
async function fill(url: string): Promise<void> {
  const service = admin(url);
  const rows = Array.from({ length: cards }, (_, at) => ({
    id: crypto.randomUUID(),
    kind: 'article',
    slug: `card-${at}`,
    tier: (['freemium', 'plus', 'premium'] as const)[at % 3],
    category: libraryCategories[at % libraryCategories.length],
    state: 'published',
    publish_at: new Date(Date.now() - (60 + at) * 60_000).toISOString(),
    published_at: new Date(Date.now() - (60 + at) * 60_000).toISOString(),
  }));
  const told = ({ error }: { error: { message: string } | null }) => {
    if (error) throw new Error(error.message);
  };
  told(await service.from('articles').insert(rows));
  const texts = rows.map(({ id }, at) => ({
    article_id: id,
    lang: 'en',
    status: 'current',
    title: `Small steps for a long morning, ${'and what comes after it '.repeat(at % 3)}${at}`,
    summary: 'What helps when a day begins with too much at once. '.repeat(1 + (at % 5)).trim(),
    contents: [{ level: 2, text: 'One' }],
    reading_min: 3 + (at % 7),
  }));
  told(await service.from('article_texts').insert(texts));
}

/** Adds up, in the page, what moved though nobody had pressed anything. */
function watchShifts(): void {
  const seen = { moved: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.moved += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const moved = (page: Page): Promise<number> => page.evaluate('seen.moved');

/** What the first cards moved, and what those moved that came by 'Show more'. */
async function listShifts(context: BrowserContext, url: string): Promise<{ first: number; more: number }> {
  const page = await context.newPage();
  await page.addInitScript(watchShifts);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.emulateNetworkConditions', line);
  await page.goto(`${url}/education`);
  const rows = page.locator('ol > li');
  await rows.first().waitFor();
  await page.locator('[data-part=for-you]').waitFor();
  await page.waitForTimeout(1000);
  const first = await moved(page);
  const button = page.getByRole('button', { name: 'Show more' });
  for (let shown = await rows.count(); shown < cards; shown = await rows.count()) {
    await button.click();
    await rows.nth(shown).waitFor();
    await page.waitForTimeout(600);
  }
  const all = await moved(page);
  await page.close();
  return { first, more: all - first };
}

/** A synthesiser that notes when it was told to speak. */
function fakeSpeech(): void {
  const pressed = { at: 0, took: -1 };
  Object.assign(window, { pressed });
  addEventListener('pointerdown', ({ timeStamp }) => {
    pressed.at = timeStamp;
  });
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const voice = { voiceURI: 'ann', name: 'Ann', lang: 'en-US', localService: true, default: true };
  const synth = {
    getVoices: () => [voice],
    speak: () => {
      if (pressed.took < 0) pressed.took = performance.now() - pressed.at;
    },
    cancel: () => undefined,
    resume: () => undefined,
    speaking: false,
    pending: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synth });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
}

/** Milliseconds of first presses, each on a page that was just opened. */
async function speechTimes(context: BrowserContext, url: string): Promise<number[]> {
  const page = await context.newPage();
  await page.addInitScript(fakeSpeech);
  const protocol = await context.newCDPSession(page);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const times: number[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.goto(`${url}${article}`);
    await page.getByRole('button', { name: 'Listen' }).click();
    await page.waitForFunction('pressed.took >= 0');
    const took: number = await page.evaluate('pressed.took');
    times.push(took);
  }
  await page.close();
  return times;
}

async function measure(browser: Browser, url: string): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: screen, hasTouch: true, isMobile: true });
  await signIn(context, url, reader);
  const { first, more } = await listShifts(context, url);
  const times = await speechTimes(context, url);
  const list = `/education, ${cards} cards on a slow line, ${screen.width} px: layout shift`;
  const speech = `Listen, from the press to a fake synthesiser's speak, ${throttle}x throttled`;
  return [
    { name: `${list} of the first page`, value: first, unit: '', budget: 0.02 },
    { name: `${list} of all that 'Show more' brings`, value: more, unit: '', budget: 0 },
    { name: `${speech}, median`, value: percentile(times, 0.5), unit: 'ms' },
    { name: `${speech}, most`, value: Math.max(...times), unit: 'ms', budget: 300 },
  ];
}

export async function readingFigures(): Promise<Figure[]> {
  const server = await serve('memory://', 'dist');
  try {
    await people(server.url, 1);
    await fill(server.url);
    const browser = await chromium.launch(launchOptions(await findBrowser()));
    try {
      return await measure(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
  }
}
