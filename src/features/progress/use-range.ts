import { useQuery } from '@tanstack/react-query';
import { planningSettingsQuery } from '@/api/account/settings';
import { progressWeeks } from '@/config/limits';
import { useSubscription } from '@/contexts/subscription';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { tierAtLeast } from '@/lib/billing/tier';
import { addDays, type WeekStart, weekStartOf } from '@/lib/plans/dates';
import { minuteMs } from '@/lib/time';

export interface ProgressRange {
  /** The first day: of 28 without a paid plan, of the first of 53 weeks with one. */
  readonly from: string;
  readonly today: string;
  readonly weekStart: WeekStart;
  readonly isPaid: boolean;
}

/** What of a person's time their plan shows; null until the plan, and how days are counted, are known. */
export function useRange(userId: string): ProgressRange | null {
  const { tier, status, error } = useSubscription();
  const { weekStart, dayOf } = usePlanning(userId);
  const { isPending } = useQuery(planningSettingsQuery(userId));
  const today = dayOf(useNow(true, minuteMs));
  // Where it cannot be read, what every plan shows does.
  if ((status === 'loading' && !error) || isPending) return null;
  const isPaid = tierAtLeast(tier, 'plus');
  const from = isPaid
    ? addDays(weekStartOf(today, weekStart), -7 * (progressWeeks.paid - 1))
    : addDays(today, 1 - 7 * progressWeeks.freemium);
  return { from, today, weekStart, isPaid };
}
