import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type SettingsChoice,
  settingsChoiceMutation,
  settingsQuery,
  showSettings,
} from '@/api/account/settings';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

/** The account's settings, and `choose`: kept the moment it is called, and taken back when that fails. */
export function useAccountSettings(userId: string) {
  const { t } = useTranslation('settings');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const settings = useQuery(settingsQuery(userId));
  const { mutate: choose } = useMutation({
    ...settingsChoiceMutation(userId),
    onError: (error, choice, before) => {
      // Only what was chosen here goes back: another switch may have been kept meanwhile.
      const names = Object.keys(choice) as (keyof SettingsChoice)[];
      if (before) {
        showSettings(queryClient, userId, Object.fromEntries(names.map((name) => [name, before[name]])));
      }
      toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' });
    },
  });
  return { settings, choose };
}
