import { describe, expect, it } from 'vitest';
import { readSubmission, scoreSubmission, toSubmission } from '../../../src/lib/assessments/attempt.ts';
import type { Submission } from '../../../src/lib/assessments/attempt-record.ts';
import { runRules } from '../../../src/lib/assessments/run.ts';
import { scoreAnswers } from '../../../src/lib/assessments/scoring.ts';
import { childFocusTracker } from '../../../src/lib/assessments/tests/child-focus-tracker/definition.ts';
import type { FormDefinition, FormId, InstrumentDefinition } from '../../../src/lib/assessments/types.ts';
import { complete, interview, newRun, sampleScorers, taskOnly, withTasks } from './run-fixtures.ts';

function finished(definition: InstrumentDefinition, id: FormId = 'self', pick = 3): Submission {
  const form = definition.forms.find((each) => each.form === id) as FormDefinition;
  const rules = runRules(definition, id);
  return toSubmission(complete(newRun(definition, form), rules, pick), rules);
}

/** Reads and scores, as the server does. */
function submit(definition: InstrumentDefinition, body: unknown) {
  const read = readSubmission(JSON.parse(JSON.stringify(body)));
  return read.ok ? scoreSubmission(definition, read.value, sampleScorers) : read;
}

function codeOf(definition: InstrumentDefinition, body: Submission, change: object): string {
  const result = submit(definition, { ...body, ...change });
  return result.ok ? 'ok' : result.error.code;
}

describe('an interview that is handed in', () => {
  // Every answer is 4: both modules would ask twice, three sets are allowed in all.
  const body = finished(interview, 'self', 3);
  const [first, second, third] = body.follow_ups ?? [];
  const sets = [first, second, third].filter((set) => set !== undefined);

  it('counts the impact answers in their area and lists them with their follow-up', () => {
    const scored = submit(interview, body);
    const { domains } = scoreAnswers(interview.domains, body.answers);
    expect(scored).toMatchObject({
      ok: true,
      value: {
        domains: Object.fromEntries(domains.map(({ id, percent }) => [id, percent])),
        answered_count: 11,
        follow_ups: sets.map((set) => ({ ...set, impact: 4 })),
        context: { school: 'no', where: ['home'] },
        details: {},
        tasks: {},
      },
    });
  });

  it('takes an impact question without an answer, and answers that were lowered later', () => {
    const { IM101: _, ...rest } = body.answers;
    const answers = { ...rest, [first?.question_id ?? '']: 1 };
    expect(submit(interview, { ...body, answers })).toMatchObject({
      ok: true,
      value: { follow_ups: [{ impact: null }, { impact: 4 }, { impact: 4 }] },
    });
  });

  it.each<[string, object]>([
    ['an impact question nobody asked', { follow_ups: sets.slice(0, 2) }],
    ['a gap in the numbers', { follow_ups: [first, { ...second, impact_id: 'IM105' }, third] }],
    ['the same question twice', { follow_ups: [first, { ...first, impact_id: 'IM102' }, third] }],
    ['a closing question as trigger', { follow_ups: [{ ...first, question_id: 'IM001' }, second, third] }],
    ['a question that was not served', { follow_ups: [{ ...first, question_id: 'CA099' }, second, third] }],
    ['a setting there is not', { follow_ups: [{ ...first, settings: ['moon'] }, second, third] }],
    ['a setting twice', { follow_ups: [{ ...first, settings: ['home', 'home'] }, second, third] }],
    ['a time there is not', { follow_ups: [{ ...first, since: 'soon' }, second, third] }],
    ['another order', { question_ids: [...body.question_ids].reverse() }],
    ['more than the rule allows', { follow_ups: [...sets, { ...first, impact_id: 'IM104' }] }],
  ])('is refused with %s', (_name, change) => {
    expect(['wrong_follow_ups', 'unknown_question']).toContain(codeOf(interview, body, change));
  });

  it('is refused with three sets of one module', () => {
    const calm = body.question_ids.filter((id) => id.startsWith('CA'));
    const follow_ups = calm.map((question_id, i) => ({ ...first, question_id, impact_id: `IM10${i + 1}` }));
    expect(codeOf(interview, body, { follow_ups })).toBe('wrong_follow_ups');
  });

  it('is refused with follow-ups where the test asks none', () => {
    const plain = finished(withTasks, 'informant');
    expect(codeOf(withTasks, plain, { follow_ups: sets })).toBe('wrong_follow_ups');
  });

  it.each<[string, object]>([
    ['unknown_context', { context: { school: 'maybe' } }],
    ['unknown_context', { context: { where: ['home', 'home'] } }],
    ['unknown_context', { context: { where: 'home' } }],
    ['unknown_context', { context: { 'settings.CA001': ['home'] } }],
    ['unknown_text', { texts: { school: 'yes' } }],
    ['unknown_text', { texts: { 'helps.impact': 'a walk' } }],
    ['unknown_text', { texts: { 'helps.calm': 'longer than the twenty characters' } }],
    ['invalid_body', { texts: { 'helps.calm': '   ' } }],
    ['invalid_body', { texts: { 'helps.calm': 'x'.repeat(501) } }],
    ['invalid_body', { context: { 'no key': 'yes' } }],
  ])('is refused with %s for %j', (code, change) => {
    expect(codeOf(interview, body, change)).toBe(code);
  });

  it('needs none of its unscored answers', () => {
    const { context: _, ...bare } = body;
    expect(submit(interview, bare)).toMatchObject({ ok: true, value: { context: {}, texts: {} } });
  });

  it('trims open answers', () => {
    expect(submit(interview, { ...body, texts: { 'helps.calm': '  a walk ' } })).toMatchObject({
      ok: true,
      value: { texts: { 'helps.calm': 'a walk' } },
    });
  });
});

