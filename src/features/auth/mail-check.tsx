import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkMailMutation, testPlaceQuery } from '@/api/auth/mail-check';
import { ErrorState } from '@/components/error-state';
import { Form, FormField, useHouseForm } from '@/components/form';
import { LoadingState } from '@/components/loading-state';
import { NotFound } from '@/components/not-found';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useErrorText } from '@/components/use-error-text';
import { useSave } from '@/components/use-save';
import { emailOnlySchema } from '@/lib/accounts/forms';
import { refusalCode } from '@/lib/contracts/call';
import { mailCheck } from '@/lib/contracts/mail-check';
import { EmailField } from './email-field';

/** Where the test switch is on, the page; anywhere else there is none. */
export function MailCheck() {
  const { data: isTestPlace, error, refetch, isFetching } = useQuery(testPlaceQuery());
  if (isTestPlace === false) return <NotFound />;
  if (isTestPlace) return <Check />;
  return error ? (
    <ErrorState
      error={error}
      retrying={isFetching}
      onRetry={() => void refetch()}
      className="wrap my-section"
    />
  ) : (
    <LoadingState className="min-h-[60dvh]" />
  );
}

function Check() {
  const { t } = useTranslation('mail-check');
  const errorText = useErrorText();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { save, busy, problem } = useSave(
    {
      ...checkMailMutation(),
      onMutate: () => setSentTo(null),
      onSuccess: (_answer, email) => setSentTo(email),
    },
    {
      explain(error) {
        const code = refusalCode(mailCheck, error);
        if (code === 'not_a_test_address') return t('notTest');
        if (code === 'no_mail_service') return t('noService');
        return code === 'mail_not_taken' ? t('notTaken') : errorText(error);
      },
    },
  );
  const form = useHouseForm(emailOnlySchema, { defaults: { email: '' } });
  return (
    <div data-screen="mail-check" className="wrap max-w-read">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Form form={form} onSubmit={({ email }) => save(email)} className="grid max-w-md gap-5">
        <FormField form={form} name="email" as={EmailField} autoComplete="off" hint={t('hint')} required />
        <Button type="submit" busy={busy} className="justify-self-start">
          {t('send')}
        </Button>
      </Form>
      <div className="mt-6 max-w-md">
        {problem === undefined ? null : (
          <Notice role="alert" tone="danger">
            {problem}
          </Notice>
        )}
        {sentTo === null ? null : (
          <Notice role="status" tone="good" className="wrap-anywhere">
            {t('sent', { email: sentTo })}
          </Notice>
        )}
      </div>
    </div>
  );
}
