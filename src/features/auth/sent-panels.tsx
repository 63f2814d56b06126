import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { StateDrawing } from '@/components/state-drawing';
import { TextWithParts } from '@/components/text-with-parts';
import { Button } from '@/components/ui/button';
import { resendCooldownSeconds } from '@/config/limits';
import type { RegistrationForm } from '@/lib/accounts/forms';
import { AuthHeading } from './auth-heading';
import { CodeForm } from './code-form';
import { useSendPasswordReset } from './forgot-password-form';
import { type Fault, FormFault } from './form-fault';
import { useCountdown } from './use-countdown';
import { useResend } from './use-resend';

export interface RegisteredPanelProps {
  registration: RegistrationForm;
  /** The address is wrong. */
  onChange: () => void;
}

const strong = (words: string) => <b>{words}</b>;

/** After signing up: the code of the mail goes in here; another mail if the first one does not come, or another address. */
export function RegisteredPanel({ registration, onChange }: RegisteredPanelProps) {
  const { t } = useTranslation('auth');
  const { email } = registration;
  const { send, busy, left, fault } = useResend(true);
  return (
    <>
      <StateDrawing name="waiting" className="-mt-2 mb-4 size-20 lg:hidden" />
      <AuthHeading title={t('registered.title')} takesFocus>
        <strong className="block text-ink">{t('checkEmail')}</strong>
        {t('registered.sent')}
        <SentenceGap />
        <TextWithParts text={t('registered.text', { email })} parts={{ b: strong }} />
      </AuthHeading>
      <CodeForm registration={registration} />
      <p className="mt-7 mb-4 text-ink-soft">{t('registered.hint')}</p>
      <div className="grid justify-items-start gap-3">
        <FormFault fault={fault} />
        <Button
          variant="outline"
          className="tabular-nums"
          busy={busy}
          disabled={left > 0}
          onClick={() => void send(email)}
        >
          {left > 0 ? t('resend.wait', { n: left }) : t('resend.submit')}
        </Button>
        <Button variant="link" onClick={onChange}>
          {t('registered.change')}
        </Button>
      </div>
    </>
  );
}

/** After asking for a reset link. The text is the same whether there is an account or not. */
export function ResetSentPanel({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const sendReset = useSendPasswordReset();
  const { left, start } = useCountdown(resendCooldownSeconds, true);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const again = async () => {
    setBusy(true);
    setFault(null);
    const problem = await sendReset(email);
    if (problem) setFault(problem);
    else start();
    setBusy(false);
  };
  return (
    <>
      <AuthHeading title={t('resetSent.title')} takesFocus>
        <TextWithParts text={t('resetSent.text', { email })} parts={{ b: strong }} />
      </AuthHeading>
      <p className="mb-4 text-ink-soft">{t('resetSent.hint')}</p>
      <FormFault fault={fault} />
      <Button
        variant="outline"
        className="mt-3 tabular-nums"
        busy={busy}
        disabled={left > 0}
        onClick={() => void again()}
      >
        {left > 0 ? t('resend.wait', { n: left }) : t('resetSent.again')}
      </Button>
    </>
  );
}
