import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { erasureKey, keepMyAccount } from '@/api/account/erasure';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { AppError } from '@/lib/app-error';

const isTooLate = (error: unknown) => error instanceof AppError && error.detail === 'erasure_begun';

/** Takes the erasure back and says what that means. */
export function useKeepAccount(userId: string) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: keepMyAccount,
    onSuccess: () => {
      queryClient.setQueryData(erasureKey(userId), null);
      toast({ title: t('erase.kept'), description: t('erase.keptText') });
    },
    onError: (error) =>
      toast({
        title: t('erase.keepFailed'),
        description: isTooLate(error) ? t('erase.tooLate') : errorText(error),
        variant: 'destructive',
      }),
  });
  return { keep: () => mutate(), isPending };
}

/** A moment as people read it, with the hour: until then an account can be kept. */
export function useMomentText(): (moment: string | number) => string {
  const { i18n } = useTranslation();
  return (moment) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' }).format(
      new Date(moment),
    );
}
