import { claimVisitorAttempts } from '@/api/attempts/claim';
import { mayClaim } from '@/api/attempts/claim-choices';
import { attemptOutbox } from '@/api/attempts/outbox';
import { eventOutbox } from '@/api/calendar/outbox';
import { focustrackOutbox } from '@/api/focustrack/outbox';
import { entryOutbox } from '@/api/habits/entries';
import { claimVisitorPlans } from '@/api/plans/claim';
import { planOutbox } from '@/api/plans/outbox';
import { answerOutbox } from '@/api/reminders/answers';
import { invitedOutbox } from '@/api/sharing/invites';
import { taskOutbox } from '@/api/tasks/outbox';
import { trainingOutbox } from '@/api/training/run-outbox';
import type { Outbox, OutboxItem } from './outbox-types';

interface SentKind {
  readonly outbox: Pick<Outbox<unknown>, 'flush' | 'onChanged' | 'reads' | 'send' | 'stuck'>;
  /** Gives what a visitor left here, and the person who is signed in said yes to, to them; answers how many things are theirs. */
  readonly claim?: (userId: string) => Promise<number>;
  /** No result: its own screen says where it stands, and nobody is told of every little thing that was sent. */
  readonly quiet?: boolean;
}

/** All that is sent from this device, in this order. A new kind is declared beside its subject and named here. */
export const sentKinds: readonly SentKind[] = [
  { outbox: attemptOutbox, claim: claimVisitorAttempts },
  { outbox: focustrackOutbox },
  { outbox: invitedOutbox },
  { outbox: trainingOutbox },
  { outbox: taskOutbox, quiet: true },
  { outbox: eventOutbox, quiet: true },
  { outbox: entryOutbox, quiet: true },
  { outbox: answerOutbox, quiet: true },
  // After the results they were made from.
  { outbox: planOutbox, claim: claimVisitorPlans, quiet: true },
];

export interface StuckEntry {
  readonly item: OutboxItem<unknown>;
  readonly sendAgain: () => Promise<unknown>;
}

/** Results of a person that are sent only when they ask, because the server failed at them too often. */
export async function stuckEntries(userId: string): Promise<StuckEntry[]> {
  const found = await Promise.all(
    sentKinds
      .filter(({ quiet }) => quiet !== true)
      .map(async ({ outbox }) =>
        (await outbox.stuck()).map((item) => ({ item, sendAgain: () => outbox.send(item.id) })),
      ),
  );
  return found.flat().filter(({ item }) => item.owner === userId || mayClaim(userId, item.id));
}
