import { dayAt } from '@/lib/plans/dates';
import type { PlanDate } from '@/lib/plans/plan';
import { minuteMs } from '@/lib/time';
import { useNow } from './use-now';

/** The day it is here; a page that stays open overnight hears of it. */
export function useToday(): PlanDate {
  const now = useNow(true, minuteMs);
  return dayAt(now, new Date(now).getTimezoneOffset());
}
