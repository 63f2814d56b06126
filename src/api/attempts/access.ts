import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { justReadMs } from '@/config/limits';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import { accessRoutes } from '@/lib/assessments/access';
import { testIds } from '@/lib/assessments/catalogue';
import { attemptKeys } from './keys';

/** One test as the server decides it for the person. A test this version of the app does not know is left out. */
const rowSchema = z.object({
  test_id: z.enum(testIds),
  may_open: z.boolean(),
  required_tier: z.enum(['visitor', 'freemium', 'plus', 'premium']),
  /** End of the retake wait of the form about oneself, ISO text; null when it can be started now. */
  available_at: z.nullable(z.string()),
  via: z.nullable(z.enum(accessRoutes)),
});
export type TestAccessRow = z.infer<typeof rowSchema>;

/** @throws AppError */
async function fetchMyTestAccess(): Promise<TestAccessRow[]> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(await client.rpc('my_test_access'));
  return rows.flatMap((row) => {
    const parsed = z.safeParse(rowSchema, row);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Which tests the signed-in person may open, what the others need, and when a test can be taken again. */
export function myTestAccessQuery(userId: string) {
  return queryOptions({
    queryKey: attemptKeys.accessOf(userId),
    queryFn: fetchMyTestAccess,
    // A finished attempt or a new plan changes it at once.
    staleTime: justReadMs,
  });
}
