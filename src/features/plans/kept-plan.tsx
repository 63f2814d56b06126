import { useState } from 'react';
import { latePart } from '@/components/late-part';
import { PlanBoard } from '@/components/plans/plan-board';
import { useToday } from '@/hooks/use-today';
import { mayAdd } from '@/lib/plans/change';
import type { FocusPlan } from '@/lib/plans/plan';
import type { AskedStep } from './custom/step-dialog';
import { PlanNote } from './plan-note';
import { useCopyStep } from './use-copy-step';
import { useMayCustomize } from './use-may-customize';
import { usePlanChange } from './use-plan-change';

const StepDialog = latePart(() => import('./custom/step-dialog').then((module) => module.StepDialog));

/** A plan of the person at hand, as they keep it. */
export function KeptPlan({ userId, plan }: { userId: string | null; plan: FocusPlan }) {
  const today = useToday();
  const change = usePlanChange(userId, plan.id);
  const copy = useCopyStep(userId, plan);
  const mayCustomize = useMayCustomize(userId);
  const [asked, setAsked] = useState<AskedStep | null>(null);
  const ask = (step: Omit<AskedStep, 'opener'>) => {
    const { activeElement } = document;
    setAsked({ ...step, opener: activeElement instanceof HTMLElement ? activeElement : null });
  };
  return (
    <>
      <PlanBoard
        plan={plan}
        today={today}
        onChange={change}
        more={{
          copy,
          remind: userId !== null,
          edit: mayCustomize ? (item) => ask({ week: item.week, item }) : undefined,
          add: mayCustomize && mayAdd(plan) ? (week) => ask({ week, item: null }) : undefined,
        }}
        note={<PlanNote userId={userId} planId={plan.id} />}
      />
      {asked ? (
        <StepDialog
          plan={plan}
          asked={asked}
          onChange={change}
          onClose={() => setAsked(null)}
          onMissing={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
