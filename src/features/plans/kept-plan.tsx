import { PlanBoard } from '@/components/plans/plan-board';
import { useToday } from '@/hooks/use-today';
import type { FocusPlan } from '@/lib/plans/plan';
import { PlanNote } from './plan-note';
import { usePlanChange } from './use-plan-change';

/** A plan of the person at hand, as they keep it. */
export function KeptPlan({ userId, plan }: { userId: string | null; plan: FocusPlan }) {
  const today = useToday();
  const change = usePlanChange(userId, plan.id);
  return (
    <PlanBoard
      plan={plan}
      today={today}
      onChange={change}
      note={<PlanNote userId={userId} planId={plan.id} />}
    />
  );
}
