import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAttempt } from '@/api/attempts/outbox';
import type { Delivery } from '@/api/outbox/create-outbox';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast-store';

export interface DeliveryNoticeProps {
  attemptId: string;
  delivery: Delivery;
  userId: string | null;
}

/** Says so while the server does not hold the result, and why; nothing once it does. */
export function DeliveryNotice({ attemptId, delivery, userId }: DeliveryNoticeProps) {
  const { t } = useTranslation('screening');
  return (
    <div role="status" className="contents">
      {delivery.status === 'waiting' ? (
        <Notice tone="caution" className="mt-6" data-delivery="waiting">
          <p className="font-semibold">{t('results.waiting')}</p>
          <p>{t(waitingText(delivery, userId))}</p>
        </Notice>
      ) : null}
      {delivery.status === 'refused' ? <Refused attemptId={attemptId} /> : null}
    </div>
  );
}

function waitingText(delivery: Extract<Delivery, { status: 'waiting' }>, userId: string | null) {
  if (!delivery.kept) return 'results.waitingUnkept';
  const isOthers = delivery.owner !== null && delivery.owner !== userId;
  return isOthers ? 'results.waitingOther' : 'results.waitingText';
}

function Refused({ attemptId }: { attemptId: string }) {
  const { t } = useTranslation('screening');
  const [sending, setSending] = useState(false);

  async function tryAgain(): Promise<void> {
    setSending(true);
    const sent = await sendAttempt(attemptId);
    setSending(false);
    if (sent.status === 'refused') {
      toast({
        title: t('problems.failedTitle'),
        description: t('problems.failedText'),
        variant: 'destructive',
      });
    }
  }

  return (
    <Notice tone="danger" className="mt-6" data-delivery="refused">
      <p className="font-semibold">{t('results.refused')}</p>
      <p>{t('results.refusedText')}</p>
      <Button variant="outline" size="sm" className="mt-3" busy={sending} onClick={() => void tryAgain()}>
        {t('results.tryAgain')}
      </Button>
    </Notice>
  );
}
