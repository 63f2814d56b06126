import { describe, expect, it } from 'vitest';
import {
  type FocustrackRecord,
  readFocustrackRecord,
} from '../../../../src/lib/cognitive/focustrack/record.ts';
import { scoreFocustrackRun } from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../../../src/lib/cognitive/simulation/respondents.ts';

type SimulatedRun = Parameters<typeof simulateFocustrackRun>[0];

/** A run as the server gets it: through JSON. */
function sentRun(overrides: Partial<SimulatedRun> = {}): FocustrackRecord {
  const respondent = createRespondent('average', 'r1');
  const run = simulateFocustrackRun({ seed: 'seed-1', respondent, ...overrides });
  const read = readFocustrackRecord(JSON.parse(JSON.stringify(run)));
  if (!read.ok) throw new Error('the run does not read');
  return read.value;
}

function scored(run: FocustrackRecord) {
  const result = scoreFocustrackRun(run);
  if (!result.ok) throw new Error(`refused: ${result.error}`);
  return result.value;
}

const usual = sentRun();

/** A deep copy to tamper with. */
function tampered(change: (run: FocustrackRecord) => void): FocustrackRecord {
  const copy = structuredClone(usual);
  change(copy);
  return copy;
}
const trialOf = (run: FocustrackRecord, index: number) => {
  const trial = run.trials[index];
  if (!trial) throw new Error(`no trial ${index}`);
  return trial;
};

describe('a run as it is sent', () => {
  it('scores the same on every machine', () => {
    expect(scored(structuredClone(usual))).toEqual(scored(usual));
  });

  it('gives outcome, validity and press classes for each of the 360 trials', () => {
    const { trials, metrics } = scored(usual);
    expect(trials).toHaveLength(360);
    const hits = trials.filter(({ outcome }) => outcome === 'hit');
    expect(hits).toHaveLength(metrics.hits);
    for (const { rtMs, presses, onsetMs } of hits) {
      const answer = presses.find((press) => press.class === 'response');
      expect((answer?.tMs ?? 0) - onsetMs).toBe(rtMs);
    }
    expect(trials.every(({ valid, invalidReason }) => valid === (invalidReason === null))).toBe(true);
  });

  it('hands difficulty over to the report builder, the scale turned round', () => {
    const { dimensions, difficulty, composite, percentageScore } = scored(usual);
    expect(difficulty.consistency).toBeCloseTo(100 - (dimensions.consistency ?? 0), 1);
    expect(percentageScore).toBeCloseTo(100 - (composite ?? 0), 1);
  });

  it('may bring scores of its own: they are not read', () => {
    const read = readFocustrackRecord({ ...usual, composite: 100, quality: 'ok', metrics: { hits: 288 } });
    expect(read).toEqual({ ok: true, value: usual });
  });

  it.each([
    ['nothing', null],
    ['a number for a run', 7],
    ['no trials', { ...usual, trials: [] }],
    ['a time that is no number', { ...usual, droppedFrames: 'many' }],
    ['an unknown variant', { ...usual, header: { ...usual.header, variant: 'colours' } }],
  ])('is refused when it is %s', (_, value) => {
    expect(readFocustrackRecord(value)).toEqual({ ok: false, error: 'invalid_record' });
  });
});

describe('a run that cannot have happened', () => {
  it.each<[string, string, (run: FocustrackRecord) => void]>([
    ['of another version', 'wrong_version', (run) => Object.assign(run, { taskVersion: '0.9.0' })],
    ['that is complete with a trial missing', 'wrong_trial_count', (run) => run.trials.pop()],
    ['with a trial too many', 'wrong_trial_count', (run) => run.trials.push(trialOf(run, 359))],
    ['made with another seed', 'list_not_from_seed', (run) => Object.assign(run.header, { seed: 'x' })],
    [
      'with an X made a target',
      'list_not_from_seed',
      (run) => Object.assign(run.trials.find(({ kind }) => kind === 'X') ?? {}, { kind: 'T' }),
    ],
    ['with trials swapped', 'list_not_from_seed', (run) => run.trials.reverse()],
    [
      'with a practice of its own',
      'list_not_from_seed',
      (run) => Object.assign(run.practice[3] ?? {}, { letter: 'Q' }),
    ],
    [
      'whose letter goes before it comes',
      'times_out_of_order',
      (run) => Object.assign(trialOf(run, 10), { offsetMs: trialOf(run, 10).onsetMs - 1 }),
    ],
    [
      'whose onsets run backwards',
      'times_out_of_order',
      (run) => Object.assign(trialOf(run, 10), { onsetMs: trialOf(run, 9).onsetMs, presses: [] }),
    ],
    [
      'that was quicker than its schedule',
      'schedule_mismatch',
      (run) => {
        for (const trial of run.trials.slice(200)) {
          trial.frameMs -= 300;
          trial.onsetMs -= 300;
          trial.offsetMs = (trial.offsetMs ?? 0) - 300;
          trial.presses = [];
        }
        trialOf(run, 199).presses = [];
      },
    ],
    [
      'with a press outside its trial',
      'press_outside',
      (run) =>
        Object.assign(run.trials.find(({ presses }) => presses.length > 0)?.presses[0] ?? {}, { tMs: 3 }),
    ],
    ['with a segment nobody knows of', 'segments_mismatch', (run) => run.segments.push(100)],
    [
      'with a trial taken back as interrupted',
      'segments_mismatch',
      (run) => Object.assign(trialOf(run, 50), { fault: 'interrupted' }),
    ],
  ])('%s is refused: %s', (_, code, change) => {
    expect(scoreFocustrackRun(tampered(change))).toEqual({ ok: false, error: code });
  });
});

