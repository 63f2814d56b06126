import { NextPlanStep } from '@/components/plans/next-plan-step';
import { StateDrawing } from '@/components/state-drawing';
import { Card } from '@/components/ui/card';
import { useToday } from '@/hooks/use-today';
import type { FocusPlan } from '@/lib/plans/plan';
import { usePlanChange } from './use-plan-change';

/** The step of the plan that is next, as a card with its tick. */
export function NextStepCard({ userId, plan }: { userId: string; plan: FocusPlan }) {
  const today = useToday();
  const change = usePlanChange(userId, plan.id);
  return (
    <Card
      tone="tint"
      data-part="next"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 sm:items-center sm:gap-x-10"
    >
      <NextPlanStep
        plan={plan}
        today={today}
        onTick={(itemId, on) => change({ type: 'tick', itemId, day: today, on })}
      />
      <StateDrawing name="success" size="page" className="max-sm:hidden sm:max-h-36 sm:max-w-36" />
    </Card>
  );
}
