import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export type Look = 'light' | 'dark' | 'high contrast';
const looks: readonly Look[] = ['light', 'dark', 'high contrast'];

/** Puts the page into a look the way the stored settings do. */
export async function wear(page: Page, look: Look): Promise<void> {
  await page.evaluate((name) => {
    const root = document.documentElement;
    root.dataset.theme = name === 'dark' ? 'dark' : 'light';
    if (name === 'high contrast') root.dataset.contrast = 'high';
    else delete root.dataset.contrast;
  }, look);
  // Colours cross-fade; what is measured must be the look itself. Ended, not waited for: a page that is not drawn never ends them.
  await page.evaluate(() => {
    for (const fade of document.getAnimations()) if (fade instanceof CSSTransition) fade.finish();
  });
}

/** No violation of WCAG 2.2 A and AA or of axe's best practices. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNothingFound(page, (axe) =>
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']),
  );

/** The page keeps the rules in every look; those that a look can break, the ones about colours, are tried in each. */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  for (const look of looks) {
    await wear(page, look);
    if (look === 'light') await expectAccessible(page);
    else await expectNothingFound(page, (axe) => axe.withRules(['color-contrast', 'link-in-text-block']));
  }
}

async function expectNothingFound(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<void> {
  // What is looked at is the page, not the moment before it.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [data-slot=loading-state]')).toHaveCount(0);
  const { violations } = await choose(new AxeBuilder({ page })).analyze();
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
