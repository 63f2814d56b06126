import { type BreathPatternId, type BreathStep, breathPatterns } from './breath-patterns.ts';
import { type ClockEvent, type ClockState, readClock } from './session-clock.ts';

/** Quiet seconds before the first breath. */
export const settleMs = 15_000;

export function breathSteps(pattern: BreathPatternId, outMs?: number): readonly BreathStep[] {
  const steps: readonly BreathStep[] = breathPatterns[pattern];
  if (outMs === undefined || pattern !== 'calm') return steps;
  return steps.map((step) => (step.kind === 'out' ? { ...step, ms: outMs } : step));
}

export interface BreathMoment {
  /** 'settle' before the first breath, 'over' after the planned time. */
  readonly stage: 'settle' | 'breathe' | 'over';
  readonly step: BreathStep | null;
  /** Place of the step in the pattern. */
  readonly stepIndex: number;
  /** 0 to 1 within the step. */
  readonly progress: number;
  /** Whole breaths behind this moment. */
  readonly cycle: number;
  /** Milliseconds left in the step, or of settling. */
  readonly stepRemainingMs: number;
}

/** Where the pacer stands after `elapsedMs` of running (pauses not counted), settling included. */
export function breathAt(steps: readonly BreathStep[], plannedMs: number, elapsedMs: number): BreathMoment {
  const none = { step: null, stepIndex: -1, progress: 0 };
  if (elapsedMs < settleMs) {
    return { ...none, stage: 'settle', cycle: 0, stepRemainingMs: settleMs - elapsedMs };
  }
  const cycleMs = steps.reduce((sum, step) => sum + step.ms, 0);
  const into = elapsedMs - settleMs;
  const cycle = Math.floor(Math.min(into, plannedMs) / cycleMs);
  if (into >= plannedMs) return { ...none, stage: 'over', cycle, stepRemainingMs: 0 };
  let left = into - cycle * cycleMs;
  for (const [stepIndex, step] of steps.entries()) {
    if (left < step.ms) {
      const progress = left / step.ms;
      return { stage: 'breathe', step, stepIndex, progress, cycle, stepRemainingMs: step.ms - left };
    }
    left -= step.ms;
  }
  return { ...none, stage: 'over', cycle, stepRemainingMs: 0 };
}

const pulseEveryMs = 400;
const shortestPulseMs = 30;
const longestPulseMs = 200;

/**
 * The rest of a step as a vibration: milliseconds on and off in turn. Pulses grow while breathing in and fade while
 * breathing out; held breath and rest are still.
 */
export function breathPulses({ step, progress, stepRemainingMs }: BreathMoment): number[] {
  if (step?.kind !== 'in' && step?.kind !== 'out') return [];
  const count = Math.floor(stepRemainingMs / pulseEveryMs);
  return Array.from({ length: count }, (_, i) => {
    const share = progress + (1 - progress) * (i / Math.max(1, count - 1));
    const grown = step.kind === 'in' ? share : 1 - share;
    const on = Math.round(shortestPulseMs + (longestPulseMs - shortestPulseMs) * grown);
    return [on, pulseEveryMs - on];
  }).flat();
}

/** The clock of a breathing run: settling and breathing together. */
export function readBreathing(events: readonly ClockEvent[], plannedMs: number, now: number): ClockState {
  return readClock(events, settleMs + plannedMs, now);
}

/** Share of the planned breathing time that was done, 0..1; settling does not count. */
export function completedShare(runMs: number, plannedMs: number): number {
  return plannedMs > 0 ? Math.min(1, Math.max(0, (runMs - settleMs) / plannedMs)) : 0;
}

export interface BreathingScoreInput {
  /** 0..1 */
  completed: number;
  /** Mean distance between press and pacer in milliseconds; null when the pacer was only watched. */
  meanAbsLagMs: number | null;
}

/** 0..100. Says how much was done, never how well somebody breathes. */
export function breathingScore({ completed, meanAbsLagMs }: BreathingScoreInput): {
  raw: number;
  score: number;
} {
  const raw =
    meanAbsLagMs === null
      ? 100 * completed
      : 70 * completed + 30 * (1 - Math.min(1, Math.max(0, meanAbsLagMs) / 1000));
  return { raw, score: Math.floor(raw + 0.5) };
}

/** Mean distance between each press and the nearest start of an in-breath, or null without presses. */
export function meanPressLag(steps: readonly BreathStep[], pressesMs: readonly number[]): number | null {
  if (pressesMs.length === 0) return null;
  const cycleMs = steps.reduce((sum, step) => sum + step.ms, 0);
  const lags = pressesMs.map((press) => {
    const into = (((press - settleMs) % cycleMs) + cycleMs) % cycleMs;
    return Math.min(into, cycleMs - into);
  });
  return lags.reduce((sum, lag) => sum + lag, 0) / lags.length;
}
