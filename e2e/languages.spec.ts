import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../src/config/languages.ts';
import { usually } from './support/depth.ts';
import { answerByKeys, attemptOnScreen, questionCount } from './support/snapshot.ts';
import { expect, expectAlive, test } from './support/test.ts';

function text(language: string, namespace: string, key: string): string {
  const file = join(import.meta.dirname, `../src/i18n/locales/${language}/${namespace}.json`);
  const value = key
    .split('.')
    .reduce<unknown>(
      (at, part) => (at as Record<string, unknown>)[part],
      JSON.parse(readFileSync(file, 'utf8')),
    );
  return String(value);
}

test('the whole journey works in Japanese, with Japanese questions, answers and report headings', async ({
  page,
}) => {
  await page.goto('/focus-snapshot?lng=ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.locator('[data-action=start]').click();
  await expect(page.getByRole('radio', { name: 'まったくない' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('どのくらいありますか');
  await answerByKeys(page, 1, questionCount, (number) => 1 + (number % 5));
  await page.keyboard.press('Enter');
  await attemptOnScreen(page);
  await page.locator('[data-action=open-report]').click();
  await expect(page.locator('[data-screen=report]')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.locator('[data-action=pdf]').click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
});

/** The language of the source, one with letters of its own, and the writings that public-pages.spec.ts does not go through. */
const greeting: readonly string[] = ['en', 'pl', 'ko', 'zh'];

for (const language of usually(languageCodes, (code) => greeting.includes(code))) {
  test(`the home page greets in ${language}, names its language and keeps the choice`, async ({ page }) => {
    await page.goto(`/?lng=${language}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(
      page.getByRole('link', { name: text(language, 'common', 'words.startSnapshot') }).first(),
    ).toBeVisible();
    const keys = await page.evaluate(() =>
      (document.body.innerText.match(/\b[a-z]+(?:\.[a-zA-Z]+){1,4}\b/g) ?? []).filter(
        (word) => !word.includes('example.com'),
      ),
    );
    expect(keys).toEqual([]);
  });
}

test('the picker changes the language at once and the choice survives a reload', async ({ page }) => {
  await page.goto('/');
  await expectAlive(page.getByRole('combobox', { name: 'Language' }));
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a language code that looks like script is refused', async ({ page }) => {
  await page.goto('/?lng=%3Cscript%3Ealert(1)%3C/script%3E');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
