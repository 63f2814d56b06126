import { useTranslation } from 'react-i18next';
import { createProfileMutation } from '@/api/community/members';
import { ErrorState } from '@/components/error-state';
import { Form, FormField, type HouseForm, useHouseForm } from '@/components/form';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { useSave } from '@/components/use-save';
import { useSubscription } from '@/contexts/subscription';
import { currentLanguage } from '@/i18n/init';
import {
  guidelinesVersion,
  type NewProfileForm,
  newProfileSchema,
  type ProfileChangeForm,
} from '@/lib/community/profile-form';
import { Guidelines } from '../guidelines';
import { isOfName, tellOfName } from './name-refusals';
import { ProfileFields } from './profile-fields';

/** Asked once, before the first thing somebody writes. What it holds is public, so nothing of the account is taken over. */
export function ProfileForm({ userId }: { userId: string }) {
  const { t } = useTranslation('community-write');
  const { tier } = useSubscription();
  const explain = useRefusalText();
  const defaults: NewProfileForm = {
    handle: '',
    about: '',
    avatar: null,
    lang: currentLanguage(),
    allowRequests: null,
    showsPremium: true,
    isAdult: false,
    knowsGuidelines: false,
  };
  const form = useHouseForm<NewProfileForm, NewProfileForm>(newProfileSchema, { defaults });
  // It has the fields of a change, and two more.
  const shared = form as unknown as HouseForm<ProfileChangeForm>;
  const creating = createProfileMutation(userId);
  const { save, busy, problem } = useSave(
    {
      ...creating,
      onError: (failure) => tellOfName(shared, failure),
    },
    // Of the name it is said at the name.
    { explain: (failure) => (isOfName(failure) ? undefined : explain(failure)) },
  );
  return (
    <Card className="p-5 sm:p-7">
      <h2 className="text-xl">{t('profile.title')}</h2>
      <p className="mt-1 max-w-read text-ink-soft">{t('profile.lead')}</p>
      <Form
        form={form}
        className="mt-6 grid max-w-2xl gap-7"
        onSubmit={({ knowsGuidelines: _, allowRequests, ...profile }) => {
          if (allowRequests !== null) save({ ...profile, allowRequests, guidelinesVersion });
        }}
      >
        <ProfileFields form={shared} isPremium={tier === 'premium'} nameHint={t('profile.handleHint')} />
        <details className="rounded-m border border-line px-4 py-2">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('profile.readGuidelines')}
          </summary>
          <div className="pt-2 pb-3">
            <Guidelines />
          </div>
        </details>
        <div>
          <FormField form={form} name="isAdult" as={Checkbox} label={t('words.adult')} aria-required />
          <FormField
            form={form}
            name="knowsGuidelines"
            as={Checkbox}
            label={t('profile.guidelines')}
            aria-required
          />
        </div>
        {problem ? <ErrorState title={t('profile.failed')} text={problem} /> : null}
        <div>
          <Button type="submit" busy={busy}>
            {t('profile.create')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
