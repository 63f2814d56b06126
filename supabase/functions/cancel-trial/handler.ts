/** Ends the trial of the person who calls: at once, or when it runs out. Nothing is charged either way. */
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import { cancelTrial } from '@lib/contracts/cancel-trial.ts';
import { explainProvider } from '../_shared/billing/provider-errors.ts';
import type { OutcomeOf } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export type CancelWhen = ReadBodyOf<typeof cancelTrial>['when'];

export interface CancelDeps extends CallDeps {
  cancel(userId: string, when: CancelWhen): Promise<OutcomeOf<typeof cancelTrial>>;
}

export const handle = serveCall<typeof cancelTrial, CancelDeps>(
  cancelTrial,
  ({ when }, { caller, deps }) => deps.cancel(caller.id, when),
  explainProvider,
);
