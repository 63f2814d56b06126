import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { planningSettingsQuery } from '@/api/account/settings';
import {
  achievementFactsQuery,
  achievementsQuery,
  keepAchievementsMutation,
} from '@/api/progress/achievements';
import { type AchievementId, earnedAchievements, listedAchievements } from '@/lib/progress/achievements';
import { eventsOf } from '@/lib/progress/facts';

/** What the person has reached; what is new since the last time is worked out and kept. Nothing is asked where they are switched off. */
export function useAchievements(userId: string) {
  const { data: settings } = useQuery(planningSettingsQuery(userId));
  const enabled = settings?.show_achievements === true;
  const kept = useQuery({ ...achievementsQuery(userId), enabled });
  const facts = useQuery({ ...achievementFactsQuery(userId), enabled });
  const { mutate: keep } = useMutation(keepAchievementsMutation(userId));
  // Each is sent once from here, also where sending fails: the next visit tries again.
  const sent = useRef(new Set<AchievementId>());
  useEffect(() => {
    if (!kept.data || !facts.data) return;
    const known = new Set(kept.data.map(({ id }) => id));
    const earned = earnedAchievements(eventsOf(facts.data));
    const fresh = listedAchievements.filter(
      (id) => earned[id] !== undefined && !known.has(id) && !sent.current.has(id),
    );
    if (fresh.length === 0) return;
    for (const id of fresh) sent.current.add(id);
    keep(Object.fromEntries(fresh.map((id) => [id, earned[id]])));
  }, [kept.data, facts.data, keep]);
  return kept;
}
