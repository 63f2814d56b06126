/** Files of other calendars, saved and taken back. */
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
  await givePlan(db, 'owner', { tier: 'basic' });
  await givePlan(db, 'other', { tier: 'premium' });
});
const { add } = eventsOf(() => db);

interface FileRow extends Record<string, unknown> {
  id: string;
}
const row = (more: Record<string, unknown> = {}): FileRow => ({
  id: randomUUID(),
  title: 'Lunch',
  notes: '',
  location: '',
  all_day: false,
  starts: '2026-11-30T12:00:00',
  ends: '2026-11-30T13:00:00',
  tz: 'Europe/Berlin',
  rrule: null,
  exdates: [],
  rdates: [],
  recurrence_of: null,
  recurrence_id: null,
  cancelled: false,
  sequence: 1,
  uid: randomUUID(),
  modified_at: '2026-06-01T08:00:00Z',
  ...more,
});
const write = (fresh: readonly FileRow[], changed: readonly FileRow[] = [], id: string = randomUUID()) =>
  valueAs<number>(db, 'owner', 'select public.save_calendar_import($1, $2::text::jsonb, $3::text::jsonb)', [
    id,
    JSON.stringify(fresh),
    JSON.stringify(changed),
  ]);
const undo = (id: string, before: readonly Record<string, unknown>[] = [], actor: Actor = 'owner') =>
  valueAs<number>(db, actor, 'select public.undo_calendar_import($1, $2::text::jsonb)', [
    id,
    JSON.stringify(before),
  ]);
const present = () =>
  db.query<Record<string, unknown>>(
    'select * from public.calendar_events where deleted_at is null order by starts, title',
  );

describe('a file', () => {
  it('is saved as a whole, once however often it is sent, and marked as what it is', async () => {
    const id = randomUUID();
    const series = row({ rrule: 'FREQ=DAILY', kind: 'focus', source: 'own', user_id: randomUUID() });
    const moved = row({ uid: series.uid, recurrence_of: series.id, recurrence_id: '2026-12-01T12:00:00' });
    expect(await write([series, moved], [], id)).toBe(2);
    expect(await write([series, moved], [], id)).toBe(0);
    const rows = await present();
    expect(rows).toHaveLength(2);
    for (const stored of rows) {
      expect(stored).toMatchObject({ kind: 'imported', source: 'import', import_id: id, sequence: 1 });
    }
    // One that is refused takes the others with it.
    await expect(write([row(), row({ tz: 'Europe/Nowhere' })])).rejects.toMatchObject({
      message: 'unknown_zone',
    });
    await expect(write([row(), row({ uid: series.uid })])).rejects.toMatchObject({ code: '23505' });
    expect(await present()).toHaveLength(2);
  });

  it('changes what came before, and nothing that was made here or belongs to others', async () => {
    const first = row();
    await write([first]);
    const own = await add({ title: 'Own' });
    const other = await add({ title: 'Of another' }, 'other');
    const newer = { ...first, title: 'Later lunch', sequence: 4 };
    expect(await write([], [newer, row({ id: own.id }), row({ id: other.id })])).toBe(1);
    expect((await present()).map(({ title, sequence }) => [title, sequence])).toEqual([
      ['Of another', 0],
      ['Own', 0],
      ['Later lunch', 4],
    ]);
  });

  it('is taken back as a whole, and may come again', async () => {
    const first = row();
    await write([first]);
    const [before] = await present();
    const id = randomUUID();
    const added = row({ title: 'Dinner', starts: '2026-11-30T19:00:00', ends: '2026-11-30T20:00:00' });
    await write([added], [{ ...first, title: 'Later lunch', sequence: 4 }], id);
    expect(await undo(id, [], 'other')).toBe(0);
    expect(await undo(id, [{ ...before, modified_at: null }])).toBe(2);
    expect(await present()).toMatchObject([{ title: 'Lunch', modified_at: null }]);
    expect(await write([{ ...added, id: randomUUID() }], [], randomUUID())).toBe(1);
  });

  it.each([
    ['null', '[]'],
    ['{}', '[]'],
    ['[]', '"x"'],
    [JSON.stringify(Array.from({ length: 2001 }, () => ({}))), '[]'],
  ])('is refused where it is none: %.20s', async (fresh, changed) => {
    const asked = 'select public.save_calendar_import($1, $2::text::jsonb, $3::text::jsonb)';
    await expect(asActor(db, 'owner', asked, [randomUUID(), fresh, changed])).rejects.toMatchObject({
      message: 'bad_import',
    });
  });

  it('is for paid plans', async () => {
    await givePlan(db, 'owner', null);
    await expect(write([row()])).rejects.toMatchObject({ message: 'too_many_calendar_events', hint: '0' });
  });

  it('fills a calendar to what a plan allows and no further, and is counted once when it is sent again', async () => {
    await db.query(`update private.plan_limits set paid = 3 where name = 'calendar_events'`);
    try {
      const id = randomUUID();
      const rows = [row(), row(), row()];
      expect(await write(rows, [], id)).toBe(3);
      expect(await write(rows, [], id)).toBe(0);
      await expect(write([row()])).rejects.toMatchObject({ message: 'too_many_calendar_events', hint: '3' });
      expect(await undo(id)).toBe(3);
      await expect(write([...rows.map(() => row()), row()])).rejects.toMatchObject({ hint: '3' });
      expect(await write([row(), row(), row()])).toBe(3);
      // What was taken away does not come back above the limit; what is there may change.
      const restored = 'update public.calendar_events set deleted_at = null where import_id = $1';
      await expect(asActor(db, 'owner', restored, [id])).rejects.toMatchObject({ hint: '3' });
      await db.query(`update private.plan_limits set paid = 2 where name = 'calendar_events'`);
      await asActor(
        db,
        'owner',
        `update public.calendar_events set title = 'Later' where deleted_at is null`,
        [],
      );
    } finally {
      await db.query(`update private.plan_limits set paid = 5000 where name = 'calendar_events'`);
    }
  });

  it('counts as many rows of a day as it has events', async () => {
    const used = async () => {
      const [use] = await db.query<{ rows: number; bytes: string }>(
        `select rows, bytes from private.usage where table_name = 'calendar_events'`,
      );
      return { rows: use?.rows ?? 0, bytes: Number(use?.bytes ?? 0) };
    };
    await db.query('delete from private.usage');
    const rows = [row(), row(), row({ notes: 'x'.repeat(4000) })];
    await write(rows);
    const { rows: count, bytes } = await used();
    expect(count).toBe(3);
    expect(bytes).toBeGreaterThan(300);
    await write(rows);
    expect(await used()).toEqual({ rows: 3, bytes });
    await db.query(`update private.quotas set rows_a_day = 4 where table_name = 'calendar_events'`);
    try {
      await expect(write([row(), row()])).rejects.toMatchObject({ code: 'PT429', message: 'quota_exceeded' });
      expect(await write([row()])).toBe(1);
    } finally {
      await db.query(`update private.quotas set rows_a_day = 6000 where table_name = 'calendar_events'`);
    }
  });
});
