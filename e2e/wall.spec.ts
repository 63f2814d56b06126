import { cards, openProvider, payWith } from './support/payments.ts';
import { expect, keepSession, signIn, test } from './support/test.ts';

test('a wall in front of a test says what is behind it, and after paying the test starts', async ({
  page,
  person,
}) => {
  await keepSession(page, person);
  await page.goto('/test/focustrack');
  const wall = page.locator('[data-part=test-wall]');
  await expect(wall).toContainText('How steady is my attention?');
  await expect(wall).toContainText('Plus: 7 days free, then $99.00 once a year until you cancel.');
  await expect(wall.getByRole('link', { name: 'or once for $19.99' })).toHaveAttribute(
    'href',
    '/store#test-focustrack',
  );
  await expect(wall.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/testing-hub');
  await wall.getByRole('link', { name: 'Try Plus free for 7 days' }).click();
  await expect(page).toHaveURL(/\/pricing\?.*for=focustrack/);
  await expect(page.getByRole('radio', { name: /Yearly/ })).toBeChecked();
  await expect(page.locator('[data-part=wanted]')).toHaveText('Plus opens FocusTrack Attention.');
  const tab = await openProvider(page, () => page.locator('[data-action=choose-plus]').click());
  await payWith(tab, cards.good);
  await tab.waitForURL(/\/subscription-success\?.*for=focustrack/);
  await tab.getByRole('link', { name: 'Start FocusTrack Attention' }).click();
  await expect(tab).toHaveURL(/\/test\/focustrack/);
  await expect(tab.locator('[data-part=tier_required]')).toHaveCount(0);
});

test('an address that names a closed test opens nothing', async ({ page, person }) => {
  await signIn(page, person, '/subscription-success?session_id=cs_test_nothing&for=focustrack');
  await expect(page.getByRole('heading', { name: 'There is nothing to show here' })).toBeVisible();
  await expect(page.locator('[data-action=start-wanted]')).toHaveCount(0);
  await page.goto('/pricing?for=//example.com');
  await expect(page.locator('[data-plan=plus]')).toBeVisible();
  await expect(page.locator('[data-part=wanted]')).toHaveCount(0);
});
