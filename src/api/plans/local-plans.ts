import * as z from 'zod/mini';
import { createDeviceChannel } from '@/integrations/device-channel';
import { readAllStored, removeStored, updateStored } from '@/integrations/local-db/open';
import { mergePlans } from '@/lib/plans/merge';
import { type FocusPlan, planSchema } from '@/lib/plans/plan';

/*
 * Plans as this device keeps them: all there is of a visitor's, and of a person's what is read and ticked without a
 * connection. A plan belongs to who accepted it here; nobody else on this device is shown it.
 */

const storedSchema = z.object({ owner: z.nullable(z.string()), plan: planSchema });
type Stored = z.infer<typeof storedSchema>;

/** Plans the device could not keep; they last as long as this page. */
const unkept = new Map<string, Stored>();
const changes = createDeviceChannel('fcl-plans', { toSelf: true });

/** Calls back when a plan of this device changed, in this tab or another. Answers how to stop. */
export const onPlansChanged = (listener: () => void) => changes.listen(listener);

function parse(value: unknown): Stored | null {
  const parsed = z.safeParse(storedSchema, value);
  return parsed.success ? parsed.data : null;
}

async function allStored(): Promise<Stored[]> {
  const stored = await readAllStored('plans').catch((): unknown[] => []); // storage is switched off
  return [...stored.flatMap((value) => parse(value) ?? []), ...unkept.values()];
}

/** Newest first, the active one before all. */
function inOrder(plans: readonly FocusPlan[]): FocusPlan[] {
  const isActive = ({ status }: FocusPlan) => Number(status === 'active');
  return [...plans].sort((a, b) => isActive(b) - isActive(a) || b.accepted_at.localeCompare(a.accepted_at));
}

/** @param owner id of the signed-in person, or null for a visitor */
export async function localPlans(owner: string | null): Promise<FocusPlan[]> {
  return inOrder((await allStored()).flatMap((stored) => (stored.owner === owner ? [stored.plan] : [])));
}

/** Changes what is kept under an id in one transaction, so that two tabs never overwrite each other. */
async function update(id: string, change: (present: Stored | null) => Stored | null): Promise<Stored | null> {
  const inMemory = unkept.get(id);
  let next: Stored | null = null;
  if (inMemory) {
    next = change(inMemory);
    if (next) unkept.set(id, next);
    else unkept.delete(id);
  } else {
    try {
      await updateStored('plans', id, (value) => {
        const present = parse(value);
        // What a later version of the app keeps here is left to it.
        if (value !== undefined && present === null) return value;
        next = change(present);
        return next ?? undefined;
      });
    } catch {
      next = change(null); // storage is switched off or full
      if (next) unkept.set(id, next);
    }
  }
  changes.announce(id);
  return next;
}

/** Keeps what a plan is by now, together with what this device did to it. Answers the plan it is then. */
export async function keepLocalPlan(owner: string | null, plan: FocusPlan): Promise<FocusPlan> {
  const kept = await update(plan.id, (present) => {
    if (present && present.owner !== owner) return present;
    return { owner, plan: present ? mergePlans(present.plan, plan) : plan };
  });
  return kept?.owner === owner ? kept.plan : plan;
}

/** What the server answered about a plan that was sent, in the name in which it is kept here. */
export async function keepAnswer(plan: FocusPlan): Promise<void> {
  await update(plan.id, (present) => (present ? { ...present, plan: mergePlans(present.plan, plan) } : null));
}

/** Changes a plan of a person of this device; null when there is none under this id. */
export async function changeLocalPlan(
  owner: string | null,
  id: string,
  change: (plan: FocusPlan) => FocusPlan,
): Promise<FocusPlan | null> {
  const kept = await update(id, (present) =>
    present?.owner === owner ? { owner, plan: change(present.plan) } : present,
  );
  return kept?.owner === owner ? kept.plan : null;
}

/** Gives a visitor's plan to a person. */
export async function giveLocalPlan(id: string, owner: string, plan: FocusPlan): Promise<void> {
  await update(id, () => ({ owner, plan }));
}

/** Forgets what a visitor made of a result that is deleted from this device. */
export async function forgetPlansOf(attemptId: string): Promise<void> {
  for (const { id, attempt_id } of await localPlans(null)) {
    if (attempt_id === attemptId) await forgetLocalPlan(id);
  }
}

export async function forgetLocalPlan(id: string): Promise<void> {
  unkept.delete(id);
  await removeStored('plans', id).catch(() => {}); // storage is switched off: there is none
  changes.announce(id);
}
