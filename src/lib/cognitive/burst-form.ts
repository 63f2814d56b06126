import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';
import { maxBurstMinutes, maxStepLength, maxTaskLength, minBurstMinutes, moods } from './burst-limits.ts';

/** The form that sets up a focus burst. Messages are translation keys; `max` of the text is the limit of the field. */
export const burstFormSchema = z
  .object({
    task: z
      .string()
      .check(
        z.overwrite(plainLine),
        z.trim(),
        z.minLength(1, { error: 'training:burst.taskRequired' }),
        z.maxLength(maxTaskLength, { error: 'common:words.tooLong' }),
      ),
    firstStep: z
      .string()
      .check(z.overwrite(plainLine), z.trim(), z.maxLength(maxStepLength, { error: 'common:words.tooLong' })),
    /** Minutes of a length offered, or 'other'. */
    length: z.string(),
    otherMinutes: z.string(),
    mood: z.nullable(z.enum(moods)),
  })
  .check(
    z.refine((form) => minutesOf(form) !== null, {
      error: 'training:burst.minutesInvalid',
      path: ['otherMinutes'],
    }),
  );
export type BurstForm = z.infer<typeof burstFormSchema>;

/** Whole minutes from 1 to 120, or null. */
export function minutesOf(form: Pick<BurstForm, 'length' | 'otherMinutes'>): number | null {
  const text = form.length === 'other' ? form.otherMinutes.trim() : form.length;
  if (!/^\d{1,3}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes >= minBurstMinutes && minutes <= maxBurstMinutes ? minutes : null;
}
