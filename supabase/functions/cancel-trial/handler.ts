/** Ends the trial of the person who calls: at once, or when it runs out. Nothing is charged either way. */
import * as z from 'zod/mini';
import { type PersonDeps, servePerson } from '../_shared/billing/person.ts';
import type { Reply } from '../_shared/http.ts';

export const bodySchema = z.object({ when: z._default(z.enum(['now', 'at_end']), 'now') });

export type CancelWhen = z.infer<typeof bodySchema>['when'];

export interface CancelDeps extends PersonDeps {
  cancel(userId: string, when: CancelWhen): Promise<Reply>;
}

export const handle = servePerson({
  name: 'cancel-trial',
  schema: bodySchema,
  run: ({ when }, { caller, deps }: { caller: { id: string }; deps: CancelDeps }) =>
    deps.cancel(caller.id, when),
});
