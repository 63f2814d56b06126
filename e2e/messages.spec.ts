import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLookAndWidth, expectNoSidewaysScroll } from './support/accessibility.ts';
import { makeKnown, newMember, told, welcomeRequests, writeTo } from './support/community.ts';
import { openListening } from './support/live.ts';
import { expect, keepSession, test } from './support/test.ts';

const said = (page: Page, text: string) => page.getByRole('log').getByText(text, { exact: true });

test('two members: a request, an answer, talk in real time, and a block in the middle of a sentence', async ({
  page,
  service,
  baseURL,
  browser,
  allowConsole,
}) => {
  const [ann, bob] = [
    await newMember(service, baseURL ?? '', 'ann'),
    await newMember(service, baseURL ?? '', 'bob'),
  ];
  await makeKnown(service, ann, bob);
  await welcomeRequests(service, bob);
  await keepSession(page, ann);
  await page.goto(`/community?member=${bob.profileId}`);
  await page.getByRole('link', { name: `Write to ${bob.handle}` }).click();
  await page.getByRole('textbox', { name: 'Your first message' }).fill('May I ask how you plan your week?');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByText('Waiting for an answer').first()).toBeVisible();
  await expect(said(page, 'May I ask how you plan your week?')).toBeVisible();

  const theirs = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await theirs.setViewportSize({ width: 360, height: 740 });
  await keepSession(theirs, bob);
  await openListening(theirs, '/messages?box=requests', 'messages');
  await theirs.getByRole('link', { name: new RegExp(ann.handle) }).press('Enter');
  await expect(theirs.getByText(`${ann.handle} would like to write to you.`)).toBeVisible();
  await expectNoSidewaysScroll(theirs);
  const answerField = theirs.getByRole('textbox', { name: `Message to ${ann.handle}` });
  await answerField.fill('Gladly. On Sundays, with tea.');
  await answerField.press('Enter');
  await expect(said(theirs, 'Gladly. On Sundays, with tea.')).toBeVisible();
  // What somebody hears of opens the conversation where they stand.
  await expect(said(page, 'Gladly. On Sundays, with tea.')).toBeVisible();
  const field = page.getByRole('textbox', { name: `Message to ${bob.handle}` });
  await field.fill('Thank you!');
  await field.press('Enter');
  await expect(said(theirs, 'Thank you!')).toBeVisible();
  await expectAccessibleInEveryLookAndWidth(page);

  allowConsole(/403/);
  await field.pressSequentially('One more thing: ');
  await theirs.getByRole('button', { name: `More about the conversation with ${ann.handle}` }).press('Enter');
  await theirs.getByRole('menuitem', { name: `Block ${ann.handle}` }).press('Enter');
  await theirs
    .getByRole('alertdialog')
    .getByRole('button', { name: `Block ${ann.handle}` })
    .press('Enter');
  await expect(theirs.getByText(`You have blocked ${ann.handle}.`)).toBeVisible();
  await field.press('Enter');
  await expect(said(page, 'One more thing:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not sent. Try again.' })).toBeVisible();
  await expect(page.getByText('This is not possible right now.').first()).toBeVisible();
  await theirs.context().close();
});

test('what is written without a connection waits, is sent once, and what came meanwhile is there', async ({
  page,
  context,
  service,
  baseURL,
  allowConsole,
}) => {
  const [ann, bob] = [
    await newMember(service, baseURL ?? '', 'ann'),
    await newMember(service, baseURL ?? '', 'bob'),
  ];
  await makeKnown(service, bob, ann);
  await welcomeRequests(service, ann);
  const thread = await writeTo(bob, ann, 'Shall we compare notes?');
  await told(ann.client.rpc('act_on_thread', { p_thread: thread, p_action: 'accept' }));
  await keepSession(page, ann);
  await openListening(page, `/messages?thread=${thread}`, 'messages');
  await expect(said(page, 'Shall we compare notes?')).toBeVisible();

  allowConsole(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  await context.setOffline(true);
  const field = page.getByRole('textbox', { name: `Message to ${bob.handle}` });
  await field.fill('Yes, from the train.');
  await field.press('Enter');
  const again = page.getByRole('button', { name: 'Not sent. Try again.' });
  await expect(again).toBeVisible();
  await writeTo(bob, ann, 'No hurry.');
  await context.setOffline(false);
  await expect(said(page, 'No hurry.')).toBeVisible();
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(said(page, 'Yes, from the train.')).toBeVisible();
  const stored = () =>
    told(bob.client.from('user_messages').select('content').eq('thread_id', thread).order('created_at'));
  await expect
    .poll(async () => (await stored())?.map(({ content }) => content))
    .toEqual(['Shall we compare notes?', 'No hurry.', 'Yes, from the train.']);
});
