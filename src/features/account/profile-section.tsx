import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type Profile,
  type ProfileChange,
  profileKey,
  profileQuery,
  updateProfile,
} from '@/api/account/profile';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { isLanguage, type Language, languages } from '@/config/languages';
import { changeLanguage, currentLanguage } from '@/i18n/init';
import { NameForm } from './name-form';

/** Name, language and news: what a person tells about themselves. */
export function ProfileSection({ userId }: { userId: string }) {
  const profile = useQuery(profileQuery(userId));
  if (profile.isPending) return <LoadingState className="min-h-32" />;
  if (profile.isError) {
    return (
      <ErrorState
        error={profile.error}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    );
  }
  return (
    <div className="grid max-w-2xl gap-7">
      <NameForm userId={userId} name={profile.data.display_name} />
      <Choices userId={userId} profile={profile.data} />
    </div>
  );
}

/** Choices that are kept the moment they are made, and taken back when that fails. */
function Choices({ userId, profile }: { userId: string; profile: Profile }) {
  const { t, i18n } = useTranslation('account');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (change: ProfileChange) => updateProfile(userId, change),
    onMutate: (change) => queryClient.setQueryData(profileKey(userId), { ...profile, ...change }),
    onSuccess: (saved) => queryClient.setQueryData(profileKey(userId), saved),
    onError: (error) => {
      queryClient.setQueryData(profileKey(userId), profile);
      toast({ title: t('saveFailed'), description: errorText(error), variant: 'destructive' });
    },
  });
  const choose = (language: Language) => {
    // The interface follows even when the account cannot be reached: this device remembers the choice itself.
    void changeLanguage(language);
    save.mutate({ language });
  };
  return (
    <>
      <Field label={t('profile.language')} hint={t('profile.languageHint')}>
        <NativeSelect
          value={isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : currentLanguage()}
          onChange={(event) => {
            if (isLanguage(event.target.value)) choose(event.target.value);
          }}
        >
          {Object.entries(languages).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Checkbox
        label={t('profile.newsletter')}
        checked={profile.newsletter_opt_in}
        onChange={(event) => save.mutate({ newsletter_opt_in: event.target.checked })}
      />
    </>
  );
}
