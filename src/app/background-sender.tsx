import { OutboxSender } from '@/app/background-outbox';
import { DataProvider } from '@/app/providers/data-provider';
import { DisplaySync } from '@/features/appearance/display-sync';
import { ErasureWatch } from '@/features/settings/erase/erasure-watch';
import { ClaimWatch } from '@/features/tests/claim-watch';

/** Its own chunk: most visits have nothing to send. */
export function BackgroundSender() {
  return (
    <DataProvider>
      <OutboxSender />
      <ErasureWatch />
      <ClaimWatch />
      <DisplaySync />
    </DataProvider>
  );
}
