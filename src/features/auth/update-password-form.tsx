import { zodResolver } from '@hookform/resolvers/zod';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updatePassword } from '@/api/auth/credentials';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type UpdatePasswordForm as Fields, updatePasswordSchema } from '@/lib/accounts/forms';
import { NewPasswordFields } from './new-password-fields';
import { useFailureText } from './use-failure-text';

export interface UpdatePasswordFormProps {
  /** Whose password it is; password managers store the new one under it. */
  email: string;
  onSaved: () => void;
}

export function UpdatePasswordForm({ email, onSaved }: UpdatePasswordFormProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const form = useForm<Fields>({
    resolver: zodResolver(updatePasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = form.handleSubmit(async ({ password }) => {
    const failure = await updatePassword(password).catch((error: unknown) => {
      console.error('Saving the password failed:', error);
      return { kind: 'refused', code: '', message: '' } as const;
    });
    if (failure) {
      toast({ title: t('toast.passwordFailed'), description: failureText(failure), variant: 'destructive' });
      return;
    }
    toast({ title: t('toast.passwordSaved'), description: t('toast.passwordSavedText') });
    onSaved();
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <NewPasswordFields label={t('newPassword')} />
        <Button type="submit" block size="lg" busy={form.formState.isSubmitting}>
          {t('update.submit')}
        </Button>
      </form>
    </FormProvider>
  );
}
