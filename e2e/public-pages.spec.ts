/** What a visitor reads of the site, in every language as its file stands there before any script runs. */
import { addressIn } from '../src/app/language-addresses.ts';
import { routedPages } from '../src/app/route-rows.ts';
import { languageCodes } from '../src/config/languages.ts';
import { usually } from './support/depth.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

/** One of those that are drawn by the same page: they differ in their words, which the tests of texts read. */
const found = [
  ...new Map(
    routedPages.filter((row) => row.found === 'index').map(({ page, path }) => [page, path]),
  ).values(),
];

/** Languages that break lines and rows: of long words, of another alphabet, and one that puts no spaces. */
const breaking: readonly string[] = ['de', 'ru', 'ja'];

for (const language of usually(languageCodes, (code) => breaking.includes(code))) {
  test(`every public page fits a phone in ${language}, without a raw key or a text cut off, and the name of the product stands on one line`, async ({
    page,
  }) => {
    expect(found.length).toBeGreaterThan(12);
    const wrong: string[] = [];
    for (const path of found) {
      await page.goto(addressIn(language, path), { waitUntil: 'domcontentloaded' });
      const problems = await page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('body *')];
        const shown = all.filter((one) => one.checkVisibility() && one.clientWidth > 2);
        const cut = shown
          .filter((one) => ['hidden', 'clip'].includes(getComputedStyle(one).overflowX))
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.innerText.trim() !== '')
          .map((one) => `cut off: ${one.innerText.slice(0, 60)}`);
        const keys = document.body.innerText.match(/\b[a-z]+(?:\.[a-zA-Z]+){1,4}\b/g) ?? [];
        const brand = document.querySelector<HTMLElement>('[data-slot=site-header] a span');
        const height = parseFloat(brand ? getComputedStyle(brand).lineHeight : '0');
        return [
          ...cut,
          // The cookie policy names what the device keeps.
          ...keys.filter((word) => !/^fcl\.|example\.com/.test(word)).map((word) => `raw key: ${word}`),
          ...(document.documentElement.scrollWidth > window.innerWidth ? ['wider than the window'] : []),
          ...(brand && brand.offsetHeight > 1.5 * height ? ['the name takes two lines'] : []),
          ...(document.querySelector('h1') ? [] : ['no heading']),
        ];
      });
      // A wide window at four times its size.
      await page.setViewportSize({ width: 320, height: 256 });
      if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
        problems.push('wider than 320 px');
      await page.setViewportSize({ width: 360, height: 740 });
      wrong.push(...problems.map((problem) => `${path}: ${problem}`));
    }
    expect(wrong).toEqual([]);
  });
}

for (const width of [320, 344, 352, 360, 375, 412])
  test(`the name of the product stands on one line at ${width} px before the type has arrived, too`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED/);
    await page.setViewportSize({ width, height: 740 });
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    const name = page.locator('[data-slot=site-header] a span').first();
    const [height, line] = await name.evaluate((it) => [
      it.getBoundingClientRect().height,
      parseFloat(getComputedStyle(it).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * (line ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
