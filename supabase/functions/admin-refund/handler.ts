/**
 * Gives money back for the team: kept in the database first, by the role of whoever calls and at the version that was
 * read, then sent to the provider with that key. The webhook brings what became of it, and takes away what was bought.
 */
import { adminRefund } from '@lib/contracts/admin-refund.ts';
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import type { OutcomeOf } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface RefundDeps extends CallDeps {
  refund(request: Request, asked: ReadBodyOf<typeof adminRefund>): Promise<OutcomeOf<typeof adminRefund>>;
}

export const handle = serveCall<typeof adminRefund, RefundDeps>(
  adminRefund,
  (body, { request, deps }) => deps.refund(request, body),
  explainProvider,
);
