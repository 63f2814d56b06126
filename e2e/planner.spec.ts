import type { Locator, Page } from '@playwright/test';
import {
  expectAccessible,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
} from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { expect, signIn, test } from './support/test.ts';

const row = (page: Page, title: string): Locator => page.locator('li[data-task]').filter({ hasText: title });

/** Presses one of several choices, as a pointer does; the address takes part in some, so that it is checked a moment later. */
async function choose(within: Page | Locator, name: string): Promise<void> {
  await within
    .locator('label')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .click();
  await expect(within.getByRole('radio', { name, exact: true })).toBeChecked();
}

async function add(page: Page, title: string): Promise<void> {
  await page.getByLabel('What is one thing you want to start?').fill(title);
  await page.keyboard.press('Enter');
  await expect(row(page, title)).toBeVisible();
}

test('a person catches tasks, orders them, takes one back and does one in a burst', async ({
  page,
  person,
  service,
}) => {
  test.slow();
  await signIn(page, person, '/training-hub');
  await page.getByRole('main').getByRole('link', { name: 'Planner', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planner' })).toBeVisible();
  await expect(page.getByText('Nothing to do here yet.')).toBeVisible();
  await expectAccessible(page);

  await add(page, 'Sort the receipts of October');
  await add(page, 'Call the doctor');
  const stored = async () =>
    (
      await service
        .from('tasks')
        .select('title, status, importance, first_step, effort_min')
        .eq('user_id', person.id)
        .order('created_at')
    ).data ?? [];
  await expect.poll(async () => (await stored()).length).toBe(2);

  await row(page, 'Sort the receipts').locator('[data-action=edit-task]').click();
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await form.getByLabel('First step').fill('Open the drawer');
  await form.getByLabel(/^Minutes it takes/).fill('20');
  await choose(form, 'Very important');
  await expectAccessible(page);
  await form.locator('[data-action=save-task]').click();
  await expect(form).toBeHidden();
  await expect(row(page, 'Sort the receipts')).toContainText('First step: Open the drawer');
  await expect(row(page, 'Sort the receipts').locator('[data-action=edit-task]')).toBeFocused();
  await expect
    .poll(async () => (await stored()).find(({ title }) => title.startsWith('Sort')))
    .toMatchObject({ importance: 3, first_step: 'Open the drawer', effort_min: 20 });

  await row(page, 'Call the doctor').locator('[data-action=finish-task]').click();
  await expect(row(page, 'Call the doctor')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Call the doctor')).toBeVisible();

  await choose(page, 'Matrix');
  await expect(page.locator('[data-quadrant="2"]')).toContainText('Sort the receipts');
  await row(page, 'Call the doctor').locator('[data-action=move-task]').press('Enter');
  await page.getByRole('button', { name: 'Important and urgent' }).press('Enter');
  await page.getByRole('button', { name: 'Due today' }).press('Enter');
  await expect(page.locator('[data-quadrant="1"]')).toContainText('Call the doctor');

  for (const name of ['Matrix', 'All tasks', 'Today’s list', 'Finished']) {
    await choose(page, name);
    await expectAccessibleInEveryLook(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page);
    }
  }

  await choose(page, 'All tasks');
  await row(page, 'Sort the receipts').locator('[data-action=burst-task]').click();
  await expect(page.getByLabel('One task')).toHaveValue('Sort the receipts of October');
  await expect(page.getByLabel('The first step you can see')).toHaveValue('Open the drawer');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/focus-burst\/session\//);
});

test('tasks written one after the other stay in their order while they reach the account', async ({
  page,
  person,
  service,
}) => {
  await signIn(page, person, '/training-hub/planner');
  await expect(page.getByText('Nothing to do here yet.')).toBeVisible();
  // A row that moves under the finger is pressed in place of another.
  const orders = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const note = () => {
      const titles = [...document.querySelectorAll('li[data-task] p.font-semibold')];
      seen.push(titles.map(({ textContent }) => textContent).join(', '));
    };
    new MutationObserver(note).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return seen;
  });
  const titles = ['Bread', 'Milk', 'Eggs', 'Salt', 'Rice'];
  for (const title of titles) await add(page, title);
  const stored = () => service.from('tasks').select('title').eq('user_id', person.id).order('created_at');
  await expect.poll(async () => (await stored()).data?.map(({ title }) => title)).toEqual(titles);
  const inOrder = titles.map((_, index) => titles.slice(0, index + 1).join(', '));
  expect([...new Set(await orders.jsonValue())].filter(Boolean)).toEqual(inOrder);
  await page.reload();
  await expect(page.locator('li[data-task]')).toHaveText(titles.map((title) => new RegExp(`^${title}`)));
});

test('a task written without a connection reaches the account once', async ({
  page,
  context,
  person,
  service,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_NETWORK_CHANGED/);
  await signIn(page, person, '/training-hub/planner');
  await expect(page.getByText('Nothing to do here yet.')).toBeVisible();
  const titles = async () =>
    ((await service.from('tasks').select('title').eq('user_id', person.id)).data ?? []).map(
      ({ title }) => title,
    );
  await context.setOffline(true);
  await add(page, 'Water the plants');
  await expect(page.getByText(/^Not saved yet\./)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(titles).toEqual(['Water the plants']);
  await expect(page.getByText(/^Not saved yet\./)).toBeHidden();
  await page.reload();
  await expect(row(page, 'Water the plants')).toHaveCount(1);
});

test('the thirty-first open task is refused with a word on what helps, and a fourth in work is asked about', async ({
  page,
  person,
  service,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/409/);
  const client = await clientOf(baseURL, person);
  const tasks = Array.from({ length: 30 }, (_, index) => ({
    id: crypto.randomUUID(),
    title: `Task ${index + 1}`,
    status: index < 3 ? 'doing' : 'next',
  }));
  const { error } = await client.from('tasks').insert(tasks);
  expect(error).toBeNull();
  await signIn(page, person, '/training-hub/planner?view=list');
  await expect(page.locator('li[data-task]')).toHaveCount(30);
  await page.getByLabel('What is one thing you want to start?').fill('One more');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-part=tasks-full]')).toContainText('You have reached 30 open tasks.');
  await expect(page.getByLabel('What is one thing you want to start?')).toHaveValue('One more');
  await expect(row(page, 'One more')).toHaveCount(0);

  await page.getByRole('button', { name: 'Task 30: Start', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName(/^You already have 3 tasks in work/);
  await page.getByRole('button', { name: 'Start anyway' }).click();
  const working = async () =>
    ((await service.from('tasks').select('id').eq('user_id', person.id).eq('status', 'doing')).data ?? [])
      .length;
  await expect.poll(working).toBe(4);
});
