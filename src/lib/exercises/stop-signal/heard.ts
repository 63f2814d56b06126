import { noise, type Side, tone } from '../../sounds/cue.ts';
import type { HeardMoments } from '../heard.ts';
import type { StopItem } from './exercise.ts';

const goHz = 600;
const goMs = 200;
const sides: readonly Side[] = ['left', 'right'];
const goCues = sides.map((side) => tone(goHz, goMs, side));
const stopCue = noise(150);

/** A tone in one ear, and noise in both to stop. */
export const heard: HeardMoments<StopItem> = {
  variants: ['ear'],
  all: () => [...goCues, stopCue],
  at({ side }, face) {
    if (face === 'fixation') return null;
    return face === 'stop' ? stopCue : (goCues[side] ?? null);
  },
  needsBothEars: true,
  isHearingTheTask: true,
};
