import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PlannerNumber, plannerChoices, usualPlanner } from '../../src/lib/tasks/settings.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

/** As the Data API stores settings: every given column is named in both halves of the statement. */
const store = (actor: 'owner' | 'other', userId: string, display: string) =>
  asActor(
    db,
    actor,
    `insert into public.user_settings (user_id, display) values ($1, $2::text::jsonb)
     on conflict (user_id) do update set user_id = excluded.user_id, display = excluded.display
     returning display, notify_results`,
    [userId, display],
  );

describe('settings', () => {
  it('are made by the first change and changed by the next', async () => {
    expect(await store('owner', personIds.owner, '{"theme": "dark"}')).toEqual([
      { display: { theme: 'dark' }, notify_results: true },
    ]);
    await asActor(db, 'owner', 'update public.user_settings set notify_results = false');
    expect(await store('owner', personIds.owner, '{"theme": "light"}')).toEqual([
      { display: { theme: 'light' }, notify_results: false },
    ]);
  });

  it('are neither taken over nor handed to somebody else', async () => {
    await expect(store('other', personIds.owner, '{}')).rejects.toMatchObject({ code: '42501' });
    await expect(
      asActor(db, 'owner', `update public.user_settings set user_id = '${personIds.other}'`),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('keep a display choice that is one small object', async () => {
    const refused = { code: '23514' };
    await expect(store('owner', personIds.owner, '[]')).rejects.toMatchObject(refused);
    const long = JSON.stringify({ theme: 'x'.repeat(4000) });
    await expect(store('owner', personIds.owner, long)).rejects.toMatchObject(refused);
  });

  it('hold for the planner what the product says until somebody chooses', async () => {
    await db.query('delete from public.user_settings');
    await store('owner', personIds.owner, '{}');
    const names = Object.keys(usualPlanner).join(', ');
    expect(await asActor(db, 'owner', `select ${names} from public.user_settings`)).toEqual([usualPlanner]);
  });

  it.each([
    ...(Object.keys(plannerChoices) as PlannerNumber[]).flatMap((name) => {
      const [least, most] = [Math.min(...plannerChoices[name]), Math.max(...plannerChoices[name])];
      return [
        [name, least - 1, false] as const,
        [name, least, true] as const,
        [name, most, true] as const,
        [name, most + 1, false] as const,
      ];
    }),
    ['task_order', 'weighted', true],
    ['task_order', 'alphabet', false],
  ] as const)('take for the planner what it offers and no more: %s %s', async (name, value, isTaken) => {
    const chosen = asActor(
      db,
      'owner',
      `insert into public.user_settings (user_id, ${name}) values ($1, $2)
       on conflict (user_id) do update set ${name} = excluded.${name} returning ${name} as kept`,
      [personIds.owner, value],
    );
    if (isTaken) expect(await chosen).toEqual([{ kept: value }]);
    else await expect(chosen).rejects.toMatchObject({ code: '23514' });
  });

  it('take keys of exercises as one small object, empty until somebody chooses', async () => {
    await db.query('delete from public.user_settings');
    await store('owner', personIds.owner, '{}');
    const choose = (keys: string) =>
      asActor(
        db,
        'owner',
        'update public.user_settings set exercise_keys = $1::text::jsonb returning exercise_keys as kept',
        [keys],
      );
    expect(await asActor(db, 'owner', 'select exercise_keys from public.user_settings')).toEqual([
      { exercise_keys: {} },
    ]);
    const own = { left: { code: 'KeyS', shown: 'S' } };
    expect(await choose(JSON.stringify(own))).toEqual([{ kept: own }]);
    const refused = { code: '23514' };
    await expect(choose('[]')).rejects.toMatchObject(refused);
    await expect(choose(JSON.stringify({ left: 'x'.repeat(2000) }))).rejects.toMatchObject(refused);
  });

  it('say when they were changed last', async () => {
    const [before] = await asActor(db, 'owner', 'select updated_at::text as at from public.user_settings');
    await store('owner', personIds.owner, '{"font": "opendyslexic"}');
    const later = await asActor(
      db,
      'owner',
      'select from public.user_settings where updated_at > $1::text::timestamptz',
      [String(before?.at)],
    );
    expect(later).toHaveLength(1);
  });
});
