import { describe, expect, it } from 'vitest';
import {
  type FocustrackRecord,
  readFocustrackRecord,
} from '../../../../src/lib/cognitive/focustrack/record.ts';
import { scoreFocustrackRun } from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../../../src/lib/cognitive/simulation/respondents.ts';
import { focustrackSubmit } from '../../../../src/lib/contracts/focustrack-submit.ts';

type Run = Parameters<typeof simulateFocustrackRun>[0];
/** After the stamp of the fake clock. */
const laterMs = 1.25;

function simulated(options: Partial<Run> = {}): FocustrackRecord {
  const run = simulateFocustrackRun({
    seed: 'shown',
    respondent: createRespondent('average', 'shown'),
    ...options,
  });
  if (!run) throw new Error('the run did not end');
  return run;
}

/** The run as a browser tells of it that says when each letter was on the screen. */
const told = (run: FocustrackRecord, without: readonly number[] = []): FocustrackRecord => ({
  ...run,
  trials: run.trials.map((trial) =>
    without.includes(trial.index) ? trial : { ...trial, presentedMs: trial.onsetMs + laterMs },
  ),
});

function scored(run: FocustrackRecord) {
  const read = readFocustrackRecord(JSON.parse(JSON.stringify(run)));
  const result = read.ok ? scoreFocustrackRun(read.value) : read;
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const usual = simulated();
const byStamp = scored(usual);

describe('a run whose letters the browser tells of', () => {
  const byBrowser = scored(told(usual));

  it('goes by the times of presentation, and says so', () => {
    expect(byBrowser.timing.onsetMethod).toBe('presentation');
    const answered = byStamp.trials.filter(({ rtMs }) => rtMs !== null);
    expect(answered.length).toBeGreaterThan(200);
    for (const { index, rtMs } of answered) {
      expect(byBrowser.trials[index]?.rtMs).toBeCloseTo((rtMs ?? 0) - laterMs, 2);
    }
    expect(byBrowser.metrics.rt.median).toBeCloseTo((byStamp.metrics.rt.median ?? 0) - laterMs, 2);
  });

  it('is as valid as by its stamps, which stay beside them', () => {
    expect(byBrowser.trials.map(({ valid }) => valid)).toEqual(byStamp.trials.map(({ valid }) => valid));
    expect(told(usual).trials[0]?.onsetMs).toBe(usual.trials[0]?.onsetMs);
  });

  it('goes by the stamps throughout when one letter is not told of', () => {
    const { timing, ...rest } = scored(told(usual, [200]));
    expect(timing.onsetMethod).toBe('stamp');
    expect(rest.metrics).toEqual(byStamp.metrics);
    expect(rest.trials.map(({ rtMs }) => rtMs)).toEqual(byStamp.trials.map(({ rtMs }) => rtMs));
  });

  it('may lack that of a letter that was interrupted: it counts nowhere', () => {
    const run = simulated({
      onShow: (index, engine) => {
        if (index !== 120) return;
        engine.interrupt('blur');
        engine.resume();
      },
    });
    expect(scored(told(run, [120])).timing.onsetMethod).toBe('presentation');
  });

  it('fits into what is sent, with a press for every letter', () => {
    const late = told(usual).trials.map((trial) => ({
      ...trial,
      presentedMs: 1_800_000.123 + trial.index,
      presses: [{ tMs: 1_800_000.123, lagMs: 1.125, device: 'keyboard' as const, fallback: false }],
    }));
    const sent = JSON.stringify({ ...usual, trials: late, practice: [...usual.practice, ...usual.practice] });
    expect(sent.length).toBeLessThan(focustrackSubmit.maxBodyBytes / 3);
  });

  it.each([
    ['far from its stamp', 260],
    ['before the letter that came first', -5000],
  ])('is refused when a letter was presented %s', (_, apartMs) => {
    const run = told(usual);
    const trials = run.trials.map((trial) =>
      trial.index === 50 ? { ...trial, presentedMs: Math.max(0, trial.onsetMs + apartMs) } : trial,
    );
    expect(scoreFocustrackRun({ ...run, trials })).toEqual({ ok: false, error: 'times_out_of_order' });
  });
});

describe('a run the browser tells nothing of', () => {
  it('goes by the stamps after paint, spoken letters by the clock of their sound', () => {
    expect(byStamp.timing.onsetMethod).toBe('stamp');
    expect(scored(simulated({ variant: 'audio' })).timing.onsetMethod).toBeNull();
  });
});
