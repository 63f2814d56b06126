import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changePlanMutation } from '@/api/plans/queries';
import { useMayKeep } from '@/api/sync/use-may-keep';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import type { PlanChange } from '@/lib/plans/change';

/** Changes a plan of the person at hand; a failure is said. */
export function usePlanChange(userId: string | null, planId: string): (change: PlanChange) => void {
  useMayKeep();
  const { t } = useTranslation('plans');
  const errorText = useErrorText();
  // Days are ticked one after the other, faster than the device writes: none waits for another.
  const { mutate } = useMutation({
    ...changePlanMutation(userId),
    onError: (error) => toast({ title: t('failed'), description: errorText(error), variant: 'destructive' }),
  });
  return (change) => mutate({ planId, change });
}
