import type { AnswerKey } from '../view';

/** The space bar, or a press anywhere on the field. */
export const oneAnswer: readonly AnswerKey[] = [{ slot: 'press', codes: ['Space'], label: 'press' }];
