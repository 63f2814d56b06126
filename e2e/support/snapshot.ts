import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';

export const questionCount = 18;

/** Opens the Focus Snapshot and starts it. */
export async function startSnapshot(page: Page): Promise<void> {
  await page.goto('/focus-snapshot');
  await page.locator('[data-action=start]').click();
  await expect(page.getByRole('radio')).toHaveCount(5);
}

/** Number of the question on the screen, as the tab's name has it; 0 while there is none. */
export async function currentNumber(page: Page): Promise<number> {
  return Number(/\d+/.exec(await page.title())?.[0] ?? 0);
}

/** Waits until question `number` (from 1) is shown. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect.poll(() => currentNumber(page)).toBe(number);
  await expect(page.getByRole('radio')).toHaveCount(5);
}

/** Answers questions `from`..`to` by key; each answer is on the device before the next question comes. */
export async function answerByKeys(
  page: Page,
  from: number,
  to: number,
  answer: (number: number) => number,
): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await expectQuestion(page, number);
    await page.keyboard.press(String(answer(number)));
    await expect(page.getByRole('radio').nth(answer(number) - 1)).toBeChecked();
    if (number < questionCount) await page.keyboard.press('Enter');
  }
}

/** Takes the whole snapshot; answers its attempt id. The results are on the screen then. */
export async function takeSnapshot(page: Page, answer: (number: number) => number): Promise<string> {
  await startSnapshot(page);
  await answerByKeys(page, 1, questionCount, answer);
  await page.keyboard.press('Enter');
  return attemptOnScreen(page);
}

/** The attempt whose results are on the screen. */
export async function attemptOnScreen(page: Page): Promise<string> {
  await expect(page.locator('[data-screen=results]')).toBeVisible();
  const link = await page.locator('[data-action=open-report]').getAttribute('href');
  const id = /report\/([0-9a-f-]{36})/.exec(link ?? '')?.[1];
  if (!id) throw new Error(`no attempt id in ${link}`);
  return id;
}

export interface StoredAttempt {
  id: string;
  user_id: string | null;
  question_ids: string[];
  answers: Record<string, number>;
}

/** The attempt as the server holds it. Results are on the screen before it has arrived there, so this waits for it. */
export async function storedAttempt(service: SupabaseClient, id: string): Promise<StoredAttempt> {
  const rows = async () =>
    (await service.from('assessment_attempts').select('id, user_id, question_ids, answers').eq('id', id))
      .data ?? [];
  await expect.poll(async () => (await rows()).length).toBe(1);
  const [row] = await rows();
  return row as StoredAttempt;
}
