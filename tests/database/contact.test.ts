/** What anybody writes to the operator: what is taken, how often, and who is told. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContactRow, contactLimits, readContact } from '../../src/lib/contact/message.ts';
import { createTicketId } from '../../src/lib/contact/ticket.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { become, openTestDatabase, undone, valueAs } from './support/database.ts';
import { personIds } from './support/people.ts';
import { contactSample } from './support/rows/messages.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const write = (query: Query, row: ContactRow) =>
  query(
    `insert into public.user_messages (sender_id, recipient_id, subject, content, client_id)
     select sender_id, recipient_id, subject, content, client_id
     from jsonb_populate_record(null::public.user_messages, $1::text::jsonb)`,
    [JSON.stringify(row)],
  );
const from = (query: Query, address: string) =>
  query(`select set_config('request.headers', $1, true)`, [JSON.stringify({ 'cf-connecting-ip': address })]);
const asVisitor = (row: ContactRow) =>
  undone(db, async (query) => {
    await become(query, 'anon');
    await write(query, row);
    await query('reset role');
    return query<{ content: string }>('select content from public.user_messages');
  });
const changed = (change: (content: string) => string): ContactRow => {
  const sample = contactSample(1);
  return { ...sample, content: change(sample.content) };
};
/** How many of `rows` are taken, each tried whatever becomes of the others. */
async function taken(query: Query, rows: readonly ContactRow[]): Promise<number> {
  let count = 0;
  for (const row of rows) {
    await query('savepoint one');
    try {
      await write(query, row);
      count += 1;
    } catch (error) {
      expect(error).toMatchObject({ code: 'PT429', message: 'rate_limited' });
      await query('rollback to savepoint one');
    }
  }
  return count;
}
const many = (count: number, first = 1) => Array.from({ length: count }, (_, n) => contactSample(first + n));

describe('a contact message', () => {
  it('is taken from a visitor and from a member as the form makes it', async () => {
    const [stored] = await asVisitor(contactSample(1));
    expect(readContact(stored?.content ?? '')).toMatchObject({
      name: 'Ann Example',
      email: 'ann@example.com',
      subject: 'technical',
      message: 'The page of my report stays empty.\n\nWhat can I do?',
      submitted: '2026-11-20T10:00:00.123Z',
    });
    await undone(db, async (query) => {
      await become(query, 'owner');
      await write(query, contactSample(1));
    });
  });

  it.each([
    [
      'of the longest message, line by line',
      'x\n'
        .repeat(contactLimits.message / 2)
        .trim()
        .padEnd(2000, 'x'),
    ],
    [
      'that holds markup, quotes and signs of other languages',
      `<script>alert('x')</script> %00 %2e 🌱 日本 '; --`,
    ],
    ['that looks like another part', 'Please look at this:\nSubmitted: never\nName: Eve'],
  ])('%s is taken', async (_name, message) => {
    const [stored] = await asVisitor(contactSample(1, { message }));
    expect(readContact(stored?.content ?? '')?.message).toBe(message);
  });

  it.each<[string, ContactRow, string]>([
    ['of 10,000 characters', contactSample(1, { message: 'x'.repeat(10_000) }), '23514'],
    ['of a megabyte', contactSample(1, { message: 'x y\n'.repeat(250_000) }), '23514'],
    ['of 2,001 characters', contactSample(1, { message: 'x'.repeat(2001) }), '23514'],
    ['of 19 characters', contactSample(1, { message: 'Too short a message' }), '23514'],
    ['of blanks', contactSample(1, { message: ' '.repeat(40) }), '23514'],
    ['with a name of 81 characters', contactSample(1, { fullName: 'x'.repeat(81) }), '23514'],
    [
      'with an address of 300 characters',
      contactSample(1, { email: `${'x'.repeat(300)}@example.com` }),
      '23514',
    ],
    ['with no address', contactSample(1, { email: 'ann' }), '23514'],
    ['about something else', contactSample(1, { subject: 'urgent' }), '23514'],
    [
      'with text that turns around',
      contactSample(1, { message: `Pay here: \u202emoc.elpmaxe and more` }),
      '23514',
    ],
    ['with a sign nobody sees', contactSample(1, { fullName: 'Ann\u0007' }), '23514'],
    ['with a seventh part', changed((content) => `${content}\nTier: premium`), '23514'],
    [
      'with a part in the middle',
      changed((content) => content.replace('\nMessage', '\nTier: x\nMessage')),
      '23514',
    ],
    ['without a part', changed((content) => content.replace(/\nName: .*/, '')), '23514'],
    ['with parts in another order', changed((content) => content.split('\n').reverse().join('\n')), '23514'],
    [
      'of another ticket than its subject',
      { ...contactSample(1), subject: contactSample(2).subject },
      '23514',
    ],
    [
      'of another subject than its own',
      { ...contactSample(1), subject: contactSample(1).subject.replace('technical', 'other') },
      '23514',
    ],
    ['with a ticket of another moment', contactSampleOf('FCL-M7PFR400-4F7ZQ'), 'PT400'],
    ['with a ticket that is none', contactSampleOf('FCL-1-2'), '23514'],
    ['in the name of somebody', { ...contactSample(1), sender_id: personIds.owner }, '42501'],
    ['to somebody', { ...contactSample(1), recipient_id: personIds.owner }, '42501'],
    [
      'from somebody to somebody',
      { ...contactSample(1), sender_id: personIds.owner, recipient_id: personIds.other },
      '42501',
    ],
  ])('%s is refused', async (_name, row, code) => {
    await expect(asVisitor(row)).rejects.toMatchObject({ code });
  });

  it('that is sent again is refused as known, and counted once', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      await write(query, contactSample(1));
      for (let n = 0; n < 8; n += 1) {
        await query('savepoint again');
        await expect(write(query, contactSample(1))).rejects.toMatchObject({ code: '23505' });
        await query('rollback to savepoint again');
      }
      expect(await taken(query, many(9, 2))).toBe(4);
    });
  });

  it('cannot take the ticket of another', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      await write(query, contactSample(1));
      const other = { ...contactSample(1), client_id: contactSample(2).client_id };
      await expect(write(query, other)).rejects.toMatchObject({ code: '23505' });
    });
  });
});

