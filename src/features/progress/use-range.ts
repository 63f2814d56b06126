import { useQuery } from '@tanstack/react-query';
import { planningSettingsQuery } from '@/api/account/settings';
import { useSubscription } from '@/contexts/subscription';
import { usePlanning } from '@/contexts/use-planning';
import { useNow } from '@/hooks/use-now';
import { tierAtLeast } from '@/lib/billing/tier';
import { type HeatOptions, heatFrom } from '@/lib/progress/heat';
import { minuteMs } from '@/lib/time';

/** Weeks of the picture, without a paid plan and with one. */
const weeksFree = 4;
const weeksPaid = 53;

export interface ProgressRange extends HeatOptions {
  /** The first day; the last is today. */
  readonly from: string;
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
  const options = { today, weekStart, weeks: isPaid ? weeksPaid : weeksFree };
  return { ...options, isPaid, from: heatFrom(options) };
}
