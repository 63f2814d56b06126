/** What people write for themselves: journal, commitments, facts to recall. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { type Actor, personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function add(table: string, values: Record<string, unknown>, actor: Actor = 'owner'): Promise<string> {
  const row = { id: randomUUID(), ...values };
  const columns = Object.keys(row).join(', ');
  await asActor(
    db,
    actor,
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify({ user_id: personIds[actor as 'owner'], ...row })],
  );
  return row.id;
}
const set = (table: string, id: string, change: string, actor: Actor = 'owner') =>
  asActor(db, actor, `update public.${table} set ${change} where id = $1 returning id`, [id]);

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const entry = (more = {}) => ({
  logged_at: hoursAgo(0),
  occurred_at: hoursAgo(1),
  day: '2026-11-23',
  ...more,
});
const plan = (more = {}) => ({
  kind: 'if_then',
  cue: 'I sit down',
  action: 'open the file',
  due_at: hoursAgo(-24),
  met: [],
  checks: [],
  started_at: hoursAgo(0),
  ...more,
});
const bundle = (more = {}) => ({
  kind: 'bundle',
  cue: 'The kettle is on',
  want: 'The podcast',
  should: 'Washing up',
  met: [],
  checks: [],
  started_at: hoursAgo(0),
  ...more,
});
const invalid = { code: '23514' };

describe('a journal entry', () => {
  it('may tell of up to two days ago, and not of what is still to come', async () => {
    await add('journal_entries', entry({ occurred_at: hoursAgo(47) }));
    await expect(add('journal_entries', entry({ occurred_at: hoursAgo(49) }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ occurred_at: hoursAgo(-1) }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ logged_at: hoursAgo(-48) }))).rejects.toMatchObject(invalid);
  });

  it('takes words with markup as the words they are, and nothing unseen', async () => {
    const task = '<b>Tax</b> & "return"';
    const id = await add('journal_entries', entry({ task }));
    expect(await asActor(db, 'owner', 'select task from public.journal_entries where id = $1', [id])).toEqual(
      [{ task }],
    );
    await expect(add('journal_entries', entry({ place: 'a\u202eb' }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ task: '' }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ task: 'x'.repeat(201) }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ urge: 11 }))).rejects.toMatchObject(invalid);
    await expect(add('journal_entries', entry({ trigger_category: 'weather' }))).rejects.toMatchObject(
      invalid,
    );
  });

  it('says later whether the reply was kept', async () => {
    const id = await add('journal_entries', entry({ reply: 'Open the folder' }));
    expect(await set('journal_entries', id, 'reply_kept = true')).toEqual([{ id }]);
    expect(await set('journal_entries', id, 'reply_kept = false', 'other')).toEqual([]);
    await expect(set('journal_entries', id, 'logged_at = now()')).rejects.toMatchObject({ code: '42501' });
  });
});

describe('commitments', () => {
  it('of a kind are three at most, counted for each person', async () => {
    const full = { code: 'PT409', message: 'too_many_commitments' };
    const ids = [
      await add('commitments', plan()),
      await add('commitments', plan()),
      await add('commitments', plan()),
    ];
    await expect(add('commitments', plan())).rejects.toMatchObject(full);
    await add('commitments', bundle());
    await add('commitments', plan(), 'other');
    const [first = '', second = ''] = ids;
    await set('commitments', first, `status = 'ended'`);
    const fourth = await add('commitments', plan());
    await expect(set('commitments', first, `status = 'active'`)).rejects.toMatchObject(full);
    await set('commitments', second, 'deleted_at = now()');
    await set('commitments', first, `status = 'active'`);
    await expect(set('commitments', second, 'deleted_at = null')).rejects.toMatchObject(full);
    // One that is there already is changed as ever.
    expect(await set('commitments', fourth, `action = 'open it at once'`)).toHaveLength(1);
  });

  it.each([
    ['a plan without an action', plan({ action: null })],
    ['a plan without a time', plan({ due_at: null })],
    ['a plan with something liked', plan({ want: 'Tea' })],
    ['a bundle without what is postponed', bundle({ should: null })],
    ['a bundle with an obstacle', bundle({ obstacle: 'Rain' })],
    ['a cue that is empty', bundle({ cue: '' })],
    ['checks that are no list', bundle({ checks: {} })],
  ])('%s is none', async (_name, values) => {
    await db.query('delete from public.commitments');
    await expect(add('commitments', values)).rejects.toMatchObject(invalid);
  });
});

describe('facts to recall', () => {
  it('are short, plain, and 500 at most', async () => {
    await add('recall_pairs', { prompt: 'Neighbour', answer: 'Ines' });
    await expect(add('recall_pairs', { prompt: 'x'.repeat(81), answer: 'y' })).rejects.toMatchObject(invalid);
    await expect(add('recall_pairs', { prompt: 'a\nb', answer: 'y' })).rejects.toMatchObject(invalid);
    const [quota] = await db.query(
      `select rows_in_all from private.quotas where table_name = 'recall_pairs'`,
    );
    expect(quota).toEqual({ rows_in_all: 500 });
  });
});
