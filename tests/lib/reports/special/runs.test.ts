import { describe, expect, it } from 'vitest';
import { qualityCodes } from '../../../../src/lib/cognitive/focustrack/quality.ts';
import { scoreFocustrackRun } from '../../../../src/lib/cognitive/focustrack/score-run.ts';
import type { ComparableRun } from '../../../../src/lib/cognitive/focustrack/variability.ts';
import { simulateFocustrackRun } from '../../../../src/lib/cognitive/simulation/focustrack-run.ts';
import { createRespondent } from '../../../../src/lib/cognitive/simulation/respondents.ts';
import { runChanges } from '../../../../src/lib/reports/special/run-changes.ts';
import { runMeasures, splitFindings } from '../../../../src/lib/reports/special/run-measures.ts';
import { runTimeline } from '../../../../src/lib/reports/special/run-timeline.ts';

const simulated = simulateFocustrackRun({
  seed: 'report',
  respondent: createRespondent('average', 'report'),
});
const result = simulated && scoreFocustrackRun(simulated);
if (!result?.ok) throw new Error('no run');
const scored = result.value;

describe('the timeline of a run', () => {
  const { marks, blocks, pauses, topMs } = runTimeline(scored);

  it('marks every trial but those in which waiting was right', () => {
    const { hits, omissions, commissions, correctRejections } = scored.metrics;
    const count = (kind: string) => marks.filter((mark) => mark.kind === kind).length;
    expect(count('answered')).toBe(hits);
    expect(count('missed')).toBe(omissions);
    expect(count('pressed')).toBe(commissions);
    expect(marks.length + correctRejections).toBe(scored.trials.length);
  });

  it('has the six blocks end to end with the counts of the whole run', () => {
    expect(blocks.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(blocks[0]?.from).toBe(0);
    expect(blocks.at(-1)?.to).toBe(1);
    expect(blocks.every(({ from }, i) => i === 0 || from === blocks[i - 1]?.to)).toBe(true);
    expect(blocks.reduce((sum, { counts }) => sum + counts.answered, 0)).toBe(scored.metrics.hits);
  });

  it('holds every time under its upper end and knows no pause in a run without one', () => {
    expect(marks.every(({ rtMs }) => rtMs === null || rtMs <= topMs)).toBe(true);
    expect(pauses).toEqual([]);
  });

  it('marks a pause where a new segment begins', () => {
    const trials = scored.trials.map((trial, i) => ({ ...trial, segment: i < 90 ? 0 : 1 }));
    expect(runTimeline({ trials, metrics: scored.metrics }).pauses).toEqual([0.25]);
  });
});

describe('measures and findings of a run', () => {
  it('are read from the stored metrics, and not at all from those of another version', () => {
    expect(runMeasures(JSON.parse(JSON.stringify(scored.metrics)))).toMatchObject({
      omissions: scored.metrics.omissions,
      sdt: { dPrime: scored.metrics.sdt.dPrime },
    });
    expect(runMeasures({ hits: 3 })).toBeNull();
    expect(runMeasures(undefined)).toBeNull();
  });

  it('give a verdict on the device by its own findings alone', () => {
    const found = splitFindings(
      [
        { code: 'interruptions', level: 'invalid' },
        { code: 'coarse-clock', level: 'caution' },
        { code: 'from-the-future', level: 'invalid' },
      ],
      qualityCodes,
    );
    expect(found).toEqual({ verdict: 'caution', equipment: ['coarse-clock'], run: ['interruptions'] });
    expect(splitFindings([], qualityCodes).verdict).toBe('ok');
  });
});

describe('a run beside earlier ones', () => {
  const facts = (more: Partial<ComparableRun> = {}): ComparableRun => ({
    variant: 'letters',
    taskVersion: scored.taskVersion,
    scaleVersion: scored.scaleVersion,
    deviceClass: 'keyboard',
    quality: 'ok',
    scores: scored.dimensions,
    standardErrors: scored.standardErrors ?? facts().standardErrors,
    ...more,
  });
  const run = (id: string, day: number, more: Partial<ComparableRun> = {}) => ({
    id,
    completedAt: `2026-11-0${day}T10:00:00.000Z`,
    facts: facts(more),
  });

  it('is described from the third on, whatever the order the runs arrive in', () => {
    const found = runChanges('c', [run('c', 3), run('a', 1), run('b', 2)]);
    expect(found?.number).toBe(3);
    expect(found?.since?.completedAt).toBe('2026-11-02T10:00:00.000Z');
    expect(found?.since?.changes.consistency.kind).toBe('within-usual');
    expect(runChanges('b', [run('a', 1), run('b', 2)])?.since?.changes.consistency.kind).toBe('not-compared');
  });

  it('stands beside the latest earlier run of the same device', () => {
    const runs = [run('a', 1), run('b', 2, { deviceClass: 'touch' }), run('c', 3)];
    expect(runChanges('c', runs)?.since?.completedAt).toBe('2026-11-01T10:00:00.000Z');
    expect(runChanges('b', runs)).toEqual({ number: 2, since: null });
  });

  it('has nothing to say of a run that is not known', () => {
    expect(runChanges('x', [run('a', 1)])).toBeNull();
  });
});
