/** An account that keeps plans, as the database does: what several devices sent is brought together. */
import { mergePlans } from '@/lib/plans/merge';
import { type FocusPlan, readPlan } from '@/lib/plans/plan';
import { fakeClientModule, unreachable } from '../../support/fake-supabase.ts';

export const backend = {
  user: null as string | null,
  offline: false,
  stored: new Map<string, unknown>(),
  /** Done while the account is asked for its plans, after it looked. */
  meanwhile: async (): Promise<void> => {},
};

export function signIn(user: string): void {
  backend.user = user;
}

export const clientModule = () =>
  fakeClientModule({
    session: () => backend.user,
    rpc: async (name, args) => {
      if (backend.offline) return unreachable();
      if (name === 'my_focus_plans') {
        const data = [...backend.stored.values()];
        await backend.meanwhile();
        return { data, error: null };
      }
      if (name !== 'keep_focus_plan') return { data: null, error: null };
      const sent = readPlan(args.p_plan) as FocusPlan;
      const known = readPlan(backend.stored.get(sent.id));
      const plan = known ? mergePlans(known, sent) : sent;
      backend.stored.set(plan.id, plan);
      return { data: plan, error: null };
    },
  });
