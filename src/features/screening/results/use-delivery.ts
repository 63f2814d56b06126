import { useEffect, useState } from 'react';
import type { Delivery } from '@/api/outbox/create-outbox';

export interface DeliverySource {
  deliveryOf: (attemptId: string) => Promise<Delivery>;
  /** Answers how to stop. */
  onChanged: (listener: (attemptId: string) => void) => () => void;
}

/**
 * Whether the server holds an attempt of this device yet; null until that is known.
 * @param source where it waits; the same object in every render
 */
export function useDelivery(source: DeliverySource, attemptId: string): Delivery | null {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await source.deliveryOf(attemptId);
      if (!gone) setDelivery(found);
    };
    void look();
    const stop = source.onChanged((id) => {
      if (id === attemptId) void look();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [source, attemptId]);
  return delivery;
}
