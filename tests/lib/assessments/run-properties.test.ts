import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, scoreSubmission, toSubmission } from '../../../src/lib/assessments/attempt.ts';
import { instruments } from '../../../src/lib/assessments/instruments.ts';
import { reduceQuestionnaire } from '../../../src/lib/assessments/run.ts';
import type { QuestionnaireAction, QuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { mergeQuestionnaireRuns, readQuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { stepsOf } from '../../../src/lib/assessments/run-steps.ts';
import { canFinish, currentStep, runProgress, stepIndex } from '../../../src/lib/assessments/run-view.ts';
import {
  actionOf,
  type Case,
  casesOf,
  complete,
  interview,
  sampleScorers,
  statesOf,
  taskOnly,
  type Whim,
  whimsArbitrary,
  withTasks,
} from './run-fixtures.ts';
import { startMs } from './snapshot-fixtures.ts';

const sample = [interview, withTasks, taskOnly].flatMap(casesOf);
/** Tests that are taken here; a test without any step has an engine of its own. */
const real = instruments.flatMap(casesOf).filter(({ start, rules }) => stepsOf(start, rules).length > 0);
const all: [string, Case, number][] = [
  ...sample.map((each): [string, Case, number] => [`sample ${each.name}`, each, 100]),
  ...real.map((each): [string, Case, number] => [each.name, each, 15]),
];

const stored = (run: QuestionnaireRun): QuestionnaireRun => {
  const read = readQuestionnaireRun(JSON.parse(JSON.stringify(run)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
};

/** Times depend on when a page was in view. */
const answersIn = (run: QuestionnaireRun, { rules }: Case) => ({
  ...toSubmission(run, rules),
  item_times_ms: null,
  completed_at: null,
});

const unseen = (run: QuestionnaireRun): QuestionnaireRun => ({ ...run, shownAt: null });
const recordsOf = ({ entries, extras, tasks, followUps }: QuestionnaireRun) => ({
  entries,
  extras,
  tasks,
  followUps,
});

/** Keys of everything written between two states; nothing written is ever gone. */
function changedKeys(before: QuestionnaireRun, after: QuestionnaireRun): string[] {
  const names = ['entries', 'extras', 'tasks', 'followUps'] as const;
  return names.flatMap((name) => {
    expect(Object.keys(after[name])).toEqual(expect.arrayContaining(Object.keys(before[name])));
    return Object.keys(after[name]).filter(
      (key) => Reflect.get(after[name], key) !== Reflect.get(before[name], key),
    );
  });
}

/** Passing a step may note that it was left out and, at the end of a module, choose its follow-ups. */
function touches({ type }: QuestionnaireAction): number {
  if (type === 'next' || type === 'skip') return 2;
  return type === 'answer' || type === 'set_extra' || type === 'set_task' ? 1 : 0;
}

describe.each(all)('any way through %s', (_name, each, numRuns) => {
  const { start, rules, definition } = each;
  const whims = whimsArbitrary(stepsOf(start, rules).length * 4 + 20);

  it('keeps what was just answered, and touches no other answer and no chosen follow-up', () => {
    fc.assert(
      fc.property(whims, (list) => {
        let run = start;
        list.forEach((whim, i) => {
          const before = run;
          const action = actionOf(before, rules, whim, startMs + i * 1000);
          run = reduceQuestionnaire(before, action, rules);
          expect(changedKeys(before, run).length).toBeLessThanOrEqual(touches(action));
          const open = before.phase === 'answering' || before.phase === 'review';
          if (open && action.type === 'answer') {
            expect(run.entries[action.questionId ?? '']?.value).toBe(action.value);
          }
          if (open && action.type === 'set_extra') {
            expect(run.extras[action.key ?? '']?.value).toEqual(action.value);
          }
          if (open && action.type === 'set_task') {
            const ended = before.tasks[action.taskId]?.complete === true;
            expect(run.tasks[action.taskId]).toMatchObject(
              ended ? (before.tasks[action.taskId] ?? {}) : { data: action.data, complete: action.complete },
            );
          }
          for (const [module, frozen] of Object.entries(before.followUps)) {
            expect(run.followUps[module]).toBe(frozen);
          }
          const keys = stepsOf(run, rules).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
        });
      }),
      { numRuns },
    );
  });

  it('stays at a step, and its percent never falls while nothing is taken back', () => {
    fc.assert(
      fc.property(whims, (list) => {
        let percent = 0;
        for (const run of statesOf(start, rules, list)) {
          expect(currentStep(run, rules)?.key).toBe(stepsOf(run, rules)[run.index]?.key);
          const progress = runProgress(run, rules);
          expect(progress.number).toBeLessThanOrEqual(progress.total);
          expect(progress.percentComplete).toBeGreaterThanOrEqual(percent);
          if (run.phase === 'submitting') expect(progress.percentComplete).toBe(100);
          if (progress.percentComplete < 100) expect(canFinish(run, rules)).toBe(false);
          percent = progress.percentComplete;
        }
      }),
      { numRuns },
    );
  });

  it('hands in the same when the page was closed anywhere', () => {
    fc.assert(
      fc.property(whims, fc.nat(), fc.nat(4), (list, cut, pick) => {
        const states = statesOf(start, rules, list);
        const at = cut % states.length;
        const now = list.slice(0, at).reduce((sum, { after }) => sum + after, startMs);
        const back = stored(states[at] ?? start);
        expect(recordsOf(back)).toEqual(recordsOf(states[at] ?? start));
        const restored = statesOf(back, rules, list.slice(at), now).at(-1) ?? back;
        const kept = complete(states.at(-1) ?? start, rules, pick);
        expect(answersIn(complete(restored, rules, pick), each)).toEqual(answersIn(kept, each));
      }),
      { numRuns },
    );
  });

  it('is joined the same in any order when two tabs went on by themselves', () => {
    fc.assert(
      fc.property(whims, whims, whims, (common, one, two) => {
        const base = statesOf(start, rules, common).at(-1) ?? start;
        const mine = statesOf(base, rules, one).at(-1) ?? base;
        const theirs = statesOf(base, rules, two).at(-1) ?? base;
        const merged = mergeQuestionnaireRuns(mine, theirs);
        expect(merged).toEqual(mergeQuestionnaireRuns(theirs, mine));
        expect(mergeQuestionnaireRuns(merged, mine)).toEqual(merged);
        expect(unseen(mergeQuestionnaireRuns(mergeQuestionnaireRuns(base, mine), theirs))).toEqual(
          unseen(merged),
        );
        expect(unseen(mergeQuestionnaireRuns(base, mine))).toEqual(unseen(mine));
        expect(recordsOf(mergeQuestionnaireRuns(stored(mine), stored(theirs)))).toEqual(recordsOf(merged));
      }),
      { numRuns },
    );
  });

  it('ends in two tabs with one attempt the server accepts', () => {
    const turns = fc.array(fc.record({ tab: fc.nat(1), sync: fc.nat(3) }), { maxLength: 60 });
    fc.assert(
      fc.property(whims, turns, fc.nat(4), (list, order, pick) => {
        const tabs: [QuestionnaireRun, QuestionnaireRun] = [start, start];
        list.forEach((whim: Whim, i) => {
          const { tab = 0, sync = 0 } = order[i % Math.max(1, order.length)] ?? {};
          const own = tab === 0 ? 0 : 1;
          const action = actionOf(tabs[own], rules, whim, startMs + i * 1000);
          tabs[own] = reduceQuestionnaire(
            tabs[own],
            action.type === 'finish' ? { ...action, type: 'tick' } : action,
            rules,
          );
          if (sync === 0)
            tabs[own] = reduceQuestionnaire(
              tabs[own],
              { type: 'merge', other: tabs[1 - own] ?? start },
              rules,
            );
          expect(stepIndex(tabs[own], rules)).toBe(tabs[own].index);
        });
        const one = reduceQuestionnaire(tabs[0], { type: 'merge', other: tabs[1] }, rules);
        const two = reduceQuestionnaire(tabs[1], { type: 'merge', other: tabs[0] }, rules);
        expect(recordsOf(one)).toEqual(recordsOf(two));
        const done = complete(one, rules, pick);
        if (done.phase !== 'submitting') {
          // Everything was skipped: nothing can be handed in.
          expect(Object.keys(answersOf(done, rules))).toEqual([]);
          return;
        }
        const submission = toSubmission(done, rules);
        expect(new Set(submission.question_ids).size).toBe(submission.question_ids.length);
        const scored = scoreSubmission(definition, submission, sampleScorers);
        expect(scored.ok ? scored.value.answers : scored.error).toEqual(answersOf(done, rules));
      }),
      { numRuns },
    );
  });
});
