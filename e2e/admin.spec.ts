import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { demoPassword } from '../supabase/local/seed/demo-people.ts';
import { expectAccessibleInEveryLook } from './support/accessibility.ts';
import { type Member, newMember, told } from './support/community.ts';
import { expect, keys, newEmail, password, signIn, test } from './support/test.ts';

/** Nobody else writes in this language here, so that the queue holds these posts alone. */
const lang = 'ko';

/** A member of the community, with what they may do there. */
async function member(service: SupabaseClient, site: string, handle: string): Promise<SupabaseClient> {
  const email = newEmail(handle);
  const made = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (made.error) throw made.error;
  const client = createClient(site, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const signedIn = await client.auth.signInWithPassword({ email, password });
  if (signedIn.error) throw signedIn.error;
  const profile = await client.rpc('create_community_profile', {
    p_handle: `${handle}-${Date.now().toString(36)}`,
    p_lang: lang,
    p_allow_requests: 'nobody',
    p_adult: true,
    p_guidelines_version: 1,
  });
  if (profile.error) throw profile.error;
  return client;
}

async function ask(client: SupabaseClient, title: string, language = lang): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await client.rpc('ask', {
    p_id: id,
    p_title: title,
    // The same text twice would be held as an advert is.
    p_body: `${title} **Two weeks** of trying did not help me, number ${id.slice(0, 8)}.`,
    p_lang: language,
    p_tags: ['focus'],
  });
  if (error) throw error;
  return id;
}

test('a moderator clears queues by keyboard alone, and each decision is explained', async ({
  page,
  person,
  service,
  baseURL,
}) => {
  const [first, second] = await Promise.all([
    member(service, baseURL ?? '', 'first'),
    member(service, baseURL ?? '', 'second'),
  ]);
  const kind = await ask(first, 'How do I begin in the morning?');
  const advert = await ask(second, 'Buy a better morning from us');
  const role = await service.from('admin_roles').insert({ user_id: person.id, role_type: 'education_admin' });
  expect(role.error).toBeNull();
  const press = (key: string) => page.keyboard.press(key);
  const stateOf = async (table: string, id: string) =>
    (await service.from(table).select('state').eq('id', id).single()).data?.state;

  await signIn(page, person, `/admin/dashboard?tab=community&queue=pending&lang=${lang}`);
  const row = (name: string) => page.getByRole('link', { name });
  await expect(row('How do I begin')).toBeVisible();
  await press('j');
  await expect(row('How do I begin')).toBeFocused();
  await press('Enter');
  await expect(page.getByText('Two weeks', { exact: true })).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await press('a');
  await expect(row('Buy a better morning')).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Reject', exact: true })).toBeVisible();
  await press('r');
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('This sells something.');
  await press('Control+Enter');
  await expect(page.getByText('No entries for these filters.')).toBeVisible();
  expect([await stateOf('topics', kind), await stateOf('topics', advert)]).toEqual(['open', 'hidden']);

  const reported = { p_id: crypto.randomUUID(), p_kind: 'topic', p_target: kind, p_reason: 'off_topic' };
  expect((await second.rpc('report', reported)).error).toBeNull();
  await page.goto(`/admin/dashboard?tab=community&queue=reports&lang=${lang}`);
  await expect(row('Off topic: A question')).toBeVisible();
  await press('j');
  await press('Enter');
  await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
  await press('d');
  await expect(page.getByText('No entries for these filters.')).toBeVisible();
  expect(await stateOf('reports', reported.p_id)).toBe('dismissed');
});

