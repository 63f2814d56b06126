import { faultOf } from '@lib/operations/fault.ts';
import type { CallDeps } from '../http/serve-call.ts';

/** What there is to tell and whom: known to the database and the sender alone. */
export interface DueMail {
  id: string;
  send(): Promise<boolean>;
  /** Notes that the service said it did not take the mail. */
  noteRefused?(): Promise<void>;
}

export interface MailDeps extends CallDeps {
  /** Takes due mails in hand; one that is not noted as sent comes again later. Null where no mail service is set up. */
  claim: (() => Promise<DueMail[]>) | null;
  /** Whether the mail service can be reached; while it cannot, nothing is taken in hand. */
  isUp?(): Promise<boolean>;
  noteSent(id: string): Promise<void>;
  /** Notes that the schedule was kept. */
  ran(result: string): Promise<void>;
}

interface Delivered {
  sent: number;
  failed: number;
  /** How it went, for the notes of the schedule. */
  result: string;
}

async function deliver({ id, send, noteRefused }: DueMail, name: string, deps: MailDeps): Promise<boolean> {
  try {
    if (!(await send())) {
      deps.log({ level: 'warn', function: name, event: 'mail_not_taken' });
      await noteRefused?.();
      return false;
    }
    await deps.noteSent(id);
    return true;
  } catch (error) {
    deps.log({ level: 'error', function: name, fault: faultOf(error) });
    return false;
  }
}

/** Sends what is due, one after the other. One that fails keeps no other. @param name of the function, for the log */
export async function deliverDue(name: string, deps: MailDeps): Promise<Delivered> {
  if (deps.claim === null) return { sent: 0, failed: 0, result: 'no mail service' };
  if (deps.isUp && !(await deps.isUp())) {
    return { sent: 0, failed: 0, result: 'the mail service does not answer' };
  }
  const due = await deps.claim();
  let sent = 0;
  for (const mail of due) if (await deliver(mail, name, deps)) sent += 1;
  return { sent, failed: due.length - sent, result: `${sent} of ${due.length}` };
}
