import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { resendCooldownSeconds } from '@/config/limits';
import { AuthHeading } from './auth-heading';
import { useSendPasswordReset } from './forgot-password-form';
import { useCountdown } from './use-countdown';
import { useResend } from './use-resend';

/** After signing up: what happens now, and another mail if the first one does not come. */
export function RegisteredPanel({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const { send, busy, left } = useResend(true);
  return (
    <>
      <AuthHeading title={t('registered.title')} takesFocus>
        <Trans ns="auth" i18nKey="registered.text" values={{ email }} components={{ b: <b /> }} />
      </AuthHeading>
      <p className="mb-4 text-ink-soft">{t('registered.hint')}</p>
      <Button
        variant="outline"
        className="tabular-nums"
        busy={busy}
        disabled={left > 0}
        onClick={() => void send(email)}
      >
        {left > 0 ? t('resend.wait', { n: left }) : t('resend.submit')}
      </Button>
    </>
  );
}

/** After asking for a reset link. The text is the same whether there is an account or not. */
export function ResetSentPanel({ email }: { email: string }) {
  const { t } = useTranslation('auth');
  const sendReset = useSendPasswordReset();
  const { left, start } = useCountdown(resendCooldownSeconds, true);
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    if (await sendReset(email)) start();
    setBusy(false);
  };
  return (
    <>
      <AuthHeading title={t('resetSent.title')} takesFocus>
        <Trans ns="auth" i18nKey="resetSent.text" values={{ email }} components={{ b: <b /> }} />
      </AuthHeading>
      <p className="mb-4 text-ink-soft">{t('resetSent.hint')}</p>
      <Button
        variant="outline"
        className="tabular-nums"
        busy={busy}
        disabled={left > 0}
        onClick={() => void again()}
      >
        {left > 0 ? t('resend.wait', { n: left }) : t('resetSent.again')}
      </Button>
    </>
  );
}
