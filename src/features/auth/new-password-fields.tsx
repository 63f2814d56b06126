import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '@/components/form';
import { passwordsDiffer, type UpdatePasswordForm } from '@/lib/accounts/forms';
import { PasswordField } from './password-field';
import { PasswordStrength } from './password-strength';

/** A new password twice, inside a form: strength while typing, and the difference as soon as there is one. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('auth');
  const form = useFormContext<UpdatePasswordForm>();
  const requirementsId = useId();
  const [password = '', confirmPassword = ''] = useWatch({
    control: form.control,
    name: ['password', 'confirmPassword'],
  });
  const differ = passwordsDiffer(password, confirmPassword) ? 'auth:errors.passwordsDiffer' : undefined;
  return (
    <>
      <div>
        <FormField
          form={form}
          name="password"
          deps={['confirmPassword']}
          as={PasswordField}
          label={label}
          autoComplete="new-password"
          required
          aria-describedby={requirementsId}
        />
        <PasswordStrength password={password} id={requirementsId} />
      </div>
      <FormField
        form={form}
        name="confirmPassword"
        as={PasswordField}
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
        fault={differ}
      />
    </>
  );
}