describe('equipment and interruptions', () => {
  it('spoil only the trial they happen in', () => {
    const run = sentRun({
      onShow: (index, engine) => {
        if (index !== 120) return;
        engine.interrupt('blur');
        engine.resume();
      },
    });
    const { quality, trials } = scored(run);
    expect(run.segments).toEqual([0, 121]);
    expect(quality).toEqual({ level: 'caution', codes: [{ code: 'interruptions', level: 'caution' }] });
    expect(trials.filter(({ valid }) => !valid)).toHaveLength(1);
    expect(trials[120]).toMatchObject({ invalidReason: 'interrupted', outcome: 'invalid' });
  });

  it('withhold all scores after three interruptions, and name the reason', () => {
    const run = sentRun({
      onShow: (index, engine) => {
        if (index % 100 !== 50) return;
        engine.interrupt('hidden');
        engine.resume();
      },
    });
    const { quality, composite, difficulty, standardErrors } = scored(run);
    expect(run.interruptions).toHaveLength(4);
    expect(quality.level).toBe('invalid');
    expect({ composite, difficulty, standardErrors }).toEqual({
      composite: null,
      difficulty: {},
      standardErrors: null,
    });
  });

  it('keep the finished trials of an abandoned run, without a score', () => {
    const run = sentRun({ onShow: (index, engine) => index === 90 && engine.stop() });
    expect(run).toMatchObject({ status: 'abandoned' });
    expect(run.trials).toHaveLength(91);
    const { quality, trials, dimensions } = scored(run);
    expect(quality.codes[0]).toEqual({ code: 'incomplete', level: 'invalid' });
    expect(trials.filter(({ valid }) => valid)).toHaveLength(90);
    expect(new Set(Object.values(dimensions))).toEqual(new Set([null]));
  });

  it.each([60, 75, 120, 144])('leave every trial valid on a steady screen of %d Hz', (refreshHz) => {
    const { trials, timing, quality } = scored(sentRun({ refreshHz }));
    expect(trials.every(({ valid }) => valid)).toBe(true);
    expect(timing).toMatchObject({
      droppedFrames: 0,
      lateTrials: 0,
      handlerLagP95Ms: 4,
      devices: ['keyboard'],
    });
    expect(quality.level).toBe('ok');
  });

  it('are named when one frame in three is missing', () => {
    const { quality, timing } = scored(sentRun({ isDropped: (frame) => frame % 9 < 3 }));
    expect(timing.lateTrials).toBeGreaterThan(50);
    expect(quality.codes.map(({ code }) => code)).toContain('dropped-frames');
    expect(quality.level).toBe('invalid');
  });
});

describe('somebody who never presses', () => {
  it('has no times, no scores and an invalid run', () => {
    const { metrics, quality, composite } = scored(sentRun({ respondent: () => [] }));
    expect(metrics.rt).toEqual({ n: 0, mean: null, median: null, sd: null, cv: null });
    expect(metrics).toMatchObject({ exGauss: null, ies: null, longestOmissionRun: 288, omissions: 288 });
    expect(quality.codes.map(({ code }) => code)).toEqual([
      'low-hit-rate',
      'no-discrimination',
      'omission-run',
    ]);
    expect(composite).toBeNull();
  });
});

describe('the variants', () => {
  it('measure no speed with spoken letters, and so give no composite', () => {
    const { dimensions, composite, percentageScore, difficulty, quality, metrics } = scored(
      sentRun({ variant: 'audio' }),
    );
    expect(quality.level).toBe('ok');
    expect(dimensions.processing_speed).toBeNull();
    expect(dimensions.consistency).toBeGreaterThan(50);
    expect({ composite, percentageScore }).toEqual({ composite: null, percentageScore: null });
    expect(difficulty).not.toHaveProperty('processing_speed');
    expect(Object.keys(metrics.soaMeans).sort()).toEqual(['1.5', '3', '6']);
  });

  it('score shapes like letters', () => {
    const { quality, composite } = scored(sentRun({ variant: 'symbols' }));
    expect(quality.level).toBe('ok');
    expect(composite).toBeGreaterThan(50);
  });
});
