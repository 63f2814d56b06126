import * as z from 'zod/mini';
import { createDeviceChannel } from '@/integrations/device-channel';
import { type DeviceStore, readAllStored } from '@/integrations/local-db/open';

/** Heard in every tab when something is kept that is to be sent. */
const news = createDeviceChannel('fcl-kept', { toSelf: true });

export const tellKept = (id: string): void => news.announce(id);

/** Calls back when something was kept, in this tab or another. Answers how to stop. */
export const onKept = (listener: () => void) => news.listen(listener);

let isExpected = false;
const expecting = new Set<() => void>();

/** Something may be kept on the page at hand: what sends it and says so has to be here before the connection goes. */
export function expectKeeping(): void {
  if (isExpected) return;
  isExpected = true;
  for (const listener of expecting) listener();
}

/** Calls back once something may be kept on this page. Answers how to stop. */
export function onKeepingExpected(listener: () => void): () => void {
  if (isExpected) listener();
  expecting.add(listener);
  return () => expecting.delete(listener);
}

/** A person's own plans stay on the device; only a visitor's wait for somebody. */
const ofVisitor = z.object({ owner: z.null() });

/** Whether this device keeps anything that waits to be sent, or to be given to whoever signs in. */
export async function keepsAnything(): Promise<boolean> {
  const read = (store: DeviceStore) => readAllStored(store).catch((): unknown[] => []); // storage is switched off
  const [unsent, attempts, plans] = await Promise.all([read('outbox'), read('attempts'), read('plans')]);
  return unsent.length + attempts.length > 0 || plans.some((plan) => z.safeParse(ofVisitor, plan).success);
}
