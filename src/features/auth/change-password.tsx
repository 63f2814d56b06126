import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changePassword } from '@/api/auth/credentials';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type ChangePasswordForm, changePasswordSchema } from '@/lib/accounts/forms';
import { ChangeRow } from './change-row';
import { type Fault, FormFault } from './form-fault';
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
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useHouseForm(changePasswordSchema, {
    defaults: { current: '', password: '', confirmPassword: '' },
  });

  const save = async ({ current, password }: ChangePasswordForm) => {
    setFault(null);
    const outcome = await changePassword(email, current, password).catch((error: unknown) => {
      console.error('Changing the password failed:', error);
      return { status: 'failed', failure: { kind: 'refused', code: '', message: '' } } as const;
    });
    if (outcome.status === 'wrong-password') {
      form.setError('current', { message: 'auth:change.wrongPassword' }, { shouldFocus: true });
    } else if (outcome.status === 'failed' && outcome.failure.code === 'weak_password') {
      form.setError('password', { message: 'auth:errors.passwordRule' }, { shouldFocus: true });
    } else if (outcome.status === 'failed') {
      setFault({ title: t('failed.password'), text: failureText(outcome.failure) });
    } else {
      toast({ title: t('toast.passwordSaved'), description: t('toast.passwordSavedText') });
      onSaved();
    }
  };

  return (
    <Form form={form} onSubmit={save} className="grid gap-5">
      <FormFault fault={fault} />
      <input type="text" hidden autoComplete="username" value={email} readOnly />
      <FormField
        form={form}
        name="current"
        as={PasswordField}
        label={t('currentPassword')}
        autoComplete="current-password"
        required
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
    </Form>
  );
}
