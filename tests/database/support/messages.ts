/** Two people who write to each other, by what the app sends. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { callAs, join, makeKnown } from './community.ts';
import { asActor } from './database.ts';
import { type Person, personIds } from './people.ts';

interface ThreadRow {
  id: string;
  person: { id: string; handle: string } | null;
  person_id: string | null;
  state: string;
  started_by_me: boolean;
  last_at: string;
  last_text: string | null;
  last_is_mine: boolean;
  unread: number;
  can_write: boolean;
  blocked_by_me: boolean;
}

interface Door {
  thread_id: string | null;
  state: string | null;
  code: string | null;
  detail: string;
  is_request: boolean;
}

/** Makes a profile of somebody who takes requests; known to the community unless `isNew`. */
export async function joinToTalk(db: OpenedDb, person: Person, { isNew = false } = {}): Promise<string> {
  const profile = await join(db, person);
  await db.query(`update public.community_profiles set allow_requests = 'known' where id = $1`, [profile]);
  if (!isNew) await makeKnown(db, profile, profile);
  return profile;
}

/** @param db the database of the test, once it is open */
export function messagesOf(db: () => OpenedDb) {
  const send = (
    from: Person,
    to: string,
    content = 'Thank you for the answer.',
    clientId: string = randomUUID(),
    sender: string = personIds[from],
  ) =>
    asActor(
      db(),
      from,
      'insert into public.user_messages (client_id, sender_id, recipient_id, content) values ($1, $2, $3, $4)',
      [clientId, sender, to, content],
    );
  const write = (from: Person, to: Person, content?: string, clientId?: string) =>
    send(from, personIds[to], content, clientId);
  const threads = async (person: Person, box = 'open'): Promise<ThreadRow[]> =>
    (await asActor<{ t: ThreadRow }>(db(), person, 'select public.my_threads($1) as t', [box])).map(
      ({ t }) => t,
    );
  const thread = (person: Person, id: string) => callAs<ThreadRow | null>(db(), person, 'message_thread', id);
  const act = (person: Person, id: string, action: string) =>
    callAs<ThreadRow>(db(), person, 'act_on_thread', id, action);
  const door = (person: Person, profile: string) => callAs<Door>(db(), person, 'message_door', profile);
  const unread = (person: Person) =>
    callAs<{ open: number; requests: number }>(db(), person, 'unread_messages');
  /** What somebody reads of a thread, oldest first. */
  const read = (person: Person, id: string) =>
    asActor<{ id: string; sender_id: string | null; content: string; is_read: boolean }>(
      db(),
      person,
      `select id, sender_id, content, is_read from public.user_messages where thread_id = $1 order by created_at, id`,
      [id],
    );
  /** A thread in which two people talk; its id. */
  const talk = async (one: Person, two: Person): Promise<string> => {
    await write(one, two, 'May I ask you something?');
    await write(two, one, 'Of course.');
    const [row] = await threads(one);
    return row?.id ?? '';
  };
  /** Everything of the thread happened so many days earlier. */
  const daysAgo = (id: string, days: number) =>
    db().query(
      `update public.message_threads set requested_at = requested_at - make_interval(days => $2),
         declined_at = declined_at - make_interval(days => $2), last_message_at = last_message_at - make_interval(days => $2)
       where id = $1`,
      [id, days],
    );
  return { send, write, threads, thread, act, door, unread, read, talk, daysAgo };
}
