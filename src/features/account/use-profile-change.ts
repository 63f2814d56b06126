import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Profile, type ProfileChange, profileKey, updateProfile } from '@/api/account/profile';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

/** Keeps a choice: shown at once, sent in the order in which choices were made, taken back with a word when that fails. */
export function useProfileChange(userId: string) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const key = profileKey(userId);
  const show = (change: Partial<Profile>) =>
    queryClient.setQueryData<Profile>(key, (now) => now && { ...now, ...change });
  return useMutation({
    mutationKey: ['change', ...key],
    scope: { id: `profile ${userId}` },
    mutationFn: (change: ProfileChange) => updateProfile(userId, change),
    onMutate: (change) => {
      const before = queryClient.getQueryData<Profile>(key);
      show(change);
      return before;
    },
    onSuccess: (saved) => {
      // Later choices that still wait are newer than this answer.
      if (queryClient.isMutating({ mutationKey: ['change', ...key] }) <= 1) show(saved);
    },
    onError: (error, change, before) => {
      if (before) {
        const changed = Object.keys(change);
        show(Object.fromEntries(Object.entries(before).filter(([name]) => changed.includes(name))));
      }
      toast({ title: t('saveFailed'), description: errorText(error), variant: 'destructive' });
    },
  });
}