describe('a test about a child', () => {
  const teacher = finished(childFocusTracker, 'teacher');
  const parent = finished(childFocusTracker, 'parent');

  it('stores what the form asks about the child and nothing else', () => {
    expect(submit(childFocusTracker, teacher)).toMatchObject({
      ok: true,
      value: { details: { age_band: '9-12', child_label: 'Kim', known_weeks: 12 } },
    });
    const read = submit(childFocusTracker, parent);
    expect(read.ok && read.value.details).toEqual({ age_band: '9-12', child_label: 'Kim' });
  });

  it.each<[string, Submission, object]>([
    ['details_missing', parent, { details: undefined }],
    ['details_missing', parent, { details: { child_label: 'Kim' } }],
    ['details_missing', teacher, { details: { child_label: 'Kim', age_band: '6-8' } }],
    ['known_too_short', teacher, { details: { child_label: 'Kim', age_band: '6-8', known_weeks: 3 } }],
    ['invalid_body', parent, { details: { child_label: ' ', age_band: '6-8' } }],
    ['invalid_body', parent, { details: { child_label: 'x'.repeat(21), age_band: '6-8' } }],
    ['invalid_body', parent, { details: { child_label: 'Kim', age_band: '3-5' } }],
    ['consent_required', parent, { consent: teacher.consent }],
    ['consent_required', parent, { consent: null }],
  ])('is refused with %s', (code, body, change) => {
    expect(codeOf(childFocusTracker, body, change)).toBe(code);
  });
});

describe('a test with tasks', () => {
  it('stores what was recomputed beside the record, and never in the percents', () => {
    const body = finished(withTasks);
    const scored = submit(withTasks, body);
    const { domains, overall } = scoreAnswers(withTasks.domains, body.answers);
    expect(scored).toMatchObject({
      ok: true,
      value: {
        overall: overall.percent,
        domains: Object.fromEntries(domains.map(({ id, percent }) => [id, percent])),
        tasks: { word_learning: { raw: [3, 'done'], result: [3, 'done'] } },
      },
    });
  });

  it.each<[string, object]>([
    ['task_missing', { tasks: undefined }],
    ['task_missing', { tasks: { word_learning: [1] } }],
    ['unknown_task', { tasks: { word_learning: [1], word_delayed: [1], delay_choice: [1] } }],
    ['invalid_body', { tasks: { other_task: [1] } }],
    ['invalid_body', { tasks: { word_learning: 'x'.repeat(50_000), word_delayed: [] } }],
  ])('is refused with %s for %j', (code, change) => {
    expect(codeOf(withTasks, finished(withTasks), change)).toBe(code);
  });

  it('has no task in a form without one', () => {
    const body = finished(withTasks, 'informant');
    expect(codeOf(withTasks, body, {})).toBe('ok');
    expect(codeOf(withTasks, body, { tasks: { word_learning: [] } })).toBe('unknown_task');
  });
});

describe('a test that is a task', () => {
  const body = finished(taskOnly);

  it('has the score of its task, no band and no answers', () => {
    expect(submit(taskOnly, body)).toMatchObject({
      ok: true,
      value: {
        overall: 2,
        domains: { pull: 2 },
        band: null,
        question_ids: [],
        answered_count: 0,
        max_possible_score: 0,
        quality: { level: 'ok', flags: [] },
      },
    });
  });

  it('is stored without a score when the task gives none', () => {
    expect(submit(taskOnly, { ...body, tasks: { delay_choice: {} } })).toMatchObject({
      ok: true,
      value: { overall: null, domains: { pull: null }, band: null },
    });
  });

  it('is refused without its task, with questions, and when the record cannot be read', () => {
    expect(codeOf(taskOnly, body, { tasks: {} })).toBe('task_missing');
    expect(codeOf(taskOnly, body, { question_ids: ['PU001'] })).toBe('unknown_question');
    expect(scoreSubmission(taskOnly, body, {})).toEqual({
      ok: false,
      error: { code: 'task_invalid', detail: 'delay_choice: no_scorer' },
    });
  });

  it('is nothing to hand in when it has neither questions nor tasks', () => {
    const { tasks: _, ...empty } = body;
    expect(codeOf({ ...taskOnly, steps: [] }, empty, {})).toBe('no_answers');
  });
});
