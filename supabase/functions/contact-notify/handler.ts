/**
 * Mails the operator what came by the contact form, each message once: the database hands out what is due, and the mail
 * service knows a mail that is handed in again by its key.
 */
import { contactNotify, notifyLimit } from '@lib/contracts/contact-notify.ts';
import { reply } from '../_shared/http/outcome.ts';
import { serveCall } from '../_shared/http/serve-call.ts';
import { deliverDue, type MailDeps } from '../_shared/mail/deliver.ts';

export const handle = serveCall<typeof contactNotify, MailDeps>(
  contactNotify,
  async (_body, { request, deps, spend }) => {
    const isSchedule = await deps.isService(request);
    if (!isSchedule) await spend(contactNotify.name, notifyLimit);
    const { result } = await deliverDue(contactNotify.name, deps);
    if (isSchedule) await deps.ran(result);
    return reply({});
  },
);
