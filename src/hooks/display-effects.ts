/** What scripts need to know of the look; styles read the same attributes. public/theme.js sets them. */

const prefers = (query: string): boolean => window.matchMedia(query).matches;

/** True when less or no motion was chosen here or is asked for by the device. */
export function wantsLessMotion(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion !== undefined || prefers('(prefers-reduced-motion: reduce)');
}

/** True when high contrast was chosen here or is asked for by the device and not declined. */
export const showsHighContrast = (): boolean => document.documentElement.dataset.contrast === 'high';

/** Share of their full volume that sounds may have: 0 is silence. Spoken letters of a test are no such sounds. */
export function soundLevel(): number {
  const { sound } = document.documentElement.dataset;
  if (sound === 'off') return 0;
  // About 9 dB less: clearly quieter, still heard in a quiet room.
  return sound === 'quiet' ? 0.35 : 1;
}
