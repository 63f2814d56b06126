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

/**
 * On only where TEST_ACCOUNTS says so and ENVIRONMENT names a place other than production. A place that does not say
 * what it is counts as production: forgetting the setting must not open it.
 */
export function isTestPlace(get: (name: string) => string | undefined): boolean {
  const environment = get('ENVIRONMENT')?.trim().toLowerCase() || 'production';
  return get('TEST_ACCOUNTS') === 'on' && environment !== 'production';
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
