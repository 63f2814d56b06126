import * as z from 'zod/mini';
import { createOutbox } from '@/api/sync/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { AppError } from '@/lib/app-error';
import { isSamePlan, mergePlans } from '@/lib/plans/merge';
import { type FocusPlan, planSchema, readPlan } from '@/lib/plans/plan';
import { keepAnswer, localPlans } from './local-plans';

const payloadSchema = z.object({ owner: z.string(), plan: planSchema });
type KeptPlan = z.infer<typeof payloadSchema>;

/** What this device knows of a plan, whichever tab kept it last. */
async function presentPlan({ owner, plan }: KeptPlan): Promise<FocusPlan> {
  const kept = (await localPlans(owner)).find(({ id }) => id === plan.id);
  return kept ? mergePlans(kept, plan) : plan;
}

async function deliver(kept: KeptPlan): Promise<FocusPlan> {
  const client = await supabase();
  const { data, error } = await client.rpc('keep_focus_plan', { p_plan: await presentPlan(kept) });
  if (error) throw toAppError(error);
  const stored = readPlan(data);
  if (!stored) throw new AppError('unknown', { detail: 'plan_unreadable' });
  return stored;
}

/**
 * Plans on their way to the account, as a whole: the server brings together what several devices did, so sending one
 * again changes nothing and nothing waits for another.
 */
export const planOutbox = createOutbox<KeptPlan, FocusPlan>({
  name: 'plan',
  payload: payloadSchema,
  deliver,
  onStored: (_id, stored) => keepAnswer(stored),
  holdsMore: (present, sent) => !isSamePlan(present.plan, sent.plan),
});

/**
 * Keeps a person's plan until it is sent, and tries that. What is seen is on its way already: a page may end at any moment.
 * @param owner null for a visitor, whose plans stay here
 * @param show lets this device show it
 */
export async function sendPlan(
  owner: string | null,
  plan: FocusPlan,
  show: () => Promise<unknown>,
): Promise<void> {
  if (owner !== null) await planOutbox.keep({ id: plan.id, owner, payload: { owner, plan } });
  await show();
  if (owner !== null) void planOutbox.send(plan.id);
}
