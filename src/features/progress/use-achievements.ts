import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { planningSettingsQuery } from '@/api/account/settings';
import { habitBookQuery } from '@/api/habits/habits';
import {
  achievementFactsQuery,
  achievementsQuery,
  keepAchievementsMutation,
} from '@/api/progress/achievements';
import { dailyActivityQuery } from '@/api/progress/activity';
import { type AchievementId, achievementIds, earnedAchievements } from '@/lib/progress/achievements';
import { eventsOf } from '@/lib/progress/facts';
import { habitEvents } from '@/lib/progress/habit-events';
import type { ProgressRange } from './use-range';

/** What the person has reached; what is new since the last time is worked out and kept. Nothing is asked where they are switched off. */
export function useAchievements(userId: string, { from, today, weekStart }: ProgressRange) {
  const { data: settings } = useQuery(planningSettingsQuery(userId));
  const enabled = settings?.show_achievements === true;
  const kept = useQuery({ ...achievementsQuery(userId), enabled });
  const facts = useQuery({ ...achievementFactsQuery(userId), enabled });
  const book = useQuery({ ...habitBookQuery(userId), enabled });
  const days = useQuery({ ...dailyActivityQuery(userId, from, today), enabled });
  const { mutate: keep } = useMutation(keepAchievementsMutation(userId));
  // Each is sent once from here, also where sending fails: the next visit tries again.
  const sent = useRef(new Set<AchievementId>());
  useEffect(() => {
    if (!kept.data || !facts.data || !book.data || !days.data) return;
    const known = new Set(kept.data.map(({ id }) => id));
    const earned = earnedAchievements([
      ...eventsOf(facts.data),
      ...habitEvents(book.data, days.data, { today, weekStart }),
    ]);
    const fresh = achievementIds.filter(
      (id) => earned[id] !== undefined && !known.has(id) && !sent.current.has(id),
    );
    if (fresh.length === 0) return;
    for (const id of fresh) sent.current.add(id);
    keep(Object.fromEntries(fresh.map((id) => [id, earned[id]])));
  }, [kept.data, facts.data, book.data, days.data, today, weekStart, keep]);
  return kept;
}
