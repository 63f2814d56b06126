/** The made-up interview, played by its actions with a clock that goes on a second with each. */
import { reduceQuestionnaire, runRules } from '../../../src/lib/assessments/run.ts';
import type { QuestionnaireAction, QuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { stepsOf } from '../../../src/lib/assessments/run-steps.ts';
import { currentStep } from '../../../src/lib/assessments/run-view.ts';
import type { ScalePoint } from '../../../src/lib/assessments/types.ts';
import { interview, newRun } from './run-fixtures.ts';
import { startMs } from './snapshot-fixtures.ts';

export const rules = runRules(interview, 'self');
export const fresh: QuestionnaireRun = {
  ...newRun(interview),
  questionIds: ['CA001', 'CA002', 'CA003', 'OR001', 'OR002', 'OR003', 'IM001', 'IM002'],
};
/** The moment of the last action. */
export let clock = startMs;
export const tick = () => {
  clock += 1000;
  return clock;
};

export type Timeless = QuestionnaireAction extends infer A
  ? A extends { now: number }
    ? Omit<A, 'now'>
    : never
  : never;
export const play = (run: QuestionnaireRun, ...actions: Timeless[]): QuestionnaireRun =>
  actions.reduce(
    (state, action) => reduceQuestionnaire(state, { ...action, now: tick() } as QuestionnaireAction, rules),
    run,
  );

export const give = (...values: (ScalePoint | 'skip')[]): Timeless[] =>
  values.flatMap((value): Timeless[] =>
    value === 'skip' ? [{ type: 'skip' }] : [{ type: 'answer', value }, { type: 'next' }],
  );
export const school: Timeless[] = [{ type: 'set_extra', value: 'yes' }, { type: 'next' }];
export const keys = (run: QuestionnaireRun) => stepsOf(run, rules).map(({ key }) => key);
export const at = (run: QuestionnaireRun) => currentStep(run, rules)?.key;
