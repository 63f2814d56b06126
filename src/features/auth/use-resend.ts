import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type ResendOutcome, resendConfirmation } from '@/api/auth/mails';
import { toast } from '@/components/ui/toast-store';
import { resendCooldownSeconds } from '@/config/limits';
import { wayOn } from './auth-address';
import type { Fault } from './form-fault';
import { useCountdown } from './use-countdown';

export interface Resend {
  send: (email: string) => Promise<void>;
  busy: boolean;
  /** Seconds until it may be sent again; 0 when it may. */
  left: number;
  /** Why the last try sent nothing. */
  fault: Fault | null;
}

/**
 * Sends the confirmation link again and says what came of it; after a mail it rests for a minute, as the server does.
 * @param justSent a mail has gone out right before, so it starts resting
 */
export function useResend(justSent: boolean): Resend {
  const { t } = useTranslation('auth');
  const { left, start } = useCountdown(resendCooldownSeconds, justSent);
  const [search] = useSearchParams();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  const faults: Record<Exclude<ResendOutcome, 'sent'>, Fault> = {
    'too-soon': { title: t('failed.wait'), text: t('failed.waitText') },
    'too-soon-built-in': { title: t('failed.waitMinute'), text: t('failed.waitText') },
    failed: { title: t('failed.resend'), text: t('failed.resendText') },
  };

  const send = async (email: string) => {
    setBusy(true);
    setFault(null);
    const outcome = await resendConfirmation(email, wayOn(search)).catch((error: unknown): ResendOutcome => {
      console.error('Sending the confirmation again failed:', error);
      return 'failed';
    });
    setBusy(false);
    if (outcome !== 'sent') {
      setFault(faults[outcome]);
      return;
    }
    start();
    toast({ title: t('toast.emailSent'), description: t('toast.emailSentText') });
  };
  return { send, busy, left, fault };
}
