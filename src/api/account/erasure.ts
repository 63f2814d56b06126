import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';

/** Days in which a person can still keep the account; the same number stands in `schedule_erasure` of the database. */
export const erasureWaitDays = 7;

/** An account that waits to be erased. */
export interface Erasure {
  /** ISO time from which it is erased. */
  dueAt: string;
}

const rowSchema = z.nullable(z.object({ due_at: z.string() }));
const answerSchema = z.object({ due_at: z.string() });

export const erasureKey = (userId: string) => ['erasure', userId] as const;

/** @throws AppError */
async function fetchErasure(userId: string): Promise<Erasure | null> {
  const client = await supabase();
  const { data, error } = await client
    .from('account_erasures')
    .select('due_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toAppError(error);
  const row = z.parse(rowSchema, data);
  return row && { dueAt: row.due_at };
}

/** When the signed-in person's account is erased; null when it is not. */
export function erasureQuery(userId: string) {
  return queryOptions({ queryKey: erasureKey(userId), queryFn: () => fetchErasure(userId) });
}

/**
 * Puts the account down for erasure. Plans end with the period that is paid.
 * @throws AppError; its detail is 'wrong_password' when the password does not fit, 'plans_not_ended' when the payment
 * provider could not be asked, and then nothing was changed
 */
export async function requestErasure(password: string): Promise<Erasure> {
  return { dueAt: z.parse(answerSchema, await callFunction('delete-account', { password })).due_at };
}

/** Takes the erasure back. @throws AppError; its detail is 'erasure_begun' when it is too late */
export async function keepMyAccount(): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('keep_my_account');
  if (error) throw toAppError(error);
}
