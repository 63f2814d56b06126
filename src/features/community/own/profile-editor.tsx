import { useTranslation } from 'react-i18next';
import { editProfileMutation } from '@/api/community/members';
import type { OwnProfile } from '@/api/community/own-profile';
import { ErrorState } from '@/components/error-state';
import { Form, useHouseForm } from '@/components/form';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { useSubscription } from '@/contexts/subscription';
import { useFormats } from '@/i18n/use-formats';
import { handleFreeAt } from '@/lib/community/handles';
import { type ProfileChangeForm, profileChangeSchema } from '@/lib/community/profile-form';
import { isOfName, tellOfName } from '../write/name-refusals';
import { ProfileFields } from '../write/profile-fields';

/** Changes what others see of a member. The name may be changed every 90 days. */
export function ProfileEditor({ userId, profile }: { userId: string; profile: OwnProfile }) {
  const { t } = useTranslation('community-own');
  const { t: write } = useTranslation('community-write');
  const { date } = useFormats();
  const { tier } = useSubscription();
  const explain = useRefusalText();
  const values: ProfileChangeForm = {
    handle: profile.handle,
    about: profile.about,
    avatar: profile.avatar,
    lang: profile.lang,
    allowRequests: profile.allow_requests,
    showsPremium: profile.show_premium_badge,
  };
  const form = useHouseForm<ProfileChangeForm, ProfileChangeForm>(profileChangeSchema, { values });
  const { save, busy, problem } = useSave(
    {
      ...editProfileMutation(userId),
      onError: (failure) => tellOfName(form, failure),
    },
    { saved: t('saved'), explain: (failure) => (isOfName(failure) ? undefined : explain(failure)) },
  );
  const free = profile.handle_changed_at === null ? null : handleFreeAt(profile.handle_changed_at);
  const isFree = free === null || free <= Date.now();
  return (
    <Form
      form={form}
      className="grid max-w-2xl gap-7"
      onSubmit={({ allowRequests, ...change }) => {
        if (allowRequests !== null) save({ ...change, allowRequests, version: profile.version });
      }}
    >
      <ProfileFields
        form={form}
        isPremium={tier === 'premium'}
        nameHint={isFree ? write('profile.handleHint') : t('handleFree', { date: date(free) })}
      />
      {problem ? <ErrorState title={t('notSaved')} text={problem} /> : null}
      <div>
        <Button type="submit" variant="outline" busy={busy} disabled={!form.formState.isDirty}>
          {t('save')}
        </Button>
      </div>
    </Form>
  );
}
