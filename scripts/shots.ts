/**
 * Pictures of every page for people to look at, into the ignored folder `shots/`.
 *   npm run shots -- --language ja --as plus --only report --contrast high
 *   npm run shots -- features     the pictures that the feature pages show, into public/pictures
 * `--as` is the part of a demo account's address before the @; without it pages are seen signed out where they can be.
 */
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { type Address, addresses } from './addresses.ts';
import { findBrowser, launchOptions } from './browser.ts';
import { takeFeaturePictures } from './feature-shots.ts';
import { answer, logIn, openAtRest, serve, startSnapshot } from './shot-server.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    as: { type: 'string' },
    only: { type: 'string' },
    contrast: { type: 'string' },
  },
});

interface Shot {
  name: string;
  path: string;
  needsLogin?: boolean;
  /** Brings the page into the state to be pictured. */
  prepare?: (page: Page) => Promise<void>;
  /** Only what the window shows, for screens that are one window high. */
  windowOnly?: boolean;
}

/** 'start-barriers' of '/test-intro/start-barriers?form=self'. */
function nameOf({ path, as }: Address): string {
  const words = path.replace(/^\/|[?].*?=/g, (found) => (found === '/' ? '' : '-')).replaceAll('/', '-');
  return `${words || 'home'}${as === 'visitor' ? '' : '-signed-in'}`;
}

/** Every page as it opens, and the screens that come after a few answers. */
const shots: Shot[] = [
  ...addresses.map((address) => ({
    name: nameOf(address),
    path: address.path,
    needsLogin: address.as !== 'visitor',
  })),
  { name: 'payment-unknown', path: '/store/success?session_id=cs_test_nobody', needsLogin: true },
  { name: 'shared-closed', path: '/shared/unknown' },
  {
    name: 'snapshot-question',
    path: '/focus-snapshot',
    windowOnly: true,
    prepare: async (page) => {
      await startSnapshot(page);
      await answer(page, 6, () => 3);
      await page.keyboard.press('3');
    },
  },
  {
    name: 'snapshot-results',
    path: '/focus-snapshot',
    prepare: async (page) => {
      await startSnapshot(page);
      await answer(page, 18, (index) => 1 + ((index * 7) % 5));
      await page.locator('[data-screen=results]').waitFor();
    },
  },
  {
    name: 'report',
    path: '/focus-snapshot',
    prepare: async (page) => {
      await startSnapshot(page);
      await answer(page, 18, (index) => 2 + ((index * 5) % 4));
      await page.locator('[data-screen=results]').waitFor();
      await page.locator('[data-action=open-report]').click();
      await page.locator('[data-screen=report]').waitFor();
    },
  },
];

if (positionals.includes('features')) {
  await takeFeaturePictures(join(root, 'public'), values.only);
  process.exit(0);
}

const folder = join(root, 'shots', values.language);
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(launchOptions(await findBrowser()));
const server = await serve();
try {
  for (const width of [360, 1280]) {
    for (const theme of ['light', 'dark'] as const) {
      for (const login of [false, true]) {
        const wanted = shots.filter(
          // States after answers begin on an empty device: a member's holds the run of the state before.
          (shot) =>
            Boolean(shot.needsLogin || (values.as && !shot.prepare)) === login &&
            shot.name.includes(values.only ?? ''),
        );
        if (wanted.length === 0) continue;
        const newContext = async () => {
          const context = await browser.newContext({
            viewport: { width, height: width === 360 ? 780 : 860 },
            colorScheme: theme,
            reducedMotion: 'reduce',
          });
          await context.addInitScript(
            ([language, contrast]) => {
              localStorage.setItem('i18nextLng', language ?? 'en');
              if (contrast) localStorage.setItem('fcl.contrast', contrast);
            },
            [values.language, values.contrast] as const,
          );
          return context;
        };
        const member = login ? await newContext() : null;
        if (member) await logIn(member, server.url, values.as ?? 'freemium');
        for (const shot of wanted) {
          // A visitor starts each page with an empty device.
          const context = member ?? (await newContext());
          const page = await context.newPage();
          await openAtRest(page, `${server.url}${shot.path}`);
          await shot.prepare?.(page);
          await page.waitForLoadState('networkidle');
          await page.screenshot({
            path: join(folder, `${shot.name}-${width}-${theme}.png`),
            fullPage: !shot.windowOnly,
          });
          await page.close();
          if (!member) await context.close();
        }
        await member?.close();
      }
    }
  }
} finally {
  await browser.close();
  server.stop();
}
console.log(`pictures are in ${folder}`);
