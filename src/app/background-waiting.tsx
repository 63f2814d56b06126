import { OutboxSender } from '@/app/background-outbox';
import { ClaimWatch } from '@/features/tests/claim-watch';

/** Sends what waits on this device, and asks whose the results of a visitor are. Comes once there is something. */
export function BackgroundWaiting() {
  return (
    <>
      <OutboxSender />
      <ClaimWatch />
    </>
  );
}
