import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../src/config/languages.ts';
import { newcomer } from './support/decided.ts';
import { expect, test } from './support/test.ts';

// What the banner does in a browser that has never been here; every other test begins with the choice made.
test.use({ storageState: newcomer });

const banner = '[data-slot=consent-banner]';
const float = '[data-slot=consent-float]';
const stored = (page: import('@playwright/test').Page) =>
  page.evaluate(() => ({
    device: Object.keys(localStorage).sort(),
    tab: Object.keys(sessionStorage).sort(),
    cookies: document.cookie,
  }));

test('before a choice nothing is kept and nothing sent; a refusal is kept alone, and an old one is asked for again', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await page.goto('/');
  await expect(page.locator(banner)).toBeVisible();
  await page.goto('/pricing');
  await expect(page.locator(banner)).toBeVisible();
  const before = await stored(page);
  expect(before.device).toEqual([]);
  expect(before.tab).toEqual([]);
  expect(before.cookies).toBe('');
  expect(sent).toEqual([]);

  await page.getByRole('button', { name: 'Reject non-essential' }).click();
  await expect(page.locator(banner)).toHaveCount(0);
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await stored(page)).device).toEqual(['fcl.consent']);
  expect(sent).toEqual([]);

  // A year later.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('fcl.consent') ?? '') as { timestamp: string };
    kept.timestamp = new Date(Date.now() - 367 * 86_400_000).toISOString();
    localStorage.setItem('fcl.consent', JSON.stringify(kept));
  });
  await page.reload();
  await expect(page.locator(banner)).toBeVisible();
  expect((await stored(page)).device).toEqual([]);
});

test('after a yes pages are listed on the device and told as numbers; at /privacy the list is shown and deleted, and a no ends it', async ({
  page,
  service,
}) => {
  const told: { metric: string; url: string }[] = [];
  const answers: Promise<number>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET') return;
    expect(new URL(request.url()).pathname).toBe('/api/metrics');
    told.push(request.postDataJSON() as { metric: string; url: string });
    answers.push(request.response().then((response) => response?.status() ?? 0));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => told.map(({ url }) => url)).toContain('/');
  // By keyboard: what lies above the end of the page takes its own height as it comes near, and the link moves.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).press('Enter');
  await expect.poll(() => told.map(({ url }) => url)).toContain('/privacy');
  // More may be told while these are waited for.
  const arrived = await Promise.all([...answers]);
  expect(arrived).toEqual(arrived.map(() => 200));
  const { data } = await service.from('metric_days').select('metric, url').eq('url', '/privacy');
  expect(data).toContainEqual({ metric: 'page_view', url: '/privacy' });
  const kept = await stored(page);
  expect(kept.device).toContain('fcl.analytics');
  expect(kept.cookies).toBe('');

  const counted = page.locator('#counted');
  await counted.locator('summary').click();
  await expect(counted.getByText('/privacy', { exact: true })).toBeVisible();
  await counted.getByRole('button', { name: 'Delete' }).click();
  await expect(counted.getByText('Nothing has been counted on this device.')).toBeVisible();

  for (const name of ['Analytics', 'Marketing']) await page.getByRole('switch', { name }).click();
  told.length = 0;
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(told).toEqual([]);
  expect((await stored(page)).device).toEqual(['fcl.consent']);
});

test('on a phone the question takes a quarter of the screen at most, in every language, and its three answers are alike', async ({
  page,
}) => {
  const small = { width: 360, height: 640 };
  await page.setViewportSize(small);
  await page.goto('/');
  await expect(page.locator(banner)).toBeVisible();
  // Somebody is at it: it does not go while it is measured.
  await page.locator(banner).dispatchEvent('pointerdown');
  for (const language of languageCodes) {
    const file = join(import.meta.dirname, `../src/i18n/locales/${language}/consent.json`);
    const words = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const measured = await page.locator(banner).evaluate(
      (element, [code, texts]) => {
        document.documentElement.lang = code;
        const buttons = [...element.querySelectorAll('button')];
        for (const [at, one] of [element.querySelector('p'), ...buttons].entries())
          if (one) one.textContent = texts[at] ?? '';
        return {
          height: element.getBoundingClientRect().height,
          sizes: buttons.map((one) => `${one.offsetWidth} x ${one.offsetHeight} at ${one.offsetTop}`),
          letters: buttons.map((one) => getComputedStyle(one).fontSize),
          cut: buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        };
      },
      [language, ['ask', 'accept', 'manage', 'reject'].map((key) => words[key] ?? '')] as const,
    );
    expect(measured.height, language).toBeLessThanOrEqual(small.height / 4);
    expect(new Set(measured.sizes).size, `${language}: ${measured.sizes.join(', ')}`).toBe(1);
    expect(measured.cut, language).toEqual([]);
    expect(measured.letters.map(parseFloat).every((size) => size >= 13)).toBe(true);
  }
  // At twice the size it may take more, and can be scrolled to its end.
  await page.setViewportSize({ width: 180, height: 320 });
  await page.locator(banner).getByRole('button').last().scrollIntoViewIfNeeded();
  const last = await page.locator(banner).getByRole('button').last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 999)).toBeLessThan(321);
});

test('on a phone the banner shrinks to a button that covers no control, wherever the page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await expect(page.locator(banner)).toBeVisible();
  await expect(page.locator(float)).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 170) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
    // The button looks for its place in the next frame.
    const covered = await page.evaluate(
      (selector) =>
        new Promise<string[]>((resolve) => {
          const look = () => {
            const own = document.querySelector<HTMLElement>(selector);
            if (!own || getComputedStyle(own).opacity === '0') return resolve([]);
            const box = own.getBoundingClientRect();
            const under = [
              ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary'),
            ]
              .filter(
                (one) =>
                  one !== own && one.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
              )
              .filter((one) => {
                const { left, right, top, bottom, width } = one.getBoundingClientRect();
                return (
                  width > 1 && left < box.right && right > box.left && top < box.bottom && bottom > box.top
                );
              });
            resolve(under.map((one) => one.outerHTML.slice(0, 120)));
          };
          requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
        }),
      float,
    );
    expect(covered, `at ${y} px`).toEqual([]);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator(float).click();
  await expect(page.getByRole('region', { name: 'Cookie preferences' })).toBeFocused();
  await page.getByRole('button', { name: 'Accept all' }).click();
  await expect(page.locator(float)).toHaveCount(0);
});
