import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { kept } from '@/integrations/device-store';
import { supabase } from '@/integrations/supabase/client';
import { unwrap } from '@/integrations/supabase/errors';
import type { OpenExercise } from '@/lib/billing/exercise-access';

const rowSchema = z.object({
  exercise_id: z.string(),
  via: z.nullable(z.enum(['tier', 'entitlement'])),
  open_until: z.nullable(z.string()),
});

const lastSchema = z.nullable(
  z.object({
    userId: z.string(),
    opened: z.array(z.object({ id: z.string(), until: z.nullable(z.string()) })),
  }),
);

/** What the server last said, for a device that cannot ask; of the person alone who was signed in then. */
const last = kept<z.infer<typeof lastSchema>>('fcl.exercises', lastSchema, null, 'device');

/** @throws AppError */
async function fetchOpened(userId: string): Promise<OpenExercise[]> {
  const client = await supabase();
  const rows: readonly unknown[] = unwrap(await client.rpc('my_exercise_access'));
  const opened = rows.flatMap((row) => {
    const parsed = z.safeParse(rowSchema, row);
    if (!parsed.success || parsed.data.via === null) return [];
    return [{ id: parsed.data.exercise_id, until: parsed.data.open_until }];
  });
  last.set({ userId, opened });
  return opened;
}

/** Which exercises are open whole to the signed-in person, as the server decides it. */
export function openExercisesQuery(userId: string) {
  return queryOptions({ queryKey: ['exercise-access', userId], queryFn: () => fetchOpened(userId) });
}

/** What was open to the person when this device last heard of it; null when it never did. */
export function lastOpenExercises(userId: string): readonly OpenExercise[] | null {
  const known = last.get();
  return known?.userId === userId ? known.opened : null;
}
