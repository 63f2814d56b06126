/**
 * Finds a Chromium that really launches and draws text, and obtains one where none is there.
 * Order: BROWSER_PATH, Playwright's own, Google Chrome, the @sparticuz/chromium package, Playwright's download, a Chromium
 * of the system, apt. What a distribution builds comes last: the tests need half as much processor time again with it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

export interface Browser {
  source: string;
  /** Absent: Playwright starts its own, wherever this version keeps it. */
  executablePath?: string;
  env?: Record<string, string>;
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, 'node_modules/.cache/browser');
const sparticuzVersion = '153.0.0';

function run(command: string, args: string[], cwd = root, timeout = 300_000): boolean {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'ignore'], timeout }).status === 0;
}

/** A path alone proves nothing: libraries or fonts may be missing. */
async function draws(candidate: Browser): Promise<boolean> {
  if (candidate.executablePath !== undefined && !existsSync(candidate.executablePath)) return false;
  try {
    const browser = await chromium.launch({ ...launchOptions(candidate), timeout: 20_000 });
    try {
      const page = await browser.newPage();
      await page.setContent('<span>ok</span>');
      const width = await page.evaluate(() => document.querySelector('span')?.offsetWidth ?? 0);
      return width > 5;
    } finally {
      await browser.close();
    }
  } catch {
    return false;
  }
}

export function launchOptions(browser: Browser) {
  return {
    // --no-sandbox: continuous integration often runs as root, where Chromium's sandbox refuses to start.
    args: ['--disable-quic', '--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    env: { ...(process.env as Record<string, string>), ...browser.env },
    ...(browser.executablePath === undefined ? {} : { executablePath: browser.executablePath }),
  };
}

const onPath = (names: readonly string[]): string[] =>
  (process.env.PATH ?? '').split(delimiter).flatMap((dir) => names.map((name) => join(dir, name)));
const thatExist = (paths: readonly string[]): Browser[] =>
  paths.filter((path) => existsSync(path)).map((executablePath) => ({ source: 'system', executablePath }));

const googleChrome = (): Browser[] =>
  thatExist([
    ...onPath(['google-chrome', 'google-chrome-stable']),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    `${process.env.PROGRAMFILES ?? 'C:\\Program Files'}\\Google\\Chrome\\Application\\chrome.exe`,
  ]);

const systemChromium = (): Browser[] =>
  thatExist([
    ...onPath(['chromium-headless-shell', 'chromium', 'chromium-browser']),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]);

function playwrightDownload(): Browser | null {
  const cli = join(root, 'node_modules/playwright/cli.js');
  return run(process.execPath, [cli, 'install', '--only-shell', 'chromium'])
    ? { source: 'playwright' }
    : null;
}

/** Linux x64 only; comes from the npm registry and carries its own libraries. */
async function sparticuz(): Promise<Browser | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const home = join(cache, 'sparticuz');
  mkdirSync(home, { recursive: true });
  const pkg = join(home, 'node_modules/@sparticuz/chromium');
  if (!existsSync(pkg)) {
    writeFileSync(join(home, 'package.json'), '{"private":true}');
    if (
      !run(
        'npm',
        [
          'install',
          '--no-audit',
          '--no-fund',
          '--fetch-retries=0',
          `@sparticuz/chromium@${sparticuzVersion}`,
        ],
        home,
      )
    )
      return null;
  }
  const unpacked = join(home, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  // The package unpacks into the system's temporary folder; keep that per checkout.
  const before = process.env.TMPDIR;
  process.env.TMPDIR = unpacked;
  try {
    const entry = createRequire(join(home, 'package.json')).resolve('@sparticuz/chromium');
    const module = (await import(pathToFileURL(entry).href)) as {
      default: { executablePath(): Promise<string> };
      inflate(path: string): Promise<string>;
    };
    const executablePath = await module.default.executablePath();
    const libraries = await module.inflate(join(pkg, 'bin/al2023.tar.br'));
    const fonts = join(unpacked, 'fonts');
    mkdirSync(fonts, { recursive: true });
    // Without a font configuration of its own all text would be 0 px wide.
    writeFileSync(
      join(fonts, 'fonts.conf'),
      `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${fonts}-cache</cachedir></fontconfig>`,
    );
    return {
      source: 'sparticuz',
      executablePath,
      env: {
        LD_LIBRARY_PATH: [join(libraries, 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
        FONTCONFIG_PATH: fonts,
        FONTCONFIG_FILE: join(fonts, 'fonts.conf'),
      },
    };
  } catch {
    return null;
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

function apt(): Browser | null {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return null;
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const call = (...args: string[]) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args];
    return command !== undefined && run(command, rest);
  };
  call('update', '-qq');
  call('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  return systemChromium()[0] ?? null;
}

/** @throws with what to do when no browser can be had. */
export async function findBrowser(): Promise<Browser> {
  const memo = join(cache, 'found.json');
  mkdirSync(cache, { recursive: true });
  const given = process.env.BROWSER_PATH;
  if (given) {
    const browser = { source: 'BROWSER_PATH', executablePath: given };
    if (await draws(browser)) return browser;
    throw new Error(`BROWSER_PATH (${given}) does not launch.`);
  }
  if (existsSync(memo)) {
    const browser = JSON.parse(readFileSync(memo, 'utf8')) as Browser;
    if (await draws(browser)) return browser;
  }
  const sources: (() => Browser | null | Promise<Browser | null>)[] = [
    () => ({ source: 'playwright' }),
    ...googleChrome().map((browser) => () => browser),
    sparticuz,
    playwrightDownload,
    ...systemChromium().map((browser) => () => browser),
    apt,
  ];
  for (const source of sources) {
    const browser = await source();
    if (browser && (await draws(browser))) {
      writeFileSync(memo, JSON.stringify(browser));
      return browser;
    }
  }
  throw new Error(
    'No Chromium launches. Install Chrome, or run: npx playwright install --with-deps chromium',
  );
}
