import type { Browser, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expectAccessibleInEveryLook, expectNoSidewaysScroll } from './support/accessibility.ts';
import { type Member, newMember, told } from './support/community.ts';
import { expect, keepSession, test } from './support/test.ts';

/** Who may open a room the first day: the plan stands for days of membership. */
async function newHost(service: SupabaseClient, base: string, name: string): Promise<Member> {
  const member = await newMember(service, base, name);
  const until = new Date(Date.now() + 30 * 86_400_000).toISOString();
  await told(
    service
      .from('subscribers')
      .upsert({ user_id: member.id, subscribed: true, subscription_tier: 'plus', subscription_end: until })
      .select('user_id'),
  );
  return member;
}

/** A browser of their own. */
async function pageOf(browser: Browser, member: Member, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await keepSession(page, member);
  await page.goto(path);
  return page;
}

const times = { focus_s: 1500, break_s: 300, rounds: 4 };

test('four people share one timer: a co-host takes over from a host who leaves, and who comes late sees the same', async ({
  page,
  browser,
  service,
  baseURL,
}) => {
  const base = baseURL ?? '';
  const [ann, ben, eve] = await Promise.all([
    newHost(service, base, 'ann'),
    newMember(service, base, 'ben'),
    newMember(service, base, 'eve'),
  ]);
  await keepSession(page, ann);
  await page.goto('/community');
  await page.getByRole('button', { name: 'Open a room' }).click();
  await page.getByLabel('Title of the room').fill('Writing together');
  await page.getByRole('button', { name: 'Open the room' }).press('Enter');
  await expect(page).toHaveURL(/\/community\/rooms\/[0-9a-f-]{36}$/);
  const path = new URL(page.url()).pathname;
  const roomId = path.split('/').at(-1) ?? '';

  const second = await pageOf(browser, ben, path);
  await second.getByRole('button', { name: 'Join' }).press('Enter');
  await told(eve.client.rpc('join_room', { p_room: roomId }));
  for (const tab of [page, second]) await expect(tab.getByText('3 of 8 seats')).toBeVisible();
  await second.getByLabel('Write a line').fill('Good morning');
  await second.getByLabel('Write a line').press('Enter');
  await expect(page.getByRole('log')).toContainText('Good morning');

  await page.getByRole('button', { name: `More for ${ben.handle}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Make co-host' }).press('Enter');
  await expect(second.getByRole('button', { name: 'Start' })).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  for (const tab of [page, second]) {
    await expect(tab.getByText('Focus time · Round 1 of 4')).toBeVisible();
    await expect(tab.getByText('Chat opens in the break.')).toBeVisible();
  }
  const line = { p_id: crypto.randomUUID(), p_room: roomId, p_body: 'Psst' };
  const { error } = await eve.client.rpc('write_room_line', line);
  expect(error?.message).toBe('chat_closed');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessibleInEveryLook(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Leave the room' }).press('Enter');
  await expect(second.getByText('2 of 8 seats')).toBeVisible();
  await expect(second.getByRole('listitem').filter({ hasText: ben.handle })).toContainText('Host');
  await expect(second.getByRole('button', { name: 'Pause' })).toBeVisible();

  const dan = await newMember(service, base, 'dan');
  const late = await pageOf(browser, dan, path);
  await late.getByRole('button', { name: 'Join' }).press('Enter');
  await expect(late.getByText('Focus time · Round 1 of 4')).toBeVisible();
  await second.getByRole('button', { name: 'Pause' }).press('Enter');
  await expect(late.getByText('Paused · Round 1 of 4')).toBeVisible();
  const left = (tab: Page) => tab.getByRole('timer').textContent();
  await expect.poll(async () => (await left(late)) === (await left(second))).toBe(true);
  await Promise.all([second, late].map((tab) => tab.context().close()));
});

test('a full room says so at its door', async ({ page, service, baseURL }) => {
  const base = baseURL ?? '';
  const [host, guest, third] = await Promise.all([
    newHost(service, base, 'host'),
    newMember(service, base, 'guest'),
    newMember(service, base, 'third'),
  ]);
  const id = crypto.randomUUID();
  const room = { title: 'Two at a table', description: '', lang: 'en', visibility: 'listed', capacity: 2 };
  await told(host.client.rpc('open_room', { p_id: id, p_room: { ...room, ...times } }));
  await told(guest.client.rpc('join_room', { p_room: id }));
  await keepSession(page, third);
  await page.goto(`/community/rooms/${id}`);
  await expect(page.getByText('This room is full.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join' })).toHaveCount(0);
  await expectAccessibleInEveryLook(page);
  await told(guest.client.rpc('leave_room', { p_room: id }));
  await page.getByRole('button', { name: 'Join' }).press('Enter');
  await expect(page.getByText('2 of 2 seats')).toBeVisible();
});
