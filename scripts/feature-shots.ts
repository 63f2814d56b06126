/** The pictures of the running product that its feature pages show: each in two widths, two themes and two formats. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import encodeAvif, { init as initAvif } from '@jsquash/avif/encode.js';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { madeConsent } from '../src/lib/consent/consent.ts';
import {
  featureIds,
  featurePages,
  pictureFile,
  pictureSizes,
  pictureThemes,
} from '../src/lib/site/feature-pages.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { answer, logIn, serve, startSnapshot } from './shot-server.ts';

/** Bytes that a file has at most. */
const most = 60_000;
const narrow = pictureSizes.narrow;

interface Picture {
  readonly path: string;
  /** The part of a demo account's address before the @; nobody without it. */
  readonly as?: string;
  /** Display settings as the device keeps them. */
  readonly look?: Readonly<Record<string, string>>;
  /** Brings the page into the state to be pictured. */
  readonly prepare?: (page: Page, url: string) => Promise<void>;
  /** What stands at the top of the picture; the top of the page without it. */
  readonly from?: string;
}

async function takeSnapshot(page: Page, value: (index: number) => number): Promise<void> {
  await startSnapshot(page);
  await answer(page, 18, value);
  await page.locator('[data-screen=results]').waitFor();
}

async function openReport(page: Page): Promise<void> {
  await takeSnapshot(page, (index) => 2 + ((index * 5) % 4));
  await page.locator('[data-action=open-report]').click();
  await page.locator('[data-screen=report]').waitFor();
}

async function toFourthQuestion(page: Page): Promise<void> {
  await startSnapshot(page);
  await answer(page, 3, () => 3);
  await page.keyboard.press('3');
}

/** Answers one of five to a question of a run. */
type Answering = (index: number) => number;

