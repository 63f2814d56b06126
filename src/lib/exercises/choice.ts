import { firstAnswer } from './engine/answers.ts';
import type { Feedback, TimedItem, TimedRecord } from './engine/timeline.ts';

/** A trial with one right answer among several. */
export interface ChoiceItem extends TimedItem {
  /** Place in the run. */
  readonly index: number;
  readonly condition: string;
  /** Area of the right answer. */
  readonly right: number;
}

export interface JudgedChoice {
  readonly valid: boolean;
  readonly index: number;
  readonly block: number;
  readonly condition: string;
  readonly correct: boolean;
  /** Null for an omission, which is an error. */
  readonly rtMs: number | null;
}

export function judgeChoice(item: ChoiceItem, record: TimedRecord): JudgedChoice {
  const { area, rtMs } = firstAnswer(item, record);
  const { index, block, condition, right } = item;
  return { valid: record.fault === null, index, block, condition, correct: area === right, rtMs };
}

const PRACTICE_MS = 500;

/** A word after each trial of practice; nothing while it counts. */
export function choiceFeedback({ correct, rtMs }: JudgedChoice, isPractice: boolean): Feedback | null {
  if (!isPractice) return null;
  if (rtMs === null) return { code: 'too_late', ms: PRACTICE_MS };
  return { code: correct ? 'correct' : 'wrong', ms: PRACTICE_MS };
}
