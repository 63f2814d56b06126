import type { TimedRespondent } from '../contract.ts';
import { answerConflict } from '../simulation/choice.ts';
import type { StroopItem } from './exercise.ts';

export const respondent: TimedRespondent<StroopItem, unknown> = {
  respond: answerConflict,
  chance: { metric: 'accuracy', value: 0.25, within: 0.04 },
};
