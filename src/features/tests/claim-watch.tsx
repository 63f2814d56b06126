import { lazy, Suspense, useEffect, useState } from 'react';
import { onClaimChosen } from '@/api/attempts/claim-choices';
import { attemptOutbox, attemptsToAskAbout } from '@/api/attempts/outbox';
import { isSendingHeld, onSendingReleased } from '@/api/sync/hold';
import { type SignedInUser, useAuth } from '@/contexts/auth';

const ClaimBanner = lazy(() =>
  import('./claim/claim-banner').then((module) => ({ default: module.ClaimBanner })),
);

/**
 * Asks a signed-in person about results that were made on this device without an account, before any becomes theirs. Not
 * while something is timed. Mounted once by the app.
 */
export function ClaimWatch() {
  const { user } = useAuth();
  return user ? <Watch key={user.id} user={user} /> : null;
}

function Watch({ user }: { user: SignedInUser }) {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (isSendingHeld()) return;
      const found = await attemptsToAskAbout(user.id);
      if (!gone) setIds(found);
    };
    const lookSoon = () => void look();
    lookSoon();
    const stops = [onClaimChosen(lookSoon), attemptOutbox.onChanged(lookSoon), onSendingReleased(lookSoon)];
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, [user.id]);
  return ids.length > 0 ? (
    <Suspense fallback={null}>
      <ClaimBanner user={user} ids={ids} />
    </Suspense>
  ) : null;
}
