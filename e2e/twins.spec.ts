/** Somebody reads the public pages in another language than English: by its addresses, by the picker, by what was chosen before. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectAlive, test } from './support/test.ts';

interface Question {
  question: string;
}

/** Those that are said as they stand. */
function questionsIn(language: string): string[] {
  const file = join(import.meta.dirname, `../src/content/faq/${language}.json`);
  const all = JSON.parse(readFileSync(file, 'utf8')) as Question[];
  return all.map(({ question }) => question).filter((question) => !question.includes('{{'));
}

test('a page in German is German from the first line, and so is where it leads', async ({ page }) => {
  const texts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/locales-')) texts.push(request.url());
  });
  await page.goto('/de/faq', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Häufige Fragen' })).toBeVisible();
  await expect(page.getByRole('button', { name: questionsIn('de')[0] ?? '' })).toBeVisible();
  const shown = await page.locator('body').innerText();
  expect(questionsIn('en').filter((question) => shown.includes(question))).toEqual([]);
  // All its words came with it.
  expect(texts).toEqual([]);
  await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', /\/de\/faq$/);

  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const known = links.filter((href) => !href?.startsWith('/de/'));
  expect(links.filter((href) => href?.startsWith('/de/')).length).toBeGreaterThan(5);
  expect(
    known.filter((href) => /^\/(faq|pricing|contact|features|store|[a-z]+-policy)?(#|$)/.test(href ?? '')),
  ).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).press('Enter');
  await expect(page).toHaveURL('/de/contact');
  await expect(page.locator('head link[rel=canonical]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/de/faq');
});

test('the picker leads to the same page in the language chosen, which then stays', async ({ page }) => {
  await page.goto('/de/pricing');
  await expectAlive(page.getByRole('combobox', { name: 'Sprache' }));
  await page.getByRole('combobox', { name: 'Sprache' }).selectOption('fr');
  await expect(page).toHaveURL('/fr/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/faq#retake');
  await expect(page).toHaveURL('/fr/faq#retake');
  await expect(page.getByRole('heading', { level: 1, name: 'Questions fréquentes' })).toBeVisible();
  // Somebody else's link is read as it was meant, and changes nothing for later.
  await page.goto('/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/fr/faq?lng=en');
  await expect(page).toHaveURL('/faq?lng=en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language that nobody speaks here, and a page that is the same in all, have no such address', async ({
  page,
}) => {
  for (const address of ['/xx/faq', '/xx/', '/de/testing-hub']) {
    await page.goto(address);
    await expect(
      page.getByRole('heading', { level: 1, name: /not found|nicht gefunden|exist/i }),
    ).toBeVisible();
    await expect(page).toHaveURL(address);
  }
});
