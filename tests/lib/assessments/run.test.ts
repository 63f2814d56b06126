import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answersOf, scoreSubmission, toSubmission } from '../../../src/lib/assessments/attempt.ts';
import { reduceQuestionnaire } from '../../../src/lib/assessments/run.ts';
import type {
  QuestionnaireAction,
  QuestionnaireRules,
  QuestionnaireRun,
} from '../../../src/lib/assessments/run-state.ts';
import { readQuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import {
  answerOf,
  canFinish,
  currentStep,
  elapsedMs,
  emptyDomains,
  runProgress,
  skippedSteps,
  stepIndex,
} from '../../../src/lib/assessments/run-view.ts';
import { actionsArbitrary, newSnapshotRun, snapshot, snapshotRules, startMs } from './snapshot-fixtures.ts';

const required: QuestionnaireRules = { ...snapshotRules, skip: 'required', softLimitMs: null };
const currentQuestion = (run: QuestionnaireRun) => currentStep(run, snapshotRules)?.key;

function play(
  actions: readonly QuestionnaireAction[],
  from: QuestionnaireRun = newSnapshotRun,
  rules = snapshotRules,
): QuestionnaireRun {
  return actions.reduce((run, action) => reduceQuestionnaire(run, action, rules), from);
}

const answerAll: QuestionnaireAction[] = newSnapshotRun.questionIds.flatMap((_, i): QuestionnaireAction[] => [
  { type: 'answer', value: 3, now: startMs + i * 6000 + 5000 },
  { type: 'next', now: startMs + i * 6000 + 6000 },
]);

describe('a questionnaire run', () => {
  it('goes forward only past an answer or a skip', () => {
    const next: QuestionnaireAction = { type: 'next', now: startMs + 1 };
    expect(play([next]).index).toBe(0);
    expect(play([{ type: 'answer', value: 2, now: startMs }, next]).index).toBe(1);
    expect(play([{ type: 'skip', now: startMs }]).index).toBe(1);
  });

  it('knows no skipping where an answer is required', () => {
    const run = play([{ type: 'skip', now: startMs }], newSnapshotRun, required);
    expect(run).toBe(newSnapshotRun);
  });

  it('keeps every answer when going back', () => {
    const run = play([
      { type: 'answer', value: 4, now: startMs + 1 },
      { type: 'next', now: startMs + 2 },
      { type: 'previous', now: startMs + 3 },
    ]);
    expect(run.index).toBe(0);
    expect(answerOf(run, currentQuestion(run) ?? '')).toBe(4);
  });

  it('never loses an answer: each question holds the last answer or skip it was given', () => {
    fc.assert(
      fc.property(actionsArbitrary, (actions) => {
        const expected = new Map<string, number | null>();
        let run = newSnapshotRun;
        for (const action of actions) {
          const target =
            action.type === 'answer' ? (action.questionId ?? currentQuestion(run)) : currentQuestion(run);
          const open = run.phase === 'answering' || (run.phase === 'review' && action.type === 'answer');
          if (open && target && run.questionIds.includes(target)) {
            if (action.type === 'answer') expected.set(target, action.value);
            if (action.type === 'skip') expected.set(target, null);
          }
          run = reduceQuestionnaire(run, action, snapshotRules);
        }
        for (const id of run.questionIds) expect(run.entries[id]?.value).toBe(expected.get(id));
      }),
    );
  });

  it('stays within its questions and its phases whatever happens', () => {
    fc.assert(
      fc.property(actionsArbitrary, (actions) => {
        let run = newSnapshotRun;
        for (const action of actions) {
          const before = run;
          run = reduceQuestionnaire(run, action, snapshotRules);
          expect(run.index).toBeGreaterThanOrEqual(0);
          expect(run.index).toBeLessThan(run.questionIds.length);
          expect(run.movedAt).toBeGreaterThanOrEqual(before.movedAt);
          if (before.phase === 'done') expect(run).toBe(before);
          if (run.phase === 'submitting') expect(canFinish(run, snapshotRules)).toBe(true);
          if (run.completedAt !== null) expect(run.completedAt).toBeGreaterThanOrEqual(run.startedAt);
          for (const ms of Object.values(run.itemTimesMs)) expect(ms).toBeGreaterThanOrEqual(0);
          const { percentComplete, answered, skipped, total } = runProgress(run, snapshotRules);
          expect(answered + skipped).toBeLessThanOrEqual(total);
          expect(percentComplete === 100).toBe(answered + skipped === total);
        }
      }),
    );
  });

  it('does not change the run it is given', () => {
    fc.assert(
      fc.property(actionsArbitrary, (actions) => {
        const frozen = structuredClone(newSnapshotRun);
        play(actions);
        expect(newSnapshotRun).toEqual(frozen);
      }),
    );
  });

  it('jumps no further than the first open question', () => {
    const one: QuestionnaireAction[] = [
      { type: 'answer', value: 1, now: startMs },
      { type: 'next', now: startMs + 1 },
    ];
    expect(play([...one, { type: 'goto', index: 5, now: startMs + 2 }]).index).toBe(1);
    expect(play([...one, { type: 'goto', index: 0, now: startMs + 2 }]).index).toBe(0);
    expect(play([...one, { type: 'goto', index: 0.5, now: startMs + 2 }]).index).toBe(1);
  });

  it('reaches the review after the last question, is handed in, and is done', () => {
    const review = play(answerAll);
    expect(review.phase).toBe('review');
    const submitting = play([{ type: 'finish', now: startMs + 200_000 }], review);
    expect(submitting).toMatchObject({ phase: 'submitting', completedAt: startMs + 200_000 });
    expect(play([{ type: 'submit_failed', now: startMs + 200_001 }], submitting).phase).toBe('review');
    expect(play([{ type: 'submitted', now: startMs + 200_001 }], submitting).phase).toBe('done');
  });

  it('goes back from the review to the last question', () => {
    const run = play([...answerAll, { type: 'previous', now: startMs + 200_000 }]);
    expect(run).toMatchObject({ phase: 'answering', index: newSnapshotRun.questionIds.length - 1 });
  });

  it('cannot be handed in without any answer', () => {
    const skips = newSnapshotRun.questionIds.map((): QuestionnaireAction => ({ type: 'skip', now: startMs }));
    const run = play(skips);
    expect(run.phase).toBe('review');
    expect(skippedSteps(run, snapshotRules).map(({ questionId }) => questionId)).toEqual(
      newSnapshotRun.questionIds,
    );
    expect(play([{ type: 'finish', now: startMs }], run)).toBe(run);
    expect(emptyDomains(run, snapshot)).toEqual(snapshot.domains.map(({ id }) => id));
  });

  it('cannot be handed in while a question is open', () => {
    const [, open = ''] = newSnapshotRun.questionIds;
    const { [open]: _, ...entries } = play(answerAll).entries;
    const run: QuestionnaireRun = { ...play(answerAll), entries };
    expect(play([{ type: 'finish', now: startMs + 200_000 }], run)).toBe(run);
  });

  it('does not end before it began, also when the clock was set back', () => {
    const run = play([...answerAll, { type: 'finish', now: startMs - 5000 }]);
    expect(run.completedAt).toBe(startMs);
  });

  it('names the areas without any answer', () => {
    const first = newSnapshotRun.questionIds[0] ?? '';
    const run = play([{ type: 'answer', value: 5, now: startMs }]);
    const area = snapshot.domains.find(({ prefix }) => first.startsWith(prefix))?.id;
    expect(emptyDomains(run, snapshot)).toEqual(
      snapshot.domains.map(({ id }) => id).filter((id) => id !== area),
    );
  });

  it('counts the time a question is in view and not the time it is hidden', () => {
    const run = play([
      { type: 'pause', now: startMs + 3000 },
      { type: 'resume', now: startMs + 60_000 },
      { type: 'answer', value: 2, now: startMs + 61_000 },
      { type: 'next', now: startMs + 62_000 },
    ]);
    expect(run.itemTimesMs).toEqual({ [newSnapshotRun.questionIds[0] ?? '']: 5000 });
    expect(elapsedMs(run, startMs + 64_000)).toBe(7000);
  });

  it('shows the soft notice once five minutes of answering have passed', () => {
    const early = play([{ type: 'tick', now: startMs + 299_999 }]);
    expect(early).toBe(newSnapshotRun);
    const due = play([{ type: 'tick', now: startMs + 300_000 }]);
    expect(due.softNoticeShown).toBe(true);
    expect(play([{ type: 'tick', now: startMs + 400_000 }], due)).toBe(due);
    expect(play([{ type: 'tick', now: startMs + 900_000 }], newSnapshotRun, required)).toBe(newSnapshotRun);
  });

  it('reads back from storage as it was, out of view', () => {
    fc.assert(
      fc.property(actionsArbitrary, (actions) => {
        const run = play(actions);
        const read = readQuestionnaireRun(JSON.parse(JSON.stringify(run)));
        expect(read).toEqual({ ok: true, value: { ...run, shownAt: null } });
      }),
    );
  });

  it('reads a record whose place lies outside its questions', () => {
    const read = readQuestionnaireRun({ ...newSnapshotRun, index: 99 });
    expect(read.ok && stepIndex(read.value, snapshot)).toBe(newSnapshotRun.questionIds.length - 1);
  });

  it('hands in the language of a question only where it differs', () => {
    const [a = '', b = ''] = newSnapshotRun.questionIds;
    const run: QuestionnaireRun = {
      ...newSnapshotRun,
      language: 'de',
      itemLanguages: { [a]: 'de', [b]: 'en', ZZ001: 'en' },
    };
    expect(toSubmission(run, snapshot).item_languages).toEqual({ [b]: 'en' });
  });

  it('tells a record of another version from a broken one', () => {
    expect(readQuestionnaireRun({ ...newSnapshotRun, v: 3 })).toEqual({
      ok: false,
      error: 'unknown_version',
    });
    for (const broken of [null, 'run', {}, { ...newSnapshotRun, entries: { AC001: { value: 6, at: 1 } } }]) {
      expect(readQuestionnaireRun(broken)).toEqual({ ok: false, error: 'invalid_record' });
    }
  });

  it('hands in what the server accepts, whatever the way to the end was', () => {
    fc.assert(
      fc.property(actionsArbitrary, (actions) => {
        const run = play(actions);
        fc.pre(run.phase === 'submitting' || run.phase === 'done');
        const scored = scoreSubmission(snapshot, toSubmission(run, snapshot));
        expect(scored.ok && scored.value.answers).toEqual(answersOf(run, snapshot));
      }),
    );
  });
});
