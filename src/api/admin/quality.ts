import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { QualityBlock, QualityRow } from '@/lib/admin/quality';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* The quality report as it is stored, for full and master admins. */

const runSchema = z.object({
  /** null: never so far */
  made_at: z.nullable(z.string()),
  asked_at: z.nullable(z.string()),
  /** Seconds until a new one can be asked for. */
  wait_s: z.number(),
});
export type QualityRun = z.infer<typeof runSchema>;

const rowsSchema = z.array(z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))));

/** A new report is looked for so often while one was asked for, in milliseconds. */
const lookMs = 20_000;

const isComing = (run: QualityRun | undefined): boolean =>
  run !== undefined && run.asked_at !== null && (run.made_at === null || run.made_at < run.asked_at);

/** When the report was made and asked for. */
export function qualityRunQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.quality(userId, 'run'),
    queryFn: async ({ client }) =>
      z.parse(runSchema, await askAsStaff(client, (db) => db.rpc('quality_report'))),
    refetchInterval: ({ state }) => (isComing(state.data) ? lookMs : false),
  });
}

const pageSize = 50;

async function rowsAfter(client: QueryClient, block: QualityBlock, after: number, limit: number) {
  const asked = { p_block: block, p_after: after, p_limit: limit };
  return z.parse(rowsSchema, await askAsStaff(client, (db) => db.rpc('quality_rows', asked)));
}

/** Rows of a block of the report that was made at `madeAt`. */
export function qualityRowsQuery(userId: string, block: QualityBlock, madeAt: string | null) {
  return infiniteQueryOptions({
    queryKey: adminKeys.quality(userId, { block, madeAt }),
    queryFn: ({ pageParam, client }): Promise<QualityRow[]> => rowsAfter(client, block, pageParam, pageSize),
    initialPageParam: 0,
    getNextPageParam: (rows) => (rows.length < pageSize ? null : Number(rows.at(-1)?.place)),
  });
}

const [filePage, mostInFile] = [1000, 10_000];

/** All rows of a block for a file, 10000 at most. @throws AppError */
export async function allQualityRows(client: QueryClient, block: QualityBlock): Promise<QualityRow[]> {
  const all: QualityRow[] = [];
  for (;;) {
    const rows = await rowsAfter(client, block, Number(all.at(-1)?.place ?? 0), filePage);
    all.push(...rows);
    if (rows.length < filePage || all.length >= mostInFile) return all.slice(0, mostInFile);
  }
}

/** Asks for a new report. @throws AppError with a refusal of the team */
export const askQualityMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (_nothing: undefined, { client }): Promise<QualityRun> =>
      z.parse(runSchema, await askAsStaff(client, (db) => db.rpc('ask_quality_report'))),
    onSuccess: (run, _asked, _before, { client }) => {
      client.setQueryData(qualityRunQuery(userId).queryKey, run);
      void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });
    },
  });
