import { maxBurstMinutes, maxStepLength, maxTaskLength, minBurstMinutes } from '@/lib/cognitive/focus-burst';

export interface BurstForm {
  task: string;
  firstStep: string;
  /** A length offered, or 'other'. */
  length: string;
  otherMinutes: string;
}

export type BurstFormErrors = Partial<Record<keyof BurstForm, 'required' | 'tooLong' | 'minutes'>>;

/** Whole minutes from 1 to 120, or null. */
export function minutesOf(form: BurstForm): number | null {
  const text = form.length === 'other' ? form.otherMinutes.trim() : form.length;
  if (!/^\d{1,3}$/.test(text)) return null;
  const minutes = Number(text);
  return minutes >= minBurstMinutes && minutes <= maxBurstMinutes ? minutes : null;
}

export function checkBurstForm(form: BurstForm): BurstFormErrors {
  const errors: BurstFormErrors = {};
  if (form.task.trim() === '') errors.task = 'required';
  else if (form.task.trim().length > maxTaskLength) errors.task = 'tooLong';
  if (form.firstStep.trim().length > maxStepLength) errors.firstStep = 'tooLong';
  if (minutesOf(form) === null) errors.otherMinutes = 'minutes';
  return errors;
}
