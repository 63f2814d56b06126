import { describeError } from '../http/log.ts';
import type { CallDeps } from '../http/serve-call.ts';

/** What there is to tell and whom: known to the database and the sender alone. */
export interface DueMail {
  id: string;
  send(): Promise<boolean>;
}

export interface MailDeps extends CallDeps {
  /** Takes due mails in hand; one that is not noted as sent comes again later. Null where no mail service is set up. */
  claim: (() => Promise<DueMail[]>) | null;
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

async function deliver({ id, send }: DueMail, name: string, deps: MailDeps): Promise<boolean> {
  const note = (level: 'warn' | 'error', error: string) => deps.log({ level, function: name, error });
  try {
    if (!(await send())) {
      note('warn', 'a mail was not taken');
      return false;
    }
    await deps.noteSent(id);
    return true;
  } catch (error) {
    note('error', describeError(error));
    return false;
  }
}

/** Sends what is due, one after the other. One that fails keeps no other. @param name of the function, for the log */
export async function deliverDue(name: string, deps: MailDeps): Promise<Delivered> {
  if (deps.claim === null) return { sent: 0, failed: 0, result: 'no mail service' };
  const due = await deps.claim();
  let sent = 0;
  for (const mail of due) if (await deliver(mail, name, deps)) sent += 1;
  return { sent, failed: due.length - sent, result: `${sent} of ${due.length}` };
}
