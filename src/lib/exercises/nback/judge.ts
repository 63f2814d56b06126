import { type TimedItem, type TimedRecord, targetOnset } from '../engine/timeline.ts';

/** Places in the answer map: one answer of a single task is the letter. */
export const letterArea = 0;
export const squareArea = 1;

export interface NbackItem extends TimedItem {
  readonly n: number;
  /** Cells 1 to 8 around the middle, or null. */
  readonly square: number | null;
  readonly letter: string;
  readonly isTargetLetter: boolean;
  readonly isTargetSquare: boolean;
  readonly isLure: boolean;
  /** The first n of a round answer nothing. */
  readonly isScored: boolean;
}

export interface JudgedNback {
  readonly valid: boolean;
  readonly n: number;
  readonly block: number;
  readonly isDual: boolean;
  readonly isScored: boolean;
  readonly letter: { readonly target: boolean; readonly pressed: boolean; readonly rtMs: number | null };
  readonly square: {
    readonly target: boolean;
    readonly pressed: boolean;
    readonly rtMs: number | null;
  } | null;
}

export function judgeNback(item: NbackItem, record: TimedRecord): JudgedNback {
  const onset = targetOnset(item, record);
  /** The first press of a modality; further ones change nothing. */
  const answer = (area: number, target: boolean) => {
    const press =
      onset === null
        ? undefined
        : record.presses.find(({ t, area: pressed }) => pressed === area && t >= onset);
    return { target, pressed: press !== undefined, rtMs: press && onset !== null ? press.t - onset : null };
  };
  const { n, block, isScored, square } = item;
  return {
    valid: record.fault === null,
    n,
    block,
    isDual: square !== null,
    isScored,
    letter: answer(letterArea, item.isTargetLetter),
    square: square === null ? null : answer(squareArea, item.isTargetSquare),
  };
}
