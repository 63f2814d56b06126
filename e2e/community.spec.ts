import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { answer, ask, moderator, newMember, told } from './support/community.ts';
import { expect, keepSession, signIn, test } from './support/test.ts';

const base = (url: string | undefined) => url ?? '';

test('a new person joins and asks by keyboard alone; the question waits until somebody read it', async ({
  page,
  person,
  baseURL,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, person, '/community-qa?ask=1');
  const name = page.getByRole('textbox', { name: /^Name in the community/ });
  await name.focus();
  await page.keyboard.type(`Kim-${Date.now().toString(36)}`);
  await page.getByRole('radio', { name: 'Nobody' }).focus();
  await page.keyboard.press('Space');
  for (const box of ['I am 18 or older.', 'I have read the guidelines and keep to them.']) {
    await page.getByRole('checkbox', { name: box }).focus();
    await page.keyboard.press('Space');
  }
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create profile' }).press('Enter');
  const title = page.getByRole('textbox', { name: /^Your question/ });
  await title.focus();
  await page.keyboard.type('How do you begin when it rains?');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'More about it' }).focus();
  await page.keyboard.type('I sit by the window and look at the drops for an hour.');
  await page.getByRole('checkbox', { name: 'Getting started' }).focus();
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Post question' }).press('Enter');
  await expect(page.getByText('Waiting for review. Usually within a day.')).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/\/community-qa\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const stranger = await browser.newPage();
  await stranger.goto(`${base(baseURL)}/community-qa/${id}`);
  await expect(stranger.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  const staff = await moderator(base(baseURL));
  await told(
    staff.rpc('moderate_post', {
      p_id: crypto.randomUUID(),
      p_action: 'approve',
      p_kind: 'topic',
      p_target: id,
      p_version: 1,
    }),
  );
  await stranger.reload();
  await expect(
    stranger.getByRole('heading', { level: 1, name: 'How do you begin when it rains?' }),
  ).toBeVisible();
  await stranger.close();
});

test('a question is answered and accepted while somebody else reads; who was blocked cannot go on', async ({
  page,
  service,
  baseURL,
  allowConsole,
}) => {
  // What is refused is written down by the browser.
  allowConsole(/Failed to load resource/);
  const url = base(baseURL);
  const [ann, ben] = [await newMember(service, url, 'Ann'), await newMember(service, url, 'Ben')];
  const id = await ask(ann, 'What do you do after lunch?');
  await keepSession(page, ben);
  await page.goto(`/community-qa/${id}`);
  const field = page.getByRole('textbox', { name: 'Write an answer' });
  await field.fill('I walk around the house once, whatever the weather is.');
  await page.getByRole('button', { name: 'Post answer' }).click();
  const own = page.getByRole('article', { name: `Answer by ${ben.handle}` });
  await expect(own).toContainText('I walk around the house once');
  await expect(field).toHaveValue('');
  const third = await newMember(service, url, 'Cleo');
  const other = await answer(third, id, 'A glass of water, and then the smallest thing on the list.');
  await told(ann.client.rpc('accept_answer', { p_topic: id, p_answer: other }));
  // Told by the database, within a moment.
  await expect(page.getByText('1 new answer.')).toBeVisible();
  await expect(page.getByText('A glass of water')).toHaveCount(0);
  await page.getByRole('status').getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('article', { name: /^Answer by/ }).first()).toContainText('Accepted answer');
  await told(ann.client.rpc('block_member', { p_profile: ben.profileId, p_on: true }));
  await field.fill('And then I open the window for a while, even in winter.');
  await page.getByRole('button', { name: 'Post answer' }).click();
  await expect(page.getByText('This is not possible right now.')).toBeVisible();
  await expect(field).toHaveValue('And then I open the window for a while, even in winter.');
});

test('an own text is changed against a change made meanwhile, and one that is deleted goes although the page is left', async ({
  page,
  service,
  baseURL,
  allowConsole,
}) => {
  // What is refused is written down by the browser.
  allowConsole(/Failed to load resource/);
  const url = base(baseURL);
  const ann = await newMember(service, url, 'Ann');
  const id = await ask(ann, 'Which hour is your best one?');
  const mine = await answer(ann, id, 'Mine is the one before everybody else is up.');
  await keepSession(page, ann);
  await page.goto(`/community-qa/${id}`);
  const post = page.getByRole('article', { name: `Answer by ${ann.handle}` });
  await post.getByRole('button', { name: `More about the answer by ${ann.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await post
    .getByRole('textbox', { name: 'Edit' })
    .fill('Mine is the one before everybody else is up, in winter.');
  await told(
    ann.client.rpc('edit_answer', {
      p_id: mine,
      p_version: 1,
      p_body: 'Mine is the one before everybody else is up, at night.',
    }),
  );
  await post.getByRole('button', { name: 'Save changes' }).click();
  await expect(post.getByRole('region', { name: 'As it stands now' })).toContainText('is up, at night');
  await post.getByRole('button', { name: 'Save changes' }).click();
  await expect(post.getByRole('paragraph').filter({ hasText: 'is up, in winter.' })).toBeVisible();
  await expect(post.getByRole('textbox', { name: 'Edit' })).toHaveCount(0);
  await post.getByRole('button', { name: `More about the answer by ${ann.handle}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(post).toHaveCount(0);
  await page.goto('/privacy-policy');
  await expect
    .poll(async () => (await told(service.from('answers').select('state').eq('id', mine).single()))?.state)
    .toBe('deleted');
});
