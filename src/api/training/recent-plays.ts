import { queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { dayMs, toIso } from '@/lib/time';

const recentDays = 14;

/** @throws AppError */
async function fetchRecentPlays(): Promise<Record<string, number>> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('training_runs')
      .select('exercise_id')
      .is('deleted_at', null)
      .gte('started_at', toIso(Date.now() - recentDays * dayMs))
      .limit(500),
  );
  const plays: Record<string, number> = {};
  for (const { exercise_id } of rows) plays[exercise_id] = (plays[exercise_id] ?? 0) + 1;
  return plays;
}

/** How often the person did each exercise in the last two weeks. */
export function recentPlaysQuery(userId: string) {
  return queryOptions({
    queryKey: ['training', userId, 'recent-plays'],
    queryFn: fetchRecentPlays,
    staleTime: 0,
  });
}
