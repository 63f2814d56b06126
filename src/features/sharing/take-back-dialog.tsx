import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { toast } from '@/components/ui/toast-store';
import { useSharingTexts } from './use-sharing-texts';

export interface TakeBackDialogProps {
  /** Id of the link or invite; null while none is to be taken back. */
  id: string | null;
  title: string;
  text: string;
  /** Closes it by its id, and reads its list again. */
  takeBack: UseMutationOptions<void, Error, string>;
  onClose: () => void;
  onTakenBack: (id: string) => void;
}

/** Asks before a link is closed: it cannot be opened again. */
export function TakeBackDialog({ id, title, text, takeBack, onClose, onTakenBack }: TakeBackDialogProps) {
  const { t, problem } = useSharingTexts();
  const closing = useMutation({
    ...takeBack,
    onSuccess: (_, taken) => {
      toast({ title: t('takenBack') });
      onTakenBack(taken);
      onClose();
    },
  });
  if (id === null) return null;
  return (
    <AlertDialogOnDemand
      open
      onOpenChange={() => {
        closing.reset();
        onClose();
      }}
      title={title}
      description={text}
      cancelLabel={t('words.keep')}
      confirmLabel={t('takeBack')}
      tone="danger"
      busy={closing.isPending}
      onConfirm={() => closing.mutate(id)}
    >
      {closing.isError ? <ErrorState title={t('takeBackFailed')} text={problem(closing.error)} /> : null}
    </AlertDialogOnDemand>
  );
}
