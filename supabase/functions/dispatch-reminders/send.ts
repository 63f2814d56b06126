/** Hands one message or mail over, and says what became of it. */
import { dispatchReminders } from '@lib/contracts/dispatch-reminders.ts';
import { pushData } from '@lib/reminders/message.ts';
import { type Mark, type Outgoing, tryAgain } from '@lib/reminders/sending.ts';
import { describeError } from '../_shared/http/log.ts';
import type { DispatchDeps } from './deps.ts';
import type { ClaimedRow } from './rows.ts';

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
): Promise<readonly Mark[]> {
  const { push } = deps;
  if (push === null) return all(one, 'failed');
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
  const noted = { gone: of('gone'), ok: of('sent'), failed: [...of('refused'), ...of('later')] };
  await deps.notePush(noted);
  if (of('refused').length > 0) {
    // Ours to mend: a message too large, or keys that are not taken.
    deps.log({ level: 'error', function: dispatchReminders.name, error: 'a push service refused a message' });
  }
  if (noted.ok.length > 0) return all(one, 'sent');
  const waits = answers.flatMap(({ outcome }) => (outcome.kind === 'later' ? [outcome.waitMs] : []));
  if (waits.length === 0) return all(one, 'failed');
  const known = waits.filter((wait) => wait !== null);
  return tryAgain(one, known.length > 0 ? Math.max(...known) : null, nowMs);
}

/** Null: nobody knows whether the mail service has it; it is handed in again later, under the same key. */
export async function sendMail(
  person: ClaimedRow,
  one: Outgoing,
  deps: DispatchDeps,
): Promise<readonly Mark[] | null> {
  if (deps.mail === null) return all(one, 'failed');
  try {
    return all(one, (await deps.mail(person, one)) ? 'sent' : 'failed');
  } catch (error) {
    deps.log({ level: 'error', function: dispatchReminders.name, error: describeError(error) });
    return null;
  }
}
