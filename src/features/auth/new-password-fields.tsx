import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { passwordsDiffer, type UpdatePasswordForm } from '@/lib/accounts/forms';
import { PasswordField } from './password-field';
import { PasswordStrength } from './password-strength';
import { useFieldError } from './use-field-error';

/** A new password twice, inside a form: strength while typing, and the difference as soon as there is one. */
export function NewPasswordFields({ label }: { label: string }) {
  const { t } = useTranslation('auth');
  const { register, control, formState } = useFormContext<UpdatePasswordForm>();
  const fieldError = useFieldError();
  const requirementsId = useId();
  const [password = '', confirmPassword = ''] = useWatch({ control, name: ['password', 'confirmPassword'] });
  const differ = passwordsDiffer(password, confirmPassword) ? 'auth:errors.passwordsDiffer' : undefined;
  return (
    <>
      <div>
        <PasswordField
          {...register('password', { deps: ['confirmPassword'] })}
          label={label}
          autoComplete="new-password"
          required
          aria-describedby={requirementsId}
          error={fieldError(formState.errors.password?.message)}
        />
        <PasswordStrength password={password} id={requirementsId} />
      </div>
      <PasswordField
        {...register('confirmPassword')}
        label={t('confirmPassword')}
        autoComplete="new-password"
        required
        error={fieldError(differ ?? formState.errors.confirmPassword?.message)}
      />
    </>
  );
}