function contactSampleOf(ticket: string): ContactRow {
  const { subject, content, ...rest } = contactSample(1);
  const own = createTicketId(Date.parse('2026-11-20T10:00:00.123Z'), () => 1.5 / 36 ** 5);
  return { ...rest, subject: subject.replace(own, ticket), content: content.replace(own, ticket) };
}

describe('contact messages', () => {
  it('are five an hour from one network, whoever writes and whatever the address of the household', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      await from(query, '2001:db8:1:2::1');
      expect(await taken(query, many(3))).toBe(3);
      await become(query, 'owner');
      await from(query, '2001:db8:1:2:ffff::9');
      expect(await taken(query, many(4, 4))).toBe(2);
      await from(query, '2001:db8:1:3::1');
      expect(await taken(query, many(1, 8))).toBe(1);
      await from(query, '203.0.113.7');
      expect(await taken(query, many(9, 9))).toBe(5);
      await from(query, '::ffff:203.0.113.7');
      expect(await taken(query, many(1, 20))).toBe(0);
      await query('reset role');
      await query(`update public.rate_limits set resets_at = now() - interval '1 second'`);
      await become(query, 'anon');
      expect(await taken(query, many(1, 21))).toBe(1);
    });
  });

  it('are one network where nothing is known of it, or nothing that is an address', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      expect(await taken(query, many(3))).toBe(3);
      await from(query, "x'; drop table public.user_messages; --");
      expect(await taken(query, many(6, 4))).toBe(2);
    });
  });

  it('are three hundred an hour from everywhere', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      let count = 0;
      for (let n = 0; n < 310; n += 1) {
        await from(query, `203.0.${Math.floor(n / 200)}.${n % 200}`);
        count += await taken(query, [contactSample(n + 1)]);
      }
      expect(count).toBe(300);
    });
  });

  it('leave no address among the counters, and another digest in every project', async () => {
    await undone(db, async (query) => {
      await become(query, 'anon');
      await from(query, '203.0.113.7');
      await write(query, contactSample(1));
      await query('reset role');
      const keys = async () =>
        (await query(`select key from public.rate_limits where key like 'contact:network:%'`)).map(
          ({ key }) => String(key),
        );
      const [first] = await keys();
      expect(first).toMatch(/^contact:network:[0-9a-f]{64}$/);
      await query(`update private.request_source set secret = '\\x00'`);
      await become(query, 'anon');
      await write(query, contactSample(2));
      await query('reset role');
      expect(new Set(await keys()).size).toBe(2);
    });
  });

  it('are counted by the header that the proxy of the project writes', async () => {
    await undone(db, async (query) => {
      await query(`update private.request_source set header = 'x-forwarded-for', from_right = 2`);
      await become(query, 'anon');
      for (let n = 0; n < 6; n += 1) {
        await query(`select set_config('request.headers', $1, true)`, [
          JSON.stringify({
            'x-forwarded-for': `9.9.9.${n}, 203.0.113.7, 10.0.0.1`,
            'cf-connecting-ip': `1.1.1.${n}`,
          }),
        ]);
        expect(await taken(query, [contactSample(n + 1)])).toBe(n < 5 ? 1 : 0);
      }
    });
  });

  it('go after twelve months', async () => {
    await undone(db, async (query) => {
      for (const row of many(3)) await write(query, row);
      await query(
        `update public.user_messages set created_at = now() - interval '13 months' where client_id <> $1`,
        [contactSample(1).client_id],
      );
      expect(await query('select public.purge_contact_messages(1) as n')).toEqual([{ n: 1 }]);
      expect(await query('select public.purge_contact_messages() as n')).toEqual([{ n: 1 }]);
      expect(await query('select client_id from public.user_messages')).toEqual([
        { client_id: contactSample(1).client_id },
      ]);
    });
  });

  it('go with the account whose proven address they name, and with no other', async () => {
    await undone(db, async (query) => {
      await write(query, contactSample(1, { email: 'Spare@Example.com' }));
      await write(query, contactSample(2, { email: 'not-spare@example.com' }));
      await query('delete from auth.users where id = $1', [personIds.spare]);
      expect(await query('select client_id from public.user_messages')).toEqual([
        { client_id: contactSample(2).client_id },
      ]);
    });
  });

  it('are in the copy of nobody who did not prove the address', async () => {
    await undone(db, async (query) => {
      await write(query, contactSample(1, { email: 'spare@example.com' }));
      const rows = async () => {
        await become(query, 'spare');
        const [row] = await query<{ page: { rows: unknown[] } }>(
          `select public.export_my_data('user_messages') as page`,
        );
        await query('reset role');
        return row?.page.rows.length;
      };
      expect(await rows()).toBe(1);
      await query('update auth.users set email_confirmed_at = null where id = $1', [personIds.spare]);
      expect(await rows()).toBe(0);
      await query('delete from auth.users where id = $1', [personIds.spare]);
      expect(await query('select 1 from public.user_messages')).toHaveLength(1);
    });
  });
});

