import { type Cue, type Side, tone } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { SimonItem } from './exercise.ts';

const toneMs = 200;
const pitches = { low: 300, high: 900 } as const;
const sides: Readonly<Record<SimonItem['side'], Side>> = { L: 'left', R: 'right' };

function cueOf(pitch: string | undefined, side: Side): Cue {
  return tone(pitch === 'low' ? pitches.low : pitches.high, toneMs, side);
}

export const heard: HeardMoments<SimonItem> = {
  variants: ['ear'],
  all: () => ['low', 'high'].flatMap((pitch) => Object.values(sides).map((side) => cueOf(pitch, side))),
  at: ({ side }, face) => (face === 'fixation' ? null : cueOf(face.split(':')[0], sides[side])),
  needsBothEars: true,
  isHearingTheTask: true,
};
