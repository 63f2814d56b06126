import type { Page } from '@playwright/test';

/** Opens a page and waits until it hears of what comes in: of `notifications` or `messages`. */
export async function openListening(
  page: Page,
  path: string,
  to: 'notifications' | 'messages',
): Promise<void> {
  const joined = new RegExp(`live:[^"]*:${to}[:"].*phx_reply.*"ok"`);
  const heard = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => joined.test(String(payload))));
  await page.goto(path);
  await heard;
}
