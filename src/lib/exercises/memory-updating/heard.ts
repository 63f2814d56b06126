import { spoken } from '../../sounds/cue.ts';
import type { HeardLists } from '../heard.ts';
import { alphabets, letterMs, type UpdatingItem } from './exercise.ts';

const cueOf = (sign: string) => spoken(/\d/.test(sign) ? `digits/${sign}` : `letters/${sign.toLowerCase()}`);

export const heard: HeardLists<UpdatingItem> = {
  variants: ['spoken', 'spoken-digits'],
  all: (variant) => (variant.endsWith('digits') ? alphabets.digits : alphabets.letters).map(cueOf),
  list: ({ letters }) => letters.map((letter, i) => ({ at: i * letterMs, cue: cueOf(letter) })),
};
