import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type Arrival, continueAs, redeem } from '@/api/auth/arrival';
import type { AuthFailure } from '@/api/auth/failure';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useAuthContext } from '@/contexts/auth';
import { type MailCodeForm, mailCodeSchema, type RegistrationForm } from '@/lib/accounts/forms';
import { type Fault, FormFault } from './form-fault';
import { useFailureText } from './use-failure-text';

function welcomed(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('redirect', paths.welcome);
  return next;
}

/** Confirms the address with the code of the mail, where it was signed up: the password typed a moment ago is set with it. */
export function CodeForm({ registration }: { registration: RegistrationForm }) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const [search, setSearch] = useSearchParams();
  const [fault, setFault] = useState<Fault | null>(null);
  const form = useHouseForm(mailCodeSchema, { defaults: { code: '' } });
  const { email, password } = registration;

  /** What the code gave: it is used up, and what comes after it may have to be tried again. */
  const arrived = useRef<Arrival | null>(null);

  /** Null when it was no good code. */
  const confirm = async (code: string): Promise<AuthFailure | 'done' | null> => {
    if (!arrived.current) {
      const outcome = await redeem({ email, token: code, type: 'signup' });
      if (outcome.status === 'no-user') return null;
      if (outcome.status === 'failed') return outcome.failure.kind === 'refused' ? null : outcome.failure;
      arrived.current = outcome.arrival;
    }
    const signedIn = await continueAs(arrived.current, password);
    if (signedIn.status === 'signed-in') return 'done';
    return signedIn.status === 'failed' ? signedIn.failure : null;
  };

  const submit = async ({ code }: MailCodeForm) => {
    setFault(null);
    const result = await confirm(code).catch((error: unknown) => {
      console.error('Confirming by code failed:', error);
      return { kind: 'refused', code: '', message: '' } as const;
    });
    if (result === 'done') {
      // Whoever came for nothing in particular is welcomed, as after the link of the same mail.
      if (!search.get('redirect') && !search.get('resume')) {
        setSearch(welcomed, { replace: true });
      }
      // From here the page follows the session and leaves by itself.
      await connect();
    } else if (result) setFault({ title: t('confirm.failed'), text: failureText(result) });
    else form.setError('code', { message: 'auth:errors.codeWrong' }, { shouldFocus: true });
  };

  return (
    <Form form={form} onSubmit={submit} className="grid gap-5">
      <FormFault fault={fault} />
      <FormField
        form={form}
        name="code"
        label={t('code.label')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className="max-w-60"
        required
      />
      <Button type="submit" className="justify-self-start" busy={form.formState.isSubmitting}>
        {t('code.submit')}
      </Button>
    </Form>
  );
}
