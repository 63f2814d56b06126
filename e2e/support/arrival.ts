import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/**
 * From now on every page notes what it stood still for once more after it was drawn: words or code that its row does not
 * name, and on a slow line a second of waiting.
 */
export async function noteWaits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let begun = 0;
    const note = new MutationObserver(() => {
      if (!document.querySelector('[data-slot=page-on-its-way]')) return;
      const since = performance.getEntriesByType('resource').filter(({ startTime }) => startTime > begun);
      const files = since.map(({ name }) => name).filter((name) => name.includes('/assets/'));
      Object.assign(window, { waitedFor: files });
    });
    addEventListener('fcl:mount', () => {
      begun = performance.now();
      note.observe(document, { childList: true, subtree: true });
    });
  });
}

export async function expectCameWhole(page: Page): Promise<void> {
  expect(await page.evaluate(() => Reflect.get(window, 'waitedFor') ?? null), page.url()).toBeNull();
}
