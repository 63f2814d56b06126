/**
 * Looks for dates that come nearer, and sends the mails that the database holds ready about plans, orders, invites and
 * accounts. Started by a schedule; whoever calls it needs the service key. A mail whose answer got lost is handed in again
 * under its key, by which the mail service knows it.
 */
import { sendMails } from '@lib/contracts/send-mails.ts';
import { reply } from '../_shared/http/outcome.ts';
import { serveCall } from '../_shared/http/serve-call.ts';
import { deliverDue } from '../_shared/mail/deliver.ts';
import type { SendMailsDeps } from './deps.ts';

export const handle = serveCall<typeof sendMails, SendMailsDeps>(sendMails, async (_body, { deps }) => {
  const due = await deps.look();
  const { sent, failed, result } =
    due === 0 ? { sent: 0, failed: 0, result: '0 of 0' } : await deliverDue(sendMails.name, deps);
  await deps.ran(result);
  return reply({ sent, failed });
});
