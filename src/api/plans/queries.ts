import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { type ChangeTime, changePlan, type PlanChange } from '@/lib/plans/change';
import { dayAt } from '@/lib/plans/dates';
import { type FocusPlan, readPlan } from '@/lib/plans/plan';
import { changeLocalPlan, forgetLocalPlan, keepLocalPlan, localPlans, onPlansChanged } from './local-plans';
import { planOutbox, sendPlan } from './outbox';

/*
 * Plans of the person at hand: a visitor's of this device, a person's of the account together with what this device did
 * and has not sent yet. Everything is done on the device first and works without a connection.
 */

const planKeys = {
  of: (userId: string | null) => ['plans', userId] as const,
};

function timeHere(): ChangeTime {
  const now = new Date();
  return { now: now.getTime(), today: dayAt(now.getTime(), now.getTimezoneOffset()) };
}

/** @throws AppError */
export async function fetchAccountPlans(): Promise<FocusPlan[]> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(await client.rpc('my_focus_plans'));
  return rows.flatMap((row) => readPlan(row) ?? []);
}

const idsOf = (plans: readonly { id: string }[]) => new Set(plans.map(({ id }) => id));

async function fetchPlans(userId: string | null): Promise<FocusPlan[]> {
  if (userId === null) return localPlans(null);
  // Both are read before the account is asked: what is accepted or sent meanwhile is not in its answer, and stays.
  const here = idsOf(await localPlans(userId));
  const unsent = await planOutbox.all();
  // A page that ended in between has noted what it has to send, and not shown it yet.
  for (const { id, owner, payload } of unsent)
    if (owner === userId && !here.has(id)) await keepLocalPlan(userId, payload.plan);
  try {
    const stored = await fetchAccountPlans();
    for (const plan of stored) await keepLocalPlan(userId, plan);
    const known = idsOf([...stored, ...unsent]);
    for (const id of here) if (!known.has(id)) await forgetLocalPlan(id);
  } catch (failure) {
    const error = toAppError(failure);
    if (error.code !== 'network' && error.code !== 'unavailable') throw error;
  }
  return localPlans(userId);
}

/**
 * Plans of a person, the active one first, then newest first.
 * @param userId null for a visitor
 */
export function plansQuery(userId: string | null) {
  return queryOptions({
    queryKey: planKeys.of(userId),
    queryFn: () => fetchPlans(userId),
    retry: false,
  });
}

async function showCopies(client: QueryClient, userId: string | null): Promise<void> {
  client.setQueryData(planKeys.of(userId), await localPlans(userId));
}

/** Follows changes of this device, by other tabs and by what the server brought together. */
function useFollowedPlans(userId: string | null): void {
  const client = useQueryClient();
  useEffect(
    () =>
      onPlansChanged(() => {
        if (client.getQueryData(planKeys.of(userId)) !== undefined) void showCopies(client, userId);
      }),
    [client, userId],
  );
}

/** All plans of the person at hand, as they change. */
export function usePlans(userId: string | null) {
  useFollowedPlans(userId);
  return useQuery(plansQuery(userId));
}

async function change(userId: string | null, planId: string, what: PlanChange): Promise<void> {
  const time = timeHere();
  const changed = (plan: FocusPlan) => changePlan(plan, what, time);
  const show = () => changeLocalPlan(userId, planId, changed);
  const plan = (await localPlans(userId)).find(({ id }) => id === planId);
  if (plan) await sendPlan(userId, changed(plan), show);
}

/** Ticks, skips, swaps or ends, at once and without a connection, too; the account hears of it when there is one. */
export function changePlanMutation(userId: string | null) {
  return mutationOptions({
    mutationFn: ({ planId, change: what }: { planId: string; change: PlanChange }) =>
      change(userId, planId, what),
    onSuccess: (_done, _change, _before, { client }) => showCopies(client, userId),
  });
}

async function accept(userId: string | null, propose: () => Promise<FocusPlan | null>): Promise<void> {
  const plan = await propose();
  if (plan === null) return;
  for (const { id, status } of await localPlans(userId)) {
    if (status === 'active') await change(userId, id, { type: 'end' });
  }
  await sendPlan(userId, plan, () => keepLocalPlan(userId, plan));
}

/** Makes a plan and keeps it from now on; the one that was kept before ends and stays readable. */
export function acceptPlanMutation(userId: string | null) {
  return mutationOptions({
    mutationFn: (propose: () => Promise<FocusPlan | null>) => accept(userId, propose),
    onSuccess: (_done, _plan, _before, { client }) => showCopies(client, userId),
  });
}
