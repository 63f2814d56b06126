import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { changePassword } from '@/api/auth/credentials';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type UpdatePasswordForm, updatePasswordSchema } from '@/lib/accounts/forms';
import { ChangeRow } from './change-row';
import { NewPasswordFields } from './new-password-fields';
import { PasswordField } from './password-field';
import { useFailureText } from './use-failure-text';

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const [open, setOpen] = useState(false);
  return (
    <ChangeRow
      title={t('change.password')}
      text={t('change.passwordText')}
      openLabel={t('change.passwordOpen')}
      closeLabel={common('cancel')}
      open={open}
      onOpenChange={setOpen}
    >
      <PasswordForm email={email} onSaved={() => setOpen(false)} />
    </ChangeRow>
  );
}

function PasswordForm({ email, onSaved }: { email: string; onSaved: () => void }) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const [current, setCurrent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const form = useForm<UpdatePasswordForm>({
    resolver: zodResolver(updatePasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });

  const save = form.handleSubmit(async ({ password }) => {
    if (current === '') return;
    const outcome = await changePassword(email, current, password).catch((error: unknown) => {
      console.error('Changing the password failed:', error);
      return { status: 'failed', failure: { kind: 'refused', code: '', message: '' } } as const;
    });
    if (outcome.status === 'wrong-password') {
      setFault(t('change.wrongPassword'));
    } else if (outcome.status === 'failed') {
      const description = failureText(outcome.failure);
      toast({ title: t('toast.passwordFailed'), description, variant: 'destructive' });
    } else {
      toast({ title: t('toast.passwordSaved'), description: t('toast.passwordSavedText') });
      onSaved();
    }
  });

  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          if (current === '') setFault(t('errors.passwordRequired'));
          void save(event);
        }}
        className="grid gap-5"
      >
        <input type="text" hidden autoComplete="username" value={email} readOnly />
        <PasswordField
          label={t('currentPassword')}
          autoComplete="current-password"
          required
          value={current}
          onChange={(event) => {
            setCurrent(event.target.value);
            setFault(null);
          }}
          error={fault}
        />
        <NewPasswordFields label={t('newPassword')} />
        <Button
          type="submit"
          variant="outline"
          className="justify-self-start"
          busy={form.formState.isSubmitting}
        >
          {t('change.passwordSubmit')}
        </Button>
      </form>
    </FormProvider>
  );
}
