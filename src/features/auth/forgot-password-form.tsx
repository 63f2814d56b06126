import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPasswordReset } from '@/api/auth/mails';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { type Fault, FormFault } from './form-fault';
import { useFailureText } from './use-failure-text';
import { useTypedEmail } from './use-typed-email';

/** Sends a reset link and says so. Answers null, or why it did not go out. */
export function useSendPasswordReset(): (email: string) => Promise<Fault | null> {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  return async (email) => {
    const failure = await sendPasswordReset(email).catch((error: unknown) => {
      console.error('Sending the reset link failed:', error);
      return { kind: 'refused', code: '', message: '' } as const;
    });
    if (failure) return { title: t('failed.reset'), text: failureText(failure) };
    toast({ title: t('checkEmail'), description: t('toast.resetSent') });
    return null;
  };
}

export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { t } = useTranslation('auth');
  const send = useSendPasswordReset();
  const form = useHouseForm(emailOnlySchema, { defaults: { email: useTypedEmail() } });
  const [fault, setFault] = useState<Fault | null>(null);
  const submit = async ({ email }: EmailOnlyForm) => {
    setFault(null);
    const problem = await send(email);
    if (problem) setFault(problem);
    else onSent(email);
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault} />
      <FormField form={form} name="email" as={EmailField} required />
      <Button type="submit" block size="lg" busy={form.formState.isSubmitting}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
