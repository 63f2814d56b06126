import { useEffect, useState } from 'react';
import type { Delivery, Outbox } from './outbox-types';

/** Whether something waits because the account took as much today as one day allows, and whether the device keeps it until then. */
export function fullDay(delivery: Delivery | null): 'kept' | 'unkept' | null {
  if (delivery?.status !== 'waiting' || !delivery.dayIsFull) return null;
  return delivery.kept ? 'kept' : 'unkept';
}

/**
 * Whether the server holds something of this device yet; null until that is known.
 * @param outbox where it waits
 */
export function useDelivery(
  outbox: Pick<Outbox<never>, 'deliveryOf' | 'onChanged'>,
  id: string,
): Delivery | null {
  const [delivery, setDelivery] = useState<Delivery | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const found = await outbox.deliveryOf(id);
      if (!gone) setDelivery(found);
    };
    void look();
    const stop = outbox.onChanged((changed) => {
      if (changed === id) void look();
    });
    return () => {
      gone = true;
      stop();
    };
  }, [outbox, id]);
  return delivery;
}
