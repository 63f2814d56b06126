import { readFile } from 'node:fs/promises';
import { questionCount, takeSnapshot } from './support/snapshot.ts';
import { expect, goOnByMail, newEmail, password, test } from './support/test.ts';

test('a visitor answers, reads, keeps the PDF, signs up, confirms by mail and finds the result in the account', async ({
  page,
  mails,
  service,
}) => {
  test.slow();
  await page.goto('/');
  await page.getByRole('link', { name: 'Start the Focus Snapshot' }).first().click();
  await expect(page).toHaveURL(/\/focus-snapshot$/);
  const id = await takeSnapshot(page, (number) => 1 + (number % 5));

  await expect(page.getByText('This is a screening result, not a diagnosis.').first()).toBeVisible();
  await expect(page.getByText('Higher scores mean more reported difficulty.').first()).toBeVisible();
  // The step for today takes the width of the page, however short its words are.
  const widthOf = (part: string) => page.locator(part).evaluate((one) => one.getBoundingClientRect().width);
  const narrower = async () =>
    (await widthOf('[data-screen=results]')) - (await widthOf('[data-slot=today]'));
  await expect.poll(narrower).toBe(0);
  // The result is on the screen before the server has it.
  await expect
    .poll(async () => (await service.from('assessment_attempts').select('*').eq('id', id)).data)
    .toMatchObject([{ user_id: null, answered_count: questionCount, test_id: 'focus_snapshot' }]);

  await page.locator('[data-action=open-report]').click();
  await expect(page.locator('[data-screen=report]')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/focus-snapshot/report/${id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/calm|stand|noticeable/);

  const download = page.waitForEvent('download');
  await page.locator('[data-action=pdf]').click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^focus-snapshot-\d{4}-\d{2}-\d{2}\.pdf$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(20_000);

  const email = newEmail('visitor');
  await page.goto(`/auth?mode=signup&redirect=${encodeURIComponent(`/focus-snapshot/report/${id}`)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByLabel(/I accept the Terms/).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you for registering!' })).toBeVisible();

  const [mail] = await mails(email);
  expect(mail?.link).toBeTruthy();
  await goOnByMail(page, mail?.link ?? '', email);
  // The link leads back to the report that the account was made for, and there the question is asked.
  await expect(page).toHaveURL(new RegExp(`/focus-snapshot/report/${id}$`));
  const question = page.getByRole('heading', { name: `Add 1 result of this device to ${email}?` });
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Add to this account' }).click();
  await expect(question).toHaveCount(0);

  await page.goto('/account');
  await expect(page.getByRole('link', { name: /Focus Snapshot/ }).first()).toBeVisible();
  await expect
    .poll(
      async () =>
        (await service.from('assessment_attempts').select('user_id').eq('id', id).single()).data?.user_id,
    )
    .toBeTruthy();
});
