import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { useFieldError } from './use-field-error';
import { useResend } from './use-resend';
import { useTypedEmail } from './use-typed-email';

export function ResendForm() {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const { send, busy, left } = useResend(false);
  const { register, handleSubmit, formState } = useForm<EmailOnlyForm>({
    resolver: zodResolver(emailOnlySchema),
    defaultValues: { email: useTypedEmail() },
  });
  const submit = handleSubmit(async (values) => {
    if (left === 0) await send(values.email);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField {...register('email')} required error={fieldError(formState.errors.email?.message)} />
      <Button type="submit" block size="lg" busy={busy} disabled={left > 0} className="tabular-nums">
        {left > 0 ? t('resend.wait', { n: left }) : t('resend.submit')}
      </Button>
    </form>
  );
}
