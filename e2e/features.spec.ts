import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('the home page leads by the card of a suite to its page, with pictures in the theme and the prices of the table, and on to the offer and the cart', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('[data-suite=memory] a').press('Enter');
  await expect(page).toHaveURL(/\/features\/dementia$/);
  await expect(page.getByText('A self-check cannot detect or rule out dementia.')).toBeVisible();

  const [light, dark] = [0, 1].map((place) => page.locator('[data-picture=memory-check] img').nth(place));
  await dark?.scrollIntoViewIfNeeded();
  await expect(light as NonNullable<typeof light>).toBeHidden();
  const drawn = () =>
    dark?.evaluate((image: HTMLImageElement) => [image.naturalWidth, new URL(image.currentSrc).pathname]);
  await expect.poll(drawn).toEqual([720, '/pictures/memory-check-narrow-dark.avif']);
  await expectNoSidewaysScroll(page);

  const plus = page.locator('[data-plan=plus] [data-part=price]');
  await plus.scrollIntoViewIfNeeded();
  await expect(plus).toHaveText('$9.99 a month or $99.00 a year');

  await page.getByRole('link', { name: 'Open Dementia Suite' }).click();
  await expect(page).toHaveURL(/\/dementia-package$/);
  await page.locator('[data-action=add][data-sku=bundle-memory]').click();
  await expect(page.getByRole('button', { name: 'Dementia Suite is in your cart' })).toBeVisible();
});
