import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Profile,
  type ProfileChange,
  type ProfileChoice,
  profileChoiceMutation,
  showProfile,
} from '@/api/account/profile';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

export interface ProfileChoices {
  /** The profile with the latest choice. */
  shown: Profile;
  choose: (change: ProfileChange) => void;
}

/**
 * Keeps choices: shown at once, sent in the order in which they were made, taken back with a word when that fails.
 * @param profile as the cache has it
 */
export function useProfileChange(userId: string, profile: Profile): ProfileChoices {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  // The cache tells of a change a moment later; a control that waited for it would jump back first.
  const [latest, setLatest] = useState<ProfileChoice | null>(null);
  const show = (change: Partial<Profile>) => showProfile(queryClient, userId, change);
  const { mutate } = useMutation({
    ...profileChoiceMutation(userId),
    onError: (error, { change, before }) => {
      const changed = Object.keys(change);
      show(Object.fromEntries(Object.entries(before).filter(([name]) => changed.includes(name))));
      toast({ title: t('words.notSaved'), description: errorText(error), variant: 'destructive' });
    },
  });
  return {
    shown: latest?.before === profile ? { ...profile, ...latest.change } : profile,
    choose: (change) => {
      setLatest({ change, before: profile });
      show(change);
      mutate({ change, before: profile });
    },
  };
}
