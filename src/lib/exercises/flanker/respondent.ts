import type { TimedRespondent } from '../contract.ts';
import { answerConflict } from '../simulation/choice.ts';
import type { FlankerItem } from './exercise.ts';

export const respondent: TimedRespondent<FlankerItem, unknown> = {
  respond: answerConflict,
  chance: { metric: 'accuracy', value: 0.5, within: 0.05 },
};
