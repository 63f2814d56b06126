/** Hands one message or mail over, and says what became of it. */
import { dispatchReminders } from '@lib/contracts/dispatch-reminders.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { pushData } from '@lib/reminders/message.ts';
import { type Mark, type Outgoing, tryAgain } from '@lib/reminders/sending.ts';
import type { DispatchDeps } from './deps.ts';
import type { ClaimedRow } from './rows.ts';

/** What became of one message or mail, and of the devices it was for. */
export interface Became {
  readonly marks: readonly Mark[];
  readonly gone: readonly string[];
  readonly ok: readonly string[];
  readonly unsure: readonly string[];
}

const noDevice = { gone: [], ok: [], unsure: [] } as const;
const all = (one: Outgoing, state: 'sent' | 'failed'): Mark[] =>
  one.deliveries.map(({ id }) => ({ id, state }));

/** Messages of one reminder that wait at a service for a device: the newest is kept. */
async function topicOf(reminder: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(reminder));
  const text = btoa(String.fromCharCode(...new Uint8Array(hash)));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 32);
}

/** To every device of the person; told once one of them has it. */
export async function sendPush(
  person: ClaimedRow,
  one: Outgoing,
  nowMs: number,
  deps: DispatchDeps,
): Promise<Became> {
  const { push } = deps;
  if (push === null) return { ...noDevice, marks: all(one, 'failed') };
  const data = pushData(one, person, await deps.actToken(one.id));
  const message = {
    data,
    ttlSeconds: (one.untilMs - nowMs) / 1000,
    topic: await topicOf(one.deliveries[0]?.reminder_id ?? one.id),
  };
  const answers = await Promise.all(
    person.devices.map(async (device) => ({ id: device.id, outcome: await push(device, message) })),
  );
  const of = (kind: string) => answers.filter(({ outcome }) => outcome.kind === kind).map(({ id }) => id);
  const devices = { gone: of('gone'), ok: of('sent'), unsure: [...of('refused'), ...of('later')] };
  if (of('refused').length > 0) {
    // Ours to mend: a message too large, or keys that are not taken.
    deps.log({ level: 'error', function: dispatchReminders.name, event: 'push_refused' });
  }
  if (devices.ok.length > 0) return { ...devices, marks: all(one, 'sent') };
  const waits = answers.flatMap(({ outcome }) => (outcome.kind === 'later' ? [outcome.waitMs] : []));
  if (waits.length === 0) return { ...devices, marks: all(one, 'failed') };
  const known = waits.filter((wait) => wait !== null);
  return { ...devices, marks: tryAgain(one, known.length > 0 ? Math.max(...known) : null, nowMs) };
}

export async function sendMail(person: ClaimedRow, one: Outgoing, deps: DispatchDeps): Promise<Became> {
  if (deps.mail === null) return { ...noDevice, marks: all(one, 'failed') };
  try {
    return { ...noDevice, marks: all(one, (await deps.mail(person, one)) ? 'sent' : 'failed') };
  } catch (error) {
    // Nobody knows whether the mail service has it: it is handed in again later, under the same key.
    deps.log({ level: 'error', function: dispatchReminders.name, fault: faultOf(error) });
    return { ...noDevice, marks: [] };
  }
}
