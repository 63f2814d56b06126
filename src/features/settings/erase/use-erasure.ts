import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isErasureBegun, keepAccountMutation } from '@/api/account/erasure';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

/** Takes the erasure back and says what that means. */
export function useKeepAccount(userId: string) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const { mutate, isPending } = useMutation({
    ...keepAccountMutation(userId),
    onSuccess: () => toast({ title: t('erase.kept'), description: t('erase.keptText') }),
    onError: (error) =>
      toast({
        title: t('erase.keepFailed'),
        description: isErasureBegun(error) ? t('erase.tooLate') : errorText(error),
        variant: 'destructive',
      }),
  });
  return { keep: () => mutate(undefined), isPending };
}
