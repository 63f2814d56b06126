import { describe, expect, it } from 'vitest';
import type { Side } from '../../../src/lib/sounds/cue.ts';
import { answerEar, askEars, earAsked, earsFound } from '../../../src/lib/sounds/headphones.ts';

/** Answers all tones of a question, each by what its side is turned into. */
function answered(seed: string, heard: (side: Side, place: number) => Side) {
  let question = askEars(seed);
  for (const [place, side] of question.sides.entries()) {
    expect(earsFound(question)).toBe('open');
    expect(earAsked(question)).toBe(side);
    question = answerEar(question, heard(side, place));
  }
  return question;
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

describe('the question which ear a tone was in', () => {
  it('asks for each ear twice, in an order that follows the seed', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => askEars(seed).sides);
    for (const sides of orders) expect(sides.toSorted()).toEqual(['left', 'left', 'right', 'right']);
    expect(new Set(orders.map(String)).size).toBeGreaterThan(2);
    expect(askEars('a')).toEqual(askEars('a'));
  });

  it('is right when every tone was in the ear it was heard in', () => {
    expect(earsFound(answered('x', (side) => side))).toBe('right');
  });

  it('knows headphones that are on the wrong way round', () => {
    expect(earsFound(answered('x', other))).toBe('swapped');
  });

  it('is wrong with one tone in the other ear, and for somebody who hears everything on one side', () => {
    expect(earsFound(answered('x', (side, place) => (place === 3 ? other(side) : side)))).toBe('wrong');
    expect(earsFound(answered('x', () => 'left'))).toBe('wrong');
  });

  it('takes no answer after the last tone', () => {
    const question = answered('x', (side) => side);
    expect(answerEar(question, 'left')).toEqual(question);
  });
});
