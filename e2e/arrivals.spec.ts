/** Links of mails: whoever sends one to somebody else gets nothing by it. */
import { createClient } from '@supabase/supabase-js';
import { expectAccessible } from './support/accessibility.ts';
import { takeSnapshot } from './support/snapshot.ts';
import { test as base, expect, keepSession, keptSession, keys, newEmail, password } from './support/test.ts';

interface Stranger {
  id: string;
  email: string;
  /** The fragment of a link that carries their session. */
  fragment: (type: string) => string;
}

const test = base.extend<{ stranger: Stranger }>({
  stranger: async ({ service, baseURL }, use) => {
    const email = newEmail('stranger');
    await service.auth.admin.createUser({ email, password, email_confirm: true });
    const own = createClient(baseURL ?? '', keys.publishable, {
      auth: { persistSession: false, autoRefreshToken: false },
    });
    const { data, error } = await own.auth.signInWithPassword({ email, password });
    if (error) throw error;
    const { access_token, refresh_token } = data.session;
    const fragment = (type: string) =>
      `#access_token=${access_token}&refresh_token=${refresh_token}&expires_in=3600&type=${type}`;
    await use({ id: data.user.id, email, fragment });
  },
});

test('the session of a stranger in a link signs nobody in and takes no result of the device along', async ({
  page,
  service,
  stranger,
}) => {
  const id = await takeSnapshot(page, () => 3);
  const owner = async () =>
    (await service.from('assessment_attempts').select('user_id').eq('id', id).single()).data;
  await expect.poll(owner).toEqual({ user_id: null });

  await page.goto(`/email-confirmation${stranger.fragment('magiclink')}`);
  const press = page.getByRole('button', { name: `Continue as ${stranger.email}` });
  await expect(press).toBeVisible();
  await expect(page).toHaveURL(/\/email-confirmation$/);
  await expectAccessible(page);
  expect(await keptSession(page)).toBeNull();

  // Pressed all the same, the account still has to be told to take the result.
  await press.click();
  await expect(page).toHaveURL(/\/welcome/);
  const question = page.getByRole('heading', { name: `Add 1 result of this device to ${stranger.email}?` });
  await expect(question).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('[data-action=claim-leave]').click();
  await expect(question).toBeHidden();
  await page.goto('/account');
  await expect(page.locator('[data-screen=account]')).toBeVisible();
  await expect(question).toBeHidden();
  expect(await owner()).toEqual({ user_id: null });
});

test('the one-time token of a stranger signs nobody in', async ({ page, service }) => {
  const email = newEmail('stranger');
  const { data } = await service.auth.admin.generateLink({ type: 'signup', email, password });
  await page.goto(`/email-confirmation?token_hash=${data.properties?.hashed_token}&type=signup`);
  await expect(page.getByRole('button', { name: `Continue as ${email}` })).toBeVisible();
  await expectAccessible(page);
  expect(await keptSession(page)).toBeNull();
  await page.getByRole('link', { name: 'This is not me' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await keptSession(page)).toBeNull();
});

for (const place of ['/auth?mode=update-password', '/email-confirmation']) {
  test(`a reset link of a stranger at ${place} leaves the session of who is signed in alone`, async ({
    page,
    person,
    stranger,
  }) => {
    await keepSession(page, person);
    await page.goto(`${place}${stranger.fragment('recovery')}`);
    await expect(page.getByRole('heading', { name: `You are signed in as ${person.email}` })).toBeFocused();
    await expect(page.getByText(`Sign out first to continue as ${stranger.email}.`)).toBeVisible();
    await expectAccessible(page);
    expect(await keptSession(page)).toBe(person.id);
    await page.getByRole('link', { name: 'Stay signed in' }).click();
    await page.goto('/training-hub');
    await expect(page).toHaveURL(/\/training-hub/);
    expect(await keptSession(page)).toBe(person.id);
  });
}
