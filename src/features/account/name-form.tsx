import { useTranslation } from 'react-i18next';
import { changeProfileMutation } from '@/api/account/profile';
import { ErrorState } from '@/components/error-state';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { displayNameMaxLength, nameSchema } from '@/lib/accounts/forms';

export interface NameFormProps {
  userId: string;
  name: string | null;
}

export function NameForm({ userId, name }: NameFormProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const form = useHouseForm(nameSchema, { values: { name: name ?? '' } });
  const { save, busy, problem } = useSave(
    {
      ...changeProfileMutation(),
      // As the server holds it, in place of what was typed.
      onSuccess: (profile) => form.reset({ name: profile.display_name ?? '' }, { keepDirtyValues: false }),
    },
    { saved: t('words.saved') },
  );
  return (
    <Form
      form={form}
      onSubmit={(checked) =>
        save({ userId, change: { display_name: checked.name === '' ? null : checked.name } })
      }
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]"
    >
      <FormField
        form={form}
        name="name"
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        optionalLabel={common('optional')}
        autoComplete="name"
        faultValues={{ max: displayNameMaxLength }}
      />
      <Button type="submit" variant="outline" busy={busy} disabled={!form.formState.isDirty}>
        {t('profile.save')}
      </Button>
      {problem ? <ErrorState title={t('words.notSaved')} text={problem} className="sm:col-span-2" /> : null}
    </Form>
  );
}
