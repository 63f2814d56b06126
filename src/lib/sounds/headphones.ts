import { createRng, shuffle } from '../random.ts';
import { type Cue, type Side, tone } from './cue.ts';

/** Tones in one ear each, and in which one somebody heard them so far. */
export interface EarQuestion {
  readonly sides: readonly Side[];
  readonly answers: readonly Side[];
}

/** Each ear twice. */
const asked: readonly Side[] = ['left', 'left', 'right', 'right'];

export function askEars(seed: string): EarQuestion {
  return { sides: shuffle(asked, createRng(seed)), answers: [] };
}

export function answerEar({ sides, answers }: EarQuestion, side: Side): EarQuestion {
  return answers.length < sides.length ? { sides, answers: [...answers, side] } : { sides, answers };
}

/** The ear of the tone that is asked for now; null when all are answered. */
export const earAsked = ({ sides, answers }: EarQuestion): Side | null => sides[answers.length] ?? null;

export const earTone = (side: Side): Cue => tone(500, 400, side);

/** `swapped`: every tone was heard in the other ear. */
export function earsFound(question: EarQuestion): 'open' | 'right' | 'swapped' | 'wrong' {
  if (earAsked(question) !== null) return 'open';
  const right = question.sides.filter((side, i) => side === question.answers[i]).length;
  if (right === question.sides.length) return 'right';
  return right === 0 ? 'swapped' : 'wrong';
}
