import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { deleteAttemptMutation } from '@/api/account/attempts';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { catalogue } from '@/lib/assessments/catalogue';

export interface DeleteAttemptDialogProps {
  userId: string;
  /** null while nothing is to be deleted. */
  attempt: ListedAttempt | null;
  onClose: () => void;
  /** It is gone. */
  onDeleted?: () => void;
}

/** Asks before a result is deleted: answers cannot be given a second time. */
export function DeleteAttemptDialog({ userId, attempt, onClose, onDeleted }: DeleteAttemptDialogProps) {
  const { t } = useTranslation('account');
  const formats = useFormats();
  const remove = useMutation({
    ...deleteAttemptMutation(userId),
    onSuccess: () => {
      toast({ title: t('results.deleted') });
      onClose();
      onDeleted?.();
    },
  });
  if (attempt === null) return null;
  const date = formats.date(attempt.completed_at);
  return (
    <AlertDialogOnDemand
      open
      onOpenChange={() => {
        remove.reset();
        onClose();
      }}
      title={t('results.deleteTitle')}
      description={t('results.deleteText', { name: catalogue[attempt.test_id].catalogueName, date })}
      cancelLabel={t('words.keep')}
      confirmLabel={t('words.delete')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(attempt.id)}
    >
      {remove.isError ? <ErrorState title={t('results.deleteFailed')} error={remove.error} /> : null}
    </AlertDialogOnDemand>
  );
}
