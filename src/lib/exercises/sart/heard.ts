import { spoken } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { SartItem } from './exercise.ts';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => spoken(`digits/${digit}`));

export const heard: HeardMoments<SartItem> = {
  variants: ['spoken'],
  all: () => digits,
  at: ({ digit }) => digits[digit - 1] ?? null,
};
