import { useTranslation } from 'react-i18next';
import { updatePassword } from '@/api/auth/credentials';
import { Form, useHouseForm } from '@/components/form';
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
  const form = useHouseForm(updatePasswordSchema, { defaults: { password: '', confirmPassword: '' } });

  const submit = async ({ password }: Fields) => {
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
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <input type="text" hidden autoComplete="username" value={email} readOnly />
      <NewPasswordFields label={t('newPassword')} />
      <Button type="submit" block size="lg" busy={form.formState.isSubmitting}>
        {t('update.submit')}
      </Button>
    </Form>
  );
}
