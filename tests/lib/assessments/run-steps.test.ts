import { describe, expect, it } from 'vitest';
import { reduceQuestionnaire, runRules } from '../../../src/lib/assessments/run.ts';
import { mergeQuestionnaireRuns, readQuestionnaireRun } from '../../../src/lib/assessments/run-record.ts';
import type { QuestionnaireAction, QuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { questionnaireCourse, stepsOf } from '../../../src/lib/assessments/run-steps.ts';
import { toSubmission } from '../../../src/lib/assessments/run-submission.ts';
import {
  canContinue,
  canFinish,
  currentStep,
  isExpired,
  isLastStep,
  lastChangeAt,
  runProgress,
} from '../../../src/lib/assessments/run-view.ts';
import type { ScalePoint } from '../../../src/lib/assessments/types.ts';
import { dayMs } from '../../../src/lib/time.ts';
import { complete, interview, newRun, taskOnly, withTasks } from './run-fixtures.ts';
import { startMs } from './snapshot-fixtures.ts';

const rules = runRules(interview, 'self');
const fresh: QuestionnaireRun = {
  ...newRun(interview),
  questionIds: ['CA001', 'CA002', 'CA003', 'OR001', 'OR002', 'OR003', 'IM001', 'IM002'],
};
let clock = startMs;
const tick = () => {
  clock += 1000;
  return clock;
};

type Timeless = QuestionnaireAction extends infer A
  ? A extends { now: number }
    ? Omit<A, 'now'>
    : never
  : never;
const play = (run: QuestionnaireRun, ...actions: Timeless[]): QuestionnaireRun =>
  actions.reduce(
    (state, action) => reduceQuestionnaire(state, { ...action, now: tick() } as QuestionnaireAction, rules),
    run,
  );

const give = (...values: (ScalePoint | 'skip')[]): Timeless[] =>
  values.flatMap((value): Timeless[] =>
    value === 'skip' ? [{ type: 'skip' }] : [{ type: 'answer', value }, { type: 'next' }],
  );
const school: Timeless[] = [{ type: 'set_extra', value: 'yes' }, { type: 'next' }];
const keys = (run: QuestionnaireRun) => stepsOf(run, rules).map(({ key }) => key);
const at = (run: QuestionnaireRun) => currentStep(run, rules)?.key;

describe('the steps of an interview', () => {
  it('open with what is placed before the questions and close with what is placed after them', () => {
    expect(keys(fresh)).toEqual(['school', ...fresh.questionIds, 'where']);
  });

  it('ask for the two highest answers of a module, equal ones in served order, once its end is passed', () => {
    const run = play(fresh, ...school, ...give(4, 5, 5));
    expect(keys(run).slice(1, 10)).toEqual([
      'CA001',
      'CA002',
      'CA003',
      'settings.CA002',
      'since.CA002',
      'impact.CA002',
      'settings.CA003',
      'since.CA003',
      'impact.CA003',
    ]);
    expect(at(run)).toBe('settings.CA002');
  });

  it('ask the open question where no answer was high, and count a skipped question as none', () => {
    const run = play(fresh, ...school, ...give(3, 'skip', 1));
    expect(at(run)).toBe('helps.calm');
    expect(keys(run)).toHaveLength(11);
  });

  it('number the impact questions over the whole run and stop at the most there may be', () => {
    const calm = play(fresh, ...school, ...give(4, 4, 1));
    const passed: Timeless[] = [
      { type: 'next' },
      { type: 'set_extra', value: 'long' },
      { type: 'next' },
      ...give(2),
    ];
    const run = play(calm, ...passed, ...passed, ...give(5, 5, 5));
    expect(
      questionnaireCourse(run, rules).sets.map(({ questionId, impactId }) => [questionId, impactId]),
    ).toEqual([
      ['CA001', 'IM101'],
      ['CA002', 'IM102'],
      ['OR001', 'IM103'],
    ]);
  });

  it('are worked out once, and again only when the follow-ups of a module are frozen', () => {
    const before = play(fresh, ...school, ...give(5, 1));
    expect(questionnaireCourse(before, rules)).toBe(questionnaireCourse(fresh, rules));
    const frozen = play(before, ...give(1));
    expect(keys(frozen).length).toBeGreaterThan(keys(before).length);
    expect(questionnaireCourse(frozen, rules)).toBe(
      questionnaireCourse(play(frozen, { type: 'previous' }), rules),
    );
  });

  it('of one form do not answer for another with the same questions', () => {
    const shared = newRun(withTasks);
    const other: QuestionnaireRun = { ...shared, form: shared.form === 'self' ? 'informant' : 'self' };
    const own = stepsOf(shared, withTasks);
    const theirs = stepsOf(other, withTasks);
    expect(theirs).not.toBe(own);
    expect(stepsOf(shared, withTasks)).toEqual(own);
  });

  it('stay as they were chosen when an answer is changed later', () => {
    const run = play(fresh, ...school, ...give(5, 1, 1));
    const changed = play(
      run,
      { type: 'answer', value: 1, questionId: 'CA001' },
      { type: 'answer', value: 5, questionId: 'CA002' },
      { type: 'previous' },
      { type: 'next' },
    );
    expect(keys(changed)).toEqual(keys(run));
    expect(at(changed)).toBe('settings.CA001');
  });

  it('let nobody jump past a module whose end was not passed', () => {
    const answered = play(fresh, ...school, ...give(1, 1), { type: 'answer', value: 5 });
    const ahead = play(
      answered,
      { type: 'answer', value: 2, questionId: 'OR001' },
      { type: 'goto', index: 4 },
    );
    expect(at(ahead)).toBe('CA003');
    expect(at(play(ahead, { type: 'next' }))).toBe('settings.CA003');
  });

  it('lead out only after the last one', () => {
    const run = complete(fresh, rules, 1);
    expect(run.phase).toBe('submitting');
    expect(isLastStep(fresh, rules)).toBe(false);
    expect(isLastStep({ ...run, phase: 'answering' }, rules)).toBe(true);
  });
});

describe('a step without a score', () => {
  it('needs a choice where one option is asked for, unless nobody must answer', () => {
    expect(play(fresh, { type: 'next' })).toBe(fresh);
    expect(at(play(fresh, { type: 'skip' }))).toBe('CA001');
    const asked = newRun(withTasks, withTasks.forms[1]);
    const unsure = runRules(withTasks, 'informant');
    const answered = asked.questionIds.reduce(
      (run) => reduceQuestionnaire(run, { type: 'skip', now: tick() }, unsure),
      asked,
    );
    expect(currentStep(answered, unsure)?.key).toBe('change');
    expect(reduceQuestionnaire(answered, { type: 'skip', now: tick() }, unsure)).toBe(answered);
  });

  it('may be passed empty where text or several options are asked for', () => {
    const run = play(fresh, ...school, ...give(1, 1, 1));
    expect(canContinue(run, rules)).toBe(true);
    const passed = play(run, { type: 'next' });
    expect(passed.extras['helps.calm']?.value).toBeNull();
    expect(at(passed)).toBe('OR001');
  });

  it('takes no option it does not have, and text up to its length', () => {
    expect(play(fresh, { type: 'set_extra', value: 'maybe' })).toBe(fresh);
    expect(play(fresh, { type: 'set_extra', value: ['yes'] })).toBe(fresh);
    expect(play(fresh, { type: 'set_extra', value: null })).toBe(fresh);
    expect(play(fresh, { type: 'set_extra', value: 'yes', key: 'nowhere' })).toBe(fresh);
    const open = play(fresh, ...school, ...give(1, 1, 1));
    const long = play(open, { type: 'set_extra', value: `${'x'.repeat(19)}😀 and more` });
    expect(long.extras['helps.calm']?.value).toBe('x'.repeat(19));
  });

  it('keeps several options once, in the order of the list', () => {
    const run = play(fresh, { type: 'set_extra', key: 'where', value: ['others', 'home', 'others'] });
    expect(run.extras.where?.value).toEqual(['home', 'others']);
  });
});

describe('a task', () => {
  const task = runRules(taskOnly, 'self');
  const start = newRun(taskOnly);
  const set = (run: QuestionnaireRun, data: unknown, isComplete: boolean) =>
    reduceQuestionnaire(
      run,
      { type: 'set_task', taskId: 'delay_choice', data, complete: isComplete, now: tick() },
      task,
    );

  it('goes on after a reload from where it was, and can be left only when it is complete', () => {
    const half = set(start, { choices: [1] }, false);
    expect(canContinue(half, task)).toBe(false);
    const read = readQuestionnaireRun(JSON.parse(JSON.stringify(half)));
    expect(read.ok && read.value.tasks.delay_choice?.data).toEqual({ choices: [1] });
    const whole = set(half, { choices: [1, 2] }, true);
    expect(canContinue(whole, task)).toBe(true);
    expect(set(whole, {}, false)).toBe(whole);
  });

  it('keeps its record when another tab is still at it', () => {
    const whole = set(start, { choices: [1, 2] }, true);
    const late = set(set(start, { choices: [] }, false), { choices: [9] }, false);
    expect(mergeQuestionnaireRuns(whole, late).tasks.delay_choice?.data).toEqual({ choices: [1, 2] });
  });

  it('is all there is to hand in where a test has no questions', () => {
    expect(canFinish(start, task)).toBe(false);
    const submission = toSubmission(complete(start, task), task);
    expect(submission).toMatchObject({ question_ids: [], answers: {}, tasks: { delay_choice: [3, 'done'] } });
  });

  it('is no step of a form that does not have it', () => {
    expect(
      stepsOf(newRun(withTasks, withTasks.forms[1]), withTasks).some(({ kind }) => kind === 'task'),
    ).toBe(false);
  });
});

describe('progress', () => {
  it('counts scored questions, also those that were added', () => {
    expect(runProgress(fresh, rules)).toMatchObject({ number: 0, total: 8, percentComplete: 0 });
    const run = play(fresh, ...school, ...give(5, 1, 1));
    expect(runProgress(run, rules)).toMatchObject({ number: 3, total: 9, answered: 3 });
  });

  it('is complete only when nothing is open', () => {
    expect(runProgress(complete(fresh, rules, 4), rules)).toMatchObject({
      number: 11,
      total: 11,
      percentComplete: 100,
    });
  });
});

describe('what an interview hands in', () => {
  it('has choices, follow-ups and open answers in their places, and times under the ids handed in', () => {
    const asked = play(
      fresh,
      ...school,
      ...give(5, 1, 1),
      { type: 'set_extra', value: ['home'] },
      { type: 'next' },
      { type: 'set_extra', value: 'long' },
      { type: 'next' },
      ...give(4),
      ...give(1, 1, 1),
      { type: 'set_extra', value: '  a quiet room ' },
      { type: 'next' },
    );
    const submission = toSubmission(complete(asked, rules, 0, clock), rules);
    expect(submission).toMatchObject({
      context: { school: 'yes', where: ['home'] },
      texts: { 'helps.order': 'a quiet room' },
      follow_ups: [{ question_id: 'CA001', impact_id: 'IM101', settings: ['home'], since: 'long' }],
    });
    expect(submission.question_ids).toEqual([
      'CA001',
      'CA002',
      'CA003',
      'IM101',
      'OR001',
      'OR002',
      'OR003',
      'IM001',
      'IM002',
    ]);
    expect(submission.answers.IM101).toBe(4);
    expect(Object.keys(submission.item_times_ms).sort()).toEqual([...submission.question_ids].sort());
    expect(submission).not.toHaveProperty('tasks');
    expect(submission).not.toHaveProperty('details');
  });
});

describe('an interview that was left', () => {
  it('expires a week after the last change, and not by being looked at', () => {
    const run = play(fresh, ...school);
    const end = lastChangeAt(run) + 7 * dayMs;
    expect(isExpired(run, interview, end)).toBe(false);
    expect(isExpired(run, interview, end + 1)).toBe(true);
    const looked = reduceQuestionnaire({ ...run, shownAt: null }, { type: 'resume', now: end }, rules);
    expect(isExpired(looked, interview, end + 1)).toBe(true);
    expect(isExpired(run, { pauseDays: null }, end + 1)).toBe(false);
    expect(isExpired(complete(run, rules), interview, end + 99 * dayMs)).toBe(false);
  });
});

describe('two tabs of an interview', () => {
  it('keep one choice of follow-ups, the first, and the place by its step', () => {
    const before = play(fresh, ...school, ...give(5, 1));
    const mine = play(before, ...give(1));
    const theirs = play(before, ...give(4), { type: 'next' }, { type: 'set_extra', value: 'short' });
    const joined = reduceQuestionnaire(theirs, { type: 'merge', other: mine }, rules);
    expect(keys(joined)).toEqual(keys(mine));
    expect(at(joined)).toBe('since.CA001');
  });
});

describe('a run of an earlier version', () => {
  it('goes on where it was', () => {
    const { extras, followUps, tasks, details, stepKey, ...old } = play(fresh, ...school, ...give(2));
    const read = readQuestionnaireRun({ ...old, v: 1, index: 2 });
    expect(read).toMatchObject({
      ok: true,
      value: { v: 2, extras: {}, followUps: {}, tasks: {}, details: {}, index: 2, stepKey: null },
    });
    expect(read.ok && at(read.value)).toBe('CA002');
  });
});
