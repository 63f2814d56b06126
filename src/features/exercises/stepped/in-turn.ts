import { useState } from 'react';
import { useSequence } from './step-time';

export interface InTurn {
  /** From the start of one to the start of the next. */
  readonly eachMs: number;
  /** How long each is to be seen. */
  readonly shownMs: number;
  /** All of it, with what comes before the first. */
  readonly presentMs: number;
}

export interface Shown {
  /** Place of what is to be seen now; null for nothing. */
  readonly index: number | null;
  readonly isBefore: boolean;
  /** All have been shown: an answer is possible. */
  readonly isOver: boolean;
}

function momentsOf(count: number, { eachMs, shownMs, presentMs }: InTurn): number[] {
  const first = presentMs - eachMs * count;
  const starts = Array.from({ length: count }, (_, i) => first + i * eachMs);
  return [0, ...starts.flatMap((start) => [start, start + shownMs]), presentMs];
}

/** So many things one after the other, each followed by nothing. */
export function useInTurn(count: number, times: InTurn): Shown {
  const [moments] = useState(() => momentsOf(count, times));
  const place = useSequence(moments);
  const isOver = place === moments.length - 1;
  return { index: !isOver && place % 2 === 1 ? (place - 1) / 2 : null, isBefore: place === 0, isOver };
}
