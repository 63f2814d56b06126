import { dayMs } from '../time.ts';
import { type PromptFrequency, type PromptTrigger, timeBasedDelayMs } from './prompts.ts';

export interface PageMoment {
  /** Milliseconds since the prompt's place came up. */
  readonly onPageMs: number;
  /** What the prompt waits for has happened: the feature was opened, the milestone reached. */
  readonly happened: boolean;
}

/** Whether what brings a prompt up is there. */
export function isTriggered(trigger: PromptTrigger, { onPageMs, happened }: PageMoment): boolean {
  switch (trigger) {
    case 'page-load':
      return true;
    case 'time-based':
      return onPageMs >= timeBasedDelayMs;
    case 'feature-interaction':
    case 'progress-milestone':
      return happened;
  }
}

export interface PromptPast {
  /** Whether it was seen in this browser session. */
  readonly seenThisSession: boolean;
  /** When it was last seen on this device, milliseconds since 1970; null for never. */
  readonly lastSeenMs: number | null;
}

/** Whether a prompt may come again. A stamp of the future, from a clock set back, counts by its distance. */
export function isDue(frequency: PromptFrequency, past: PromptPast, nowMs: number): boolean {
  switch (frequency) {
    case 'always':
      return true;
    case 'once-per-session':
      return !past.seenThisSession;
    case 'once-per-day':
      return past.lastSeenMs === null || Math.abs(nowMs - past.lastSeenMs) >= dayMs;
  }
}
