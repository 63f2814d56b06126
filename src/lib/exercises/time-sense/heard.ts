import { tone } from '../../sounds/cue.ts';
import type { HeardLists } from '../heard.ts';
import type { TimeItem } from './exercise.ts';

const start = tone(880, 150);

/** The time to produce begins with a tone. */
export const heard: HeardLists<TimeItem> = {
  variants: ['tone'],
  all: () => [start],
  list: ({ part }) => (part === 'produce' ? [{ at: 0, cue: start }] : []),
};
