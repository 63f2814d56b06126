/**
 * Puts the caller's account down for erasure, after the password was given once more. It is erased when the waiting
 * period is over (erase-accounts); until then its person can keep it (keep_my_account in the database).
 */
import { deleteAccount } from '@lib/contracts/delete-account.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface DeleteDeps extends CallDeps {
  isPassword(userId: string, password: string): Promise<boolean>;
  /** No other master admin would remain. */
  isLastMaster(userId: string): Promise<boolean>;
  /** Lets running plans end with the period that is paid, so that nothing is charged for an account that goes. */
  endPlans(userId: string): Promise<void>;
  /** Answers when the account goes (ISO); asked for again, the first answer stands. */
  schedule(userId: string, removesPosts: boolean): Promise<string>;
}

export const handle = serveCall<typeof deleteAccount, DeleteDeps>(
  deleteAccount,
  async ({ password, remove_posts }, { caller, deps }) => {
    if (!(await deps.isPassword(caller.id, password))) return refuse('wrong_password');
    if (await deps.isLastMaster(caller.id)) return refuse('last_master');
    try {
      // First the plans: an account must not wait to be erased while its plan goes on being charged.
      await deps.endPlans(caller.id);
    } catch (error) {
      deps.log({ level: 'error', function: deleteAccount.name, fault: faultOf(error) });
      return refuse('plans_not_ended');
    }
    return reply({ success: true, due_at: await deps.schedule(caller.id, remove_posts ?? false) });
  },
);
