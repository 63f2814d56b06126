import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { storedAttempt, takeSnapshot } from './support/snapshot.ts';
import { expect, signIn, signInByForm, test } from './support/test.ts';

const submit = '**/functions/v1/focus-snapshot-submit';
const answer = () => 3;

/** What the server answers to every result from now on; null: what it really answers. */
async function serverSays(page: Page, status: number | null, code = 'broken'): Promise<void> {
  await page.unroute(submit);
  if (status === null) return;
  await page.route(submit, (route) => route.fulfill({ status, json: { error: { code } } }));
}

/** How often the server has failed at what waits, by what the device keeps. */
const noted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('focus-clarity-lab');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('outbox').objectStore('outbox').getAll();
          asked.onsuccess = () => {
            opening.result.close();
            resolve(Math.max(0, ...asked.result.map(({ tries = 0 }: { tries?: number }) => tries)));
          };
        };
      }),
  );

/** As if the server had failed at everything that waits so often already; it has failed once, and that is noted. */
async function failedBefore(page: Page, tries: number): Promise<void> {
  await expect.poll(() => noted(page)).toBeGreaterThan(0);
  await page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('focus-clarity-lab');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('outbox', 'readwrite');
          const walk = change.objectStore('outbox').openCursor();
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, tries: count });
            cursor.continue();
          };
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    tries,
  );
}

test('what the server fails at for days is kept, said, saved as a file and sent again when asked', async ({
  page,
  service,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/status of 500/);
  await serverSays(page, 500);
  const id = await takeSnapshot(page, answer);
  await expect(page.locator('[data-delivery=waiting]')).toBeVisible();
  await failedBefore(page, 15);
  await page.reload();
  const stuck = page.locator('[data-delivery=stuck]');
  await expect(stuck).toContainText('A result could not be sent');
  await expect(page.getByText('Open the result or your test history').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  const downloading = page.waitForEvent('download');
  await stuck.locator('[data-action=save-file]').click();
  const path = await (await downloading).path();
  const [saved] = JSON.parse(await readFile(path, 'utf8'));
  expect(saved).toMatchObject({ id, content: { test_id: 'focus_snapshot' } });
  expect(saved.content).not.toHaveProperty('device_secret');

  const failedAgain = page.waitForResponse(submit);
  await stuck.locator('[data-action=send-again]').click();
  await failedAgain;
  await expect(stuck).toBeVisible();
  await serverSays(page, null);
  await stuck.locator('[data-action=send-again]').click();
  await expect(stuck).toBeHidden();
  expect(await storedAttempt(service, id)).toMatchObject({ id, user_id: null });
});

test('a no to results of this device is taken back in the test history', async ({
  page,
  person,
  service,
}) => {
  test.setTimeout(120_000);
  const id = await takeSnapshot(page, answer);
  await storedAttempt(service, id);
  await signInByForm(page, person, '/test-history');
  const question = page.getByRole('heading', { name: `Add 1 result of this device to ${person.email}?` });
  await expect(question).toBeVisible();
  const left = page.locator('[data-part=left-results]');
  await expect(left).toBeHidden();
  await page.locator('[data-action=claim-leave]').click();
  await expect(question).toBeHidden();
  await expect(left).toContainText('1 result made on this device without an account is not in this account.');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await left.locator('[data-action=ask-again]').click();
  await page.locator('[data-action=claim-add]').click();
  await expect(left).toBeHidden();
  await expect.poll(async () => (await storedAttempt(service, id)).user_id).toBe(person.id);
});

test('a result made without an account is not sent again in the name of who is signed in unasked', async ({
  page,
  person,
  service,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/status of 400/);
  await serverSays(page, 400, 'wrong_distribution');
  const id = await takeSnapshot(page, answer);
  await expect(page.locator('[data-delivery=refused]')).toBeVisible();
  await serverSays(page, null);
  await signInByForm(page, person, '/test-history');
  await page.locator('[data-action=claim-leave]').click();
  await page.goto(`/focus-snapshot?run=${id}`);
  const refused = page.locator('[data-delivery=refused]');
  await refused.getByRole('button', { name: 'Try again' }).click();
  const question = page.getByRole('alertdialog', {
    name: `Add 1 result of this device to ${person.email}?`,
  });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  const rows = await service.from('assessment_attempts').select('id').eq('id', id);
  expect(rows.data).toEqual([]);
  await refused.getByRole('button', { name: 'Try again' }).click();
  await question.getByRole('button', { name: 'Add to this account' }).click();
  await expect(refused).toBeHidden();
  await expect.poll(async () => (await storedAttempt(service, id)).user_id).toBe(person.id);
});

/**
 * Uses up what an account may store in a day, by tasks that are taken away again at once: who deletes and adds still
 * counts. What is left at the end is less than one task.
 */
async function fillTheDay(client: SupabaseClient): Promise<void> {
  const add = async (count: number, notes: string): Promise<boolean> => {
    const ids = Array.from({ length: count }, () => crypto.randomUUID());
    const added = await client.from('tasks').insert(ids.map((id) => ({ id, title: 'Long', notes })));
    if (added.error?.message === 'quota_exceeded') return false;
    if (added.error) throw added.error;
    const { error } = await client.from('tasks').delete().in('id', ids);
    if (error) throw error;
    return true;
  };
  for (const [count, letters] of [
    [30, 4000],
    [4, 4000],
    [1, 4000],
    [1, 400],
    [1, 0],
  ] as const) {
    while (await add(count, '記'.repeat(letters))) {
      // until it is refused
    }
  }
}

test('who stored as much as one day allows reads so, keeps what they write, and is not sent again and again', async ({
  page,
  person,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await fillTheDay(await clientOf(baseURL, person));
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/rest/v1/tasks') sent += 1;
  });
  await signIn(page, person, '/training-hub/planner');
  await page.getByLabel('What is one thing you want to start?').fill('Water the plants');
  await page.keyboard.press('Enter');
  const task = page.locator('li[data-task]').filter({ hasText: 'Water the plants' });
  const said = page.getByText(
    'You have stored as much today as one day allows. This is kept on this device and is sent by itself tomorrow.',
  );
  await expect(task).toBeVisible();
  await expect(said).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await expect(task).toBeVisible();
  await expect(said).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.goto('/training-hub');
  await expect(page.getByRole('heading', { level: 1, name: 'Training Hub' })).toBeVisible();
  expect(sent).toBe(1);
});
