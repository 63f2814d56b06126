import { describe, expect, it } from 'vitest';
import { createRng } from '../../../../src/lib/random.ts';
import { pacedTrials, sit } from './sitting.ts';

const rates = [60, 75, 120, 144];

/** Every trial of the run with its planned time since the first. */
function runAt(refreshHz: number, dropShare = 0) {
  const rng = createRng(`drops ${refreshHz}`);
  const dropped = new Set(Array.from({ length: 200_000 }, (_, i) => i).filter(() => rng() < dropShare));
  const soas = [1000, 2000, 4000];
  const trials = Array.from(
    { length: 360 },
    (_, i) => pacedTrials(1, soas[Math.floor(i / 20) % 3])[0],
  ).flatMap((trial) => trial ?? []);
  const sitting = sit({ trials, refreshHz, isDropped: (frame) => dropped.has(frame) });
  sitting.engine.start();
  return { result: sitting.runToEnd(), periodMs: 1000 / refreshHz };
}

describe('the schedule of 360 trials', () => {
  it.each(rates)('shows each for 250 ms within half a frame at %d Hz', (refreshHz) => {
    const { result, periodMs } = runAt(refreshHz);
    expect(result.trials).toHaveLength(360);
    expect(result.droppedFrames).toBe(0);
    for (const { onsetMs, offsetMs, framesShown } of result.trials) {
      expect(Math.abs((offsetMs ?? 0) - (onsetMs ?? 0) - 250)).toBeLessThanOrEqual(periodMs / 2 + 1e-6);
      expect(framesShown).toBe(Math.floor(0.25 * refreshHz + 0.5));
    }
  });

  it.each(rates)(
    'is never off by more than half a frame at %d Hz, at the end as at the start',
    (refreshHz) => {
      const { result, periodMs } = runAt(refreshHz);
      for (const { frameMs, scheduledMs } of result.trials) {
        expect(Math.abs(frameMs - scheduledMs)).toBeLessThanOrEqual(periodMs / 2 + 1e-6);
      }
      const first = result.trials[0]?.scheduledMs ?? 0;
      const planned = 120 * (1000 + 2000 + 4000) - 4000;
      expect((result.trials.at(-1)?.scheduledMs ?? 0) - first).toBeCloseTo(planned, 6);
    },
  );

  it.each(rates)('is not late for longer when one frame in twenty is left out at %d Hz', (refreshHz) => {
    const { result, periodMs } = runAt(refreshHz, 0.05);
    const errors = result.trials.map(({ frameMs, scheduledMs }) => frameMs - scheduledMs);
    const durations = result.trials.map(({ onsetMs, offsetMs }) => (offsetMs ?? 0) - (onsetMs ?? 0));
    expect(result.droppedFrames).toBeGreaterThan(0.04 * 840 * refreshHz);
    for (const error of errors) {
      expect(error).toBeGreaterThanOrEqual(-periodMs / 2 - 1e-6);
      // Three frames left out one after the other happen about once in 8000.
      expect(error).toBeLessThanOrEqual(3.5 * periodMs);
    }
    const late = (list: number[]) => list.filter((error) => error > periodMs / 2 + 1e-6).length;
    expect(late(errors)).toBeGreaterThan(0);
    expect(late(errors.slice(180))).toBeLessThan(30);
    const exact = durations.filter((ms) => Math.abs(ms - 250) <= periodMs / 2 + 1e-6);
    expect(exact.length).toBeGreaterThan(0.85 * durations.length);
  });

  it('counts down from three, leaves a second empty, and then shows the first', () => {
    const { engine, calls, runToEnd } = sit({ trials: pacedTrials(1) });
    engine.start();
    const { trials } = runToEnd();
    expect(calls.map(({ call }) => call)).toEqual([
      'prepare 1',
      'countdown 3',
      'countdown 2',
      'countdown 1',
      'blank',
      'show 0',
      'hide',
      'blank',
    ]);
    const [, three, two, one, empty, shown] = calls.map(({ at }) => at);
    expect((two ?? 0) - (three ?? 0)).toBeCloseTo(1000, 0);
    expect((empty ?? 0) - (one ?? 0)).toBeCloseTo(1000, 0);
    expect((shown ?? 0) - (empty ?? 0)).toBeCloseTo(1000, 0);
    expect(trials[0]?.frameMs).toBeCloseTo((shown ?? 0) - 0.2, 6);
  });

  it('takes the stamp after paint for the onset, not the frame', () => {
    const { engine, runToEnd } = sit({ trials: pacedTrials(3), paintDelayMs: () => 3.5 });
    engine.start();
    for (const { onsetMs, frameMs } of runToEnd().trials) {
      expect((onsetMs ?? 0) - frameMs).toBeCloseTo(3.5, 6);
    }
  });

  it('has no onset for a trial whose paint came after the next trial began', () => {
    let calls = 0;
    const { engine, runToEnd } = sit({
      trials: pacedTrials(3, 1000, null),
      // Every trial asks once: the second one is painted far too late, and the third not before it.
      paintDelayMs: () => (++calls === 2 ? 1500 : 2),
    });
    engine.start();
    const { trials } = runToEnd();
    expect(trials.map(({ onsetMs }) => onsetMs === null)).toEqual([false, true, false]);
    expect((trials[2]?.onsetMs ?? 0) - (trials[2]?.frameMs ?? 0)).toBeCloseTo(500, 0);
  });
});

describe('feedback after a trial', () => {
  it('is shown for its time before the next onset', () => {
    const judged: (readonly number[])[] = [];
    const sitting = sit({
      trials: pacedTrials(2),
      feedback: {
        durationMs: 400,
        judge: (_, presses) => {
          judged.push(presses);
          return presses.length > 0 ? 'correct' : 'missed';
        },
      },
    });
    sitting.engine.start();
    sitting.runInto(0, 300);
    sitting.press();
    const { trials } = sitting.runToEnd();
    expect(sitting.names().filter((name) => name.startsWith('feedback'))).toEqual([
      'feedback correct',
      'feedback missed',
    ]);
    expect((trials[1]?.frameMs ?? 0) - (trials[0]?.frameMs ?? 0)).toBeCloseTo(1400, 6);
    expect(judged[0]?.[0]).toBeGreaterThan(290);
    expect(judged[0]?.[0]).toBeLessThan(310);
  });
});

describe('trials that wait for an answer', () => {
  const trials = ['a', 'b'].map((stimulus) => ({
    stimulus,
    timing: { kind: 'answered' as const, showMs: null, deadlineMs: 1500, gapMs: 500 },
  }));

  it('end with the answer, and the next comes after the gap', () => {
    const sitting = sit({ trials });
    sitting.engine.start();
    sitting.clock.run(() => sitting.names().includes('show a'), 10_000);
    sitting.runFor(400);
    sitting.press();
    const [first, second] = sitting.runToEnd().trials;
    const shownMs = (first?.offsetMs ?? 0) - (first?.onsetMs ?? 0);
    expect(shownMs).toBeGreaterThan(390);
    expect(shownMs).toBeLessThan(435);
    expect((second?.onsetMs ?? 0) - (first?.offsetMs ?? 0)).toBeCloseTo(500, 0);
    expect((second?.offsetMs ?? 0) - (second?.onsetMs ?? 0)).toBeCloseTo(1500, 0);
  });
});
