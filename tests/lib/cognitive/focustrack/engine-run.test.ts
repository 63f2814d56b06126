import { describe, expect, it } from 'vitest';
import { toTrialRecords } from '../../../../src/lib/cognitive/focustrack/build-record.ts';
import { classifyPresses } from '../../../../src/lib/cognitive/focustrack/classify.ts';
import { toEngineTrials } from '../../../../src/lib/cognitive/focustrack/setup.ts';
import { timeTrials } from '../../../../src/lib/cognitive/focustrack/validity.ts';
import { sit } from '../engine/sitting.ts';
import { vectorGroup } from '../vector-groups.ts';
import { type CptInput, type CptRunExpected, expectRunMetrics } from './cpt-vectors.ts';

/** Some frames late: enough to spoil the trials the reference calls invalid. */
const LATE_PAINT_MS = 40;

/** The trials from `from` to `to` of a reference run, played by the engine with the reference's presses. */
function play(input: CptInput, from: number, to: number) {
  const list = input.onsetMs.slice(from, to).map((_, i) => ({
    index: i,
    block: input.block[from + i] ?? 0,
    kind: input.kinds[from + i] === 'X' ? ('X' as const) : ('T' as const),
    letter: String(from + i),
    soaMs: input.soaMs[from + i] ?? 0,
  }));
  let shown = -1;
  const sitting = sit({
    trials: toEngineTrials(list, 'letters'),
    refreshHz: 60,
    paintDelayMs: () => (input.invalidTrials.includes(shown) ? LATE_PAINT_MS : 2),
  });
  const { clock, engine } = sitting;
  engine.start();
  // The reference's clock begins with the first onset.
  clock.run(() => sitting.names().includes(`show ${from}`), 10_000);
  const startMs = input.onsetMs[from] ?? 0;
  const endMs = input.onsetMs[to] ?? Number.POSITIVE_INFINITY;
  const shift = clock.now() - 0.2 + 2 - startMs;
  for (const press of input.pressMs.filter((ms) => ms >= startMs && ms < endMs)) {
    clock.at(press + shift + 3, () => sitting.press({ timeStamp: press + shift }));
  }
  // The paint delay asks which trial is on screen.
  for (const [i, onset] of input.onsetMs.slice(from, to).entries()) {
    clock.at(onset + shift - 20, () => {
      shown = from + i;
    });
  }
  const result = sitting.runToEnd();
  return { list, records: toTrialRecords('test', list, result) };
}

describe('360 trials played by the engine with scripted presses', () => {
  const group = vectorGroup<CptInput, CptRunExpected>('cpt_run');

  it.each(group.cases)('give the numbers of the reference: $id', ({ input, expected }) => {
    // Each segment is a sitting: the reference's segments follow each other without a pause or a spoiled trial.
    const bounds = [...input.segmentStarts, input.onsetMs.length];
    const records = input.segmentStarts.flatMap((from, segment) =>
      play(input, from, bounds[segment + 1] ?? 0).records.map((record) => ({
        ...record,
        index: from + record.index,
        segment,
        // Sittings have clocks of their own.
        shiftMs: segment * 10_000_000,
      })),
    );
    const moved = records.map(({ shiftMs, ...record }) => ({
      ...record,
      frameMs: record.frameMs + shiftMs,
      onsetMs: record.onsetMs + shiftMs,
      offsetMs: record.offsetMs === null ? null : record.offsetMs + shiftMs,
      presses: record.presses.map((press) => ({ ...press, tMs: press.tMs + shiftMs })),
    }));
    const timed = timeTrials(moved, { refreshHz: 60, variant: 'letters' });
    const trials = moved.map((record, i) => ({ ...record, valid: timed[i]?.invalidReason === null }));
    expect(trials.flatMap(({ valid, index }) => (valid ? [] : [index]))).toEqual(input.invalidTrials);

    const judged = classifyPresses(
      trials,
      trials.flatMap(({ presses }) => presses.map(({ tMs }) => tMs)),
    );
    const withOutcomes = trials.map((trial, i) => {
      const { outcome = 'invalid', rtMs = null, falsePresses = 0 } = judged.trials[i] ?? {};
      return { ...trial, outcome, rtMs, falsePresses };
    });
    // Times of a record are whole microseconds.
    expectRunMetrics(withOutcomes, judged.counts, expected, { rel: 1e-5, abs: 1e-3 });
  });
});
