import type { Browser, Page } from '@playwright/test';
import { childFocusTracker } from '../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import { focuscheckAdult } from '../src/lib/assessments/tests/focuscheck-adult/definition.ts';
import { sampleSubmission } from '../tests/functions/submission-samples.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf, finishedAttempt } from './support/attempts.ts';
import { expect, signIn, test } from './support/test.ts';

/** Another browser: no session, nothing stored. */
async function stranger(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US' });
  return context.newPage();
}

const closed = (page: Page) => page.getByRole('heading', { level: 1, name: 'This link does not work' });
const report = (page: Page) => page.locator('[data-screen=report]');

/** Makes a link in the panel and answers it. */
async function makeLink(page: Page): Promise<string> {
  await page.locator('[data-action=make-link]').click();
  return page.getByLabel('Your new link').inputValue();
}

/** Asks somebody in the panel and answers the token of the link. */
async function invite(page: Page, label: string): Promise<string> {
  await page.getByLabel('Who do you ask?').fill(label);
  await page.locator('[data-action=make-invite]').click();
  const address = await page.getByLabel(`Link for: ${label}`).inputValue();
  return /\/test\/childfocus\/invite\/([0-9a-f]{64})$/.exec(address)?.[1] ?? '';
}

/** Answers the form that an invite opens, from the agreements to the thanks. */
async function answerAsTeacher(page: Page): Promise<void> {
  await page.getByLabel(/known/).fill('12');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await expectAccessible(page);
  await page.locator('[data-action=start]').click();
  const questions = childFocusTracker.selection.total;
  for (let number = 1; number <= questions; number += 1) {
    await expect.poll(async () => /\d+/.exec(await page.title())?.[0]).toBe(String(number));
    await page
      .getByRole('radio')
      .nth(number % 4)
      .click();
  }
  await page.locator('[data-action=next]').click();
}

async function takeBack(page: Page): Promise<void> {
  await page.locator('[data-action=take-back]').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
}

test('a link opens a report to somebody without an account, is counted, and is taken back', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  const id = await finishedAttempt(await clientOf(baseURL, person), focuscheckAdult);
  await signIn(page, person, `/reports/${id}`);
  await expect(page.getByText('There is no open link to this report.')).toBeVisible();
  const address = await makeLink(page);
  expect(address).toMatch(new RegExp(`^${baseURL}/shared/[0-9a-f]{64}$`));
  await expect(page.getByText('Not opened yet')).toBeVisible();
  await expectAccessible(page);

  const reader = await stranger(browser);
  await reader.goto(address);
  await expect(report(reader)).toBeVisible();
  await expect(reader.getByText(/This report was shared with you/)).toBeVisible();
  await expect(reader.getByText(/not a diagnosis/).first()).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Save as PDF' })).toBeVisible();
  await expect(reader.locator('[data-part=share]')).toHaveCount(0);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(reader.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  await expectAccessible(reader);
  await reader.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(reader);

  // Shown once: after a reload the owner sees that it was opened, and not the link.
  await page.reload();
  await expect(page.getByText('Opened 1 time')).toBeVisible();
  await expect(page.getByLabel('Your new link')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await takeBack(page);
  await expect(page.getByText('There is no open link to this report.')).toBeVisible();
  await expect(page.getByText('Ended links (1)')).toBeVisible();

  await reader.reload();
  await expect(closed(reader)).toBeVisible();
  await expect(report(reader)).toHaveCount(0);
  await expectAccessible(reader);
  await reader.context().close();
});

test('nothing of a shared report stays on the device of who read it', async ({
  person,
  baseURL,
  browser,
}) => {
  const owner = await clientOf(baseURL, person);
  const id = await finishedAttempt(owner, focuscheckAdult);
  const { data } = await owner.rpc('create_share_link', { p_attempt: id, p_days: 7 });
  const reader = await stranger(browser);
  await reader.goto(`/shared/${data[0].token}`);
  await expect(report(reader)).toBeVisible();
  const kept = await reader.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows: unknown[] = [];
    for (const { name = '' } of databases) {
      const db = await new Promise<IDBDatabase>((done, fail) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => done(opening.result);
        opening.onerror = () => fail(opening.error);
      });
      for (const store of db.objectStoreNames) {
        const all = db.transaction(store).objectStore(store).getAll();
        rows.push(
          await new Promise((done, fail) => {
            all.onsuccess = () => done(all.result);
            all.onerror = () => fail(all.error);
          }),
        );
      }
      db.close();
    }
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }, document.cookie]);
  });
  expect(kept).not.toContain(id);
  expect(kept).not.toContain(data[0].token);
  await reader.context().close();
});

