import { describe, expect, it } from 'vitest';
import { toSubmission } from '../../../src/lib/assessments/attempt.ts';
import { reduceQuestionnaire, runRules } from '../../../src/lib/assessments/run.ts';
import type { QuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { mergeQuestionnaireRuns, readQuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { questionnaireCourse, stepsOf } from '../../../src/lib/assessments/run-steps.ts';
import { canContinue, canFinish, currentStep, isLastStep } from '../../../src/lib/assessments/run-view.ts';
import { at, fresh, give, keys, play, rules, school, type Timeless, tick } from './interview-play.ts';
import { complete, newRun, taskOnly, withTasks } from './run-fixtures.ts';

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
