/**
 * Makes up for what was missed: takes events that never arrived, closes what is over by time alone, and looks afresh
 * where something should have happened. Started by a schedule, with the service key.
 */
import { billingReconcile } from '@lib/contracts/billing-reconcile.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import type { OutcomeOf } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface ReconcileDeps extends CallDeps {
  reconcile(): Promise<OutcomeOf<typeof billingReconcile>>;
}

export const handle = serveCall<typeof billingReconcile, ReconcileDeps>(
  billingReconcile,
  (_body, { deps }) => deps.reconcile(),
  explainProvider,
);
