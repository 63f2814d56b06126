/** Two people, plans that today is in, and what people do with them. */
import { QueryClient } from '@tanstack/react-query';
import { expect, vi } from 'vitest';
import { planOutbox } from '@/api/plans/outbox';
import { acceptPlanMutation, changePlanMutation, plansQuery } from '@/api/plans/queries';
import { clearStored } from '@/integrations/local-db/open';
import type { PlanChange } from '@/lib/plans/change';
import { addDays, dayAt, startOf } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { samplePlan } from '../../lib/plans/sample-plan.ts';
import { backend } from './backend.ts';

export const alice = '11111111-1111-4111-8111-111111111111';
export const bob = '22222222-2222-4222-8222-222222222222';
export const now = new Date();
const today = dayAt(now.getTime(), now.getTimezoneOffset());
export const present = (given: Partial<FocusPlan> = {}) =>
  samplePlan({ starts_on: addDays(startOf(addDays(today, -3), 1), 0), ...given });

let client: QueryClient;
export const forgetQueries = () => client.clear();

/** A device that keeps nothing, and an account that does not either. */
export async function begin(): Promise<void> {
  await clearStored();
  localStorage.clear();
  Object.assign(backend, { user: null, offline: false, stored: new Map(), meanwhile: async () => {} });
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

const run = (options: object, input: unknown) =>
  client
    .getMutationCache()
    .build(client, options)
    .execute(input as never);
export const accept = (user: string | null, plan: FocusPlan) =>
  run(acceptPlanMutation(user), () => Promise.resolve(plan));
export const change = (user: string | null, planId: string, what: PlanChange) =>
  run(changePlanMutation(user), { planId, change: what });
export const plans = (user: string | null) => client.fetchQuery({ ...plansQuery(user), staleTime: 0 });
export const sent = () => vi.waitFor(async () => expect(await planOutbox.all()).toEqual([]));

/** A week of the plan that today is in. */
const weekNow = (plan: FocusPlan) => (today < addDays(plan.starts_on, 7) ? 1 : 2);
export const tickToday = (plan: FocusPlan): PlanChange => ({
  type: 'tick',
  itemId: `habit-${weekNow(plan)}`,
  day: today,
  on: true,
});
export const isTickedToday = (plan: FocusPlan | undefined) =>
  plan?.items.some(({ ticks }) => ticks[today]?.on === true) ?? false;
