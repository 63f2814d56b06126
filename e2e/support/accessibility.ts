import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page, type TestInfo, test } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { isDeep } from './depth.ts';

type RunOnly = NonNullable<RunOptions['runOnly']>;

// Less than half of what `axe.source` has to be sent and compiled for each page.
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** It keeps the browser's own timers where a test holds the clock of the page. */
const axeScript = `(({ setTimeout, clearTimeout }) => { ${axeSource} })(window.__pwClock?.builtins ?? window)`;

export type Look = 'light' | 'dark' | 'high contrast';
const looks = ['light', 'dark', 'high contrast'] as const satisfies readonly Look[];
const widths = [360, 1280] as const;

/** Puts the page into a look the way the stored settings do. */
export async function wear(page: Page, look: Look): Promise<void> {
  // What is far below would take on the look, and begin to fade, only when axe comes near.
  await page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>('[class*="when-near"] > *');
    for (const part of parts) part.style.contentVisibility = 'visible';
  });
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

const everyRule: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const colours = ['color-contrast', 'link-in-text-block'];

/** No violation of WCAG 2.2 A and AA or of axe's best practices. */
export const expectAccessible = (page: Page): Promise<void> => expectNothingFound(page, everyRule);

const inColours = (page: Page): Promise<void> => expectNothingFound(page, { type: 'rule', values: colours });

const asked = new WeakMap<TestInfo, number>();
/** Whose turn it is: another one each time a test asks, and the same in every run. Tests begin by the length of their names. */
function nextTurn(): number {
  const info = test.info();
  const turn = asked.get(info) ?? info.title.length;
  asked.set(info, turn + 1);
  return turn;
}
/** What the usual run tries beside the light look. */
const darkOrHighContrast = (turn: number): Look => (turn % 2 === 0 ? 'dark' : 'high contrast');

/**
 * The page keeps the rules in every look; those that a look can break, the ones about colours, are tried in each. In the usual
 * run light, and of the other two the one whose turn it is.
 */
export async function expectAccessibleInEveryLook(page: Page): Promise<void> {
  await wear(page, 'light');
  await expectAccessible(page);
  const others = isDeep ? (['dark', 'high contrast'] as const) : [darkOrHighContrast(nextTurn())];
  for (const look of others) {
    await wear(page, look);
    await inColours(page);
  }
}

/**
 * Every rule in two widths and the colours of every look, each once: what the rules say of the structure does not depend on the
 * look. Leaves a phone in high contrast.
 */
export async function expectAccessibleOnLaptopAndPhone(page: Page): Promise<void> {
  await wear(page, 'light');
  await expectAccessible(page);
  await wear(page, 'dark');
  await inColours(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await wear(page, 'high contrast');
  await expectAccessible(page);
}

/**
 * Every rule in one look and one width, and nothing sticks out of a phone. Six pages that follow one another are seen in each
 * look in each width. Leaves a phone.
 */
export async function expectAccessibleInOneLookAndWidth(page: Page, turn: number): Promise<void> {
  const look = looks[turn % looks.length] ?? 'light';
  const isOnPhone = widths[turn % widths.length] === 360;
  if (!isOnPhone) {
    await wear(page, look);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  if (isOnPhone) {
    await wear(page, look);
    await expectAccessible(page);
  }
}

/**
 * The same on a phone and on a laptop; afterwards the page is as it was. In the usual run every rule in one of them and the
 * colours of another look in the other, in turns.
 */
export async function expectAccessibleInEveryLookAndWidth(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  if (isDeep) {
    for (const width of widths) {
      await page.setViewportSize({ ...size, width });
      await expectAccessibleInEveryLook(page);
    }
  } else {
    const turn = nextTurn();
    const [first, second] = turn % 4 < 2 ? widths : widths.toReversed();
    await page.setViewportSize({ ...size, width: first ?? 360 });
    await wear(page, 'light');
    await expectAccessible(page);
    await page.setViewportSize({ ...size, width: second ?? 1280 });
    await wear(page, darkOrHighContrast(turn));
    await inColours(page);
  }
  await wear(page, 'light');
  await page.setViewportSize(size);
}

/** What is on its way in while axe looks is no fault of the page: what counts is what a second look finds, too. */
async function expectNothingFound(page: Page, runOnly: RunOnly): Promise<void> {
  const found = await allViolations(page, runOnly);
  expect(found.length === 0 ? found : await allViolations(page, runOnly)).toEqual([]);
}

/** axe runs in the page itself and in each frame of it: its builder would open a second page every time. */
async function allViolations(page: Page, runOnly: RunOnly): Promise<string[]> {
  // What is looked at is the page, not the moment before it.
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [data-slot=loading-state]')).toHaveCount(0);
  // What comes in does so by an animation of a moment; what goes round for good is left alone.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, runOnly)));
  return found.flat();
}

async function violationsIn(frame: Frame, runOnly: RunOnly): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeScript);
  return frame.evaluate(async (rules) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: rules,
      resultTypes: ['violations'],
      iframes: false,
    } as RunOptions);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
  }, runOnly);
}

/** Nothing sticks out sideways. */
/** A first visit stands in type of the device; what is looked at must fit in the product's own. */
async function wearOwnType(page: Page): Promise<void> {
  await page.evaluate(async () => {
    delete document.documentElement.dataset.firstVisit;
    // Fonts are asked for once something is laid out in them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await wearOwnType(page);
  // What follows the size of the window does so a moment later.
  await expect.poll(overflow).toBeLessThanOrEqual(0);
}
