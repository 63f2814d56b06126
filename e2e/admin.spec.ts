import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { expectAccessibleInEveryLook } from './support/accessibility.ts';
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

async function ask(client: SupabaseClient, title: string): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await client.rpc('ask', {
    p_id: id,
    p_title: title,
    p_body: `${title} **Two weeks** of trying did not help me.`,
    p_lang: lang,
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
