import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Look = 'light' | 'dark' | 'high contrast';
export const looks: readonly Look[] = ['light', 'dark', 'high contrast'];

/** Puts the page into a look the way the stored settings do. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset.theme = name === 'dark' ? 'dark' : 'light';
    if (name === 'high contrast') root.dataset.contrast = 'high';
    else delete root.dataset.contrast;
  }, look);
  // Colours cross-fade; what is measured must be the look itself.
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });
}

/** No violation of WCAG 2.2 A and AA or of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is looked at is the page, not the moment before it.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [data-slot=loading-state]')).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
  expect(found).toEqual([]);
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}
