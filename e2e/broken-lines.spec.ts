import type { WebSocketRoute } from '@playwright/test';
import { createRng } from '../src/lib/random.ts';
import { isDeep } from './support/depth.ts';
import { expect, keepSession, test } from './support/test.ts';

/** Schedules of breaks and news; with `npm test -- --deep` all twenty. */
const schedules = isDeep ? 20 : 6;
const mostNews = 4;

test('news that come while the line breaks, at any moment and again, are all there, once and in order', async ({
  page,
  person,
  service,
}) => {
  const rng = createRng('broken lines');
  const dice = (below: number) => Math.floor(rng() * below);
  const open = new Set<WebSocketRoute>();
  let isDown = false;
  await page.routeWebSocket(/\/realtime\/v1\//, (socket) => {
    if (isDown) {
      void socket.close({ code: 1012 });
      return;
    }
    const server = socket.connectToServer();
    open.add(socket);
    socket.onMessage((frame) => server.send(frame));
    server.onMessage((frame) => {
      if (open.has(socket)) socket.send(frame);
    });
  });
  const cut = () => {
    for (const socket of open) void socket.close({ code: 1012 });
    open.clear();
  };

  const turn = () => {
    isDown = !isDown;
  };

  await keepSession(page, person);
  await page.goto('/training-hub');
  await page.locator('[data-action=open-notices]').press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('No notifications yet')).toBeVisible();

  for (let n = 0; n < schedules; n += 1) {
    const titles: string[] = [];
    const say = async () => {
      const title = `News ${n}.${titles.length}`;
      titles.unshift(title);
      const row = { user_id: person.id, title, message: 'Somebody wrote something.' };
      const { error } = await service.from('notifications').insert(row);
      expect(error).toBeNull();
    };
    const steps = [say, say, cut, turn, cut, () => page.evaluate(() => dispatchEvent(new Event('online')))];
    for (let left = 6 + dice(6); left > 0; left -= 1) {
      const act = steps[dice(steps.length)] ?? cut;
      if (act !== say || titles.length < mostNews) await act();
    }
    await say();
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const shown = list.locator('[data-notice] p:first-child');
    await expect
      .poll(async () =>
        (await shown.allTextContents()).slice(0, titles.length).map((text) => text.replace(/^Unread /, '')),
      )
      .toEqual(titles);
    const all = await shown.allTextContents();
    expect(new Set(all).size).toBe(all.length);
  }
});
