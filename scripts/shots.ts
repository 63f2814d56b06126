/**
 * Pictures of every page for people to look at, into the ignored folder `shots/`.
 *   npm run shots -- --language ja --as plus --only report --contrast high
 * `--as` is the part of a demo account's address before the @; without it pages are seen signed out where they can be.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { demoPassword, demoPeople } from '../supabase/local/seed/demo-people.ts';
import { type Address, addresses } from './addresses.ts';
import { findBrowser, launchOptions } from './browser.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
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

async function answer(page: Page, count: number, value: (index: number) => number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await page.getByRole('radio').nth(0).waitFor();
    await page.keyboard.press(String(value(index)));
    await page.keyboard.press('Enter');
  }
}

async function startSnapshot(page: Page): Promise<void> {
  await page.locator('[data-action=start]').click();
  await page.getByRole('radio').first().waitFor();
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

/** The built app with a fresh embedded backend; answers its address and how to stop it. */
async function serve(): Promise<{ url: string; stop: () => void }> {
  const args = ['supabase/local/serve.ts', '--port', '0', '--data', 'memory://', '--dist', 'dist'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout) {
    const line = String(chunk)
      .split('\n')
      .find((text) => text.startsWith('{'));
    if (line) return { url: (JSON.parse(line) as { url: string }).url, stop: () => child.kill('SIGTERM') };
  }
  throw new Error('the server ended before it was ready; run `npm run build` first');
}

async function logIn(context: BrowserContext, url: string, name: string): Promise<void> {
  const person = demoPeople.find(({ email }) => email.startsWith(`${name}@`));
  if (!person) throw new Error(`no demo account ${name}`);
  const page = await context.newPage();
  await page.goto(`${url}/auth?mode=login&redirect=/training-hub`);
  await page.locator('input[type=email]').fill(person.email);
  await page.locator('input[type=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname === '/training-hub');
  await page.close();
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
          (shot) => Boolean(shot.needsLogin || values.as) === login && shot.name.includes(values.only ?? ''),
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
          await page.goto(`${server.url}${shot.path}`);
          await page.waitForLoadState('networkidle');
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
