import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Profile, type ProfileChange, profileKey, updateProfile } from '@/api/account/profile';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

interface Choice {
  change: ProfileChange;
  before: Profile;
}

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
  const key = profileKey(userId);
  // The cache tells of a change a moment later; a control that waited for it would jump back first.
  const [latest, setLatest] = useState<Choice | null>(null);
  const mutationKey = ['change', ...key];
  const show = (change: Partial<Profile>) =>
    queryClient.setQueryData<Profile>(key, (now) => now && { ...now, ...change });
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ change }: Choice) => updateProfile(userId, change),
    onSuccess: (saved) => {
      // Later choices that still wait are newer than this answer.
      if (queryClient.isMutating({ mutationKey }) <= 1) show(saved);
    },
    onError: (error, { change, before }) => {
      const changed = Object.keys(change);
      show(Object.fromEntries(Object.entries(before).filter(([name]) => changed.includes(name))));
      toast({ title: t('saveFailed'), description: errorText(error), variant: 'destructive' });
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
