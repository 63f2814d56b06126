/** Confirms test addresses ('ann+test@example.com') without a mail. Off unless switched on, and never in production. */

import { emailOnlySchema } from '@lib/accounts/forms.ts';
import { isTestAddress } from '@lib/accounts/test-address.ts';
import * as z from 'zod/mini';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';

export const bodySchema = z.object({
  action: z.literal('confirm-by-email'),
  email: emailOnlySchema.shape.email.check(z.maxLength(254), z.toLowerCase()),
});

export interface ActivationDeps extends RouteDeps {
  /** Whether this place allows test accounts at all. */
  isOn: boolean;
  isWithinLimit(request: Request): Promise<boolean>;
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

export const handle = serveJson({
  name: 'manual-user-activation',
  methods: ['POST'],
  schema: bodySchema,
  async handler({ email }, { request, deps }: { request: Request; deps: ActivationDeps }) {
    if (!deps.isOn) return refuse(404, 'test_accounts_off');
    if (!isTestAddress(email)) return refuse(403, 'not_a_test_address');
    if (!(await deps.isWithinLimit(request))) return refuse(429, 'rate_limited');
    await deps.confirm(email);
    // The same answer without an account: the sign-in that follows says what is to be said.
    return reply({ success: true });
  },
});
