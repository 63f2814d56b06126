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
import { type Picture, pictures } from './feature-pictures.ts';
import { logIn, openAtRest, serve } from './shot-server.ts';

/** Bytes that a file has at most. */
const most = 60_000;
const narrow = pictureSizes.narrow;

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
      await openAtRest(page, `${server.url}${picture.path}`);
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
