import { createBrowserClock } from '@/components/trial-stage/browser-clock';
import type { EngineClock } from '@/lib/cognitive/engine/types';

/** Where time comes from; a test puts its own in the place of the browser's. */
export interface StageEnvironment {
  readonly createClock: () => EngineClock;
  /** Also presses made by scripts. */
  readonly acceptUntrusted: boolean;
}

export const inBrowser: StageEnvironment = { createClock: createBrowserClock, acceptUntrusted: false };