test('a link whose report is deleted and a guessed one are answered alike', async ({
  page,
  person,
  baseURL,
}) => {
  const owner = await clientOf(baseURL, person);
  const id = await finishedAttempt(owner, focuscheckAdult);
  const { data } = await owner.rpc('create_share_link', { p_attempt: id, p_days: 7 });
  await owner.from('assessment_attempts').delete().eq('id', id);
  const said: (string | null)[] = [];
  for (const token of [data[0].token, '0123456789abcdef'.repeat(4), 'guess']) {
    await page.goto(`/shared/${token}`);
    await expect(closed(page)).toBeVisible();
    said.push(await page.locator('[data-screen=shared-closed]').textContent());
  }
  expect(new Set(said).size).toBe(1);
});

test('a teacher asked by a parent answers without an account, once, and the parent reads both', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  test.setTimeout(120_000);
  const parent = await finishedAttempt(await clientOf(baseURL, person), childFocusTracker);
  await signIn(page, person, `/reports/${parent}`);
  await expect(page.getByText('You have asked nobody yet.')).toBeVisible();
  const token = await invite(page, 'class teacher');
  await expect(page.getByLabel('A text to send along')).toHaveValue(new RegExp(token));
  await expect(page.locator('[data-invite]')).toHaveAttribute('data-state', 'open');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  const teacher = await stranger(browser);
  await teacher.goto(`/test/childfocus/invite/${token}`);
  await answerAsTeacher(teacher);
  await expect(teacher.getByText('Your answers have arrived.')).toBeVisible();
  await teacher.context().close();

  const visitor = await clientOf(baseURL, null);
  const submission = sampleSubmission(childFocusTracker, crypto.randomUUID(), 'teacher');
  const again = await visitor.functions.invoke('invite-submit', { body: { token, submission } });
  expect(again.error?.context.status).toBe(409);

  await page.reload();
  await expect(page.locator('[data-invite]')).toHaveAttribute('data-state', 'answered');
  await expect(page.locator('#two-views')).toBeVisible();

  // A doctor is given both views, because the parent ticks it.
  const share = page.locator('#share');
  await share.getByRole('checkbox', { name: 'Also show what a teacher reported' }).check();
  await share.getByLabel('A word to file it under').fill('K-17');
  await expectNoSidewaysScroll(page);
  const doctor = await stranger(browser);
  await doctor.goto(await makeLink(page));
  await expect(doctor.getByText(/Filed under: K-17/)).toBeVisible();
  await expect(doctor.locator('#two-views')).toBeVisible();
  await expectAccessible(doctor);
  await doctor.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(doctor);
  await doctor.context().close();

  await page.getByRole('link', { name: 'Open the report by class teacher' }).click();
  await expect(page).not.toHaveURL(new RegExp(parent));
  await expect(page.getByText(/answered by a teacher/).first()).toBeVisible();
  // Nobody is asked again through the answers of somebody asked.
  await expect(page.locator('[data-part=share]')).toBeVisible();
  await expect(page.locator('[data-part=invite]')).toHaveCount(0);
});

test('an invite that was taken back takes no answers', async ({ page, person, baseURL }) => {
  const parent = await finishedAttempt(await clientOf(baseURL, person), childFocusTracker);
  await signIn(page, person, `/reports/${parent}`);
  const token = await invite(page, 'football coach');
  await takeBack(page);
  await expect(page.getByText('Ended invites (1)')).toBeVisible();
  const visitor = await clientOf(baseURL, null);
  expect((await visitor.rpc('read_informant_invite', { p_token: token })).data).toBeNull();
  const submission = sampleSubmission(childFocusTracker, crypto.randomUUID(), 'teacher');
  const refused = await visitor.functions.invoke('invite-submit', { body: { token, submission } });
  expect(refused.error?.context.status).toBe(410);
  expect(await refused.error?.context.json()).toMatchObject({ error: { code: 'invite_revoked' } });
  await page.goto(`/test/childfocus/invite/${token}`);
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});
