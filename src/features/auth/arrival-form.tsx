import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Arrival, asksForPassword, continueAs } from '@/api/auth/arrival';
import { Form, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { useAuthContext } from '@/contexts/auth';
import { updatePasswordSchema } from '@/lib/accounts/forms';
import { type Fault, FormFault } from './form-fault';
import { NewPasswordFields } from './new-password-fields';
import { useFailureText } from './use-failure-text';

export interface ArrivalFormProps {
  arrival: Arrival;
  /** They are signed in. */
  onDone: () => void;
  /** The session of the link is over. */
  onDead: () => void;
}

/** The press by which a link signs in; with a new password where the link proves an address or replaces a lost one. */
export function ArrivalForm({ arrival, onDone, onDead }: ArrivalFormProps) {
  const { t } = useTranslation('auth');
  const { connect } = useAuthContext();
  const failureText = useFailureText();
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useHouseForm(updatePasswordSchema, { defaults: { password: '', confirmPassword: '' } });

  const goOn = async (password: string | null) => {
    setBusy(true);
    setFault(null);
    const outcome = await continueAs(arrival, password).catch((error: unknown) => {
      console.error('Continuing with the link failed:', error);
      return { status: 'failed', failure: { kind: 'refused', code: '', message: '' } } as const;
    });
    setBusy(false);
    if (outcome.status === 'dead') onDead();
    else if (outcome.status === 'signed-in') {
      await connect();
      onDone();
    } else if (outcome.failure.code === 'weak_password') {
      form.setError('password', { message: 'auth:errors.passwordRule' }, { shouldFocus: true });
    } else setFault({ title: t('failed.password'), text: failureText(outcome.failure) });
  };

  const label = t('arrival.continue', { email: arrival.email });
  if (!asksForPassword(arrival)) {
    return (
      <div className="grid gap-5">
        <FormFault fault={fault} />
        <Button size="lg" className="wrap-anywhere" busy={busy} onClick={() => void goOn(null)}>
          {label}
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} onSubmit={({ password }) => goOn(password)} className="grid gap-5">
      <FormFault fault={fault} />
      <input type="text" hidden autoComplete="username" value={arrival.email} readOnly />
      <NewPasswordFields label={t('newPassword')} />
      <Button type="submit" block size="lg" className="wrap-anywhere" busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
