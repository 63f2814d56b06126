/** Somebody finds a text, reads it on two devices, hears it, and is told what their plan does not open. */
import type { Browser, Page } from '@playwright/test';
import { expectAccessibleInEveryLookAndWidth, expectNoSidewaysScroll } from './support/accessibility.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, type Person, signIn, test } from './support/test.ts';

const open = '/education/how-attention-works';
const ofPlus = '/education/starting-first-two-minutes';
/** Stands in the body of that text alone. */
const sentenceOfPlus = 'the blue binder';
const body = '[data-slot=article-body]';

async function onDevice(browser: Browser, person: Person, path: string, width: number): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.setViewportSize({ width, height: 780 });
  await signIn(page, person, path);
  return page;
}

test('who reads half of a text on a phone finds the place on a laptop and reads the rest', async ({
  browser,
  person,
}) => {
  const phone = await onDevice(browser, person, open, 390);
  await expect(phone.locator(`${body} #part-4`)).toBeAttached();
  const kept = phone.waitForResponse(
    (answer) =>
      answer.url().includes('/rpc/keep_article_progress') &&
      (answer.request().postData() ?? '').includes('part-4'),
  );
  await phone.locator('#part-4').evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  expect((await kept).ok()).toBe(true);
  await phone.context().close();

  const laptop = await onDevice(browser, person, '/education', 1280);
  const begun = laptop.getByRole('region', { name: 'Continue reading' });
  await expect(begun.getByRole('progressbar')).toBeVisible();
  await begun.getByRole('link', { name: 'How attention works, in plain words' }).press('Enter');
  await expect(laptop).toHaveURL(`${open}#part-4`);
  await expect(laptop.locator('#part-4')).toBeInViewport();
  await laptop
    .getByText('You have read this.')
    .or(laptop.getByRole('button', { name: 'Mark as read' }))
    .scrollIntoViewIfNeeded();
  const button = laptop.getByRole('button', { name: 'Mark as read' });
  if (await button.isVisible()) await button.press('Enter');
  await expect(laptop.getByText('You have read this.')).toBeVisible();
  await laptop.goto('/education');
  await expect(laptop.getByRole('heading', { name: 'For you to read' })).toBeVisible();
  await expect(begun).toHaveCount(0);
  await expect(
    laptop.getByText('Because you read “How attention works, in plain words”.').first(),
  ).toBeVisible();
  await laptop.context().close();
});

