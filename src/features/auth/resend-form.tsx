import { useTranslation } from 'react-i18next';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { EmailField } from './email-field';
import { FormFault } from './form-fault';
import { useResend } from './use-resend';
import { useTypedEmail } from './use-typed-email';

export function ResendForm() {
  const { t } = useTranslation('auth');
  const { send, busy, left, fault } = useResend(false);
  const form = useHouseForm(emailOnlySchema, { defaults: { email: useTypedEmail() } });
  const submit = async ({ email }: EmailOnlyForm) => {
    if (left === 0) await send(email);
  };
  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault} />
      <FormField form={form} name="email" as={EmailField} required />
      <Button type="submit" block size="lg" busy={busy} disabled={left > 0} className="tabular-nums">
        {left > 0 ? t('resend.wait', { n: left }) : t('resend.submit')}
      </Button>
    </Form>
  );
}
