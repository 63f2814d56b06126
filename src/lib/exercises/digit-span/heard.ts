import { spoken } from '../../sounds/cue.ts';
import type { HeardLists } from '../heard.ts';
import { type DigitItem, digitMs } from './exercise.ts';

export const heard: HeardLists<DigitItem> = {
  variants: ['both', 'spoken'],
  alsoSeen: ['both'],
  all: () => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => spoken(`digits/${digit}`)),
  list({ digits, presentMs }) {
    const readyMs = presentMs - digitMs * digits.length;
    return digits.map((digit, i) => ({ at: readyMs + i * digitMs, cue: spoken(`digits/${digit}`) }));
  },
};
