import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reduceQuestionnaire } from '../../../src/lib/assessments/run.ts';
import type { QuestionnaireAction, QuestionnaireRun } from '../../../src/lib/assessments/run-state.ts';
import { mergeQuestionnaireRuns } from '../../../src/lib/assessments/run-state.ts';
import { actionsArbitrary, newSnapshotRun, snapshotRules, startMs } from './snapshot-fixtures.ts';

function play(
  actions: readonly QuestionnaireAction[],
  from: QuestionnaireRun = newSnapshotRun,
): QuestionnaireRun {
  return actions.reduce((run, action) => reduceQuestionnaire(run, action, snapshotRules), from);
}

/** A run that two tabs continue on their own after a common beginning. */
const tabs = fc.tuple(actionsArbitrary, actionsArbitrary, actionsArbitrary).map(([common, mine, theirs]) => {
  const start = play(common);
  return { start, mine: play(mine, start), theirs: play(theirs, start) };
});

const unseen = (run: QuestionnaireRun): QuestionnaireRun => ({ ...run, shownAt: null });
const [first = '', second = ''] = newSnapshotRun.questionIds;

describe('merging two copies of a run', () => {
  it('does not depend on their order', () => {
    fc.assert(
      fc.property(tabs, ({ mine, theirs }) => {
        expect(mergeQuestionnaireRuns(mine, theirs)).toEqual(mergeQuestionnaireRuns(theirs, mine));
      }),
    );
  });

  it('changes nothing when repeated', () => {
    fc.assert(
      fc.property(tabs, ({ mine, theirs }) => {
        const merged = mergeQuestionnaireRuns(mine, theirs);
        expect(mergeQuestionnaireRuns(mine, mine)).toEqual(mine);
        expect(mergeQuestionnaireRuns(merged, theirs)).toEqual(merged);
      }),
    );
  });

  it('does not depend on how three copies are grouped', () => {
    fc.assert(
      fc.property(tabs, ({ start, mine, theirs }) => {
        const left = mergeQuestionnaireRuns(mergeQuestionnaireRuns(start, mine), theirs);
        expect(left).toEqual(mergeQuestionnaireRuns(start, mergeQuestionnaireRuns(mine, theirs)));
      }),
    );
  });

  it('gives the newer copy when one continues the other', () => {
    fc.assert(
      fc.property(tabs, ({ start, mine }) => {
        expect(unseen(mergeQuestionnaireRuns(start, mine))).toEqual(unseen(mine));
      }),
    );
  });

  it('keeps the latest answer of each question', () => {
    const mine = play([{ type: 'answer', value: 1, now: startMs + 10 }]);
    const theirs = play([
      { type: 'answer', value: 5, now: startMs + 20 },
      { type: 'answer', value: 2, questionId: second, now: startMs + 5 },
    ]);
    expect(mergeQuestionnaireRuns(mine, theirs).entries).toEqual({
      [first]: { value: 5, at: startMs + 20 },
      [second]: { value: 2, at: startMs + 5 },
    });
  });

  it('lets a later answer win although the clock was set back', () => {
    const before = play([{ type: 'answer', value: 1, now: startMs + 50_000 }]);
    const after = play([{ type: 'answer', value: 4, now: startMs }], before);
    expect(mergeQuestionnaireRuns(before, after).entries[first]?.value).toBe(4);
  });

  it('keeps what was handed in once one copy is done', () => {
    const answers = newSnapshotRun.questionIds.flatMap((_, i): QuestionnaireAction[] => [
      { type: 'answer', value: 3, now: startMs + i },
      { type: 'next', now: startMs + i },
    ]);
    const done = play([
      ...answers,
      { type: 'finish', now: startMs + 99 },
      { type: 'submitted', now: startMs + 100 },
    ]);
    const straggler = play([{ type: 'answer', value: 5, now: startMs + 5000 }]);
    expect(mergeQuestionnaireRuns(straggler, done)).toBe(done);
    expect(reduceQuestionnaire(straggler, { type: 'merge', other: done }, snapshotRules)).toBe(done);
  });

  it('takes in the answers of another tab without moving this one', () => {
    const theirs = play([
      { type: 'answer', value: 4, now: startMs + 10 },
      { type: 'next', now: startMs + 20 },
    ]);
    const mine = reduceQuestionnaire(newSnapshotRun, { type: 'merge', other: theirs }, snapshotRules);
    expect(mine.entries).toEqual(theirs.entries);
    expect(mine.index).toBe(0);
  });

  it('keeps the earlier start and the longer times', () => {
    const early = { ...newSnapshotRun, startedAt: startMs - 500, itemTimesMs: { [first]: 10 } };
    const late = { ...newSnapshotRun, itemTimesMs: { [first]: 30, [second]: 5 } };
    for (const merged of [mergeQuestionnaireRuns(early, late), mergeQuestionnaireRuns(late, early)]) {
      expect(merged).toMatchObject({ startedAt: startMs - 500, itemTimesMs: { [first]: 30, [second]: 5 } });
    }
  });

  it('refuses copies of different attempts', () => {
    const other = { ...newSnapshotRun, attemptId: 'f0f0f0f0-0000-4000-8000-000000000000' };
    expect(() => mergeQuestionnaireRuns(newSnapshotRun, other)).toThrow(RangeError);
  });
});
