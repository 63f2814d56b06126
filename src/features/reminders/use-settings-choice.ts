import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SettingsChoice, settingsChoiceMutation, showSettings } from '@/api/account/settings';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

/** Keeps a choice of the account; one that was not kept goes back, and is said. */
export function useSettingsChoice(userId: string): (choice: SettingsChoice) => void {
  const { t } = useTranslation('reminders');
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...settingsChoiceMutation(userId),
    onError: (error, _choice, before) => {
      if (before) showSettings(client, userId, before);
      toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' });
    },
  });
  return mutate;
}