/** Two results with three weeks between them, answered without haste. */
async function takeTwice(page: Page, url: string): Promise<void> {
  const runs: readonly [days: number, value: Answering][] = [
    [21, (index) => 3 + ((index * 7) % 3)],
    [0, (index) => 1 + ((index * 7) % 4)],
  ];
  const now = Date.now();
  for (const [days, value] of runs) {
    const start = now - days * 86_400_000;
    await page.clock.setFixedTime(start);
    await page.goto(`${url}/focus-snapshot`);
    await startSnapshot(page);
    for (let index = 0; index < 18; index += 1) {
      await page.clock.setFixedTime(start + (index + 1) * 6000);
      await answer(page, 1, () => value(index));
    }
    await page.locator('[data-screen=results]').waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Shows what is in a file of another calendar. */
async function readOtherCalendar(page: Page): Promise<void> {
  const events = [
    ['Lecture', 'DTSTART:20260105T090000', 'DURATION:PT90M', 'RRULE:FREQ=WEEKLY;BYDAY=MO,WE'],
    ['Choir', 'DTSTART:20260106T190000', 'DURATION:PT2H', 'RRULE:FREQ=WEEKLY;BYDAY=TU'],
    ['Library day', 'DTSTART;VALUE=DATE:20260109', 'RRULE:FREQ=WEEKLY;BYDAY=FR'],
  ].map(([title, ...lines], at) =>
    ['BEGIN:VEVENT', `UID:${at}@example.com`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n'),
  );
  await page.locator('[data-action=import-file]').click();
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
  await page.getByRole('dialog').locator('textarea').fill(text);
  await page.locator('[data-action=read-text]').click();
  await page.locator('[data-action=save-import]').waitFor();
}

/** Opens the form of a reminder and fills it in. */
async function writeReminder(page: Page, title: string, when: string): Promise<void> {
  await page.locator('[data-action=add-reminder]').first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(/What should we remind you of/).fill(title);
  await form.getByRole('button', { name: when }).click();
}

const pictures: Readonly<Record<string, Picture>> = {
  'testing-hub': { path: '/testing-hub', as: 'plus' },
  question: { path: '/focus-snapshot', prepare: toFourthQuestion },
  'procrastination-test': { path: '/test-intro/procrastination', as: 'premium' },
  'focus-burst': { path: '/training-hub/focus-burst', as: 'plus' },
  'memory-check': { path: '/test-intro/memory-check', as: 'premium' },
  'word-recall': { path: '/training-hub/word-recall/intro', as: 'plus' },
  'training-hub': { path: '/training-hub', as: 'plus' },
  exercise: { path: '/training-hub/gonogo', as: 'plus' },
  history: {
    path: '/test-history',
    as: 'freemium',
    prepare: async (page, url) => {
      await takeTwice(page, url);
      await page.goto(`${url}/test-history`);
    },
  },
  comparison: {
    path: '/test-history',
    as: 'trial',
    prepare: async (page, url) => {
      await takeTwice(page, url);
      await page.goto(`${url}/test-history`);
      await page.locator('a[href^="/test-history/compare"]').first().click();
      await page.waitForURL((address) => address.pathname === '/test-history/compare');
    },
  },
  display: { path: '/neuro-settings' },
  'display-question': {
    path: '/focus-snapshot',
    look: {
      'fcl.display': JSON.stringify({
        contrast: 'high',
        textSize: '125',
        letterSpacing: 'wide',
        font: 'atkinson',
      }),
    },
    prepare: toFourthQuestion,
  },
  report: { path: '/focus-snapshot', prepare: openReport },
  share: { path: '/focus-snapshot', as: 'premium', prepare: openReport, from: '#share' },
  'community-questions': { path: '/community-qa' },
  'community-topic': {
    path: '/community-qa',
    prepare: async (page) => {
      await page.locator('main article a').first().click();
      await page.waitForURL((address) => address.pathname.startsWith('/community-qa/'));
    },
  },
  calendar: {
    path: '/calendar?view=week',
    as: 'plus',
    prepare: async (page) => {
      await readOtherCalendar(page);
      await page.locator('[data-action=save-import]').click();
      await page.getByText('Library day').first().waitFor();
      await page.mouse.move(0, 0);
    },
    from: '[data-view=week]',
  },
  // Somebody else: what is in a calendar already is not imported again.
  'calendar-import': { path: '/calendar', as: 'premium', prepare: readOtherCalendar },
  reminders: {
    path: '/reminders',
    as: 'plus',
    prepare: async (page) => {
      for (const [title, when] of [
        ['Two minutes of tidying', 'Workday mornings'],
        ['Walk before lunch', 'Every morning'],
        ['Call the dentist', 'Tomorrow morning'],
      ] as const) {
        await writeReminder(page, title, when);
        await page.getByRole('button', { name: 'Save the reminder' }).click();
        await page.getByText(title).first().waitFor();
      }
      await page.mouse.move(0, 0);
    },
  },
  'reminder-form': {
    path: '/reminders',
    as: 'premium',
    prepare: async (page) => await writeReminder(page, 'Two minutes of tidying', 'Workday mornings'),
  },
};

/** The pixels of a picture and its WebP, which the browser writes; it cannot write AVIF. */
async function encoded(page: Page, png: Buffer, quality: number) {
  return await page.evaluate(
    async ([source, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${source}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('there is no canvas');
      context.drawImage(image, 0, 0);
      const asBase64 = (blob: Blob) =>
        new Promise<string>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
          reader.readAsDataURL(blob);
        });
      const webp = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', wanted));
      if (webp?.type !== 'image/webp') throw new Error('the browser writes no WebP');
      const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
      return { webp: await asBase64(webp), pixels: await asBase64(new Blob([data])), width, height };
    },
    [png.toString('base64'), quality] as const,
  );
}

/** Tries smaller qualities until the file is small enough. */
async function smallEnough(
  make: (quality: number) => Promise<Uint8Array>,
  name: string,
): Promise<Uint8Array> {
  for (let quality = 70; quality >= 30; quality -= 10) {
    const bytes = await make(quality);
    if (bytes.length <= most) return bytes;
  }
  throw new Error(`${name} has more than ${most} bytes`);
}

async function write(page: Page, png: Buffer, file: (format: 'avif' | 'webp') => string): Promise<void> {
  const first = await encoded(page, png, 0.8);
  const data = new Uint8ClampedArray(Buffer.from(first.pixels, 'base64'));
  const image = { data, width: first.width, height: first.height, colorSpace: 'srgb' } as ImageData;
  const avif = await smallEnough(
    async (quality) => new Uint8Array(await encodeAvif(image, { quality, speed: 6 })),
    file('avif'),
  );
  const webp = await smallEnough(
    async (quality) => Buffer.from((await encoded(page, png, quality / 100)).webp, 'base64'),
    file('webp'),
  );
  writeFileSync(file('avif'), avif);
  writeFileSync(file('webp'), webp);
}

/** Closes what reports that something was sent. */
async function closeNotices(page: Page): Promise<void> {
  for (const close of await page.locator('[data-slot=toast] [data-tip]').all()) {
    await close.click({ timeout: 2000 }).catch(() => {}); // it went by itself
  }
  await page.waitForTimeout(400);
}

/** What a browser keeps whose person has decided about cookies: the question would lie over the page. */
const decided = () => JSON.stringify(madeConsent({ analytics: false, marketing: false }, Date.now()));

async function contextOf(browser: Browser, { look = {} }: Picture): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: narrow.window,
    deviceScaleFactor: narrow.width / narrow.window.width,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    (chosen) => {
      localStorage.setItem('i18nextLng', 'en');
      for (const [name, value] of Object.entries(chosen)) localStorage.setItem(name, value);
    },
    { 'fcl.consent': decided(), ...look },
  );
  return context;
}

