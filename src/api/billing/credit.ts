import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';

const rowSchema = z.object({ cents: z.number(), counts_until: z.string(), kept: z.boolean() });

export interface PlanCredit {
  /** Whole cents. */
  readonly cents: number;
  /** When the first of it lapses, ISO text. */
  readonly until: string;
  /** No plan has to begin by then. */
  readonly kept: boolean;
}

/** @throws AppError */
async function fetchPlanCredit(): Promise<PlanCredit | null> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(await client.rpc('my_plan_credit'));
  const [row] = z.parse(z.array(rowSchema), rows);
  return row ? { cents: row.cents, until: row.counts_until, kept: row.kept } : null;
}

/**
 * What comes off plan bills for what the signed-in person bought by itself; null when there is nothing. The
 * key stands under 'billing', which a purchase and a plan make read again.
 */
export function planCreditQuery(userId: string) {
  return queryOptions({ queryKey: ['billing', 'credit', userId], queryFn: fetchPlanCredit });
}
