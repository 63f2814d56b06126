import { ClaimWatch } from '@/features/tests/claim-watch';
import { type KeptProps, OutboxSender } from './background-outbox';

/** What there is to do where this device keeps something: sending it, and asking whose it is. */
export function KeptWork(props: KeptProps) {
  return (
    <>
      <OutboxSender {...props} />
      <ClaimWatch />
    </>
  );
}
