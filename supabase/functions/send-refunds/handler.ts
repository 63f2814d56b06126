/**
 * Sends refunds that the team asked for and that never reached the provider, because it was down or its answer got lost: each
 * under its own key, so that none is made twice. Started by a schedule, with the service key.
 */
import { sendRefunds } from '@lib/contracts/send-refunds.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import type { OutcomeOf } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface SendRefundsDeps extends CallDeps {
  send(): Promise<OutcomeOf<typeof sendRefunds>>;
}

export const handle = serveCall<typeof sendRefunds, SendRefundsDeps>(
  sendRefunds,
  (_body, { deps }) => deps.send(),
  explainProvider,
);
