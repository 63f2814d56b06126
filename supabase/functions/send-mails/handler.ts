/**
 * Sends the mails that the database holds ready about plans and accounts. Started by a schedule; whoever calls it needs
 * the service key. A mail whose answer got lost is handed in again under its key, by which the mail service knows it.
 */
import { sendMails } from '@lib/contracts/send-mails.ts';
import { reply } from '../_shared/http/outcome.ts';
import { serveCall } from '../_shared/http/serve-call.ts';
import { deliverDue, type MailDeps } from '../_shared/mail/deliver.ts';

export const handle = serveCall<typeof sendMails, MailDeps>(sendMails, async (_body, { deps }) => {
  const { sent, failed, result } = await deliverDue(sendMails.name, deps);
  await deps.ran(result);
  return reply({ sent, failed });
});
