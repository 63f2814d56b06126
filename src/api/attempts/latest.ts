import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { justReadMs } from '@/config/limits';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { type TestId, testIds } from '@/lib/assessments/catalogue';
import { formIds } from '@/lib/assessments/types';
import { attemptKeys } from './keys';

/** A result of a test this version of the app does not know is left out. */
const latestSchema = z.object({
  id: z.string(),
  test_id: z.enum(testIds),
  form: z.enum(formIds),
  /** 0 to 100; null where nothing could be scored. */
  overall: z.nullable(z.number()),
  completed_at: z.string(),
  /** Label of the child it is about. */
  about: z.nullable(z.string()),
  /** When the test opens again, ISO text; null when it is open. */
  available_at: z.nullable(z.string()),
  /** Area id to percent; null where nothing was answered. */
  domains: z.record(z.string(), z.nullable(z.number())),
  /** There is an earlier one of the same kind to compare it with. */
  repeated: z.boolean(),
});
export type LatestResult = z.infer<typeof latestSchema>;
export type LatestResults = ReadonlyMap<TestId, LatestResult>;

/** @throws AppError */
async function fetchLatest(): Promise<LatestResults> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(await client.rpc('my_latest_results'));
  const known = rows.flatMap((row) => {
    const parsed = z.safeParse(latestSchema, row);
    return parsed.success ? [parsed.data] : [];
  });
  return new Map(known.map((result) => [result.test_id, result]));
}

/** The newest result of the signed-in person in each test. */
export function latestResultsQuery(userId: string) {
  return queryOptions({
    queryKey: attemptKeys.latest(userId),
    queryFn: fetchLatest,
    // A test that was just finished stands there at once.
    staleTime: justReadMs,
  });
}
