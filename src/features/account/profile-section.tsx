import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Profile, profileQuery } from '@/api/account/profile';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { PictureChoice } from '@/components/picture-choice';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { isLanguage, type Language, languages } from '@/config/languages';
import { changeLanguage, currentLanguage } from '@/i18n/init';
import { NameForm } from './name-form';
import { useProfileChange } from './use-profile-change';

export interface ProfileSectionProps {
  userId: string;
  email: string;
}

/** Name, picture, language and news: what a person tells about themselves. */
export function ProfileSection({ userId, email }: ProfileSectionProps) {
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
    <div className="grid max-w-2xl gap-9">
      <NameForm userId={userId} name={profile.data.display_name} />
      <Choices userId={userId} email={email} profile={profile.data} />
    </div>
  );
}

/** Choices that are kept the moment they are made, and taken back when that fails. */
function Choices({ userId, email, profile }: ProfileSectionProps & { profile: Profile }) {
  const { t, i18n } = useTranslation('account');
  const { shown, choose: keep } = useProfileChange(userId, profile);
  const choose = (language: Language) => {
    // The interface follows even when the account cannot be reached: this device remembers the choice itself.
    void changeLanguage(language);
    keep({ language });
  };
  return (
    <>
      <PictureChoice
        value={shown.avatar}
        name={shown.display_name}
        email={email}
        hint={t('profile.pictureHint')}
        onChange={(avatar) => keep({ avatar })}
      />
      <Field label={t('words.language')} hint={t('profile.languageHint')}>
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
        label={t('words.newsletter')}
        checked={shown.newsletter_opt_in}
        onChange={(event) => keep({ newsletter_opt_in: event.target.checked })}
      />
    </>
  );
}
