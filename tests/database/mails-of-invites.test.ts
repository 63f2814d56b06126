/** An invite that was answered, or ends soon: one mail and one notice, which name nobody. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { childAttemptOf, startAndStore } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import type { Sample } from './support/rows/sample.ts';

const { owner } = personIds;
const child = 'Nickname';
let db: OpenedDb;
let attempt: string;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.assessment_attempts');
  for (const table of ['account_mails', 'notifications', 'user_settings'])
    await db.query(`delete from public.${table} where user_id = $1`, [owner]);
  attempt = randomUUID();
  await startAndStore(db, 'owner', childAttemptOf(attempt, `${child} ${attempt.slice(0, 4)}`));
});

interface Invite extends Record<string, unknown> {
  id: string;
  token: string;
}
async function invite(days = 14): Promise<Invite> {
  const [row] = await asActor<Invite>(
    db,
    'owner',
    'select * from public.create_informant_invite($1, $2, $3)',
    [attempt, 'class teacher', days],
  );
  if (!row) throw new Error('no invite');
  return row;
}
const answered = (id = randomUUID()): Sample =>
  childAttemptOf(id, 'whatever', {
    form: 'teacher',
    details: { child_label: 'whatever', age_band: '6-8', known_weeks: 12 },
  });
const answer = ({ token }: Invite, sent = answered()) =>
  valueAs(db, 'service', 'select public.store_invited_attempt($1, $2::text::jsonb)', [
    token,
    JSON.stringify(sent),
  ]);
const look = () => valueAs(db, 'service', 'select public.note_due_mails()');
const ends = (days: number) =>
  db.query(
    `update public.informant_invites set created_at = now() - interval '12 days', expires_at = now() + $1 * interval '1 hour'`,
    [days * 24],
  );
const mails = () =>
  db.query<{ kind: string; facts: Record<string, unknown> }>(
    'select kind, facts from public.account_mails where user_id = $1 order by made_at, id',
    [owner],
  );
const notices = () =>
  db.query<{ kind: string; text: string; action_url: string }>(
    `select kind, title || ' ' || message as text, action_url from public.notifications
     where user_id = $1 and removed_at is null and kind like 'invite%' order by created_at, id`,
    [owner],
  );
const kinds = async () => [
  (await mails()).map(({ kind }) => kind),
  (await notices()).map(({ kind }) => kind),
];

describe('an invite that was answered', () => {
  it('is told to its owner once, by mail and in the app, however often the answer is handed in', async () => {
    const made = await invite();
    const sent = answered();
    for (let n = 0; n < 3; n += 1) await answer(made, sent);
    expect(await mails()).toEqual([{ kind: 'invite_answered', facts: { attempt_id: attempt } }]);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ kind: 'invite_answered', action_url: `/reports/${attempt}#invite` });
    expect(`${notice?.text} ${JSON.stringify(await mails())}`).not.toMatch(/Nickname|teacher|\d\d\.\d/);
  });

  it('is not told to who switched such notices off', async () => {
    await db.query('insert into public.user_settings (user_id, notify_results) values ($1, false)', [owner]);
    await answer(await invite());
    expect(await kinds()).toEqual([[], []]);
  });

  it('takes its mail and its notice along when the report is deleted before they were read', async () => {
    await answer(await invite());
    await asActor(db, 'owner', 'delete from public.assessment_attempts where id = $1', [attempt]);
    expect(await kinds()).toEqual([[], []]);
  });
});

describe('an invite that ends soon', () => {
  it('is told two days before, once', async () => {
    await invite();
    await ends(2.1);
    await look();
    expect(await kinds()).toEqual([[], []]);
    await ends(1.9);
    for (let n = 0; n < 3; n += 1) await look();
    expect(await kinds()).toEqual([['invite_ending'], ['invite_ending']]);
  });

  it('is not told of when it was made a moment ago, taken back, answered, or is over', async () => {
    await invite(2);
    await look();
    const back = await invite();
    await ends(1);
    await asActor(db, 'owner', 'select public.revoke_informant_invite($1)', [back.id]);
    await db.query(
      `update public.informant_invites set created_at = expires_at - interval '2 days' where id <> $1`,
      [back.id],
    );
    await look();
    await invite();
    await ends(-0.1);
    await look();
    expect(await kinds()).toEqual([[], []]);
  });

  it('is no news any more once it was answered or taken back', async () => {
    const made = await invite();
    const other = await invite();
    await ends(1);
    await look();
    expect((await mails()).length).toBe(2);
    await answer(made);
    await asActor(db, 'owner', 'select public.revoke_informant_invite($1)', [other.id]);
    expect(await kinds()).toEqual([['invite_answered'], ['invite_answered']]);
  });

  it('is not told of while its account waits to be erased', async () => {
    await invite();
    await ends(1);
    await valueAs(db, 'service', 'select public.schedule_erasure($1)', [owner]);
    await look();
    expect((await notices()).length).toBe(0);
    await asActor(db, 'owner', 'select public.keep_my_account()');
  });
});
