import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useStepWords } from '@/components/plans/use-step-words';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { paths } from '@/config/paths';
import { plainLine } from '@/lib/plain-text';
import type { FocusPlan, PlanItem } from '@/lib/plans/plan';

/**
 * Puts a copy of a step into the planner, where it is a task like any other: what is done to one changes nothing of the
 * other. Undefined for a visitor, who has no planner.
 */
export function useCopyStep(userId: string | null, plan: FocusPlan): ((item: PlanItem) => void) | undefined {
  const { t } = useTranslation('plans');
  const { nameOf } = useStepWords(plan);
  const errorText = useErrorText();
  const client = useQueryClient();
  const navigate = useNavigate();
  if (userId === null) return undefined;
  const copy = async (item: PlanItem) => {
    // The planner's part is asked for by who uses it.
    const { changeTaskMutation, newTask } = await import('@/api/tasks/tasks');
    const task = newTask({
      title: plainLine(nameOf(item)),
      effort_min: item.minutes,
      source: 'plan',
      focus_plan_item_id: item.id,
    });
    await client.getMutationCache().build(client, changeTaskMutation(userId)).execute({ task, change: {} });
  };
  return (item) => {
    copy(item).then(
      () =>
        toast({
          title: t('copied'),
          description: nameOf(item),
          action: {
            label: t('toPlanner'),
            altText: t('toPlanner'),
            onSelect: () => void navigate(paths.planner),
          },
        }),
      (error: unknown) =>
        toast({ title: t('copyFailed'), description: errorText(error), variant: 'destructive' }),
    );
  };
}