test('a text of a higher plan says so, and no answer of the server holds a sentence of it', async ({
  page,
  person,
  service,
}) => {
  const answers: Promise<string>[] = [];
  page.on('response', (answer) => {
    if (/\/(rest|functions)\/v1\//.test(answer.url())) answers.push(answer.text().catch(() => ''));
  });
  await signIn(page, person, '/education?q=binder');
  await expect(page.getByText('No results found')).toBeVisible();
  await page.goto('/education?category=starting');
  await expect(
    page.getByRole('article', { name: 'Starting: the first two minutes' }).getByText('Part of Plus'),
  ).toBeVisible();
  await page.goto(ofPlus);
  await expect(page.getByText('This article is part of Plus.')).toBeVisible();
  await expect(page.getByText('Give it a doorbell')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/pricing#plans');
  await expect(page.locator(body)).toHaveCount(0);
  await expectAccessibleInEveryLookAndWidth(page);
  expect(answers.length).toBeGreaterThan(3);
  for (const text of await Promise.all(answers)) expect(text).not.toContain(sentenceOfPlus);

  await giveTier(service, person, 'plus');
  await page.reload();
  await expect(page.locator(body)).toContainText(sentenceOfPlus);
});

/** Speech that ends a sentence when the test says so. */
function fakeSpeech(): void {
  const said: string[] = [];
  let current: SpeechSynthesisUtterance | null = null;
  const voice = { voiceURI: 'ann', name: 'Ann', lang: 'en-US', localService: true, default: true };
  class Utterance {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  const synth = {
    getVoices: () => [voice],
    speak: (utterance: SpeechSynthesisUtterance) => {
      said.push(utterance.text);
      current = utterance;
      queueMicrotask(() => utterance.onstart?.(new Event('start') as SpeechSynthesisEvent));
    },
    cancel: () => {
      current = null;
    },
    resume: () => {},
    get speaking() {
      return current !== null;
    },
    pending: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  Object.defineProperty(window, 'speechSynthesis', { value: synth });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  Object.assign(window, {
    said,
    endSentence: () => {
      const ended = current;
      current = null;
      ended?.onend?.(new Event('end') as SpeechSynthesisEvent);
    },
  });
}
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
const endSentence = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { endSentence: () => void }).endSentence());

test('an episode is heard sentence by sentence, and goes on where it was left', async ({ page, person }) => {
  await page.addInitScript(fakeSpeech);
  await signIn(page, person, '/education/podcast-starting');
  const listen = page.getByRole('button', { name: 'Listen' });
  await listen.press('Enter');
  for (let n = 0; n < 3; n += 1) await endSentence(page);
  await expect.poll(() => said(page)).toHaveLength(4);
  const bar = page.getByRole('group', { name: 'Listen' });
  await expect(bar.getByText(/^Sentence 4 of \d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await expectAccessibleInEveryLookAndWidth(page);
  const fourth = (await said(page)).at(-1);
  await page.reload();
  await listen.press('Enter');
  await expect.poll(() => said(page)).toEqual([fourth]);
  // There is no recording: no player and no promise of one.
  await expect(page.locator('audio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Follow the podcast in another player' })).toHaveCount(0);
});

test('the list is narrowed by kind and topic, searched, and shown whole again', async ({ page, person }) => {
  await signIn(page, person, '/education');
  await expect(page.getByRole('heading', { name: 'For you to read' })).toBeVisible();
  await page.getByLabel('Kind of text').selectOption('podcast');
  await expect(page).toHaveURL('/education?kind=podcast');
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.getByLabel('Topic').selectOption('memory');
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await expect(page).toHaveURL('/education');
  await expect(page.getByLabel('Kind of text')).toHaveValue('');
  await page.getByRole('searchbox').fill('kettle');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/education?q=kettle');
  await expect(page.getByRole('article', { name: 'How attention works, in plain words' })).toBeVisible();
  // The address is there a moment before the page: nothing is offered beside what was searched for.
  await expect(page.getByRole('heading', { name: 'For you to read' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('the list and a text keep the rules in every look and width, and fit at 200 % zoom', async ({
  page,
  person,
}) => {
  for (const [path, there] of [
    ['/education', '[data-part=for-you]'],
    [open, `${body} img`],
  ] as const) {
    await signIn(page, person, path);
    await expect(page.locator(there).first()).toBeAttached();
    await expectAccessibleInEveryLookAndWidth(page);
    // A laptop at 200 %, and a phone at 200 %.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 400 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});

test('a text that is not translated is said to be English, and its card is not', async ({ page, person }) => {
  await page.addInitScript(() => localStorage.setItem('i18nextLng', 'de'));
  await signIn(page, person, '/education/movement-and-focus');
  await expect(page.locator(body)).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'de');
  await expect(
    page.getByText('Diesen Artikel gibt es noch nicht auf Deutsch.', { exact: false }),
  ).toBeVisible();
  await page.goto(open);
  await expect(page.locator(body)).toHaveAttribute('lang', 'de');
  await expect(page.locator(`${body} img`).first()).toHaveAttribute('alt', /^Drei verbundene Ringe/);
});

test('no line of Japanese or Chinese begins with a sign that ends a sentence', async ({ page, person }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  for (const language of ['ja', 'zh']) {
    await page.addInitScript((code) => localStorage.setItem('i18nextLng', code), language);
    await signIn(page, person, open);
    await expect(page.locator(`${body} p`).first()).toBeVisible();
    await expect(page.locator(body)).toHaveAttribute('lang', language);
    const { lines, wrong } = await page.locator(body).evaluate((element) => {
      const found: string[] = [];
      let count = 0;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const text = node.nodeValue ?? '';
        let top = Number.NaN;
        for (let at = 0; at < text.length; at += 1) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const line = range.getBoundingClientRect().bottom;
          if (line > top + 4) {
            count += 1;
            if (/[。、，．！？」』）》”]/.test(text[at] ?? '')) found.push(text.slice(at - 4, at + 4));
          }
          top = line;
        }
      }
      return { lines: count, wrong: found };
    });
    expect(lines).toBeGreaterThan(40);
    expect(wrong).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
});

test('visitors see the cards beside the community and come back to the text once they signed in', async ({
  page,
  person,
}) => {
  await page.goto('/community-education?tab=education');
  await expect(page.getByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await expect(page.getByText('Reading needs an account', { exact: false })).toBeVisible();
  await expectAccessibleInEveryLookAndWidth(page);
  await page.getByRole('link', { name: 'How attention works, in plain words' }).press('Enter');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(open);
  await expect(page.locator(body)).toBeVisible();
});

test('the library is found in the search and at the foot of the page', async ({ page, person, service }) => {
  await giveTier(service, person, 'plus');
  await signIn(page, person, '/search?q=podcast');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Library/ })
      .first(),
  ).toHaveAttribute('href', '/education');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Library' })).toHaveAttribute(
    'href',
    '/education',
  );
});
