import { useTranslation } from 'react-i18next';
import { FormField, type HouseForm } from '@/components/form';
import { PictureChoice } from '@/components/picture-choice';
import { Checkbox } from '@/components/ui/checkbox';
import { Field, type FieldProps } from '@/components/ui/field';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import type { ProfileChangeForm } from '@/lib/community/profile-form';
import { textRules } from '@/lib/community/text';

export interface ProfileFieldsProps {
  form: HouseForm<ProfileChangeForm>;
  isPremium: boolean;
  /** Why the name cannot be changed now. */
  nameHint: string;
}

function AboutField({ label, hint, error, optionalLabel, ...control }: Omit<FieldProps, 'children'>) {
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel}>
      <Textarea rows={3} {...control} />
    </Field>
  );
}

/** What members tell of themselves: new ones and those who change it. */
export function ProfileFields({ form, isPremium, nameHint }: ProfileFieldsProps) {
  const { t } = useTranslation('community-write');
  const { t: common } = useTranslation('common');
  const { avatar, handle, allowRequests } = form.watch();
  const fault = form.formState.errors.allowRequests?.message;
  return (
    <>
      <FormField
        form={form}
        name="handle"
        label={t('profile.handle')}
        hint={nameHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PictureChoice
        value={avatar}
        name={handle}
        email=""
        hint={t('profile.pictureHint')}
        onChange={(picture) => form.setValue('avatar', picture, { shouldDirty: true })}
      />
      <FormField
        form={form}
        name="about"
        as={AboutField}
        label={t('profile.about')}
        hint={t('profile.aboutHint')}
        optionalLabel={common('optional')}
        faultValues={{ max: textRules.about.most }}
      />
      <RadioGroup
        legend={t('profile.requests')}
        hint={t('profile.requestsHint')}
        value={allowRequests}
        error={fault && t('profile.choose')}
        required
        onValueChange={(choice) =>
          form.setValue('allowRequests', choice as 'known' | 'nobody', {
            shouldDirty: true,
            shouldValidate: form.formState.isSubmitted,
          })
        }
      >
        <RadioRow value="known" label={t('profile.requestsKnown')} />
        <RadioRow value="nobody" label={t('profile.requestsNobody')} />
      </RadioGroup>
      {isPremium && <FormField form={form} name="showsPremium" as={Checkbox} label={t('profile.premium')} />}
    </>
  );
}
