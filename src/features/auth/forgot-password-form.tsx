import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { sendPasswordReset } from '@/api/auth/mails';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { useFailureText } from './use-failure-text';
import { useFieldError } from './use-field-error';
import { useTypedEmail } from './use-typed-email';

/** Sends a reset link and says so, or why not. Answers whether it went out. */
export function useSendPasswordReset(): (email: string) => Promise<boolean> {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  return async (email) => {
    try {
      const failure = await sendPasswordReset(email);
      if (failure === null) {
        toast({ title: t('toast.checkEmail'), description: t('toast.resetSent') });
        return true;
      }
      toast({
        title: t('toast.resetFailed'),
        description: failureText(failure),
        variant: 'destructive',
      });
    } catch (error) {
      console.error('Sending the reset link failed:', error);
      const description = failureText({ kind: 'refused', code: '', message: '' });
      toast({ title: t('toast.resetFailed'), description, variant: 'destructive' });
    }
    return false;
  };
}

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const fieldError = useFieldError();
  const send = useSendPasswordReset();
  const { register, handleSubmit, formState } = useForm<EmailOnlyForm>({
    resolver: zodResolver(emailOnlySchema),
    defaultValues: { email: useTypedEmail() },
  });
  const submit = handleSubmit(async (values) => {
    if (await send(values.email)) onSent(values.email);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField {...register('email')} required error={fieldError(formState.errors.email?.message)} />
      <Button type="submit" block size="lg" busy={formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
