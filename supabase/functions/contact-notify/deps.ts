import { operatorMail } from '@lib/contact/operator-mail.ts';
import { contactNotify } from '@lib/contracts/contact-notify.ts';
import * as z from 'zod/mini';
import { brand } from '../../../src/config/brand.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { DueMail, MailDeps } from '../_shared/mail/deliver.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { createSendMail, type OutgoingMail, type SendMail } from '../_shared/mail/send.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';

/** What one call works off; the next call takes the rest. */
const BATCH = 20;

const claimed = z.array(z.object({ id: z.uuid(), content: z.string(), is_priority: z.boolean() }));
type Claimed = z.infer<typeof claimed>[number];

function mailOf({ id, content, is_priority }: Claimed): OutgoingMail {
  const { subject, lines, replyTo } = operatorMail(content, is_priority);
  const body = layOut({
    language: 'en',
    subject,
    title: subject,
    lines,
    action: {
      name: 'Answer',
      url: `mailto:${replyTo ?? brand.email}?subject=${encodeURIComponent(subject)}`,
    },
    foot: 'Written in the contact form.',
  });
  return { to: brand.email, ...body, ...(replyTo && { reply_to: replyTo }), type: 'contact', key: id };
}

export function createDeps(env: FunctionEnv, get: Get): MailDeps {
  const service = createServiceClient(env);
  const sendMail = createSendMail(get);

  async function claim(send: SendMail): Promise<DueMail[]> {
    const { data, error } = await service.rpc('claim_contact_messages', { p_limit: BATCH });
    if (error) throw error;
    return z.parse(claimed, data).map((row) => ({ id: row.id, send: () => send(mailOf(row)) }));
  }

  return {
    ...callDeps(env),
    claim: sendMail && (() => claim(sendMail)),
    async noteSent(id) {
      const { error } = await service.rpc('note_contact_sent', { p_id: id });
      if (error) throw error;
    },
    ran: (result) => noteRun(service, contactNotify.name, result),
  };
}
