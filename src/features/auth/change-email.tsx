import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestEmailChange } from '@/api/auth/credentials';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { ChangeRow } from './change-row';
import { EmailField } from './email-field';
import { type Fault, FormFault } from './form-fault';
import { useFailureText } from './use-failure-text';

export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { t: common } = useTranslation('common');
  const [open, setOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <>
      <ChangeRow
        title={t('change.email')}
        text={email}
        openLabel={t('change.emailOpen')}
        closeLabel={common('cancel')}
        open={open}
        onOpenChange={setOpen}
      >
        <NewEmailForm
          email={email}
          onSent={(next) => {
            setSentTo(next);
            setOpen(false);
          }}
        />
      </ChangeRow>
      <div role="status">
        {sentTo === null ? null : (
          <Notice className="mt-4">{t('change.emailSent', { current: email, next: sentTo })}</Notice>
        )}
      </div>
    </>
  );
}

function NewEmailForm({ email, onSent }: { email: string; onSent: (next: string) => void }) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const form = useHouseForm(emailOnlySchema, { defaults: { email: '' } });
  const [fault, setFault] = useState<Fault | null>(null);

  const submit = async (values: EmailOnlyForm) => {
    setFault(null);
    if (values.email.toLowerCase() === email.toLowerCase()) {
      form.setError('email', { message: 'auth:change.emailSame' });
      return;
    }
    const failure = await requestEmailChange(values.email).catch((error: unknown) => {
      console.error('Asking for another address failed:', error);
      return { kind: 'refused', code: '', message: '' } as const;
    });
    if (failure) setFault({ title: t('failed.email'), text: failureText(failure) });
    else onSent(values.email);
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault} />
      <FormField
        form={form}
        name="email"
        as={EmailField}
        label={t('change.emailLabel')}
        hint={t('change.emailHint')}
        autoComplete="email"
        required
      />
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        busy={form.formState.isSubmitting}
      >
        {t('change.emailSubmit')}
      </Button>
    </Form>
  );
}
