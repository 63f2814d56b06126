/** Links under which other calendars read what a person planned. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { givePlan } from './support/attempts.ts';
import { eventsOf } from './support/calendar.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  await db.query('delete from public.calendar_events');
  await db.query('delete from public.feed_tokens');
  await givePlan(db, 'owner', { tier: 'basic' });
  await givePlan(db, 'other', { tier: 'premium' });
});
const { add, change } = eventsOf(() => db);

describe('a calendar link', () => {
  const create = (
    more: { id?: string; name?: string; details?: boolean; include?: string[] } = {},
    actor: Actor = 'owner',
  ) =>
    valueAs<string>(db, actor, 'select public.create_feed_token($1, $2, $3, $4::text[])', [
      more.id ?? randomUUID(),
      more.name ?? 'Phone',
      more.details ?? false,
      `{${(more.include ?? ['events', 'plan', 'tasks']).join(',')}}`,
    ]);
  const read = (token: string) =>
    valueAs<Record<string, unknown> | null>(
      db,
      'service',
      `select public.read_calendar_feed(encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
      [token],
    );

  it('is told once, read until it is revoked, and counted by the day', async () => {
    const id = randomUUID();
    const token = await create({ id });
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    await expect(create({ id })).rejects.toMatchObject({ message: 'link_exists' });
    expect(await read(token)).toMatchObject({ show_details: false, events: [], tasks: [], plan: null });
    expect(
      await asActor(db, 'owner', 'select last_used_on = current_date as used from public.feed_tokens'),
    ).toEqual([{ used: true }]);
    await expect(asActor(db, 'owner', 'select token_hash from public.feed_tokens')).rejects.toMatchObject({
      code: '42501',
    });
    expect(await valueAs(db, 'other', 'select public.revoke_feed_token($1)', [id])).toBe(false);
    expect(await valueAs(db, 'owner', 'select public.revoke_feed_token($1)', [id])).toBe(true);
    expect(await read(token)).toBeNull();
    expect(await read('0'.repeat(64))).toBeNull();
  });

  it('shows nothing without a plan, and again when it is back', async () => {
    const token = await create();
    await givePlan(db, 'owner', null);
    expect(await read(token)).toBeNull();
    await expect(create()).rejects.toMatchObject({ message: 'too_many_feed_tokens', hint: '0' });
    await givePlan(db, 'owner', { tier: 'basic' });
    expect(await read(token)).not.toBeNull();
  });

  it('stands beside two others, and no more', async () => {
    for (const name of ['a', 'b', 'c']) await create({ name });
    await expect(create()).rejects.toMatchObject({ message: 'too_many_feed_tokens', hint: '3' });
    await asActor(
      db,
      'owner',
      'select public.revoke_feed_token(id) from public.feed_tokens where name = $1',
      ['a'],
    );
    await create();
  });

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(41) },
    { name: 'two\nlines' },
    { include: [] },
    { include: ['scores'] },
  ])('is refused: %j', async (fields) => {
    await expect(create(fields)).rejects.toMatchObject({ code: 'PT400' });
  });

  it('tells words only where it was asked to, singles of its time, and what is gone', async () => {
    const quiet = await create();
    const open = await create({ details: true, include: ['events', 'tasks'] });
    const series = await add({
      title: 'Series',
      rrule: 'FREQ=WEEKLY',
      starts: '2020-01-06T09:00:00',
      ends: '2020-01-06T09:25:00',
    });
    await add({ title: 'Changed', recurrence_of: series.id, recurrence_id: '2020-01-13T09:00:00' });
    await add({ title: 'Long ago', starts: '2020-01-06T09:00:00', ends: '2020-01-06T09:25:00' });
    const gone = await add({ title: 'Gone' });
    await db.query(
      `update public.calendar_events set starts = to_char(now(), 'YYYY-MM-DD"T"HH24:MI:SS'),
      ends = to_char(now() + interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS'), deleted_at = now() where id = $1`,
      [gone.id],
    );
    await add({ title: 'Of another' }, 'other');
    await asActor(
      db,
      'owner',
      `insert into public.tasks (id, title, due_date) values (gen_random_uuid(), 'Taxes', current_date)`,
      [],
    );
    const events = (feed: Record<string, unknown> | null) => feed?.events as Record<string, unknown>[];
    const told = await read(open);
    expect(events(told).map(({ title, cancelled }) => [title, cancelled])).toEqual(
      expect.arrayContaining([
        ['Series', false],
        ['Changed', false],
        ['Gone', true],
      ]),
    );
    expect(events(told)).toHaveLength(3);
    expect(told).toMatchObject({ tasks: [{ title: 'Taxes' }], plan: null });
    expect(JSON.stringify(await read(quiet))).not.toMatch(/Series|Changed|Gone|Taxes/);
    // Removed with its series, nothing of it is told apart.
    await change(series.id, 'deleted_at = now()');
    expect(events(await read(open)).map(({ title, cancelled }) => [title, cancelled])).toContainEqual([
      'Series',
      true,
    ]);
    await db.query('delete from public.tasks');
  });
});
