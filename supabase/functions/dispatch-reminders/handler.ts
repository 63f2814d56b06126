/**
 * Tells people what is due, and sends their messages and mails. Started by a schedule; whoever calls it needs the service
 * key. Everything it decides is stored before anything goes out, and what went out is marked, so that a run that falls, comes
 * late or has company tells nothing twice.
 */
import { dispatchReminders } from '@lib/contracts/dispatch-reminders.ts';
import { bundleLate, decide } from '@lib/reminders/due.ts';
import { planSending } from '@lib/reminders/sending.ts';
import { reply } from '../_shared/http/outcome.ts';
import { serveCall } from '../_shared/http/serve-call.ts';
import { BATCH, type DispatchDeps } from './deps.ts';
import type { ClaimedRow } from './rows.ts';
import { sendMail, sendPush } from './send.ts';

/** Looks of one run; what is left then is the next one's. */
const ROUNDS = 20;
/** People whose messages go out at a time. */
const AT_ONCE = 20;

/** Decides about what is due. Answers how much that was. */
async function look(deps: DispatchDeps, now: string | null): Promise<number> {
  const { now: at, reminders } = await deps.due(now);
  if (reminders.length === 0) return 0;
  const nowMs = Date.parse(at);
  await deps.store(
    bundleLate(
      reminders,
      reminders.map((reminder) => decide(reminder, nowMs)),
    ),
  );
  return reminders.length;
}

interface Sent {
  claimed: number;
  sent: number;
  failed: number;
}

async function sendTo(
  person: ClaimedRow,
  nowMs: number,
  deps: DispatchDeps,
  now: string | null,
): Promise<Sent> {
  const { marks, outgoing } = planSending(person, nowMs);
  if (marks.length > 0) await deps.mark(marks, now);
  const total = { claimed: person.deliveries.length, sent: 0, failed: 0 };
  for (const one of outgoing) {
    const became =
      one.channel === 'push' ? await sendPush(person, one, nowMs, deps) : await sendMail(person, one, deps);
    if (became === null) continue;
    await deps.mark(became, now);
    if (became.some(({ state }) => state === 'sent')) total.sent += 1;
    if (became.some(({ state }) => state === 'failed')) total.failed += 1;
  }
  return total;
}

async function send(deps: DispatchDeps, now: string | null): Promise<Sent> {
  const { now: at, people } = await deps.claim(now);
  const total = { claimed: 0, sent: 0, failed: 0 };
  for (let from = 0; from < people.length; from += AT_ONCE) {
    const part = people.slice(from, from + AT_ONCE);
    for (const done of await Promise.all(part.map((person) => sendTo(person, Date.parse(at), deps, now)))) {
      total.claimed += done.claimed;
      total.sent += done.sent;
      total.failed += done.failed;
    }
  }
  return total;
}

export const handle = serveCall<typeof dispatchReminders, DispatchDeps>(
  dispatchReminders,
  async (body, { deps }) => {
    const now = deps.takesNow ? (body.now ?? null) : null;
    let looked = 0;
    for (let round = 0, found = BATCH; round < ROUNDS && found >= BATCH; round += 1) {
      found = await look(deps, now);
      looked += found;
    }
    const total = { sent: 0, failed: 0 };
    for (let round = 0, found = BATCH; round < ROUNDS && found >= BATCH; round += 1) {
      const { claimed, sent, failed } = await send(deps, now);
      found = claimed;
      total.sent += sent;
      total.failed += failed;
    }
    await deps.ran(`${looked} looked at, ${total.sent} sent, ${total.failed} failed`);
    return reply({ looked, ...total });
  },
);
