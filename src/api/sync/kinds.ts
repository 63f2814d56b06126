import { claimVisitorAttempts } from '@/api/attempts/claim';
import { attemptOutbox } from '@/api/attempts/outbox';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { invitedOutbox } from '@/api/sharing/invites';
import type { Outbox } from './outbox';

interface SentKind {
  readonly outbox: Pick<Outbox<never>, 'flush' | 'onChanged' | 'reads'>;
  /** Gives what a visitor left here, and the person who is signed in said yes to, to them; answers how many things are theirs. */
  readonly claim?: (userId: string) => Promise<number>;
}

/** All that is sent from this device, in this order. A new kind is declared beside its subject and named here. */
export const sentKinds: readonly SentKind[] = [
  { outbox: attemptOutbox, claim: claimVisitorAttempts },
  { outbox: focustrackOutbox },
  { outbox: invitedOutbox },
];
