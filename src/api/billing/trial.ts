import * as z from 'zod/mini';
import { callFunction } from '@/integrations/supabase/functions';

const answerSchema = z.object({
  message: z.string(),
  trial_status: z.string(),
  /** Until when the plan stays open, ISO text; null when it closed at once. */
  access_until: z.nullable(z.string()),
});
export type CancelledTrial = z.infer<typeof answerSchema>;

/**
 * Ends the running trial, so that nothing is charged.
 * @param when `now` closes the plan at once, `at_end` leaves it open until the trial would have ended
 * @throws AppError whose `detail` is the server's code: no_active_trial
 */
export async function cancelTrial(when: 'now' | 'at_end'): Promise<CancelledTrial> {
  return z.parse(answerSchema, await callFunction('cancel-trial', when === 'at_end' ? { when } : {}));
}
