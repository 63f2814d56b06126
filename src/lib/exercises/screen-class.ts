import type { ExerciseRun } from './run.ts';

/** By the shorter side of the screen, in CSS pixels: phones are below 600, tablets below 900. */
export function screenClassOf(screen: {
  readonly width: number;
  readonly height: number;
}): ExerciseRun['screenClass'] {
  const side = Math.min(screen.width, screen.height);
  if (side < 600) return 'phone';
  return side < 900 ? 'tablet' : 'desktop';
}
