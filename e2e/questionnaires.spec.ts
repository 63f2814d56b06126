import { expectAccessible, expectNoSidewaysScroll, wear } from './support/accessibility.ts';
import {
  agreeAndStart,
  answer,
  expectQuestion,
  giveTier,
  resultOf,
  step,
  storedRow,
} from './support/questionnaires.ts';
import { expect, signIn, test } from './support/test.ts';

test('FocusCheck is taken by keyboard, with its unscored questions at the end', async ({
  page,
  person,
  service,
}) => {
  await signIn(page, person, '/test/focuscheck');
  await expect(page.locator('[data-action=start]')).toBeVisible();
  await expectAccessible(page);
  await agreeAndStart(page);
  await answer(page, 1, 30, (number) => 1 + (number % 5));
  await expect(page.getByRole('heading', { name: /school years/ })).toBeFocused();
  await expectAccessible(page);
  await step(page, '1');
  await page.keyboard.press('1');
  await page.keyboard.press('3');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const id = await resultOf(page);
  await expectAccessible(page);
  const row = await storedRow(service, id);
  expect(row).toMatchObject({
    test_id: 'focuscheck_adult_screening',
    form: 'self',
    user_id: person.id,
    consent: { kind: 'adult_self' },
    context: { school_years: 'yes', where_in_the_way: ['work_study', 'with_others'] },
  });
  expect(row.question_ids.map((question) => row.answers[question])).toEqual(
    row.question_ids.map((_, index) => 1 + ((index + 1) % 5)),
  );
  // The wait of 30 days has begun.
  await page.goto('/test/focuscheck');
  await expect(page.getByText('You can take this self-check again in 30 days.')).toBeVisible();
  await expectAccessible(page);
});

test('a parent answers about a child on a phone by touch', async ({ browser, baseURL, person, service }) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await signIn(page, person, '/test/childfocus');
  await page.getByRole('radio', { name: /parent or guardian/ }).tap();
  await page.locator('[data-action=start]').tap();
  await expect(page.getByLabel('Nickname or initials')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('Nickname or initials').fill('Mia');
  await page.getByRole('radio', { name: '9 to 12 years' }).tap();
  await page.getByRole('checkbox').tap();
  await expectNoSidewaysScroll(page);
  await page.locator('[data-action=start]').tap();
  for (let number = 1; number <= 40; number += 1) {
    await expect(page.locator('#main h1')).toContainText(`Question ${number} of `);
    await page
      .locator('[data-slot=radio-row]')
      .nth(number % 5)
      .tap();
  }
  await page.locator('[data-action=next]').tap();
  const id = await resultOf(page);
  await expect(page.getByText(/^ChildFocus Tracker about Mia, /)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  const row = await storedRow(service, id);
  expect(row).toMatchObject({
    form: 'parent',
    details: { child_label: 'Mia', age_band: '9-12' },
    consent: { kind: 'child_parent' },
  });
  expect(Object.keys(row.answers)).toHaveLength(40);
  await context.close();
});

test('the interview follows answers up, survives a closed tab, and is reviewed before it is handed in', async ({
  context,
  person,
  service,
}) => {
  await giveTier(service, person, 'plus');
  let page = await context.newPage();
  await signIn(page, person, '/test/attentionflow');
  await agreeAndStart(page);
  await step(page, '3');
  await answer(page, 1, 7, (number) => (number === 2 ? 5 : 1));
  await expect(page.getByRole('heading', { name: /Where does this happen/ })).toBeFocused();
  await expect(page.locator('[data-slot=about]')).toContainText('Very Often');
  await expectAccessible(page);
  await page.keyboard.press('2');
  await expect(page.getByText('Saved on this device').first()).toBeVisible();

  const address = page.url();
  await page.close({ runBeforeUnload: false });
  page = await context.newPage();
  await page.goto(address);
  await expect(page.getByRole('checkbox', { name: 'Work or study' })).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await step(page);
  await step(page, '4');
  await step(page, '4');
  for (let module = 1; module <= 4; module += 1) {
    await answer(page, 7 * module + 2, 7 * module + 8, () => 2);
    const box = page.getByRole('textbox');
    await expect(box).toBeVisible();
    if (module === 1) {
      await expectAccessible(page);
      await box.fill('A short list on paper');
      await page.locator('[data-action=next]').focus();
    }
    await step(page);
  }
  await answer(page, 37, 41, () => 3);
  await expect(page.getByRole('heading', { name: 'Review your answers' })).toBeFocused();
  await expectAccessible(page);
  const row = page.getByRole('region', { name: 'Distraction' }).locator('[data-action=change]').first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expectQuestion(page, 9);
  await step(page, '3');
  await page.locator('[data-action=finish-anyway]').focus();
  await page.keyboard.press('Enter');
  const id = await resultOf(page);
  const stored = await storedRow(service, id);
  expect(stored.question_ids).toHaveLength(41);
  expect(stored.answers.ALI101).toBe(4);
  expect(stored.follow_ups).toMatchObject([
    { impact_id: 'ALI101', settings: ['work_study'], since: 'since_childhood' },
  ]);
  expect(stored.context).toEqual({ school_years: 'not_sure' });
  const texts = await service.from('attempt_texts').select('key, body').eq('attempt_id', id);
  expect(texts.data).toEqual([{ key: 'what_helps.distraction_response', body: 'A short list on paper' }]);
});

test('PsyProfile Lite offers a break, goes on after a reload, and keeps every answer', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  await signIn(page, person, '/test/psyprofile');
  await agreeAndStart(page);
  await answer(page, 1, 40, (number) => 1 + (number % 4));
  await expect(page.getByRole('heading', { name: 'Time for a short break?' })).toBeFocused();
  await expectAccessible(page);
  await page.locator('[data-action=leave]').click();
  await page.waitForURL(/testing-hub/);
  await page.goto('/test/psyprofile');
  await page.locator('[data-action=continue]').click();
  await page.locator('[data-action=go-on]').click();
  await answer(page, 41, 80, (number) => 1 + (number % 4));
  const row = await storedRow(service, await resultOf(page));
  expect(row.question_ids).toHaveLength(80);
  expect(row.question_ids.map((question) => row.answers[question])).toEqual(
    row.question_ids.map((_, index) => 1 + ((index + 1) % 4)),
  );
});

