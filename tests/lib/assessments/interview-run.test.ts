import { describe, expect, it } from 'vitest';
import { toSubmission } from '../../../src/lib/assessments/attempt.ts';
import { reduceQuestionnaire } from '../../../src/lib/assessments/run.ts';
import { readQuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { isExpired, lastChangeAt, runProgress } from '../../../src/lib/assessments/run-view.ts';
import { dayMs } from '../../../src/lib/time.ts';
import { at, clock, fresh, give, keys, play, rules, school } from './interview-play.ts';
import { complete, interview } from './run-fixtures.ts';

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
