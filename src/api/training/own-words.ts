import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import {
  type Commitment,
  commitmentSchema,
  type JournalEntry,
  journalEntrySchema,
  type RecallPair,
  recallPairSchema,
} from '@/lib/exercises/own-words';

/*
 * Journal, commitments and facts of the person: read and written by the person alone, and by nothing else of the app. What
 * is taken away comes back for 30 days.
 */

const columns = {
  journal_entries:
    'id, logged_at, occurred_at, day, place, task, trigger_category, trigger_words, feeling, urge, action, minutes_lost, reply, reply_kept',
  commitments:
    'id, kind, status, goal, outcome, obstacle, action, confidence, due_at, want, should, cue, met, checks, started_at',
  recall_pairs: 'id, prompt, answer, best_delay_s, learned_at, kept',
} as const;
export type OwnWords = keyof typeof columns;

const keyOf = (userId: string, table: OwnWords) => ['own-words', userId, table] as const;
/** More are not shown at once. */
const most = 500;

/** The last ones of the journal, by when it happened, newest first. */
export function journalQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'journal_entries'),
    queryFn: async () => {
      const client = await supabase();
      const rows = unwrap(
        await client
          .from('journal_entries')
          .select(columns.journal_entries)
          .is('deleted_at', null)
          .order('occurred_at', { ascending: false })
          .limit(most),
      );
      return z.parse(z.array(journalEntrySchema), rows);
    },
  });
}

/** If-then plans and bundles, those that are over, too; newest first. */
export function commitmentsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'commitments'),
    queryFn: async () => {
      const client = await supabase();
      const rows = unwrap(
        await client
          .from('commitments')
          .select(columns.commitments)
          .is('deleted_at', null)
          .order('started_at', { ascending: false })
          .limit(most),
      );
      return z.parse(z.array(commitmentSchema), rows);
    },
  });
}

/** Facts of one's own, oldest first. */
export function recallPairsQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf(userId, 'recall_pairs'),
    queryFn: async () => {
      const client = await supabase();
      const rows = unwrap(
        await client
          .from('recall_pairs')
          .select(columns.recall_pairs)
          .is('deleted_at', null)
          .order('created_at')
          .limit(most),
      );
      return z.parse(z.array(recallPairSchema), rows);
    },
  });
}

/** What is new is added under the id the device gave it: sent again it is there already. @throws AppError */
async function insert(table: OwnWords, row: object): Promise<void> {
  const client = await supabase();
  const { error } = await client
    .from(table)
    .upsert(row as never, { onConflict: 'id', ignoreDuplicates: true });
  if (error) throw toAppError(error);
}

async function update(table: OwnWords, id: string, change: object): Promise<void> {
  const client = await supabase();
  const { error } = await client
    .from(table)
    .update(change as never)
    .eq('id', id);
  if (error) throw toAppError(error);
}

/** What is added, with an id made on the device, or what changes of one that is there. */
export type Save<Row extends { readonly id: string }, Fixed extends keyof Row, Later extends keyof Row> =
  | { readonly add: Omit<Row, Later> }
  | { readonly id: string; readonly change: Partial<Omit<Row, Fixed>> };

function saveOptions<Row extends { readonly id: string }, Fixed extends keyof Row, Later extends keyof Row>(
  userId: string,
  table: OwnWords,
) {
  return mutationOptions({
    mutationFn: (save: Save<Row, Fixed, Later>) =>
      'add' in save ? insert(table, save.add) : update(table, save.id, save.change),
    onSettled: (_nothing, _error, _save, _before, { client }) =>
      client.invalidateQueries({ queryKey: keyOf(userId, table) }),
  });
}

export const saveJournalMutation = (userId: string) =>
  saveOptions<JournalEntry, 'id' | 'logged_at', never>(userId, 'journal_entries');
/** @throws AppError; detail 'too_many_commitments' where three of the kind are active */
export const saveCommitmentMutation = (userId: string) =>
  saveOptions<Commitment, 'id' | 'kind' | 'started_at', 'status'>(userId, 'commitments');
export const saveRecallPairMutation = (userId: string) =>
  saveOptions<RecallPair, 'id', 'best_delay_s' | 'learned_at' | 'kept'>(userId, 'recall_pairs');

/** Takes something away, or back again. */
export function removeWordsMutation(userId: string, table: OwnWords) {
  return mutationOptions({
    mutationFn: ({ id, undo }: { readonly id: string; readonly undo: boolean }) =>
      update(table, id, { deleted_at: undo ? null : new Date().toISOString() }),
    onSettled: (_nothing, _error, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: keyOf(userId, table) }),
  });
}
