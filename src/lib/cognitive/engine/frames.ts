import { roundHalfUp } from '../scale.ts';
import { median } from '../stats/descriptive.ts';

export interface FramePlan {
  readonly frames: number;
  readonly actualMs: number;
}

/** How many frames of a screen come nearest to a time, at least one. */
export function planFrames(ms: number, hz: number): FramePlan {
  const frames = Math.max(1, roundHalfUp((ms * hz) / 1000));
  return { frames, actualMs: (frames * 1000) / hz };
}

export interface FrameTiming {
  /** Median distance of two frames. */
  readonly periodMs: number;
  readonly refreshHz: number;
  readonly droppedFrames: number;
}

/** What a row of frame stamps says about the screen; null below two stamps. */
export function frameTiming(stampsMs: readonly number[]): FrameTiming | null {
  const steps = stampsMs.slice(1).map((stamp, i) => stamp - (stampsMs[i] ?? 0));
  const periodMs = median(steps);
  if (!periodMs) return null;
  const droppedFrames = steps.reduce((sum, step) => sum + framesMissed(step, periodMs), 0);
  return { periodMs, refreshHz: 1000 / periodMs, droppedFrames };
}

/** Frames left out between two that came `stepMs` apart. */
export function framesMissed(stepMs: number, periodMs: number): number {
  return Math.max(0, roundHalfUp(stepMs / periodMs) - 1);
}

/**
 * Whether a change is committed in this frame: in the first one that is not more than half a period before it is
 * due. Waiting for the time itself would show everything one frame too long.
 */
export function isDue(frameTime: number, dueMs: number, periodMs: number): boolean {
  return frameTime >= dueMs - periodMs / 2;
}
