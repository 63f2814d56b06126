import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { planLimits } from '../../src/config/limits.ts';
import { usualPlanning } from '../../src/lib/planning/settings.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { asActor, openTestDatabase } from './support/database.ts';
import { personIds } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(() => db.query('delete from public.user_settings'));

const set = (column: string, value: string | number | boolean) =>
  asActor(
    db,
    'owner',
    `insert into public.user_settings (user_id, ${column}) values ($1, $2)
     on conflict (user_id) do update set ${column} = excluded.${column} returning ${column} as kept`,
    [personIds.owner, value],
  );

const dayAt = async (at: string) => {
  const [row] = await db.query<{ day: string }>('select private.person_day($1, $2)::text as day', [
    personIds.owner,
    at,
  ]);
  return row?.day;
};

describe('what a person sets for planning', () => {
  it('holds what the product says until somebody chooses', async () => {
    await set('push_details', false);
    const names = Object.keys(usualPlanning).join(', ');
    expect(await asActor(db, 'owner', `select ${names} from public.user_settings`)).toEqual([usualPlanning]);
  });

  it.each(['Europe/Berlin', 'Asia/Calcutta', 'UTC', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'takes the zone %s',
    async (zone) => {
      expect(await set('time_zone', zone)).toEqual([{ kept: zone }]);
    },
  );

  it.each(['Mars/Base', '', 'Europe/Berlin ', 'EST5XXX,M3', "x'; drop table tasks", 'a'.repeat(65)])(
    'refuses the zone %j and keeps what was there',
    async (zone) => {
      await set('time_zone', 'Europe/Paris');
      await expect(set('time_zone', zone)).rejects.toThrow(/unknown_zone|check constraint/);
      expect(await asActor(db, 'owner', 'select time_zone from public.user_settings')).toEqual([
        { time_zone: 'Europe/Paris' },
      ]);
    },
  );

  it.each([
    ['week_start', 'TU'],
    ['day_start_hour', 7],
    ['day_start_hour', -1],
    ['quiet_start', '24:00'],
    ['quiet_end', '7:00'],
  ])('refuses %s of %j', async (column, value) => {
    await expect(set(column, value)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('the day of a person', () => {
  it('is that of UTC while no zone is known', async () => {
    expect(await dayAt('2026-03-01T23:30:00Z')).toBe('2026-03-01');
  });

  it('is the one on the wall, and lasts as long as the person says', async () => {
    await set('time_zone', 'Asia/Tokyo');
    expect(await dayAt('2026-03-01T23:30:00Z')).toBe('2026-03-02');
    await set('day_start_hour', 4);
    expect(await dayAt('2026-03-01T18:59:00Z')).toBe('2026-03-01');
    expect(await dayAt('2026-03-01T19:00:00Z')).toBe('2026-03-02');
  });
});

describe('what a plan allows', () => {
  it('is said alike by the product and the database', async () => {
    const rows = await db.query<{ name: string; freemium: number; paid: number }>(
      'select name, freemium, paid from private.plan_limits',
    );
    expect(Object.fromEntries(rows.map(({ name, ...counts }) => [name, counts]))).toEqual(planLimits);
  });
});
