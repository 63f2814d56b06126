import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { displayNameMaxLength, profileKey, updateProfile } from '@/api/account/profile';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';

export interface NameFormProps {
  userId: string;
  name: string | null;
}

export function NameForm({ userId, name }: NameFormProps) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({ values: { name: name ?? '' } });
  const save = useMutation({
    mutationFn: (wanted: string) =>
      updateProfile(userId, { display_name: wanted.trim() === '' ? null : wanted.trim() }),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileKey(userId), profile);
      reset({ name: profile.display_name ?? '' });
      toast({ title: t('saved') });
    },
    onError: (error) =>
      toast({ title: t('saveFailed'), description: errorText(error), variant: 'destructive' }),
  });
  const rules = {
    validate: (value: string) => [...value.trim()].length <= displayNameMaxLength,
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((values) => save.mutate(values.name))(event)}
      className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_auto]"
    >
      <TextField
        {...register('name', rules)}
        label={t('profile.name')}
        hint={t('profile.nameHint')}
        optionalLabel={common('optional')}
        autoComplete="name"
        error={formState.errors.name ? t('profile.nameTooLong', { max: displayNameMaxLength }) : undefined}
      />
      <Button type="submit" variant="outline" busy={save.isPending} disabled={!formState.isDirty}>
        {t('profile.save')}
      </Button>
    </form>
  );
}
