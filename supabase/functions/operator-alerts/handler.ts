/** Looks whether conditions hold that the operator has to know of, and mails each at most once an hour. */
import { operatorAlerts } from '@lib/contracts/operator-alerts.ts';
import { type DeliveryFacts, type RaisedAlert, raisedAlerts } from '@lib/operations/alerts.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface AlertsDeps extends CallDeps {
  facts(): Promise<DeliveryFacts>;
  /** Whether the operator may be mailed now about the condition; it is noted that they are. */
  claim(name: string): Promise<boolean>;
  /** They were not: the next run tries again. */
  release(name: string): Promise<void>;
  /** Hands the mail to the mail service; false when it was not taken. Null where none is set up. */
  send: ((alert: RaisedAlert) => Promise<boolean>) | null;
  /** Notes that the schedule was kept. */
  ran(result: string): Promise<void>;
}

async function tell(alert: RaisedAlert, deps: AlertsDeps): Promise<boolean> {
  if (deps.send === null || !(await deps.claim(alert.name))) return false;
  try {
    if (await deps.send(alert)) return true;
    deps.log({ level: 'warn', function: operatorAlerts.name, event: 'mail_not_taken' });
  } catch (error) {
    deps.log({ level: 'error', function: operatorAlerts.name, fault: faultOf(error) });
  }
  await deps.release(alert.name);
  return false;
}

export const handle = serveCall<typeof operatorAlerts, AlertsDeps>(
  operatorAlerts,
  async (_body, { deps }) => {
    const raised = raisedAlerts(await deps.facts());
    let sent = 0;
    for (const alert of raised) {
      deps.log({ level: 'warn', function: operatorAlerts.name, event: `alert_${alert.name}` });
      if (await tell(alert, deps)) sent += 1;
    }
    await deps.ran(`${raised.length} raised, ${sent} mailed`);
    return reply({ raised: raised.length, sent });
  },
);
