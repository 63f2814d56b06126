import { createContext } from 'react';
import { createBrowserClock } from '@/components/trial-stage/browser-clock';
import type { createSoundPlayer } from '@/components/trial-stage/sound-player';
import type { EngineClock } from '@/lib/cognitive/engine/types';

/** Where time comes from; a test puts its own in the place of the browser's. */
export interface PlayEnvironment {
  readonly createClock: () => EngineClock;
  /** Also presses made by scripts. */
  readonly acceptUntrusted: boolean;
  /** In place of the sound device. */
  readonly openSounds?: typeof createSoundPlayer;
}

export const inBrowser: PlayEnvironment = { createClock: createBrowserClock, acceptUntrusted: false };

/** Set by the player for everything in it. */
export const EnvironmentContext = createContext<PlayEnvironment>(inBrowser);
