/** Somebody looks for something without knowing where it is: by keyboard, by the button, on the page of all hits. */
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('the search opens by its key, is used without a mouse and leads to what was found', async ({ page }) => {
  await page.goto('/features');
  // The header listens once the browser is idle.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused({ timeout: 1500 });
  }).toPass();
  await page.keyboard.press('Enter');
  await page.keyboard.type('reaction');
  await expect(page.getByRole('option').first()).toContainText('FocusTrack Attention');
  await expectAccessible(page);
  // What the page itself fetches when it is idle is no question to a server.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.keyboard.press('Control+a');
  await page.keyboard.type('medical');
  await expect(page.getByRole('option').first()).toContainText('Medical disclaimer');
  expect(requests).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('refund');
  await expect(page.getByRole('option').first()).toContainText('refund');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/faq#cancel-refund$/);
  await expect(page.getByRole('button', { name: 'How do I cancel or get a refund?' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
});

test('Enter leads to the page of all hits, whose address brings them back and never becomes markup', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('combobox', { name: 'Search' });
  await expect(async () => {
    // Open, it lies over its button.
    if (!(await field.isVisible()))
      await page.getByRole('button', { name: 'Search' }).click({ timeout: 1500 });
    await expect(field).toBeVisible({ timeout: 1500 });
  }).toPass();
  await field.fill('child & teacher');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=child%20%26%20teacher$/);
  const hit = page.getByRole('main').getByRole('link', { name: 'ChildFocus Tracker' });
  await expect(hit).toHaveAttribute('href', '/test/childfocus');
  await page.reload();
  await expect(hit).toBeVisible();
  await page.goto(`/search?q=${encodeURIComponent('<img src=x onerror=alert(1)>\u202e')}`);
  await expect(page.getByRole('heading', { name: 'Nothing was found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('<img src=x onerror=alert(1)>');
  expect(await page.locator('main img').count()).toBe(0);
});
