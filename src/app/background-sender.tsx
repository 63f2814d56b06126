import { DataProvider } from '@/app/providers/data-provider';
import { OutboxSender } from '@/features/screening/outbox-sender';

/** Its own chunk: most visits have nothing to send. */
export function BackgroundSender() {
  return (
    <DataProvider>
      <OutboxSender />
    </DataProvider>
  );
}
