import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;
const idOf = (kind: string, n: string) => `0fc${kind}0000-0000-4000-8000-0000000000${n}`;
const stamps = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' };
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const today = dayOf(Date.now());
/** An entry is of today or the two days before: in every zone this is one of them. */
const yesterday = dayOf(Date.now() - 86_400_000);

const habit = (n: string, userId: string): Sample => ({
  id: idOf('1', n),
  user_id: userId,
  title: 'Lay out the bag for tomorrow',
  cue: 'After brushing my teeth',
  schedules: [{ from: '2026-11-16', schedule: { type: 'days', days: ['MO', 'WE'] } }],
  unit: 'times',
  target: 1,
  starts_on: '2026-11-16',
  status: 'active',
  ...stamps,
  deleted_at: null,
});
const entry = (n: string, userId: string, habitId: string): Sample => ({
  id: idOf('2', n),
  user_id: userId,
  habit_id: habitId,
  date: yesterday,
  value: 1,
  ...stamps,
});
const dayOff = (n: string, userId: string): Sample => ({
  id: idOf('3', n),
  user_id: userId,
  kind: 'rest',
  from_on: today,
  to_on: today,
  created_at: '2026-11-20T10:00:00Z',
});
const goal = (n: string, userId: string): Sample => ({
  id: idOf('4', n),
  user_id: userId,
  kind: 'minutes',
  scope: 'any',
  target: 60,
  earlier_target: null,
  target_from: '2026-11-16',
  status: 'active',
  ...stamps,
  deleted_at: null,
});

/** A habit that a new entry of the person may be of. */
const habitOfFresh = `with gone as (delete from public.habits where user_id = $1 returning 1)
  insert into public.habits (id, user_id, title, schedules, starts_on, status)
  values ('${idOf('1', 'fe')}', $1, 'Drink water', '[{"from": "2026-11-16", "schedule": {"type": "quota", "perWeek": 3}}]',
    '2026-11-16', 'archived')`;

export const habits: Readonly<Record<string, Fixture>> = {
  habits: {
    person: 'user_id',
    rows: { owner: habit('01', owner), other: habit('02', other) },
    fresh: (userId) => habit('ff', userId),
    change: {
      title: 'Pack the bag',
      target: 1,
      schedules: [{ from: '2026-11-23', schedule: { type: 'quota', perWeek: 2 } }],
    },
  },
  habit_entries: {
    person: 'user_id',
    rows: { owner: entry('01', owner, idOf('1', '01')), other: entry('02', other, idOf('1', '02')) },
    fresh: (userId) => entry('ff', userId, idOf('1', 'fe')),
    clear: habitOfFresh,
    change: { value: 0 },
  },
  days_off: {
    person: 'user_id',
    rows: { owner: dayOff('01', owner), other: dayOff('02', other) },
    fresh: (userId) => dayOff('ff', userId),
    change: { kind: 'pause' },
  },
  goals: {
    person: 'user_id',
    rows: { owner: goal('01', owner), other: goal('02', other) },
    fresh: (userId) => goal('ff', userId),
    change: { target: 90 },
  },
};
