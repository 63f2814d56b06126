/** Somebody is there while a page of theirs is open, in a part of the site, away while it lies behind, and gone once it is left. */
import { clientOf } from './support/attempts.ts';
import { expect, signIn, test } from './support/test.ts';

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
  await page.getByRole('switch', { name: 'When others can see who is online, show me' }).click();
  await expect.poll(row).toEqual({ status: 'offline', current_page: 'site' });
});
