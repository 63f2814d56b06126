import * as z from 'zod/mini';
import { defineCall } from './call.ts';

/** Tries an event again that was not applied, as `billing-reconcile` does for those that were missed. */
export const adminReconcile = defineCall({
  name: 'admin-reconcile',
  auth: 'person',
  limit: { by: 'person', uses: 30, windowSeconds: 10 * 60 },
  body: z.object({ event: z.string().check(z.minLength(1), z.maxLength(200)) }),
  answer: z.object({ outcome: z.string() }),
  codes: {
    not_allowed: 403,
    not_found: 404,
    invalid_state: 409,
    /** Somebody else works on the customer. */
    busy: 503,
    payments_unavailable: 503,
  },
});
