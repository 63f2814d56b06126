import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { demoPassword } from '../../supabase/local/seed/demo-people.ts';
import { keys, newEmail, type Person, password } from './test.ts';

export interface Member extends Person {
  /** In their name. */
  client: SupabaseClient;
  profileId: string;
  handle: string;
}

/** What a function answered; a refusal fails the test with its code. */
export async function told<T>(call: PromiseLike<{ data: T; error: { message: string } | null }>): Promise<T> {
  const { data, error } = await call;
  if (error) throw new Error(error.message);
  return data;
}

async function clientOf(base: string, email: string, secret: string): Promise<SupabaseClient> {
  const client = createClient(base, keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password: secret });
  if (error) throw error;
  return client;
}

/** Who looks after the community. */
export const moderator = (base: string): Promise<SupabaseClient> =>
  clientOf(base, 'education-admin@demo.example.com', demoPassword);

let made = 0;

/** Somebody who may write. @param isTrusted their posts are read by nobody before they appear */
export async function newMember(
  service: SupabaseClient,
  base: string,
  name: string,
  isTrusted = true,
): Promise<Member> {
  const email = newEmail(name);
  const { data, error } = await service.auth.admin.createUser({ email, password, email_confirm: true });
  if (error) throw error;
  const client = await clientOf(base, email, password);
  made += 1;
  const handle = `${name}-${Date.now().toString(36)}${made}`.slice(0, 24);
  const profile = (await told(
    client.rpc('create_community_profile', {
      p_handle: handle,
      p_lang: 'en',
      p_allow_requests: 'nobody',
      p_adult: true,
      p_guidelines_version: 1,
    }),
  )) as { id: string };
  if (isTrusted) {
    await told(
      service
        .from('community_profiles')
        .update({ first_posts_approved: 2 })
        .eq('id', profile.id)
        .select('id'),
    );
  }
  return { id: data.user.id, email, password, client, profileId: profile.id, handle };
}

/** A question of a member; its id. */
export async function ask({ client }: Member, title: string): Promise<string> {
  const id = crypto.randomUUID();
  // The same text twice would be held as an advert is.
  const body = `I sit there and wait for something to happen. ${title} Tell me, number ${id.slice(0, 8)}.`;
  await told(
    client.rpc('ask', { p_id: id, p_title: title, p_body: body, p_lang: 'en', p_tags: ['starting'] }),
  );
  return id;
}

export async function answer({ client }: Member, topicId: string, body: string): Promise<string> {
  const id = crypto.randomUUID();
  await told(client.rpc('answer_topic', { p_id: id, p_topic: topicId, p_body: body, p_lang: 'en' }));
  return id;
}

/** Lets a member begin conversations: they have been here for a while and helped `other`. */
export async function makeKnown(service: SupabaseClient, member: Member, other: Member): Promise<void> {
  const topic = await ask(other, 'Who puts the phone away while they read?');
  const mine = [
    await answer(member, topic, `I leave it in the hall, and read by the window. ${crypto.randomUUID()}`),
    await answer(member, topic, `On Sundays it stays in a drawer until noon. ${crypto.randomUUID()}`),
    await answer(member, topic, `A paper book helps me more than a screen. ${crypto.randomUUID()}`),
  ];
  await told(other.client.rpc('vote', { p_kind: 'answer', p_post: mine[0] ?? '', p_on: true }));
  const weekAgo = new Date(Date.now() - 7 * 24 * 3_600_000).toISOString();
  await told(
    service
      .from('community_profiles')
      .update({ created_at: weekAgo })
      .eq('id', member.profileId)
      .select('id'),
  );
}

/** Members who know them may ask to write to them. */
export async function welcomeRequests(service: SupabaseClient, member: Member): Promise<void> {
  await told(
    service
      .from('community_profiles')
      .update({ allow_requests: 'known' })
      .eq('id', member.profileId)
      .select('id'),
  );
}

/** One message to another person by the account, as the page sends it. */
export async function writeTo({ client, id }: Member, to: Member, content: string): Promise<string> {
  const row = { client_id: crypto.randomUUID(), sender_id: id, recipient_id: to.id, subject: '', content };
  const stored = await told(client.from('user_messages').insert(row).select('thread_id').single());
  return String(stored?.thread_id);
}
