import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';

/** Days an invite may live, shortest first; the server takes 1 to 60. */
export const inviteDays = [7, 14, 30, 60] as const;
export const usualInviteDays = 14;
/** Longest name of who is asked, in characters. */
export const maxInviteLabel = 40;

/** The form that asks somebody for the other form. Messages are translation keys. */
export const inviteFormSchema = z.object({
  label: z
    .string()
    .check(
      z.overwrite(plainLine),
      z.trim(),
      z.minLength(1, { error: 'sharing:invite.labelMissing' }),
      z.maxLength(maxInviteLabel, { error: 'sharing:invite.labelMissing' }),
    ),
  days: z.number(),
});
