/**
 * Tells people what is due, and sends their messages and mails. Started by a schedule; whoever calls it needs the service
 * key. Everything it decides is stored before anything goes out, and what went out is marked, so that a run that falls, comes
 * late or has company tells nothing twice.
 */
import { dispatchReminders } from '@lib/contracts/dispatch-reminders.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { bundleLate, type Decision, type DueReminder, decide } from '@lib/reminders/due.ts';
import { planSending, type Sending } from '@lib/reminders/sending.ts';
import { reply } from '../_shared/http/outcome.ts';
import { serveCall } from '../_shared/http/serve-call.ts';
import { BATCH, type DispatchDeps } from './deps.ts';
import type { ClaimedRow } from './rows.ts';
import { type Became, sendMail, sendPush } from './send.ts';

/** Looks of one run; what is left then is the next one's. */
const ROUNDS = 20;
/** People whose messages go out at a time, and are marked together; and how many times that happens side by side. */
const AT_ONCE = 20;
const LANES = 3;

/** Waits for all of them, also where one falls, so that nothing goes on after the answer. @throws what the first threw */
async function allDone(works: readonly Promise<unknown>[]): Promise<void> {
  for (const one of await Promise.allSettled(works)) if (one.status === 'rejected') throw one.reason;
}

/** What one fails at keeps no other. */
function noted<T>(deps: DispatchDeps, work: () => T): T[] {
  try {
    return [work()];
  } catch (error) {
    deps.log({ level: 'error', function: dispatchReminders.name, fault: faultOf(error) });
    return [];
  }
}

async function storeAll(deps: DispatchDeps, decisions: readonly Decision[]): Promise<void> {
  try {
    await deps.store(decisions);
  } catch (error) {
    if (decisions.length <= 1) throw error;
    deps.log({ level: 'error', function: dispatchReminders.name, fault: faultOf(error) });
    const half = Math.ceil(decisions.length / 2);
    const parts = [decisions.slice(0, half), decisions.slice(half)];
    const done = await Promise.allSettled(parts.map((part) => storeAll(deps, part)));
    // Where nothing at all can be stored it is no single reminder's fault.
    if (done.every(({ status }) => status === 'rejected')) throw error;
  }
}

/**
 * Two parts that are worked on side by side. A person's are in one of them: what comes late is told together, and neither waits
 * for a row that the other has changed.
 */
function inParts(reminders: readonly DueReminder[]): DueReminder[][] {
  const people = [...new Set(reminders.map(({ user_id }) => user_id))];
  const first = new Set(people.slice(0, Math.ceil(people.length / 2)));
  const parts = [true, false].map((is) => reminders.filter(({ user_id }) => first.has(user_id) === is));
  return parts.filter((part) => part.length > 0);
}

async function decideAll(
  deps: DispatchDeps,
  reminders: readonly DueReminder[],
  nowMs: number,
): Promise<void> {
  const decisions = reminders.flatMap((reminder) => noted(deps, () => decide(reminder, nowMs)));
  await storeAll(deps, bundleLate(reminders, decisions));
}

/** Decides about what is due. Answers how much that was. */
async function look(deps: DispatchDeps, now: string | null): Promise<number> {
  const { now: at, reminders } = await deps.due(now);
  const nowMs = Date.parse(at);
  await allDone(inParts(reminders).map((part) => decideAll(deps, part, nowMs)));
  return reminders.length;
}

async function sendTo(person: ClaimedRow, sending: Sending, nowMs: number, deps: DispatchDeps) {
  const became: Became[] = [];
  for (const one of sending.outgoing) {
    became.push(
      await (one.channel === 'push' ? sendPush(person, one, nowMs, deps) : sendMail(person, one, deps)),
    );
  }
  return became;
}

async function note(became: readonly Became[], now: string | null, deps: DispatchDeps): Promise<void> {
  const marks = became.flatMap((one) => one.marks);
  if (marks.length > 0) await deps.mark(marks, now);
  const devices = {
    gone: became.flatMap((one) => one.gone),
    ok: became.flatMap((one) => one.ok),
    failed: became.flatMap((one) => one.unsure),
  };
  if (Object.values(devices).some((ids) => ids.length > 0)) await deps.notePush(devices);
}

async function send(deps: DispatchDeps, now: string | null) {
  const { now: at, people } = await deps.claim(now);
  const nowMs = Date.parse(at);
  const total = {
    claimed: people.reduce((sum, { deliveries }) => sum + deliveries.length, 0),
    sent: 0,
    failed: 0,
  };
  const planned = people.flatMap((person) =>
    noted(deps, () => ({ person, sending: planSending(person, nowMs) })),
  );
  // Before anything goes out, so that after a fall the same ones are one again.
  const before = planned.flatMap(({ sending }) => sending.marks);
  if (before.length > 0) await deps.mark(before, now);
  let next = 0;
  // While one lane stores what became of its messages, the others write theirs.
  const lane = async () => {
    while (next < planned.length) {
      const part = planned.slice(next, next + AT_ONCE);
      next += AT_ONCE;
      const became = (
        await Promise.all(part.map(({ person, sending }) => sendTo(person, sending, nowMs, deps)))
      ).flat();
      await note(became, now, deps);
      total.sent += became.filter((one) => one.marks.some(({ state }) => state === 'sent')).length;
      total.failed += became.filter((one) => one.marks.some(({ state }) => state === 'failed')).length;
    }
  };
  await allDone(Array.from({ length: LANES }, lane));
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