/** Somebody of whom reports count: here for days, with posts of which one was helpful to somebody. */
async function knownMember(service: SupabaseClient, site: string, name: string, voter: Member) {
  const known = await newMember(service, site, name);
  const since = new Date(Date.now() - 9 * 24 * 3_600_000).toISOString();
  const topics = [1, 2, 3].map((number) => ({
    id: crypto.randomUUID(),
    author_profile_id: known.profileId,
    title: `What ${known.handle} asked before, ${number}`,
    body: `A question that was fine, the one with the number ${number}.`,
    lang: 'ja',
    state: 'open',
  }));
  await told(
    service.from('community_profiles').update({ created_at: since }).eq('id', known.profileId).select('id'),
  );
  await told(service.from('topics').insert(topics).select('id'));
  const vote = { profile_id: voter.profileId, post_kind: 'topic', post_id: topics[0]?.id };
  await told(service.from('votes').insert(vote).select('id'));
  return known;
}

test('reports hide a question until they are dismissed; who was suspended appeals, and somebody else lifts it', async ({
  page,
  person,
  service,
  baseURL,
  browser,
}) => {
  const site = baseURL ?? '';
  const author = await newMember(service, site, 'author');
  const id = await ask(author.client, 'What helps you on a loud day?', 'ja');
  const reporters = await Promise.all(
    ['one', 'two', 'three'].map((name) => knownMember(service, site, name, author)),
  );
  for (const { client } of reporters) {
    const report = { p_id: crypto.randomUUID(), p_kind: 'topic', p_target: id, p_reason: 'spam' };
    await told(client.rpc('report', report));
  }
  const state = async () => (await service.from('topics').select('state').eq('id', id).single()).data?.state;
  const standing = async () =>
    (await service.from('community_profiles').select('standing').eq('id', author.profileId).single()).data
      ?.standing;
  expect(await state()).toBe('hidden');

  await told(
    service
      .from('admin_roles')
      .insert({ user_id: person.id, role_type: 'education_admin' })
      .select('user_id'),
  );
  const press = (key: string) => page.keyboard.press(key);
  await signIn(page, person, '/admin/dashboard?tab=community&queue=reports&lang=ja');
  const rows = page.locator('[data-row]');
  await expect(rows).toHaveCount(3);
  await press('j');
  for (const left of [2, 1, 0]) {
    // The list is shorter a moment before the case is put away and its next row has the focus.
    await expect(rows.first()).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: 'Dismiss', exact: true })).toBeVisible();
    await press('d');
    await expect(rows).toHaveCount(left);
  }
  expect(await state()).toBe('open');

  await page.goto(`/admin/dashboard?tab=community&queue=post&case=${id}`);
  const decide = async (key: string, name: string, reason: string) => {
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await press(key);
    await expect(page.getByLabel('What the person is told')).toBeFocused();
    await page.keyboard.type(reason);
    await press('Control+Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await decide('w', 'Warn', 'Please stay kind to others.');
  await decide('b', 'Suspend', 'Harsh words after a warning.');
  expect(await standing()).toBe('suspended');

  const theirs = await (await browser.newContext({ baseURL: site })).newPage();
  await signIn(theirs, author, '/community?view=mine');
  await expect(theirs.getByText('Harsh words after a warning.', { exact: false })).toBeVisible();
  await theirs.getByRole('button', { name: 'Appeal', exact: true }).first().press('Enter');
  await expect(theirs.getByLabel('Why should this be decided otherwise?')).toBeFocused();
  await theirs.keyboard.type('I was quoting what had been said to me.');
  await theirs.getByRole('button', { name: 'Send appeal' }).press('Enter');
  await expect(theirs.getByText('You appealed. Somebody else looks at it.')).toBeVisible();

  const second = await (await browser.newContext({ baseURL: site })).newPage();
  const colleague = { ...person, email: 'full-admin@demo.example.com', password: demoPassword };
  await signIn(second, colleague, '/admin/dashboard?tab=community&queue=appeals');
  await second.getByRole('link', { name: 'Member suspended' }).press('Enter');
  await expect(second.getByText('I was quoting what had been said to me.')).toBeVisible();
  await second.keyboard.press('o');
  await expect(second.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await second.keyboard.type('Read again: it was a quotation.');
  await second.keyboard.press('Control+Enter');
  await expect(second.getByText('Nothing waits. Thank you.')).toBeVisible();
  expect(await standing()).toBe('active');
});
