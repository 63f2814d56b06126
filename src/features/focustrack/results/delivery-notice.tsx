import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Delivery } from '@/api/outbox/create-outbox';
import { onReactionChanged, reactionDelivery, sendReaction } from '@/api/reactions/outbox';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Whether the server holds a run of this device yet; null until that is known. */
export function useReactionDelivery(id: string): Delivery | null {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await reactionDelivery(id);
      if (!gone) setDelivery(found);
    };
    void look();
    const stop = onReactionChanged((changed) => {
      if (changed === id) void look();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [id]);
  return delivery;
}

/** Says so while the server does not hold a run, and why; nothing once it does. */
export function DeliveryNotice({ id }: { id: string }) {
  const { t } = useTranslation('reaction');
  const delivery = useReactionDelivery(id);
  return (
    <div role="status" className="contents">
      {delivery?.status === 'waiting' ? (
        <Notice tone="caution" className="mt-6" data-delivery="waiting">
          <p className="font-semibold">{t('delivery.waiting')}</p>
          <p>{t(delivery.kept ? 'delivery.waitingText' : 'delivery.waitingUnkept')}</p>
        </Notice>
      ) : null}
      {delivery?.status === 'refused' ? (
        <Notice tone="danger" className="mt-6" data-delivery="refused">
          <p className="font-semibold">{t('delivery.refused')}</p>
          <p>{t('delivery.refusedText')}</p>
          <Button variant="outline" size="sm" className="mt-3" onClick={() => void sendReaction(id)}>
            {t('delivery.tryAgain')}
          </Button>
        </Notice>
      ) : null}
    </div>
  );
}