/** @param only part of the names of those that are wanted */
export async function takeFeaturePictures(folder: string, only = ''): Promise<void> {
  const require = createRequire(import.meta.url);
  const wasm = join(dirname(require.resolve('@jsquash/avif/encode.js')), 'codec/enc/avif_enc.wasm');
  await initAvif(await WebAssembly.compile(readFileSync(wasm)));
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const browser = await chromium.launch(launchOptions(await findBrowser()));
  const server = await serve();
  try {
    const canvas = await (await browser.newContext()).newPage();
    const names = featureIds.flatMap((id) => featurePages[id].pictures).filter((name) => name.includes(only));
    for (const name of names) {
      const picture = pictures[name];
      if (!picture) throw new Error(`nobody knows how to take ${name}`);
      const context = await contextOf(browser, picture);
      if (picture.as) await logIn(context, server.url, picture.as);
      const page = await context.newPage();
      await page.goto(`${server.url}${picture.path}`);
      await page.waitForLoadState('networkidle');
      await picture.prepare?.(page, server.url);
      await page.waitForLoadState('networkidle');
      if (picture.from) await page.locator(picture.from).waitFor();
      // What was done may be reported a moment later.
      if (picture.prepare) await page.waitForTimeout(1500);
      await closeNotices(page);
      for (const size of ['narrow', 'wide'] as const) {
        await page.setViewportSize(pictureSizes[size].window);
        for (const theme of pictureThemes) {
          await page.emulateMedia({ colorScheme: theme });
          await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
          // Colors move for a moment.
          await page.waitForTimeout(400);
          await page.evaluate((part) => {
            document.querySelector(part)?.scrollIntoView();
          }, picture.from ?? 'body');
          const png = await page.screenshot({
            scale: size === 'wide' ? 'css' : 'device',
            animations: 'disabled',
          });
          await write(canvas, png, (format) => join(folder, pictureFile({ name, size, theme, format })));
        }
      }
      await context.close();
      console.log(name);
    }
  } finally {
    await browser.close();
    server.stop();
  }
}
