import { sendMails } from '@lib/contracts/send-mails.ts';
import { accountEventSchema } from '@lib/mails/account-event.ts';
import { accountMail } from '@lib/mails/account-mail.ts';
import * as z from 'zod/mini';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { DueMail, MailDeps } from '../_shared/mail/deliver.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { answers, createSendMail, type SendMail } from '../_shared/mail/send.ts';
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
    fresh: z.boolean(),
  }),
);

export interface SendMailsDeps extends MailDeps {
  /** Writes the mails about dates that come nearer. Answers how many mails there are to send. */
  look(): Promise<number>;
}

export function createDeps(env: FunctionEnv, get: Get): SendMailsDeps {
  const service = createServiceClient(env);
  const sendMail = createSendMail(get);

  async function run<T>(
    name: string,
    parameters: Record<string, unknown>,
    schema: z.core.$ZodType<T>,
  ): Promise<T> {
    const { data, error } = await service.rpc(name, parameters);
    if (error) throw error;
    return z.parse(schema, data);
  }

  async function claim(send: SendMail): Promise<DueMail[]> {
    const due = await run('claim_account_mails', { p_limit: BATCH }, claimed);
    return due.map(({ id, kind, facts, language, address, fresh }) => ({
      id,
      async send() {
        // Read one by one: a row that cannot be told must not keep the others.
        const event = z.parse(accountEventSchema, { kind, facts });
        const { files, ...words } = accountMail(event, language, env.siteUrl);
        const body = layOut({ ...words, title: words.subject });
        return send({ to: address, ...body, files, type: kind, key: id });
      },
      async noteRefused() {
        // After an earlier try without an answer the service may have it all the same.
        if (fresh) await run('note_mail_refused', { p_id: id }, z.unknown());
      },
    }));
  }

  return {
    ...callDeps(env),
    look: () => run('note_due_mails', {}, z.number()),
    claim: sendMail && (() => claim(sendMail)),
    isUp: () => answers(get),
    async noteSent(id) {
      await run('note_mail_sent', { p_id: id }, z.unknown());
    },
    ran: (result) => noteRun(service, sendMails.name, result),
  };
}