describe('telling the operator', () => {
  const claim = (query: Query, limit = 20) =>
    query<{ id: string; content: string; is_priority: boolean }>(
      'select * from public.claim_contact_messages($1)',
      [limit],
    );

  it('hands out each message once until five minutes are over, and never when it was noted', async () => {
    await undone(db, async (query) => {
      for (const row of many(3)) await write(query, row);
      expect(await claim(query, 2)).toHaveLength(2);
      const [last] = await claim(query);
      expect(await claim(query)).toEqual([]);
      await query('select public.note_contact_sent($1)', [last?.id ?? '']);
      await query(`update private.contact_queue set next_try_at = next_try_at - interval '5 minutes'`);
      expect(await claim(query)).toHaveLength(2);
    });
  });

  it('begins with what members of Premium wrote', async () => {
    await undone(db, async (query) => {
      await query(
        `insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'premium')
         on conflict (user_id) do update set subscribed = true, subscription_tier = 'premium'`,
        [personIds.owner],
      );
      await become(query, 'anon');
      await write(query, contactSample(1));
      await become(query, 'owner');
      await write(query, contactSample(2));
      await query('reset role');
      expect((await claim(query)).map(({ is_priority }) => is_priority)).toEqual([true, false]);
    });
  });

  it('is of the server alone', async () => {
    await expect(valueAs(db, 'owner', 'select public.claim_contact_messages()')).rejects.toMatchObject({
      code: '42501',
    });
  });
});
