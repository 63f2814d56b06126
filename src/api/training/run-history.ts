import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { behindPlace } from '@/api/keyset';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { runModes } from '@/lib/exercises/contract';
import { type ExerciseRun, runStatuses } from '@/lib/exercises/run';
import { runKeys } from './run-keys';

/** A stored run as lists show it. Device and screen are null in runs from before the server scored them. */
const listedRunSchema = z.object({
  id: z.string(),
  exercise_id: z.string(),
  variant: z.string(),
  mode: z.enum(runModes),
  status: z.enum(runStatuses),
  device_class: z.nullable(z.string()),
  screen_class: z.nullable(z.string()),
  task_version: z.string(),
  /** Null when the run was left early or gives none. */
  score: z.nullable(z.number()),
  started_at: z.string(),
  ended_at: z.string(),
});
export type ListedRun = z.infer<typeof listedRunSchema>;

const summarySchema = z.object({
  exercise_id: z.string(),
  variant: z.string(),
  mode: z.enum(runModes),
  device_class: z.nullable(z.string()),
  screen_class: z.nullable(z.string()),
  task_version: z.string(),
  runs: z.number(),
  scored_runs: z.number(),
  last_at: z.string(),
  best: z.nullable(z.number()),
  last_score: z.nullable(z.number()),
});

export type SummaryRow = z.infer<typeof summarySchema>;

/** A row for each way the person does an exercise: how often, the best score and the last. */
export function exerciseSummaryQuery(userId: string) {
  return queryOptions({
    queryKey: [...runKeys.of(userId), 'summary'],
    queryFn: async () => {
      const client = await supabase();
      return z.parse(z.array(summarySchema), unwrap(await client.rpc('my_exercise_summary')));
    },
  });
}

export interface RunFilter {
  readonly exerciseId: string;
  /** Null: every one. */
  readonly variant: string | null;
  readonly mode: ExerciseRun['mode'] | null;
  readonly deviceClass: ExerciseRun['deviceClass'] | null;
}

const listColumns =
  'id, exercise_id, variant, mode, status, device_class, screen_class, task_version, score, started_at, ended_at';
export const runsPerPage = 20;

type Place = Pick<ListedRun, 'started_at' | 'id'>;

/** @throws AppError */
async function fetchPage(filter: RunFilter, behind: Place | null): Promise<ListedRun[]> {
  const client = await supabase();
  let asked = client.from('training_runs').select(listColumns).eq('exercise_id', filter.exerciseId);
  if (filter.variant !== null) asked = asked.eq('variant', filter.variant);
  if (filter.mode !== null) asked = asked.eq('mode', filter.mode);
  if (filter.deviceClass !== null) asked = asked.eq('device_class', filter.deviceClass);
  if (behind) {
    asked = behindPlace(asked, 'started_at', { at: behind.started_at, id: behind.id });
  }
  const rows = unwrap(
    await asked
      .order('started_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(runsPerPage),
  );
  return z.parse(z.array(listedRunSchema), rows);
}

/** Runs of one exercise in pages, newest first. */
export function runsQuery(userId: string, filter: RunFilter) {
  return infiniteQueryOptions({
    queryKey: [...runKeys.of(userId), 'list', filter],
    queryFn: ({ pageParam }) => fetchPage(filter, pageParam),
    initialPageParam: null as Place | null,
    getNextPageParam: (page) => (page.length < runsPerPage ? null : (page.at(-1) ?? null)),
  });
}

/** A run that has a score: what lines over time are drawn from. */
const scoredRunSchema = z.extend(listedRunSchema, { score: z.number() });
export type ScoredRun = z.infer<typeof scoredRunSchema>;

/** The server answers no more rows at once. */
const mostScored = 1000;
/** Enough for the small lines of some thirty exercises. */
const mostRecent = 300;

/** @param exerciseId null: of every exercise @throws AppError */
async function fetchScored(exerciseId: string | null, most: number): Promise<ScoredRun[]> {
  const client = await supabase();
  // No score is below 0: this leaves out the runs that have none.
  let asked = client.from('training_runs').select(listColumns).gte('score', 0);
  if (exerciseId !== null) asked = asked.eq('exercise_id', exerciseId);
  const rows = unwrap(
    await asked.order('started_at', { ascending: false }).order('id', { ascending: false }).limit(most),
  );
  return z.parse(z.array(scoredRunSchema), rows);
}

/** Every scored run of one exercise, newest first. */
export function scoredRunsQuery(userId: string, exerciseId: string) {
  return queryOptions({
    queryKey: [...runKeys.of(userId), 'scored', exerciseId],
    queryFn: () => fetchScored(exerciseId, mostScored),
  });
}

/** The latest scored runs of all exercises, newest first. */
export function recentScoresQuery(userId: string) {
  return queryOptions({
    queryKey: [...runKeys.of(userId), 'recent-scores'],
    queryFn: () => fetchScored(null, mostRecent),
  });
}

export interface RunRemoval {
  readonly id: string;
  /** Takes the removal back. */
  readonly undo: boolean;
}

/** Takes a run away, or back again: it is in no list and no sum then, and gone for good after 30 days. */
export function removeRunMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, undo }: RunRemoval) => {
      const client = await supabase();
      return unwrap(await client.rpc('remove_training_run', { p_id: id, p_undo: undo }));
    },
    onSettled: (_known, _error, _removal, _before, { client }) =>
      client.invalidateQueries({ queryKey: runKeys.of(userId) }),
  });
}
