import { spoken } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import { alphabets, variants } from './exercise.ts';
import type { NbackItem } from './judge.ts';

const spokenIn = variants.filter((variant) => !variant.startsWith('shown'));

/** Letters are spoken, alone or beside what is shown; one variant is for those who do not hear them. */
export const heard: HeardMoments<NbackItem> = {
  variants: spokenIn,
  alsoSeen: spokenIn.filter((variant) => !variant.startsWith('spoken')),
  all: (variant) =>
    variant.endsWith('digits')
      ? alphabets.digits.map((digit) => spoken(`digits/${digit}`))
      : alphabets.letters.map((letter) => spoken(`letters/${letter.toLowerCase()}`)),
  at({ letter }) {
    if (letter === null) return null;
    return spoken(/\d/.test(letter) ? `digits/${letter}` : `letters/${letter.toLowerCase()}`);
  },
};
