/**
 * The worker of the site from build to build: who hears of a newer one and when, how it is taken back, and that it keeps nothing
 * but what it asked for. Every test has a host of its own, so that it can change what stands there.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { workerScript } from '../scripts/worker.ts';
import { workerFile } from '../src/config/worker.ts';
import { decidedState } from './support/decided.ts';
import { type Answer, type SiteServer, serveSite } from './support/site-server.ts';
import { test as base, expect } from './support/test.ts';

const root = join(import.meta.dirname, '..');
const current = readFileSync(join(root, 'dist', workerFile), 'utf8');
const [, version = ''] = /version:[`"']([^`"']+)[`"']/.exec(current) ?? [];
/** As an earlier build has left it in browsers: with a shell of its own. */
const older = current.replaceAll(version, 'older');

const script = (body: string): Answer => ({ headers: { 'content-type': 'text/javascript' }, body });

const test = base.extend<{ site: SiteServer }>({
  site: async ({ context }, use) => {
    const site = await serveSite();
    const decided = decidedState(site.origin).origins[0]?.localStorage[0];
    await context.addInitScript(({ name = '', value = '' }) => localStorage.setItem(name, value), {
      ...decided,
    });
    await use(site);
    await site.close();
  },
});
// Workers and what they keep are not emptied between two tests.
test.use({ serviceWorkers: 'allow' });

const kept = (page: Page) => page.evaluate(() => caches.keys());
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const isWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
const notice = (page: Page) => page.getByText('A new version is ready', { exact: true });

/** A browser in which a worker stands. */
async function withWorker(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate(async (file) => {
    await navigator.serviceWorker.register(file);
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
  }, workerFile);
}

test('a newer version is told once no test and no form is open in any tab, and comes in when somebody says so', async ({
  page,
  context,
  site,
}) => {
  expect(older).not.toBe(current);
  site.answers.set(workerFile, script(older));
  await withWorker(page, site.origin);
  expect(await kept(page)).toContain('fcl-shell-older');
  site.answers.delete(workerFile);

  // A form, and in another tab a test.
  const other = await context.newPage();
  for (const one of [page, other]) await one.clock.install();
  await other.goto(`${site.origin}/focus-snapshot`);
  await page.goto(`${site.origin}/contact`);
  await expect(page.getByLabel('Your message')).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => isWaiting(page)).toBe(true);
  await page.clock.runFor(4000);
  await expect(notice(page)).toHaveCount(0);
  // The form is left, the test in the other tab is not.
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await page.clock.runFor(4000);
  await expect(notice(page)).toHaveCount(0);
  await other.close();
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(notice(page)).toBeVisible({ timeout: 500 });
  }).toPass();

  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeVisible();
  await expect.poll(() => kept(page)).toContain(`fcl-shell-${version}`);
  await expect.poll(() => kept(page)).not.toContain('fcl-shell-older');
  expect(await isWaiting(page)).toBe(false);
});

test('`?nosw` takes the worker of this browser back and registers none', async ({ page, site }) => {
  await withWorker(page, site.origin);
  await page.clock.install();
  await page.goto(`${site.origin}/faq?nosw`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(10_000);
  await expect.poll(() => registrations(page)).toBe(0);
  site.asked.length = 0;
  await page.goto(`${site.origin}/pricing?nosw`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.fastForward(10_000);
  await page.clock.runFor(2000);
  expect(await registrations(page)).toBe(0);
  expect(site.asked).not.toContain(workerFile);
});

test('a build that retires the worker takes back the one that is out there, with all it kept', async ({
  page,
  site,
}) => {
  const retired = await workerScript(root, join(root, 'dist'), 'retired');
  await withWorker(page, site.origin);
  expect(await kept(page)).toContain(`fcl-shell-${version}`);
  site.answers.set(workerFile, script(retired));
  await page.clock.install();
  // The browser itself looks for a newer worker when a page is opened.
  await page.goto(`${site.origin}/faq`);
  await expect.poll(() => registrations(page)).toBe(0);
  expect(await kept(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('what comes in the place of a file is never kept: faults, sign-in pages, answers of elsewhere; a worker with such a shell does not come in', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/50[03]|Failed to load|ERR_/);
  const elsewhere = await serveSite({ isBuilt: false });
  elsewhere.answers.set('/a.js', {
    headers: { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' },
    body: '1',
  });
  const signInPage = { headers: { 'content-type': 'text/html' }, body: '<h1>Sign in to this network</h1>' };
  // A page and a worker without a policy, which would refuse what the worker has to refuse.
  site.answers.set('/probe.html', { headers: { 'content-type': 'text/html' }, body: '<h1>Probe</h1>' });
  site.answers.set(workerFile, script(current));
  site.answers.set('/assets/kept.js', script('1'));
  site.answers.set('/assets/fault.js', { ...script('1'), status: 500 });
  site.answers.set('/content/fault.json', { status: 503, headers: { 'content-type': 'application/json' } });
  site.answers.set('/assets/sign-in.js', signInPage);
  site.answers.set('/content/sign-in.json', signInPage);
  site.answers.set('/assets/led-on.js', { status: 302, headers: { location: '/assets/kept.js' } });
  site.answers.set('/assets/opaque.js', {
    status: 302,
    headers: { location: `${elsewhere.origin}/a.js` },
  });
  await withWorker(page, site.origin);
  await page.goto(`${site.origin}/probe.html`);
  const types = await page.evaluate(async () => {
    const ask = async (url: string) =>
      (await fetch(url, { mode: url.includes('opaque') ? 'no-cors' : 'same-origin' }).catch(() => null))
        ?.type;
    const files = ['kept', 'fault', 'sign-in', 'led-on', 'opaque'].map((name) => `/assets/${name}.js`);
    return Promise.all([...files, '/content/fault.json', '/content/sign-in.json'].map(ask));
  });
  expect(types).toEqual(['basic', 'basic', 'basic', 'basic', 'opaque', 'basic', 'basic']);
  const visited = () =>
    page.evaluate(async () => {
      const cache = await caches.open('fcl-visited');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(visited).toEqual(['/assets/kept.js']);

  // A newer worker whose shell comes with a fault, and one to whom a network shows its own page.
  const shown = await kept(page);
  for (const answer of [{ status: 500 }, signInPage] as Answer[]) {
    site.answers.set(workerFile, script(current.replaceAll(version, `next${answer.status ?? ''}`)));
    site.answers.set('/app.html', answer);
    const outcome = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const found = new Promise<ServiceWorker | null>((resolve) => {
        registration?.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
      });
      await registration?.update();
      const worker = await found;
      return new Promise((resolve) => {
        const look = () => worker?.state !== 'installing' && resolve(worker?.state);
        worker?.addEventListener('statechange', look);
        look();
      });
    });
    expect(outcome).toBe('redundant');
    expect(await kept(page)).toEqual(shown);
  }
  await elsewhere.close();
});
