/** Keeps a reminder, checked by the same rules as in the form, with its next moment. */
import { wallTextAt } from '@lib/calendar/zone.ts';
import { reminderKeep } from '@lib/contracts/reminder-keep.ts';
import { checkReminder } from '@lib/reminders/reminder.ts';
import { validForOf, zoneOf } from '@lib/reminders/series.ts';
import { toIso } from '@lib/time.ts';
import * as z from 'zod/mini';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { passOn, type Refusal, refusalOf, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';
import { sourceRow } from '../_shared/reminders/source.ts';

const factsRow = z.object({
  now: z.string(),
  time_zone: z.nullable(z.string()),
  source: sourceRow,
});
type Facts = z.infer<typeof factsRow>;
const storedRow = z.looseObject({ id: z.uuid(), state: z.string(), next_at: z.nullable(z.string()) });

export interface KeepDeps extends CallDeps {
  /** What a reminder of that goes by. */
  facts(person: string, target: string, targetId: string | null): Promise<Facts>;
  store(person: string, row: object): Promise<z.infer<typeof storedRow> | Refusal>;
}

export const handle = serveCall<typeof reminderKeep, KeepDeps>(
  reminderKeep,
  async ({ reminder }, { caller, deps }) => {
    const {
      now,
      time_zone: timeZone,
      source,
    } = await deps.facts(caller.id, reminder.target, reminder.target_id);
    const nowMs = Date.parse(now);
    const checked = checkReminder(reminder, { nowMs, timeZone, source });
    if (!checked.ok) return refuse(checked.error);
    const { next, ...fields } = checked.value;
    const timed = { ...fields, source };
    const [first] = next;
    const stored = await deps.store(caller.id, {
      ...fields,
      valid_for_min: validForOf(timed),
      next_at: first ? toIso(first.ms) : null,
      next_local: first?.nominal ?? null,
      // What was before is not made up for.
      last_handled: wallTextAt(nowMs, zoneOf(timed, timeZone)),
    });
    if ('code' in stored && 'status' in stored) return passOn(stored as Refusal);
    return reply({ reminder: stored as z.infer<typeof storedRow>, next: next.map(({ ms }) => toIso(ms)) });
  },
);

export function createDeps(env: FunctionEnv): KeepDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    async facts(person, target, targetId) {
      const { data, error } = await service.rpc('reminder_facts', {
        p_user: person,
        p_target: target,
        p_target_id: targetId,
      });
      if (error) throw error;
      return z.parse(factsRow, data);
    },
    async store(person, row) {
      const { data, error } = await service.rpc('store_reminder', { p_user: person, p_reminder: row });
      const refusal = error && refusalOf(error);
      if (refusal) return refusal;
      if (error) throw error;
      return z.parse(storedRow, data);
    },
  };
}
