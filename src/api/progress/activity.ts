import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { runKeys } from '@/api/training/run-keys';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { moods } from '@/lib/cognitive/burst-limits';
import { addDays } from '@/lib/plans/dates';
import type { BurstFacts, DayFacts } from '@/lib/progress/days';

const daySchema = z.object({
  date: z.string(),
  focus_s: z.number(),
  training_s: z.number(),
  runs: z.number(),
  bursts: z.number(),
  tasks_done: z.number(),
  active: z.boolean(),
});

const burstSchema = z.object({
  date: z.string(),
  hour: z.number(),
  planned_s: z.number(),
  focused_s: z.number(),
  mood_before: z.nullable(z.enum(moods)),
  mood_after: z.nullable(z.enum(moods)),
});

/** Below those of runs: another run changes all of it. */
export const progressKeys = {
  of: (userId: string) => [...runKeys.of(userId), 'progress'] as const,
};

/** The server answers no more days at once. */
const mostDays = 400;

/**
 * Every day with anything in it, oldest first, in as many answers as it takes.
 * @throws AppError
 */
export async function fetchDays(from: string, to: string): Promise<DayFacts[]> {
  const client = await supabase();
  const days: DayFacts[] = [];
  for (let first = from; first <= to; first = addDays(first, mostDays + 1)) {
    const last = addDays(first, mostDays);
    const rows = unwrap(
      await client.rpc('my_daily_activity', { p_from: first, p_to: last < to ? last : to }),
    );
    days.push(...z.parse(z.array(daySchema), rows));
  }
  return days;
}

/**
 * What was done on each day with anything in it, oldest first; without a paid plan at most of the last 28 days.
 * @param from the first day, 'YYYY-MM-DD'; @param to the last
 */
export function dailyActivityQuery(userId: string, from: string, to: string) {
  return queryOptions({
    queryKey: [...progressKeys.of(userId), 'days', from, to],
    queryFn: () => fetchDays(from, to),
  });
}

/** The first day that is shown; null before anything was done. */
export function firstActivityQuery(userId: string) {
  return queryOptions({
    queryKey: [...progressKeys.of(userId), 'first'],
    queryFn: async () => {
      const client = await supabase();
      const { data, error } = await client.rpc('my_first_activity');
      if (error) throw toAppError(error);
      return z.parse(z.nullable(z.string()), data);
    },
  });
}

/** Every focus session of these days as numbers, oldest first. */
export function burstFactsQuery(userId: string, from: string, to: string) {
  return queryOptions({
    queryKey: [...progressKeys.of(userId), 'bursts', from, to],
    queryFn: async (): Promise<BurstFacts[]> => {
      const client = await supabase();
      const rows = unwrap(await client.rpc('my_bursts', { p_from: from, p_to: to }));
      return z.parse(z.array(burstSchema), rows);
    },
  });
}
