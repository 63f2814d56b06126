import { spoken } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { StroopItem } from './exercise.ts';

const pitches = ['high', 'low'] as const;

/** The words high and low, each spoken high and low. */
export const heard: HeardMoments<StroopItem> = {
  variants: ['pitch'],
  all: () => pitches.flatMap((word) => pitches.map((pitch) => spoken(`words/${word}-${pitch}`))),
  at: (_item, face) => (face === 'fixation' ? null : spoken(`words/${face.replace(':', '-')}`)),
  isHearingTheTask: true,
};