test('Procrastination Patterns asks for every answer and names the main pattern', async ({
  page,
  person,
  service,
}) => {
  await giveTier(service, person, 'premium');
  await signIn(page, person, '/test/procrastination');
  await agreeAndStart(page);
  await expectQuestion(page, 1);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please select an answer').first()).toBeVisible();
  // The focus is on the answers now.
  await step(page, '2');
  await answer(page, 2, 30, (number) => 1 + (number % 5));
  const patterns = await resultOf(page);
  await expect(page.getByRole('heading', { name: 'Main pattern' })).toBeVisible();
  expect((await storedRow(service, patterns)).question_ids).toHaveLength(30);
});

test('Start Barriers is followed by a plan that stays on the device', async ({ page, person, service }) => {
  await giveTier(service, person, 'premium');
  await signIn(page, person, '/test/start-barriers');
  await agreeAndStart(page);
  await answer(page, 1, 16, (number) => 1 + (number % 5));
  const barriers = await resultOf(page);
  await page.getByLabel('The task').fill('Send the tax form');
  await page.getByLabel('When do you want to start?').fill('2026-11-21T09:00');
  await page.getByLabel('How many minutes will it take?').fill('30');
  await page.locator('[data-action=keep-plan]').click();
  await expect(page.getByText('Send the tax form')).toBeVisible();
  await wear(page, 'dark');
  await expectAccessible(page);
  const row = await storedRow(service, barriers);
  expect(row.consent).toMatchObject({ kind: 'sixteen_self' });
  expect(JSON.stringify(row)).not.toContain('tax form');
});

test('somebody who knows a person well answers the Memory Check', async ({ page, person, service }) => {
  await giveTier(service, person, 'premium');
  await signIn(page, person, '/test/memory-check');
  await page.getByRole('radio', { name: /someone I know well/ }).check();
  await expectAccessible(page);
  await agreeAndStart(page);
  await answer(page, 1, 20, (number) => 1 + (number % 5));
  for (const key of ['1', '2', '3', '1']) {
    await expect(page.getByRole('heading', { name: /change from one year ago/ })).toBeFocused();
    const area = await page.locator('#main p').first().innerText();
    await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(page.locator('#main p').first()).not.toHaveText(area);
  }
  await page.keyboard.press('2');
  await page.keyboard.press('Enter');
  const id = await resultOf(page);
  await expectAccessible(page);
  await wear(page, 'dark');
  await expectAccessible(page);
  expect(await storedRow(service, id)).toMatchObject({
    form: 'informant',
    context: { change_everyday_recall: 'yes', change_planning_decisions: 'no' },
  });
});

test('a plan that does not open a test is named, and the address of a run leads to its test', async ({
  page,
  person,
}) => {
  await signIn(page, person, '/test/attentionflow');
  await expect(page.getByRole('heading', { name: 'This test is part of the Plus plan' })).toBeVisible();
  await expectAccessible(page);
  const id = crypto.randomUUID();
  await page.goto(`/test/focuscheck/run/${id}`);
  await expect(page).toHaveURL(`/test/focuscheck?run=${id}`);
  await expect(page.getByText('Assessment session not found. Please start a new assessment.')).toBeVisible();
});
