import { spoken } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import { digits, type SwitchItem } from './plan.ts';

const cues = ['parity-0', 'parity-1', 'size-0', 'size-1'] as const;

/** The cue, then the digit. */
export const heard: HeardMoments<SwitchItem> = {
  variants: ['spoken'],
  all: () => [...cues.map((cue) => `words/${cue}`), ...digits.map((digit) => `digits/${digit}`)].map(spoken),
  at: ({ cue, digit }, face) => spoken(face === cue ? `words/${cue}` : `digits/${digit}`),
};
