import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { answer, ask, newMember } from './support/community.ts';
import { openListening } from './support/live.ts';
import { expect, keepSession, test } from './support/test.ts';

test('an answer is told at once in one of two tabs, counted in both, and read in one it is read in the other', async ({
  page,
  context,
  service,
  baseURL,
}) => {
  const [ann, bob] = [
    await newMember(service, baseURL ?? '', 'ann'),
    await newMember(service, baseURL ?? '', 'bob'),
  ];
  const topic = await ask(ann, 'How do you come back after a break?');
  await keepSession(page, ann);
  const other = await context.newPage();
  await openListening(page, '/training-hub', 'notifications');
  await openListening(other, '/testing-hub', 'notifications');

  const thing = topic.slice(0, 8);
  await answer(bob, topic, `I put the next thing to do, ${thing}, on top of the keyboard before I go.`);
  const bell = (tab: Page) => tab.locator('[data-action=open-notices]');
  const shown = (tab: Page) => tab.locator('[data-slot=toast]').count();
  // It goes after a while: looked for while the bells are.
  await Promise.all([
    ...[page, other].map((tab) => expect(bell(tab)).toHaveAccessibleName('Notifications: 1 unread')),
    expect.poll(async () => (await shown(page)) + (await shown(other))).toBe(1),
  ]);

  await page.setViewportSize({ width: 360, height: 740 });
  await bell(page).press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByText('New answer to your question')).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);
  await list.getByRole('link', { name: 'Read the answer' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/community-qa/${topic}$`));
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName('Notifications');
});
