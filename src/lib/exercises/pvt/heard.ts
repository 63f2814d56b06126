import { tone } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { PvtItem } from './exercise.ts';

const start = tone(1000, 300);

export const heard: HeardMoments<PvtItem> = {
  variants: ['tone'],
  all: () => [start],
  at: (_item, face) => (face === 'counter' ? start : null),
};
