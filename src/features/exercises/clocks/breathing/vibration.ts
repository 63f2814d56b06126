import { type BreathMoment, breathPulses } from '@/lib/cognitive/breathing';

export const canVibrate = (): boolean => 'vibrate' in navigator;

/** Lets the device vibrate along with the rest of a step; null ends it. */
export function vibrateAlong(moment: BreathMoment | null): void {
  if (canVibrate()) navigator.vibrate(moment ? breathPulses(moment) : 0);
}
