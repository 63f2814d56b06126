import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { attemptsKey, deleteAttempt } from '@/api/account/attempts';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { catalogue } from '@/lib/assessments/catalogue';

export interface DeleteAttemptDialogProps {
  userId: string;
  /** null while nothing is to be deleted. */
  attempt: AttemptRecord | null;
  onClose: () => void;
  /** It is gone. */
  onDeleted?: () => void;
}

/** Asks before a result is deleted: answers cannot be given a second time. */
export function DeleteAttemptDialog({ userId, attempt, onClose, onDeleted }: DeleteAttemptDialogProps) {
  const { t, i18n } = useTranslation('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: deleteAttempt,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: attemptsKey(userId) });
      toast({ title: t('results.deleted') });
      onClose();
      onDeleted?.();
    },
    onError: (error) =>
      toast({ title: t('results.deleteFailed'), description: errorText(error), variant: 'destructive' }),
  });
  if (attempt === null) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
    new Date(attempt.completed_at),
  );
  return (
    <AlertDialogOnDemand
      open
      onOpenChange={onClose}
      title={t('results.deleteTitle')}
      description={t('results.deleteText', { name: catalogue[attempt.test_id].catalogueName, date })}
      cancelLabel={t('results.deleteKeep')}
      confirmLabel={t('results.delete')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(attempt.id)}
    />
  );
}
