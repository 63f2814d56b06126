import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { requestEmailChange } from '@/api/auth/credentials';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';
import { type EmailOnlyForm, emailOnlySchema } from '@/lib/accounts/forms';
import { ChangeRow } from './change-row';
import { EmailField } from './email-field';
import { useFailureText } from './use-failure-text';
import { useFieldError } from './use-field-error';

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
  const fieldError = useFieldError();
  const failureText = useFailureText();
  const { register, handleSubmit, setError, formState } = useForm<EmailOnlyForm>({
    resolver: zodResolver(emailOnlySchema),
    defaultValues: { email: '' },
  });
  const fault = formState.errors.email;

  const submit = handleSubmit(async (values) => {
    if (values.email.toLowerCase() === email.toLowerCase()) {
      setError('email', { type: 'same' });
      return;
    }
    const failure = await requestEmailChange(values.email).catch((error: unknown) => {
      console.error('Asking for another address failed:', error);
      return { kind: 'refused', code: '', message: '' } as const;
    });
    if (failure) {
      toast({ title: t('toast.emailFailed'), description: failureText(failure), variant: 'destructive' });
    } else onSent(values.email);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <EmailField
        {...register('email')}
        label={t('change.emailLabel')}
        hint={t('change.emailHint')}
        autoComplete="email"
        required
        error={fault?.type === 'same' ? t('change.emailSame') : fieldError(fault?.message)}
      />
      <Button type="submit" variant="outline" className="justify-self-start" busy={formState.isSubmitting}>
        {t('change.emailSubmit')}
      </Button>
    </form>
  );
}
