/** What came by the contact form as tickets: who reads and answers them, and what becomes of a reply. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { type Arg, callAs, codeOf, makeStaff } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { adminRoles, type Person, personIds } from './support/people.ts';
import { contactSample } from './support/rows/messages.ts';

interface Ticket {
  id: string;
  ticket: string;
  kind: string;
  state: string;
  version: number;
  clock: string;
  is_priority: boolean;
  content?: string;
  replies?: { id: string; body: string; author: string; sent_at: string | null }[];
}

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  for (const role of adminRoles) await makeStaff(db, role, role);
});
afterAll(() => db.close());
beforeEach(() =>
  db.script(
    'delete from public.user_messages; delete from public.rate_limits; delete from public.admin_audit_log;',
  ),
);

const call = <T = Ticket>(who: Person | 'anon' | 'service', name: string, ...args: readonly Arg[]) =>
  callAs<T>(db, who, name, ...args);
async function write(n: number, hoursAgo = 1, change = {}): Promise<string> {
  const { sender_id, recipient_id, subject, content, client_id } = contactSample(n, change);
  const [row] = await db.query<{ id: string }>(
    `insert into public.user_messages (sender_id, recipient_id, subject, content, client_id, created_at)
     values ($1, $2, $3, $4, $5, now() - make_interval(hours => $6::integer)) returning id`,
    [sender_id, recipient_id, subject, content, client_id, hoursAgo],
  );
  return row?.id ?? '';
}
const inbox = async (filters: object = {}, after: readonly [string, string] | null = null, limit = 25) =>
  (
    await asActor<{ row: Ticket & { created_at: string } }>(
      db,
      'full_admin',
      'select public.contact_inbox($1::text::jsonb, $2::text::timestamptz, $3::text::uuid, $4::integer) as row',
      [JSON.stringify(filters), after?.[0] ?? null, after?.[1] ?? null, limit],
    )
  ).map(({ row }) => row);
const read = (id: string, who: Person = 'full_admin') => call(who, 'read_contact', id);
const answer = (
  message: string,
  version = 1,
  body = 'Please load the page anew.',
  id: string = randomUUID(),
) => call('full_admin', 'answer_contact', id, message, version, 'en', body);
const move = (message: string, version: number, action: string) =>
  call('full_admin', 'move_contact', message, version, action);
const log = () =>
  db.query<{ action: string; target: string; detail: Record<string, unknown> }>(
    `select action, target, detail from public.admin_audit_log where action like 'contact.%' order by id`,
  );

describe('tickets', () => {
  it('are for full and master admins, and each look at what was written is an entry of the log', async () => {
    const id = await write(1);
    for (const who of ['owner', 'education_admin', 'orders_admin', 'payments_admin'] as const) {
      const asked = [
        call(who, 'contact_inbox'),
        call(who, 'contact_total'),
        read(id, who),
        call(who, 'answer_contact', randomUUID(), id, 1, 'en', 'Hello'),
        call(who, 'move_contact', id, 1, 'close'),
      ];
      expect([who, ...(await Promise.all(asked.map(codeOf)))]).toEqual([
        who,
        ...Array(5).fill('not_allowed'),
      ]);
      expect(await codeOf(asActor(db, who, 'select id from public.contact_replies'))).toMatch(/^42501/);
    }
    expect(await codeOf(call('anon', 'contact_inbox'))).toMatch(/^42501/);
    expect(await log()).toEqual([]);
    const [row] = await inbox();
    expect(row).toMatchObject({
      id,
      kind: 'technical',
      state: 'open',
      version: 1,
      clock: 'ok',
      is_priority: false,
    });
    // The list says neither who wrote nor what.
    expect(JSON.stringify(row)).not.toMatch(/ann@example.com|Ann Example|report/);
    expect(await read(id, 'master_admin')).toMatchObject({ content: contactSample(1).content, replies: [] });
    expect(await log()).toMatchObject([{ action: 'contact.read', target: `contact:${id}` }]);
    expect(await codeOf(read(randomUUID()))).toBe('not_found');
  });

  it('are narrowed by state, subject, clock, plan and number, those that wait the oldest first', async () => {
    const [late, second, fresh] = [
      await write(1, 49),
      await write(2, 25),
      await write(3, 1, { subject: 'feedback' }),
    ];
    await db.query('update private.contact_queue set is_priority = true where message_id = $1', [second]);
    const ids = async (filters: object) => (await inbox(filters)).map(({ id }) => id);
    expect(await ids({})).toEqual([fresh, second, late]);
    expect(await ids({ state: 'open' })).toEqual([late, second, fresh]);
    expect((await inbox({ state: 'open' })).map(({ clock }) => clock)).toEqual(['overdue', 'due_soon', 'ok']);
    expect(await ids({ clock: 'overdue' })).toEqual([late]);
    expect(await ids({ kind: 'feedback' })).toEqual([fresh]);
    expect(await ids({ premium: 'yes' })).toEqual([second]);
    const ticket = contactSample(2).subject.split(' ')[1] ?? '';
    expect(await ids({ ticket: ` ${ticket.toLowerCase()}` })).toEqual([second]);
    expect(await ids({ ticket: `' or true --` })).toEqual([]);
    expect(await codeOf(call('full_admin', 'contact_inbox', '[]'))).toBe('bad_filter');
    expect(await call('full_admin', 'contact_total', '{"state": "open"}')).toBe(3);
  });

  it('come in pages that neither leave out nor repeat', async () => {
    for (let n = 1; n <= 5; n += 1) await write(n, n);
    for (const filters of [{}, { state: 'open' }]) {
      const first = await inbox(filters, null, 3);
      const last = first[2];
      const rest = await inbox(filters, last ? [last.created_at, last.id] : null, 3);
      expect([...first, ...rest].map(({ id }) => id)).toEqual((await inbox(filters)).map(({ id }) => id));
    }
  });

  it('are answered once, and the log says how long the answer was, not what', async () => {
    const id = await write(1);
    const reply = randomUUID();
    expect(await answer(id, 1, 'Please load the page anew.', reply)).toMatchObject({
      state: 'answered',
      version: 2,
      clock: 'met',
      replies: [
        { id: reply, body: 'Please load the page anew.', author: 'full_admin@example.com', sent_at: null },
      ],
    });
    // Sent again, it is the same; a colleague who read the first version is told.
    expect(await answer(id, 1, 'Please load the page anew.', reply)).toMatchObject({ version: 2 });
    expect(await codeOf(answer(id, 1, 'Another answer.'))).toBe('version_conflict');
    expect(await answer(id, 2, 'One thing more.')).toMatchObject({ version: 3 });
    const entries = await log();
    expect(entries.map(({ action }) => action)).toEqual(['contact.answered', 'contact.answered']);
    expect(entries[0]?.detail).toEqual({
      roles: ['full_admin'],
      before: 'open',
      after: 'answered',
      reply,
      length: 26,
    });
  });

  it('are closed and opened again, and take no answer while they are closed', async () => {
    const id = await write(1, 60);
    expect(await codeOf(move(id, 1, 'reopen'))).toBe('invalid_state');
    expect(await move(id, 1, 'close')).toMatchObject({ state: 'closed', version: 2 });
    expect(await codeOf(answer(id, 2))).toBe('invalid_state');
    expect(await codeOf(move(id, 2, 'delete'))).toBe('invalid_state');
    expect(await codeOf(move(id, 1, 'reopen'))).toBe('version_conflict');
    expect(await move(id, 2, 'reopen')).toMatchObject({ state: 'open', clock: 'overdue' });
    expect(await answer(id, 3)).toMatchObject({ state: 'answered', clock: 'missed' });
  });

  it.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['x'.repeat(4001), 'too_long'],
    ['Bcc: all@example.com\u0007', 'bad_characters'],
    ['turned \u202e around', 'bad_characters'],
  ])('take no answer that is none: %j', async (body, code) => {
    const id = await write(1);
    expect(await codeOf(answer(id, 1, body))).toBe(code);
    expect(await log()).toEqual([]);
  });
});

describe('a reply', () => {
  it('is handed to the mail service with the message, to one caller, until it is sent', async () => {
    const id = await write(1);
    const reply = randomUUID();
    await answer(id, 1, 'First line\r\n<b>Second</b>', reply);
    const claim = () => asActor(db, 'service', 'select * from public.claim_contact_replies(5)');
    expect(await codeOf(call('full_admin', 'claim_contact_replies', 1))).toMatch(/^42501/);
    expect(await claim()).toEqual([
      { id: reply, content: contactSample(1).content, lang: 'en', body: 'First line\n<b>Second</b>' },
    ]);
    expect(await claim()).toEqual([]);
    await db.query(`update public.contact_replies set next_try_at = now() - interval '1 minute'`);
    expect(await claim()).toHaveLength(1);
    await db.query(`update public.contact_replies set next_try_at = now() - interval '1 minute'`);
    await call('service', 'note_contact_reply_sent', reply);
    expect(await claim()).toEqual([]);
    expect((await read(id)).replies).toMatchObject([{ sent_at: expect.any(String) }]);
  });

  it('goes with the message: after 12 months, and with the account whose address it bears', async () => {
    const count = async () => (await db.query('select id from public.contact_replies')).length;
    await answer(await write(1));
    await answer(await write(2, 1, { email: 'owner@example.com' }));
    const page = await asActor<{ page: { rows: { body: string; author_id: string | null }[] } }>(
      db,
      'owner',
      `select public.export_my_data('contact_replies') as page`,
    );
    expect(page[0]?.page.rows).toMatchObject([{ body: 'Please load the page anew.', author_id: null }]);
    await db.query(
      `update public.user_messages set created_at = now() - interval '13 months' where subject like '%1'`,
    );
    await db.query('delete from auth.users where id = $1', [personIds.owner]);
    expect(await count()).toBe(1);
    await db.query(`update public.user_messages set created_at = now() - interval '13 months'`);
    await call('service', 'purge_contact_messages');
    expect(await count()).toBe(0);
  });
});
