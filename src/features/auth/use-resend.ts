import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ResendOutcome, resendConfirmation } from '@/api/auth/mails';
import { type ToastContent, toast } from '@/components/ui/toast-store';
import { resendCooldownSeconds } from '@/config/limits';
import { useCountdown } from './use-countdown';

export interface Resend {
  send: (email: string) => Promise<void>;
  busy: boolean;
  /** Seconds until it may be sent again; 0 when it may. */
  left: number;
}

/**
 * Sends the confirmation link again and says what came of it; after a mail it rests for a minute, as the server does.
 * @param justSent a mail has gone out right before, so it starts resting
 */
export function useResend(justSent: boolean): Resend {
  const { t } = useTranslation('auth');
  const { left, start } = useCountdown(resendCooldownSeconds, justSent);
  const [busy, setBusy] = useState(false);

  const messages: Record<ResendOutcome, ToastContent> = {
    sent: { title: t('toast.emailSent'), description: t('toast.emailSentText') },
    'too-soon': { title: t('toast.wait'), description: t('toast.waitText') },
    'too-soon-built-in': { title: t('toast.waitMinute'), description: t('toast.waitText') },
    failed: {
      title: t('toast.resendFailed'),
      description: t('toast.resendFailedText'),
      variant: 'destructive',
    },
  };

  const send = async (email: string) => {
    setBusy(true);
    const outcome = await resendConfirmation(email).catch((error: unknown): ResendOutcome => {
      console.error('Sending the confirmation again failed:', error);
      return 'failed';
    });
    setBusy(false);
    if (outcome === 'sent') start();
    toast(messages[outcome]);
  };
  return { send, busy, left };
}
