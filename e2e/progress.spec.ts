import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { clientOf } from './support/attempts.ts';
import { giveTier } from './support/questionnaires.ts';
import { storedRun } from './support/runs.ts';
import { expect, signIn, test } from './support/test.ts';

test('progress is kept for whoever signs in; without a paid plan it is the last four weeks', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  await page.goto('/progress');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Your progress is kept in your account' }),
  ).toBeVisible();

  const client = await clientOf(baseURL, person);
  for (const daysAgo of [1, 3, 40]) await storedRun(client, service, 'gonogo', { daysAgo });
  await signIn(page, person, '/progress');
  await expect(page.getByRole('heading', { level: 1, name: 'My Progress' })).toBeVisible();
  const numbers = page.locator('[data-part=numbers]');
  await expect(numbers).toContainText('2Days with something done');
  await expect(page.getByText('These are the last four weeks.')).toBeVisible();
  const exercise = page.getByRole('row').filter({ hasText: 'Go / No-Go' });
  await expect(exercise).toBeVisible();
  // The first run of all is reached, once, and stays.
  await expect(page.locator('[data-achievement=first_training]')).toBeVisible();
  await page.getByText('Show as a table').first().click();
  await expect(page.getByRole('table', { name: 'Date, minutes, level' }).getByRole('row')).toHaveCount(3);
  await expectAccessibleInEveryLook(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }

  await page.goto('/analytics');
  await expect(page.locator('[data-prompt=analytics_gate]')).toBeVisible();
  await expect(page.locator('[data-part=heat-map]')).toHaveCount(0);
});

test('with Plus all of the time is there, by stretch and exercise', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  test.slow();
  await giveTier(service, person, 'plus');
  const client = await clientOf(baseURL, person);
  for (const daysAgo of [60, 50, 40, 20, 2]) await storedRun(client, service, 'gonogo', { daysAgo });
  await signIn(page, person, '/analytics');
  await expect(page.getByText('Not enough runs yet: 3 of 5.')).toBeVisible();
  const numbers = page.locator('[data-part=numbers]');
  await expect(numbers).toContainText('5Exercises done');
  await page.getByLabel('Look back on').selectOption('28 days');
  await expect(page).toHaveURL('/analytics?range=28');
  await expect(numbers).toContainText('2Exercises done');
  await expectAccessibleInEveryLook(page);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
  }
});
