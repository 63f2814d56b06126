/** Confirms test addresses ('ann+test@example.com') without a mail. Off unless switched on, and never in production. */
import { isTestAddress } from '@lib/accounts/test-address.ts';
import { manualUserActivation } from '@lib/contracts/manual-user-activation.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface ActivationDeps extends CallDeps {
  /** Whether this place allows test accounts at all. */
  isOn: boolean;
  /** Confirms the account of an address, if there is one. */
  confirm(email: string): Promise<void>;
}

export const handle = serveCall<typeof manualUserActivation, ActivationDeps>(
  manualUserActivation,
  async ({ email }, { deps }) => {
    if (!deps.isOn) return refuse('test_accounts_off');
    if (!isTestAddress(email)) return refuse('not_a_test_address');
    await deps.confirm(email);
    // The same answer without an account: the sign-in that follows says what is to be said.
    return reply({ success: true });
  },
);
