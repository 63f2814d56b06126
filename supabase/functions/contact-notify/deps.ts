import { operatorMail } from '@lib/contact/operator-mail.ts';
import { replyMail } from '@lib/contact/reply-mail.ts';
import { contactNotify } from '@lib/contracts/contact-notify.ts';
import * as z from 'zod/mini';
import { brand } from '../../../src/config/brand.ts';
import { languageCodes } from '../../../src/config/languages.ts';
import { paths } from '../../../src/config/paths.ts';
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

/** What the team answers, to whoever wrote. */
const claimedReplies = z.array(
  z.object({ id: z.uuid(), content: z.string(), lang: z.enum(languageCodes), body: z.string() }),
);

/** Before the id of a reply, where ids of messages stand beside it. */
const replyMark = 'reply:';

function answerOf(
  { id, content, lang, body }: z.infer<typeof claimedReplies>[number],
  siteUrl: string,
): OutgoingMail | null {
  const mail = replyMail(content, lang, body);
  if (!mail) return null;
  const { to, subject, title, lines, again, foot } = mail;
  const action = { name: again, url: `${siteUrl}${paths.contact}` };
  const laidOut = layOut({ language: lang, subject, title, lines, action, foot });
  return { to, ...laidOut, reply_to: brand.email, type: 'contact_reply', key: id };
}

export function createDeps(env: FunctionEnv, get: Get): MailDeps {
  const service = createServiceClient(env);
  const sendMail = createSendMail(get);

  async function claim(send: SendMail): Promise<DueMail[]> {
    const { data, error } = await service.rpc('claim_contact_messages', { p_limit: BATCH });
    if (error) throw error;
    const messages = z.parse(claimed, data).map((row) => ({ id: row.id, send: () => send(mailOf(row)) }));
    const due = await service.rpc('claim_contact_replies', { p_limit: BATCH });
    if (due.error) throw due.error;
    const replies = z.parse(claimedReplies, due.data).flatMap((row) => {
      const mail = answerOf(row, env.siteUrl);
      return mail ? [{ id: `${replyMark}${row.id}`, send: () => send(mail) }] : [];
    });
    return [...messages, ...replies];
  }

  return {
    ...callDeps(env),
    claim: sendMail && (() => claim(sendMail)),
    async noteSent(id) {
      const { error } = id.startsWith(replyMark)
        ? await service.rpc('note_contact_reply_sent', { p_id: id.slice(replyMark.length) })
        : await service.rpc('note_contact_sent', { p_id: id });
      if (error) throw error;
    },
    ran: (result) => noteRun(service, contactNotify.name, result),
  };
}
