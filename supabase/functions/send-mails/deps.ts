import { sendMails } from '@lib/contracts/send-mails.ts';
import { accountEventSchema, accountMail } from '@lib/mails/account-mail.ts';
import * as z from 'zod/mini';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { DueMail, MailDeps } from '../_shared/mail/deliver.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { createSendMail, type SendMail } from '../_shared/mail/send.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';

/** What one call works off; the next call takes the rest. */
const BATCH = 20;

const claimed = z.array(
  z.object({
    id: z.uuid(),
    kind: z.string(),
    facts: z.unknown(),
    language: z.nullable(z.string()),
    address: z.string(),
  }),
);

export function createDeps(env: FunctionEnv, get: Get): MailDeps {
  const service = createServiceClient(env);
  const sendMail = createSendMail(get);

  async function claim(send: SendMail): Promise<DueMail[]> {
    const { data, error } = await service.rpc('claim_account_mails', { p_limit: BATCH });
    if (error) throw error;
    return z.parse(claimed, data).map(({ id, kind, facts, language, address }) => ({
      id,
      async send() {
        // Read one by one: a row that cannot be told must not keep the others.
        const event = z.parse(accountEventSchema, { kind, facts });
        const words = accountMail(event, language, env.siteUrl);
        return send({ to: address, ...layOut({ ...words, title: words.subject }), type: kind, key: id });
      },
    }));
  }

  return {
    ...callDeps(env),
    claim: sendMail && (() => claim(sendMail)),
    async noteSent(id) {
      const { error } = await service.rpc('note_mail_sent', { p_id: id });
      if (error) throw error;
    },
    ran: (result) => noteRun(service, sendMails.name, result),
  };
}
