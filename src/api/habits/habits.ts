import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { readStored, updateStored } from '@/integrations/local-db/open';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import type { DayOff, Habit } from '@/lib/habits/habit';
import { entryKey, entryOutbox } from './entries';
import { type Goal, type HabitBook, habitBookSchema } from './shapes';

/*
 * Habits, days off and weekly goals of a person, read at once and kept on the device: entries are made without a connection,
 * everything else needs one.
 */

export const habitKeys = {
  of: (userId: string) => ['habits', userId] as const,
  book: (userId: string) => ['habits', userId, 'book'] as const,
};

const keptSchema = z.object({ owner: z.string(), book: habitBookSchema });
const keptKey = (userId: string) => `habits/${userId}`;

async function keptBook(userId: string): Promise<HabitBook | null> {
  const kept = z.safeParse(keptSchema, await readStored('sessions', keptKey(userId)).catch(() => null));
  return kept.success && kept.data.owner === userId ? kept.data.book : null;
}

/** Everything as the account has it. @throws AppError */
export async function fetchBook(userId: string): Promise<HabitBook> {
  const client = await supabase();
  const { data, error } = await client.rpc('my_habits');
  if (error) throw toAppError(error);
  const book = z.parse(habitBookSchema, data);
  await updateStored('sessions', keptKey(userId), () => ({ owner: userId, book })).catch(() => {}); // nothing is kept
  return book;
}

/** With what this device has not sent yet. */
async function withWaiting(userId: string, book: HabitBook): Promise<HabitBook> {
  const mine = (await entryOutbox.all()).filter(({ owner }) => owner === userId);
  return mine.reduce((known, { payload }) => withEntry(known, payload), book);
}

const withEntry = (
  book: HabitBook,
  { habit_id, date, value }: { habit_id: string; date: string; value: number },
): HabitBook => ({
  ...book,
  habits: book.habits.map((habit) =>
    habit.id === habit_id ? { ...habit, entries: { ...habit.entries, [date]: value } } : habit,
  ),
});

/** Everything of the person; without a connection what this device knows of it. */
export function habitBookQuery(userId: string) {
  return queryOptions({
    queryKey: habitKeys.book(userId),
    queryFn: async () => {
      const book = await fetchBook(userId).catch(async (failure: unknown) => {
        const kept = await keptBook(userId);
        if (kept === null) throw toAppError(failure);
        return kept;
      });
      return withWaiting(userId, book);
    },
    retry: false,
  });
}

const readAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: habitKeys.of(userId) });

export interface EntryEdit {
  readonly habitId: string;
  readonly date: string;
  /** Times or minutes; 0 takes it back. */
  readonly value: number;
}

/**
 * Fills in a day: kept on the device, then sent. Resolves with 'waiting' without a connection.
 * @throws AppError: detail 'entry_too_old' or 'entry_ahead', which undoes it here
 */
export function entryMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ habitId, date, value }: EntryEdit) => {
      const id = entryKey(habitId, date);
      await entryOutbox.change({ id, owner: userId }, (present) => ({
        id: present?.payload.id ?? crypto.randomUUID(),
        habit_id: habitId,
        date,
        value,
      }));
      const sent = await entryOutbox.send(id);
      if (sent.status !== 'refused') return sent.status;
      await entryOutbox.forget(id);
      throw sent.error;
    },
    onMutate: ({ habitId, date, value }, { client }) => {
      client.setQueryData<HabitBook>(
        habitKeys.book(userId),
        (known) => known && withEntry(known, { habit_id: habitId, date, value }),
      );
    },
    onSettled: (_status, _error, _edit, _before, { client }) => readAgain(client, userId),
  });
}

/** @throws AppError */
async function done(asked: PromiseLike<{ error: unknown }>): Promise<void> {
  const { error } = await asked;
  if (error) throw toAppError(error);
}

type HabitFields = Pick<Habit, 'title' | 'cue' | 'unit' | 'target'> & { schedules: Habit['schedules'] };

export type HabitChange =
  | { readonly kind: 'add'; readonly id: string; readonly fields: HabitFields; readonly starts_on: string }
  | { readonly kind: 'change'; readonly id: string; readonly fields: Partial<HabitFields> }
  | { readonly kind: 'archive' | 'take_up' | 'remove' | 'restore'; readonly id: string };

/**
 * Adds or changes a habit; taken away is 'remove', which 'restore' takes back.
 * @throws AppError: detail 'too_many_habits' where the plan allows no more
 */
export function habitMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (asked: HabitChange) => {
      const table = (await supabase()).from('habits');
      const asJson = (fields: Partial<HabitFields>) => ({
        ...fields,
        ...(fields.schedules ? { schedules: JSON.parse(JSON.stringify(fields.schedules)) } : {}),
      });
      if (asked.kind === 'add') {
        const row = { id: asked.id, starts_on: asked.starts_on, ...asked.fields };
        const schedules = JSON.parse(JSON.stringify(row.schedules));
        await done(table.upsert({ ...row, schedules }, added));
      } else if (asked.kind === 'change') {
        await done(table.update(asJson(asked.fields)).eq('id', asked.id));
      } else {
        await done(table.update(stateOf[asked.kind]()).eq('id', asked.id));
      }
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => readAgain(client, userId),
  });
}

/** What is there already was added by a call whose answer was lost. */
const added = { onConflict: 'id', ignoreDuplicates: true };

const stateOf = {
  archive: () => ({ status: 'archived' }),
  take_up: () => ({ status: 'active' }),
  remove: () => ({ deleted_at: new Date().toISOString() }),
  restore: () => ({ deleted_at: null }),
} as const;

export type GoalChange =
  | ({ readonly kind: 'add'; readonly id: string } & {
      readonly fields: Pick<Goal, 'kind' | 'scope' | 'target' | 'target_from'>;
    })
  | {
      readonly kind: 'change';
      readonly id: string;
      readonly fields: Pick<Goal, 'target' | 'earlier_target' | 'target_from'>;
    }
  | { readonly kind: 'archive' | 'take_up' | 'remove' | 'restore'; readonly id: string };

/** Adds or changes a weekly goal. @throws AppError: detail 'too_many_goals' */
export function goalMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (asked: GoalChange) => {
      const table = (await supabase()).from('goals');
      if (asked.kind === 'add') await done(table.upsert({ id: asked.id, ...asked.fields }, added));
      else if (asked.kind === 'change') await done(table.update(asked.fields).eq('id', asked.id));
      else await done(table.update(stateOf[asked.kind]()).eq('id', asked.id));
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => readAgain(client, userId),
  });
}

export type DayOffChange =
  | { readonly kind: 'add'; readonly dayOff: DayOff }
  | { readonly kind: 'remove'; readonly id: string };

/** Adds a rest day or a pause, or takes it back. @throws AppError: detail 'rest_too_late', 'pause_too_early', 'too_many_pause_days' */
export function dayOffMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (asked: DayOffChange) => {
      const table = (await supabase()).from('days_off');
      await done(asked.kind === 'add' ? table.insert(asked.dayOff) : table.delete().eq('id', asked.id));
    },
    onSettled: (_nothing, _error, _asked, _before, { client }) => readAgain(client, userId),
  });
}
