import { useMemo } from 'react';
import { type Moment, orderTasks, type RankedTask } from '@/lib/tasks/order';
import type { TaskOrder } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';
import { minuteMs } from '@/lib/time';
import { useNow } from './use-now';
import { zoneHere } from './zone-here';

export interface RankedTasks {
  readonly moment: Moment;
  /** What is open and not put off, first things first. */
  readonly ranked: readonly RankedTask[];
}

/** Tasks in the order of now; a page that stays open hears of a deadline that comes near. */
export function useRankedTasks(tasks: readonly Task[], order: TaskOrder): RankedTasks {
  const nowMs = useNow(true, minuteMs);
  return useMemo(() => {
    const moment = { nowMs, tz: zoneHere() };
    return { moment, ranked: orderTasks(tasks, moment, order) };
  }, [tasks, nowMs, order]);
}
