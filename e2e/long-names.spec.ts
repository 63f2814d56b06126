import type { Page } from '@playwright/test';
import { childFocusTracker } from '../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { answersOf, madeAttempt, mixed } from '../tests/features/reports/support/instrument-attempts.ts';
import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { usually } from './support/depth.ts';
import { showMadeResults } from './support/made-results.ts';
import { giveTier } from './support/questionnaires.ts';
import { expect, signIn, test } from './support/test.ts';

/** As long as names may be, and without a place to break. */
const displayName = 'W'.repeat(80);
const childLabel = 'W'.repeat(20);

/** Where a long word of the page is cut off: by the window, or by a box that hides what does not fit into it. */
const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.includes('WWWWWWWWWW') || !parent?.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      // For those who listen alone.
      if (width <= 1 || parent.closest('.sr-only')) continue;
      const boxes = [{ left: 0, right: window.innerWidth }];
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box.getBoundingClientRect());
      if (boxes.some((box) => left < box.left - 1 || right > box.right + 1))
        cut.push(`${parent.tagName} ${parent.className}: ${node.nodeValue}`);
    }
    return cut;
  });

const attempts = [
  madeAttempt(childFocusTracker, 'parent', mixed, { id: crypto.randomUUID() }),
  madeAttempt(childFocusTracker, 'parent', answersOf(4), {
    id: crypto.randomUUID(),
    completed_at: '2026-10-20T12:20:00.000Z',
    started_at: '2026-10-20T12:00:00.000Z',
  }),
].map((attempt) => ({ ...attempt, details: { ...attempt.details, child_label: childLabel } }));
const [newer] = attempts.map(({ id }) => id);

test('the longest names are read whole on every page that shows them, on the narrowest phone and at 200 % zoom', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  const { error } = await service.from('profiles').update({ display_name: displayName }).eq('id', person.id);
  expect(error).toBeNull();
  await showMadeResults(page, attempts);
  await page.setViewportSize({ width: 360, height: 780 });
  const pages: [string, string, string][] = [
    ['/dashboard', '[data-screen=dashboard]', displayName],
    ['/welcome', 'main h1', displayName],
    ['/account', 'main', displayName],
    [`/test/childfocus?run=${newer}`, '[data-screen=results]', childLabel],
    [`/reports/${newer}`, '[data-screen=report]', childLabel],
    ['/testing-hub', 'main', childLabel],
    ['/test-history', 'main', childLabel],
  ];
  await signIn(page, person, '/');
  for (const [path, place, name] of pages) {
    await page.goto(path);
    await expect(page.locator(place).first()).toContainText(name);
    for (const width of [360, 720]) {
      await page.setViewportSize({ width, height: 450 });
      await expect.poll(() => cutWords(page), `${path} at ${width}`).toEqual([]);
      await expectNoSidewaysScroll(page);
    }
  }
});

test('at 200 % zoom the title of a report has at least half of the line, whatever stands beside it', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  await showMadeResults(page, attempts);
  await signIn(page, person, '/');
  for (const language of usually(['de', 'en', 'fr', 'ru'], (code) => code === 'de' || code === 'ru')) {
    await page.goto(`/reports/${newer}?lng=${language}`);
    await expect(page.locator('[data-screen=report] [data-action=share]')).toBeVisible();
    for (const width of [640, 720, 900]) {
      await page.setViewportSize({ width, height: 450 });
      const title = () => page.locator('h1').evaluate((h1) => h1.parentElement?.clientWidth ?? 0);
      await expect.poll(title, `${language} at ${width}`).toBeGreaterThan(0.44 * width);
    }
  }
});
