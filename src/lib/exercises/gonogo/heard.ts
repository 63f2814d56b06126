import { tone } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { GoItem } from './exercise.ts';

const cues = { go: tone(440, 200), nogo: tone(880, 200) } as const;

export const heard: HeardMoments<GoItem> = {
  variants: ['tones'],
  all: () => Object.values(cues),
  at: ({ kind }, face) => (face === kind ? cues[kind] : null),
};
