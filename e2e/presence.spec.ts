/** Somebody is there while a page of theirs is open, in a part of the site, and gone once it is left. */
import { clientOf } from './support/attempts.ts';
import { expect, signIn, test } from './support/test.ts';

test('a page says that its person is there, as it is left that they are not, and nothing once they do not want it', async ({
  page,
  person,
  baseURL,
}) => {
  const client = await clientOf(baseURL, person);
  const row = async () =>
    (await client.from('user_presence').select('status, current_page').maybeSingle()).data;
  await signIn(page, person, '/training-hub');
  await expect.poll(row).toEqual({ status: 'online', current_page: 'training' });
  await page.goto('about:blank');
  await expect.poll(row).toEqual({ status: 'offline', current_page: 'site' });

  await page.goto('/settings#privacy');
  await expect.poll(row).toEqual({ status: 'online', current_page: 'site' });
  await page.getByRole('switch', { name: 'When others can see who is online, show me' }).click();
  await expect.poll(row).toEqual({ status: 'offline', current_page: 'site' });
});
