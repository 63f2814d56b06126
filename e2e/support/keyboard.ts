import { expect, type Locator, type Page } from '@playwright/test';

/** Goes on with the tab key alone until something has the focus, past the end of the page and from its beginning if need be. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(wanted).toBeVisible();
  const hasFocus = () => wanted.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 200 && !(await hasFocus()); pressed += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}
