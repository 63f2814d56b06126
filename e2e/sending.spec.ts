import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { storedAttempt, takeSnapshot } from './support/snapshot.ts';
import { expect, signInByForm, test } from './support/test.ts';

const submit = '**/functions/v1/focus-snapshot-submit';
const answer = () => 3;

/** What the server answers to every result from now on; null: what it really answers. */
async function serverSays(page: Page, status: number | null, code = 'broken'): Promise<void> {
  await page.unroute(submit);
  if (status === null) return;
  await page.route(submit, (route) => route.fulfill({ status, json: { error: { code } } }));
}

/** As if the server had failed at everything that waits so often already. */
async function failedBefore(page: Page, tries: number): Promise<void> {
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

  await stuck.locator('[data-action=send-again]').click();
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
  expect(await storedAttempt(service, id)).toMatchObject({ user_id: person.id });
});
