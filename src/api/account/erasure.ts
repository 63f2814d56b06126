import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { subscriptionQuery } from '@/api/billing/subscription';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { deleteAccount } from '@/lib/contracts/delete-account';

/** An account that waits to be erased. */
export interface Erasure {
  /** ISO time from which it is erased. */
  dueAt: string;
}

const rowSchema = z.nullable(z.object({ due_at: z.string() }));

const erasureKey = (userId: string) => ['erasure', userId] as const;

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

export interface AskedErasure {
  password: string;
  /** The text of posts in the community goes, too; else they stay without a name. */
  removesPosts: boolean;
}

/**
 * Puts the account down for erasure. Plans end with the period that is paid.
 * @throws AppError; `refusalCode(deleteAccount, error)` says why
 */
async function requestErasure({ password, removesPosts }: AskedErasure): Promise<Erasure> {
  return {
    dueAt: (await call(deleteAccount, { password, ...(removesPosts && { remove_posts: true }) })).due_at,
  };
}

/** Takes the erasure back. @throws AppError; its detail is 'erasure_begun' when it is too late */
async function keepMyAccount(): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('keep_my_account');
  if (error) throw toAppError(error);
}

/** Puts the account down for erasure, with its password. */
export function requestErasureMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (asked: AskedErasure, { client }) => {
      const erasure = await requestErasure(asked);
      client.setQueryData(erasureKey(userId), erasure);
      // A running plan ends now with its period.
      void client.invalidateQueries({ queryKey: subscriptionQuery(userId).queryKey });
      return erasure;
    },
  });
}

/** True when the erasure cannot be taken back any more. */
export const isErasureBegun = (error: unknown): boolean =>
  error instanceof AppError && error.detail === 'erasure_begun';

export function keepAccountMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (_nothing: undefined, { client }) => {
      await keepMyAccount();
      client.setQueryData(erasureKey(userId), null);
    },
  });
}
