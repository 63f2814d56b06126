import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { planChannel, readAccessAgain, subscriptionQuery } from '@/api/billing/subscription';
import { useAuth } from '@/contexts/auth';
import { type Tier, tierOf } from '@/lib/billing/tier';
import type { CheckedSubscription } from '@/lib/contracts/check-subscription';

export interface SubscriptionValue {
  /** `none` for visitors; `loading` as long as nothing is known, also after a failure (see `error`). */
  status: 'none' | 'loading' | 'ready';
  /** Freemium for visitors and as long as nothing is known. */
  tier: Tier;
  subscription: CheckedSubscription | null;
  /** Why nothing is known. */
  error: unknown;
  /** Asks the server anew and reads everything again that a plan opens, in every tab. Never rejects. */
  refresh: () => Promise<void>;
}

/** The person's plan as the server knows it. Works below a DataProvider; visitors cost no request. */
export function useSubscription(): SubscriptionValue {
  const auth = useAuth();
  const queryClient = useQueryClient();
  const userId = auth.user?.id ?? null;
  const { data, error } = useQuery({ ...subscriptionQuery(userId ?? ''), enabled: userId !== null });
  const refresh = useCallback(async () => {
    if (userId === null) return;
    // First: this tab may be left before it has read anything.
    planChannel.announce(userId);
    await queryClient.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
    await readAccessAgain(queryClient);
  }, [queryClient, userId]);
  if (auth.status === 'signed-out') {
    return { status: 'none', tier: 'freemium', subscription: null, error: null, refresh };
  }
  if (data === undefined) {
    return { status: 'loading', tier: 'freemium', subscription: null, error, refresh };
  }
  return { status: 'ready', tier: tierOf(data), subscription: data, error: null, refresh };
}

/** What opens or closes something when it changes. */
function meaning({
  subscribed,
  subscription_tier,
  status,
  trial_status,
  pending,
}: CheckedSubscription): string {
  return JSON.stringify([subscribed, subscription_tier, status, trial_status, pending]);
}

/**
 * Keeps every page and tab at the plan's newest state: a checkout is finished in another tab or window. Mounted once,
 * around the pages that read data.
 */
export function SubscriptionSync() {
  const queryClient = useQueryClient();
  const userId = useAuth().user?.id ?? null;
  const { subscription, refresh } = useSubscription();
  const isPending = subscription?.pending === true;

  useEffect(
    () =>
      planChannel.listen((id) => {
        if (id !== userId) return;
        void queryClient.invalidateQueries({ queryKey: subscriptionQuery(id).queryKey });
        void readAccessAgain(queryClient);
      }),
    [queryClient, userId],
  );

  useEffect(() => {
    if (!isPending) return;
    const look = () => void refresh();
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, [isPending, refresh]);

  const seen = useRef<{ userId: string | null; meaning: string } | null>(null);
  const now = subscription === null ? null : meaning(subscription);
  useEffect(() => {
    if (now === null) return;
    const before = seen.current;
    seen.current = { userId, meaning: now };
    if (before === null || before.userId !== userId || before.meaning === now) return;
    void readAccessAgain(queryClient);
    if (userId !== null) planChannel.announce(userId);
  }, [now, userId, queryClient]);

  return null;
}
