import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { planningSettingsQuery } from '@/api/account/settings';
import { weekStartHere } from '@/hooks/week-start';
import { zoneHere } from '@/hooks/zone-here';
import { dayOf } from '@/lib/planning/day';
import { isoDayOf, type PlanningSettings, usualPlanning } from '@/lib/planning/settings';
import type { WeekStart } from '@/lib/plans/dates';

export interface Planning {
  readonly settings: PlanningSettings;
  /** False while the account is asked: what is written by then would be counted by this device. */
  readonly isSettled: boolean;
  /** IANA: the zone of the account, that of this device where it has none. */
  readonly tz: string;
  readonly weekStart: WeekStart;
  readonly dayStartHour: number;
  /** The day it is for the person at a moment in milliseconds. */
  readonly dayOf: (nowMs: number) => string;
}

/** How a person counts days and weeks; until the account answered, and where it cannot, by this device. */
export function usePlanning(userId: string): Planning {
  const { data: settings = usualPlanning, isLoading } = useQuery(planningSettingsQuery(userId));
  return useMemo(() => {
    const tz = settings.time_zone ?? zoneHere();
    const dayStartHour = settings.day_start_hour;
    return {
      settings,
      isSettled: !isLoading,
      tz,
      weekStart: settings.week_start ? isoDayOf[settings.week_start] : weekStartHere(),
      dayStartHour,
      dayOf: (nowMs) => dayOf(nowMs, { tz, dayStartHour }),
    };
  }, [settings, isLoading]);
}
