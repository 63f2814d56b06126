import { useEffect, useState } from 'react';
import { deliveryOf, onDeliveryChanged } from '@/api/attempts/outbox';
import type { Delivery } from '@/api/outbox/create-outbox';

/** Whether the server holds an attempt of this device yet; null until that is known. */
export function useDelivery(attemptId: string): Delivery | null {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await deliveryOf(attemptId);
      if (!gone) setDelivery(found);
    };
    void look();
    const stop = onDeliveryChanged((id) => {
      if (id === attemptId) void look();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [attemptId]);
  return delivery;
}
