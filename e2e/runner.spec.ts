import type { Locator } from '@playwright/test';
import {
  answerByKeys,
  attemptOnScreen,
  expectQuestion,
  questionCount,
  startSnapshot,
  storedAttempt,
  takeSnapshot,
} from './support/snapshot.ts';
import { expect, test } from './support/test.ts';

/** Numbers that look random and are the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test('the whole snapshot is taken and read by keyboard alone', async ({ page }) => {
  await page.goto('/focus-snapshot');
  const start = page.locator('[data-action=start]');
  while (!(await start.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectQuestion(page, 1);
  // Arrows choose as well as digits.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await answerByKeys(page, 2, 4, () => 4);
  await expectQuestion(page, 5);
  await page.keyboard.press('Backspace');
  await expectQuestion(page, 4);
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await page.keyboard.press('Enter');
  await answerByKeys(page, 5, questionCount, () => 2);
  await page.keyboard.press('Enter');
  await attemptOnScreen(page);

  const report = page.locator('[data-action=open-report]');
  while (!(await report.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-screen=report]')).toBeVisible();
});

test('the focus goes to each new question and its text is announced', async ({ page }) => {
  await startSnapshot(page);
  for (const number of [1, 2, 3]) {
    await expectQuestion(page, number);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('3');
    await page.keyboard.press('Enter');
  }
});

test('answers survive closing the tab at random questions, and every one of them counts once', async ({
  context,
  service,
}) => {
  const random = numbers(20_261_120);
  let page = await context.newPage();
  await startSnapshot(page);
  let number = 1;
  while (number <= questionCount) {
    const stop = Math.min(questionCount, number + Math.floor(random() * 5));
    await answerByKeys(page, number, stop, (question) => 1 + (question % 5));
    await expect(page.getByText('Saved on this device').first()).toBeVisible();
    if (stop === questionCount) break;
    const address = page.url();
    await page.close({ runBeforeUnload: false });
    page = await context.newPage();
    if (random() < 0.5) {
      await page.goto(address);
    } else {
      await page.goto('/focus-snapshot');
      await page.locator('[data-action=continue]').click();
    }
    number = stop + 1;
    await expectQuestion(page, number);
  }
  await page.keyboard.press('Enter');
  const id = await attemptOnScreen(page);
  const { question_ids: ids, answers } = await storedAttempt(service, id);
  expect(ids.map((question) => answers[question])).toEqual(ids.map((_, index) => 1 + ((index + 1) % 5)));
});

test('a reload in the middle of a question keeps its answer', async ({ page }) => {
  await startSnapshot(page);
  await answerByKeys(page, 1, 3, () => 5);
  await expectQuestion(page, 4);
  await page.keyboard.press('2');
  await expect(page.getByText('Saved on this device').first()).toBeVisible();
  await page.reload();
  await expectQuestion(page, 4);
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
});

test('without a connection the test goes on, the result is shown at once and is sent by itself later', async ({
  page,
  context,
  service,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await startSnapshot(page);
  await answerByKeys(page, 1, 9, () => 3);
  await context.setOffline(true);
  await answerByKeys(page, 10, questionCount, () => 3);
  await page.keyboard.press('Enter');
  const id = await attemptOnScreen(page);
  await expect(page.locator('[data-delivery=waiting]')).toBeVisible();
  expect((await service.from('assessment_attempts').select('id').eq('id', id)).data).toEqual([]);
  await context.setOffline(false);
  await expect
    .poll(async () => (await service.from('assessment_attempts').select('id').eq('id', id)).data?.length)
    .toBe(1);
  await expect(page.locator('[data-delivery=waiting]')).toBeHidden();
});

test('two tabs see the same run and make one attempt', async ({ context, service }) => {
  const first = await context.newPage();
  await startSnapshot(first);
  await answerByKeys(first, 1, 8, () => 2);
  await expect(first.getByText('Saved on this device').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(first.url());
  await expectQuestion(first, 9);
  await expectQuestion(second, 9);
  await answerByKeys(second, 9, questionCount, () => 4);
  await expect(second.getByText('Saved on this device').first()).toBeVisible();
  await first.bringToFront();
  await Promise.all([second.keyboard.press('Enter'), second.keyboard.press('Enter')]);
  const id = await attemptOnScreen(second);
  await expect(first.locator('[data-screen=results]')).toBeVisible();
  // Both tabs show the result before the server has it: the rows are looked at once the outbox is empty.
  for (const tab of [first, second]) await expect(tab.locator('[data-delivery]')).toHaveCount(0);
  const { answers } = await storedAttempt(service, id);
  expect(Object.values(answers).sort()).toEqual([...Array(8).fill(2), ...Array(10).fill(4)]);
});

test('skipped questions are counted before the end, and the person decides', async ({ page }) => {
  await startSnapshot(page);
  for (let number = 1; number <= questionCount; number += 1) {
    await expectQuestion(page, number);
    if (number === 6) await page.getByRole('button', { name: 'Skip this question' }).click();
    else {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByRole('heading', { name: 'You skipped 1 question' })).toBeVisible();
  await page.locator('[data-action=go-back]').click();
  await expectQuestion(page, 6);
  await page.keyboard.press('5');
  await page.keyboard.press('Enter');
  // Nothing is skipped any more: the result comes without another question.
  await attemptOnScreen(page);
});

test('on a phone every answer is a full row that a thumb can hit', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/focus-snapshot');
  await page.locator('[data-action=start]').tap();
  for (let number = 1; number <= questionCount; number += 1) {
    await expectQuestion(page, number);
    const row = page.locator('[data-slot=radio-row]').nth(number % 5);
    const box = await row.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThan(280);
    await row.tap();
  }
  await page.locator('[data-action=next]').tap();
  await attemptOnScreen(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});

test('the snapshot takes 21 taps from the home page to the result, and can be taken back on the way', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/');
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.tap();
    taps += 1;
  };
  await tap(page.locator('main a[href="/focus-snapshot"]').first());
  await tap(page.locator('[data-action=start]'));
  for (let number = 1; number <= questionCount; number += 1) {
    await expectQuestion(page, number);
    await expect(page.getByRole('button', { name: 'Previous' })).toBeInViewport();
    await tap(page.locator('[data-slot=radio-row]').nth(number % 5));
  }
  await tap(page.locator('[data-action=next]'));
  await attemptOnScreen(page);
  expect(taps).toBe(21);
  await context.close();
});

test('the second tap of a double tap is no answer to the question that just came', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/focus-snapshot');
  await page.locator('[data-action=start]').tap();
  await expectQuestion(page, 1);
  const box = await page.locator('[data-slot=radio-row]').nth(2).boundingBox();
  if (!box) throw new Error('no answers on the screen');
  const tapThere = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  const answersSettle = () =>
    expect(page.locator('[data-screen=question]')).toHaveCSS('pointer-events', 'auto');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await tapThere();
  await page.clock.runFor(260);
  await expectQuestion(page, 2);
  await tapThere();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.clock.runFor(310);
  await answersSettle();
  await tapThere();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await context.close();
});

test('the results of a person who took it before avoid the questions already seen', async ({
  page,
  service,
}) => {
  const first = await storedAttempt(service, await takeSnapshot(page, () => 2));
  const second = await storedAttempt(service, await takeSnapshot(page, () => 2));
  const seenBefore = new Set(first.question_ids);
  expect(second.question_ids.filter((question) => seenBefore.has(question))).toEqual([]);
});
