import { useTranslation } from 'react-i18next';
import { sendPasswordReset } from '@/api/auth/mails';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { useFailureText } from './use-failure-text';
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
  const send = useSendPasswordReset();
  const form = useHouseForm(emailOnlySchema, { defaults: { email: useTypedEmail() } });
  const submit = async ({ email }: EmailOnlyForm) => {
    if (await send(email)) onSent(email);
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormField form={form} name="email" as={EmailField} required />
      <Button type="submit" block size="lg" busy={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
