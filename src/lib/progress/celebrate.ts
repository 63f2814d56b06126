import type { AchievementId } from './achievements.ts';

export interface KeptAchievement {
  readonly id: AchievementId;
  /** 'YYYY-MM-DD'. */
  readonly earned_on: string;
  /** ISO 8601; null until it was shown as new. */
  readonly seen_at: string | null;
}

/**
 * What may be shown as new: what nobody has seen, and nothing on a day on which something was.
 * @param dayOf the day of a moment (ms) where the person is
 */
export function newAchievements(
  kept: readonly KeptAchievement[],
  nowMs: number,
  dayOf: (ms: number) => string,
): KeptAchievement[] {
  const today = dayOf(nowMs);
  const hadToday = kept.some(({ seen_at }) => seen_at !== null && dayOf(Date.parse(seen_at)) === today);
  return hadToday ? [] : kept.filter(({ seen_at }) => seen_at === null);
}
