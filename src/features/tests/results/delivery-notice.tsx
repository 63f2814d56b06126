import { useTranslation } from 'react-i18next';
import { attemptOutbox } from '@/api/attempts/outbox';
import type { Delivery } from '@/api/sync/outbox';
import { DeliveryNotice } from '@/components/results/delivery-notice';
import { toast } from '@/components/ui/toast-store';

export interface AttemptDeliveryProps {
  attemptId: string;
  delivery: Delivery;
  userId: string | null;
}

/** Whether the server holds the answers of an attempt, in the words of the tests. */
export function AttemptDelivery({ attemptId, delivery, userId }: AttemptDeliveryProps) {
  const { t } = useTranslation('tests');

  async function tryAgain(): Promise<void> {
    const sent = await attemptOutbox.send(attemptId);
    if (sent.status === 'refused') {
      toast({
        title: t('problems.failedTitle'),
        description: t('problems.failedText'),
        variant: 'destructive',
      });
    }
  }

  return (
    <DeliveryNotice
      status={delivery.status}
      waiting={{ title: t('results.waiting'), text: t(waitingKey(delivery, userId)) }}
      refused={{
        title: t('results.refused'),
        text: t('results.refusedText'),
        again: t('retry'),
      }}
      onSendAgain={tryAgain}
    />
  );
}

function waitingKey(delivery: Delivery, userId: string | null) {
  if (delivery.status !== 'waiting') return 'results.waitingText';
  if (!delivery.kept) return 'results.waitingUnkept';
  const isOthers = delivery.owner !== null && delivery.owner !== userId;
  return isOthers ? 'results.waitingOther' : 'results.waitingText';
}
