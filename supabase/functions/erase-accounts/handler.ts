/** Erases the accounts whose waiting period is over. Started by a schedule; whoever calls it needs the service key. */
import { eraseAccounts } from '@lib/contracts/erase-accounts.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface EraseDeps extends CallDeps {
  /** Takes due accounts in hand and answers their ids; one that fails is answered again some minutes later. */
  beginDue(): Promise<string[]>;
  /** Ends plans at the payment provider at once. */
  endPlans(userId: string): Promise<void>;
  /** Removes the person at the payment provider, and digests of their address here. */
  forgetElsewhere(userId: string): Promise<void>;
  /** Removes the account with everything that hangs on it; one that is gone already is no failure. */
  deleteUser(userId: string): Promise<void>;
  /** Notes that an account was deleted, without saying whose. */
  audit(): Promise<void>;
  /** Notes that the schedule was kept. */
  ran(result: string): Promise<void>;
}

async function erase(userId: string, deps: EraseDeps): Promise<boolean> {
  try {
    // Never the other way round: without the account nobody knows any more which plans were to end.
    await deps.endPlans(userId);
    await deps.forgetElsewhere(userId);
    await deps.deleteUser(userId);
  } catch (error) {
    deps.log({ level: 'error', function: eraseAccounts.name, fault: faultOf(error) });
    return false;
  }
  await deps.audit().catch((error: unknown) => {
    deps.log({ level: 'error', function: eraseAccounts.name, fault: faultOf(error) });
  });
  return true;
}

export const handle = serveCall<typeof eraseAccounts, EraseDeps>(eraseAccounts, async (_body, { deps }) => {
  const due = await deps.beginDue();
  let erased = 0;
  for (const userId of due) if (await erase(userId, deps)) erased += 1;
  await deps.ran(`${erased} of ${due.length}`);
  return reply({ erased, failed: due.length - erased });
});
