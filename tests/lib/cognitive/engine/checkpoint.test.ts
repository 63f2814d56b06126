import { describe, expect, it } from 'vitest';
import type { EngineResult, EngineTrial, TrialEngine } from '../../../../src/lib/cognitive/engine/types.ts';
import { buildFocustrackRecord } from '../../../../src/lib/cognitive/focustrack/build-record.ts';
import { answerWindowMs, pacesOf, trialCount } from '../../../../src/lib/cognitive/focustrack/design.ts';
import { scoreFocustrackRun } from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import { toEngineTrials } from '../../../../src/lib/cognitive/focustrack/setup.ts';
import { createTrialList } from '../../../../src/lib/cognitive/focustrack/trial-list.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../../../src/lib/cognitive/simulation/respondents.ts';
import { pacedTrials, sit } from './sitting.ts';

const answerMs = answerWindowMs(pacesOf('letters')[2]);

/** A sitting that keeps what every checkpoint gives it, with the time it came at. */
function keeping(trials: readonly EngineTrial<string>[], every: number) {
  const kept: { at: number; result: EngineResult }[] = [];
  let engine: TrialEngine | undefined;
  const sitting = sit({
    trials,
    checkpoint: {
      every,
      answerMs,
      onCheckpoint: () => {
        if (engine) kept.push({ at: sitting.clock.now(), result: engine.snapshot() });
      },
    },
  });
  engine = sitting.engine;
  engine.start();
  return { ...sitting, kept };
}

describe('a checkpoint', () => {
  it('comes once for every so many finished trials, with all of them', () => {
    const sitting = keeping(pacedTrials(10, 4000), 3);
    sitting.runToEnd();
    expect(sitting.kept.map(({ result }) => result.trials.length)).toEqual([3, 6, 9]);
    expect(sitting.kept.every(({ result }) => result.status === 'abandoned')).toBe(true);
  });

  it('never falls into the time of an answer, nor shortly before the next onset', () => {
    const list = createTrialList('checkpoints', 'letters');
    const sitting = keeping(toEngineTrials(list, 'letters'), 60);
    const { trials } = sitting.runToEnd();
    expect(sitting.kept).toHaveLength(trialCount / 60 - 1);
    for (const { at } of sitting.kept) {
      const running = trials.findLast(({ onsetMs }) => onsetMs !== null && onsetMs <= at);
      const next = trials[(running?.index ?? 0) + 1];
      expect(at - (running?.onsetMs ?? 0)).toBeGreaterThanOrEqual(answerMs);
      expect((next?.scheduledMs ?? 0) - at).toBeGreaterThanOrEqual(390);
    }
  });

  it('waits through a quick pace and comes with the first slower trial', () => {
    const sitting = keeping([...pacedTrials(6, 1000), ...pacedTrials(2, 2000)], 2);
    sitting.runToEnd();
    expect(sitting.kept.map(({ result }) => result.trials.length)).toEqual([6]);
  });

  it('changes nothing of what is measured', () => {
    const trials = pacedTrials(12, 2000);
    const plain = sit({ trials });
    plain.engine.start();
    expect(keeping(trials, 3).runToEnd()).toEqual(plain.runToEnd());
  });
});

describe('a snapshot', () => {
  it.each([
    ['between two trials', 0],
    ['in a pause', 1],
  ])('taken %s is a run that may be scored as abandoned', (_, pauses) => {
    const list = createTrialList('snapshot', 'letters');
    const reference = simulateFocustrackRun({
      seed: 'snapshot',
      respondent: createRespondent('average', 'snapshot'),
    });
    if (!reference) throw new Error('the run did not end');
    const sitting = sit({ trials: toEngineTrials(list, 'letters') });
    sitting.engine.start();
    const shown = () => sitting.names().filter((name) => name.startsWith('show')).length;
    sitting.clock.run(() => shown() > 70, 3_600_000);
    sitting.runFor(300);
    if (pauses > 0) sitting.engine.interrupt('hidden');
    const run = buildFocustrackRecord(reference.header, list, sitting.engine.snapshot(), []);
    expect(run.trials).toHaveLength(70 + pauses);
    const scored = scoreFocustrackRun(run);
    expect(scored.ok && scored.value.quality.codes[0]?.code).toBe('incomplete');
  });

  it('leaves out a segment whose first trial has only begun', () => {
    const sitting = sit({ trials: pacedTrials(4, 4000) });
    sitting.engine.start();
    sitting.runInto(1, 300);
    sitting.engine.interrupt('blur');
    sitting.engine.resume();
    sitting.runInto(2, 100);
    expect(sitting.engine.snapshot()).toMatchObject({ segments: [0], interruptions: [{ reason: 'blur' }] });
    expect(sitting.engine.snapshot().trials).toHaveLength(2);
  });
});
