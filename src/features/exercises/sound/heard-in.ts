import { createContext } from 'react';
import type { SoundPlayer } from '@/components/trial-stage/sound-player';
import type { Heard } from '@/lib/exercises/heard';
import type { Cue } from '@/lib/sounds/cue';
import type { View } from '../view';

/** What a run by ear plays with; asked for before it begins. */
export interface RunSound {
  readonly player: SoundPlayer;
  /** How a sound is written, for captions while one practises; null without them. */
  readonly textOf: ((cue: Cue) => string) | null;
}

/** Null while nothing is heard. */
export const SoundContext = createContext<RunSound | null>(null);

/** What a variant of a view plays; null for one that is seen alone. */
export function heardIn(view: View, variant: string): Heard<never> | null {
  const heard = 'heard' in view ? (view.heard as Heard<never> | undefined) : undefined;
  return heard?.variants.includes(variant) ? heard : null;
}

/** Whether a variant is seen, alone or beside what is heard. */
export function isSeen(heard: Heard<never> | null, variant: string): boolean {
  return heard === null || (heard.alsoSeen?.includes(variant) ?? false);
}
