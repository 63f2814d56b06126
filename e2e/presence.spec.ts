/** Somebody is there while a page of theirs is open, in a part of the site, away while it lies behind, and gone once it is left. */
import { clientOf } from './support/attempts.ts';
import { expect, keepSession, signIn, test } from './support/test.ts';

test('a page says that its person is there, or away, as it is left that they are not, and nothing once they do not want it', async ({
  page,
  person,
  baseURL,
}) => {
  const client = await clientOf(baseURL, person);
  const row = async () =>
    (await client.from('user_presence').select('status, current_page').maybeSingle()).data;
  await signIn(page, person, '/training-hub');
  await expect.poll(row).toEqual({ status: 'online', current_page: 'training' });
  const look = (visibility: DocumentVisibilityState) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, visibility);
  await look('hidden');
  await expect.poll(row).toEqual({ status: 'away', current_page: 'training' });
  await look('visible');
  await expect.poll(row).toEqual({ status: 'online', current_page: 'training' });
  await page.goto('about:blank');
  await expect.poll(row).toEqual({ status: 'offline', current_page: 'site' });

  await page.goto('/settings#privacy');
  await expect.poll(row).toEqual({ status: 'online', current_page: 'site' });
  await page.getByRole('switch', { name: 'Show people I write with when I am online' }).click();
  await expect.poll(row).toEqual({ status: 'offline', current_page: 'site' });
});

test('two pages that somebody opens at once both say so, and neither is refused', async ({
  page,
  context,
  person,
  baseURL,
}) => {
  const refused: number[] = [];
  context.on('response', (response) => {
    if (response.url().includes('/user_presence') && response.status() >= 400)
      refused.push(response.status());
  });
  // Each finds that there is no row yet, before either makes one.
  let looked = 0;
  await context.route('**/rest/v1/user_presence*', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'PATCH') {
      looked += 1;
      await expect.poll(() => looked).toBeGreaterThanOrEqual(2);
    }
    await route.fulfill({ response });
  });
  await keepSession(page, person);
  const second = await context.newPage();
  await Promise.all([page.goto('/training-hub'), second.goto('/dashboard')]);
  const client = await clientOf(baseURL, person);
  await expect
    .poll(async () => (await client.from('user_presence').select('status').maybeSingle()).data)
    .toEqual({ status: 'online' });
  await page.waitForLoadState('networkidle');
  await second.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
