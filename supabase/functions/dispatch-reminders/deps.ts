import { dispatchReminders } from '@lib/contracts/dispatch-reminders.ts';
import type { Decision } from '@lib/reminders/due.ts';
import { reminderMail } from '@lib/reminders/message.ts';
import type { Mark, Outgoing } from '@lib/reminders/sending.ts';
import * as z from 'zod/mini';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import type { CallDeps } from '../_shared/http/serve-call.ts';
import { isTestPlace } from '../_shared/http/test-place.ts';
import { layOut } from '../_shared/mail/layout.ts';
import { createSendMail, type SendMail } from '../_shared/mail/send.ts';
import { createSendPush, type SendPush } from '../_shared/push/send.ts';
import { actToken, stopToken } from '../_shared/reminders/tokens.ts';
import { noteRun } from '../_shared/schedule/note-run.ts';
import { type ClaimedRow, claimedRows, dueRows } from './rows.ts';

export interface DispatchDeps extends CallDeps {
  /** Whether a given time may stand for the database's: in places for tests alone. */
  takesNow: boolean;
  /** Takes reminders in hand. */
  due(now: string | null): Promise<z.infer<typeof dueRows>>;
  store(decisions: readonly Decision[]): Promise<void>;
  /** Takes messages and mails in hand. */
  claim(now: string | null): Promise<z.infer<typeof claimedRows>>;
  mark(marks: readonly Mark[], now: string | null): Promise<void>;
  /** Null where nothing of the kind is set up. */
  push: SendPush | null;
  mail: ((person: ClaimedRow, one: Outgoing) => Promise<boolean>) | null;
  actToken(delivery: string): Promise<string>;
  notePush(devices: { gone: string[]; ok: string[]; failed: string[] }): Promise<void>;
  /** Notes that the schedule was kept. */
  ran(result: string): Promise<void>;
}

/** What one look takes in hand. */
export const BATCH = 500;

function mailer(env: FunctionEnv, send: SendMail): DispatchDeps['mail'] {
  const { serviceKey, siteUrl, supabaseUrl } = env;
  return async (person, one) => {
    const reminder = one.deliveries[0]?.reminder_id ?? '';
    const { action, foot, stop, lines, language, subject } = reminderMail(one, person);
    const query = `reminder=${reminder}&token=${await stopToken(reminder, serviceKey)}`;
    const body = layOut({
      language,
      subject,
      title: subject,
      lines,
      action: { name: action.name, url: `${siteUrl}${action.route}` },
      foot,
      also: { name: stop, url: `${siteUrl}/reminders/stop?${query}` },
    });
    // One click in a mail program: this reminder, or all of a bundle's person.
    const all = one.kind === 'one' ? '' : '&all=1';
    return send({
      to: person.address ?? '',
      ...body,
      type: 'reminder',
      key: one.id,
      headers: {
        'List-Unsubscribe': `<${supabaseUrl}/functions/v1/reminder-unsubscribe?${query}${all}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  };
}

export function createDeps(env: FunctionEnv, get: Get): DispatchDeps {
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

  return {
    ...callDeps(env),
    takesNow: isTestPlace(get),
    due: (now) => run('claim_due_reminders', { p_limit: BATCH, p_now: now }, dueRows),
    async store(decisions) {
      await run('store_dispatch', { p_done: decisions }, z.number());
    },
    claim: (now) => run('claim_deliveries', { p_limit: BATCH, p_now: now }, claimedRows),
    async mark(marks, now) {
      await run('mark_deliveries', { p_rows: marks, p_now: now }, z.unknown());
    },
    push: createSendPush(get),
    mail: sendMail && mailer(env, sendMail),
    actToken: (delivery) => actToken(delivery, env.serviceKey),
    async notePush({ gone, ok, failed }) {
      await run('note_push', { p_gone: gone, p_ok: ok, p_failed: failed }, z.unknown());
    },
    ran: (result) => noteRun(service, dispatchReminders.name, result),
  };
}
