/** What moderators do, by the functions the app calls, as tests say it. */
import { randomUUID } from 'node:crypto';
import type { OpenedDb } from '../../../supabase/local/db/open.ts';
import { callAs, type Post } from './community.ts';
import type { Person } from './people.ts';

interface Standing {
  standing: string;
  version: number;
}

/** @param db the database of the test, once it is open */
export function moderationOf(db: () => OpenedDb) {
  const report = (
    person: Person,
    target: string,
    reason = 'off_topic',
    kind = 'topic',
    id: string = randomUUID(),
  ) => callAs<{ id: string }>(db(), person, 'report', id, kind, target, reason, '');
  const decide = (person: Person, id: string, action: string, version: number, note = '') =>
    callAs<{ state: string; version: number }>(db(), person, 'decide_report', id, action, version, note);
  const moderate = (
    person: Person,
    action: string,
    post: { id: string; version: number },
    kind = 'topic',
    reason = 'It is about something else.',
    id: string = randomUUID(),
  ) =>
    callAs<Post>(db(), person, 'moderate_post', id, action, kind, post.id, post.version, 'off_topic', reason);
  const member = async (
    person: Person,
    action: string,
    profile: string,
    until: string | null = null,
    reason = 'Harsh words towards others.',
  ) => {
    const version = await versionOf('community_profiles', profile);
    return callAs<Standing>(
      db(),
      person,
      'moderate_member',
      randomUUID(),
      action,
      profile,
      version,
      until,
      'harassment',
      reason,
    );
  };
  const row = async (table: string, id: string) =>
    (await db().query(`select * from public.${table} where id = $1`, [id]))[0];
  const versionOf = async (table: string, id: string) => Number((await row(table, id))?.version);
  const audit = () =>
    db().query<{ action: string; actor_id: string | null }>(
      'select action, actor_id from public.admin_audit_log order by id',
    );
  return { report, decide, moderate, member, row, versionOf, audit };
}
