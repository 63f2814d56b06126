import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type AccountSettings,
  type SettingsChange,
  saveSettings,
  settingsKey,
  settingsQuery,
} from '@/api/account/settings';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

/** Choices that take effect without anything being loaded again. */
type Choice = Omit<SettingsChange, 'display'>;

/** The account's settings, and `choose`: kept the moment it is called, and taken back when that fails. */
export function useAccountSettings(userId: string) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const key = settingsKey(userId);
  const settings = useQuery(settingsQuery(userId));
  const merge = (change: Partial<AccountSettings>) =>
    queryClient.setQueryData<AccountSettings>(key, (present) => present && { ...present, ...change });
  const { mutate: choose } = useMutation({
    mutationFn: (choice: Choice) => saveSettings(userId, choice),
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<AccountSettings>(key);
      merge(choice);
      return before;
    },
    onError: (error, choice, before) => {
      // Only what was chosen here goes back: another switch may have been kept meanwhile.
      const names = Object.keys(choice) as (keyof Choice)[];
      if (before) merge(Object.fromEntries(names.map((name) => [name, before[name]])));
      toast({ title: t('page.saveFailed'), description: errorText(error), variant: 'destructive' });
    },
  });
  return { settings, choose };
}
