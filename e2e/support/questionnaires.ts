import { expect, type Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Person } from './test.ts';

/** Gives a person a plan, as the payment webhook would. */
export async function giveTier(
  service: SupabaseClient,
  person: Person,
  tier: 'plus' | 'premium',
): Promise<void> {
  const { error } = await service.from('subscribers').upsert({
    user_id: person.id,
    subscribed: true,
    subscription_tier: tier,
    subscription_end: '2099-01-01T00:00:00Z',
  });
  if (error) throw error;
}

/** Confirms every sentence of the start screen by keyboard and starts. */
export async function agreeAndStart(page: Page): Promise<void> {
  const start = page.locator('[data-action=start]');
  await expect(start).toBeVisible();
  for (const box of await page.getByRole('checkbox').all()) {
    await box.focus();
    await page.keyboard.press('Space');
  }
  await start.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/run=/);
  // The start screen stands until the first step is loaded; a key pressed before would be lost.
  await expect(start).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
}

/** The heading of the step in view; it has the focus once the step is there. */
const heading = (page: Page) => page.locator('#main h1');

/** Presses keys at a step and waits for the next one. */
export async function step(page: Page, ...keys: string[]): Promise<void> {
  const before = await heading(page).innerText();
  for (const key of keys) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText(before);
  await expect(heading(page)).toBeFocused();
}

/** Waits until the question with this number is in view. */
export async function expectQuestion(page: Page, number: number): Promise<void> {
  await expect(heading(page)).toContainText(`Question ${number} of `);
  await expect(heading(page)).toBeFocused();
}

/** Answers questions `from`..`to` by key, the last one included. */
export async function answer(
  page: Page,
  from: number,
  to: number,
  key: (number: number) => number,
): Promise<void> {
  for (let number = from; number <= to; number += 1) {
    await expectQuestion(page, number);
    await page.keyboard.press(String(key(number)));
    await page.keyboard.press('Enter');
  }
}

/** The id of the attempt whose results are on the screen, once the server holds it. */
export async function resultOf(page: Page): Promise<string> {
  await expect(page.locator('[data-screen=results]')).toBeVisible();
  const link = await page.locator('[data-action=open-report]').getAttribute('href');
  await expect(page.locator('[data-delivery]')).toHaveCount(0);
  return /report\/([0-9a-f-]{36})/.exec(link ?? '')?.[1] ?? '';
}

export interface StoredRow {
  test_id: string;
  form: string;
  user_id: string;
  question_ids: string[];
  answers: Record<string, number>;
  details: Record<string, unknown> | null;
  context: Record<string, unknown>;
  follow_ups: { question_id: string; impact_id: string; settings: string[]; since: string | null }[];
  consent: { kind: string } | null;
}

/** An attempt as the server holds it; waits for it. */
export async function storedRow(service: SupabaseClient, id: string): Promise<StoredRow> {
  const read = async () =>
    (
      await service
        .from('assessment_attempts')
        .select('test_id, form, user_id, question_ids, answers, details, context, follow_ups, consent')
        .eq('id', id)
    ).data?.[0] ?? null;
  await expect.poll(read).not.toBeNull();
  return (await read()) as StoredRow;
}
