import { describe, expect, it } from 'vitest';
import { item, setUp } from './stage.ts';

describe('moments of a trial', () => {
  it.each([60, 75, 120, 144, 240])('come in the frame nearest to their time at %i Hz', (refreshHz) => {
    const moments = [
      { at: 0, face: 'fixation' },
      { at: 333, face: 'cue' },
      { at: 433, face: null },
      { at: 833, face: 'sign' },
    ];
    const stage = setUp([item({ moments, target: 3 })], { refreshHz });
    stage.engine.start();
    const [record] = stage.runToEnd().records;
    const [start = 0, ...later] = record?.frames ?? [];
    for (const [i, frame] of later.entries()) {
      expect(Math.abs(frame - start - (moments[i + 1]?.at ?? 0))).toBeLessThanOrEqual(500 / refreshHz + 1e-6);
    }
    expect(later).toHaveLength(3);
    expect(record?.fault).toBeNull();
  });

  it('are measured by the stamps after paint, each for itself', () => {
    const stage = setUp([item()]);
    stage.engine.start();
    const [record] = stage.runToEnd().records;
    expect(record?.onsets).toEqual(record?.frames.map((frame) => frame + 2));
    expect(record?.hidden).toBe((record?.end ?? 0) + 2);
  });

  it('that come after the answer are not shown', () => {
    const stage = setUp([
      item({
        moments: [
          { at: 0, face: 'arrow' },
          { at: 400, face: 'stop' },
        ],
        target: 0,
      }),
    ]);
    stage.engine.start();
    stage.runTo(0, 0, 200);
    stage.press();
    expect(stage.runToEnd().records[0]?.frames).toHaveLength(1);
    expect(stage.calls.map(({ call }) => call)).not.toContain('show 0.1');
  });
});

describe('a trial ends', () => {
  it('with the first press since the target; an earlier one is kept and ends nothing', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.runTo(0, 0, 100);
    stage.press({ area: 1 });
    stage.runTo(0, 1, 400);
    const at = stage.clock.now();
    stage.press();
    const [record] = stage.runToEnd().records;
    expect(record?.presses.map(({ area }) => area)).toEqual([1, 0]);
    expect(record?.end).toBeGreaterThanOrEqual(at - 3);
    expect((record?.end ?? 0) - at).toBeLessThan(20);
  });

  it('at its deadline when nobody answers, and counts presses after it as strays', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.runTo(0, 1, 1100);
    stage.press();
    stage.press();
    const [record] = stage.runToEnd().records;
    expect((record?.end ?? 0) - (record?.frames[1] ?? 0)).toBeCloseTo(1000, 0);
    expect(record?.presses).toEqual([]);
    expect(record?.strays).toBe(2);
  });

  it('of a sound when the deadline is over since it was heard', () => {
    const stage = setUp([item(), item()], { heardAfterMs: 120 });
    stage.engine.start();
    stage.runTo(0, 1, 1080);
    stage.press();
    const [record] = stage.runToEnd().records;
    expect(record?.presses).toHaveLength(1);
    expect((record?.presses[0]?.t ?? 0) - (record?.onsets[1] ?? 0)).toBeLessThan(1000);
    const [, unanswered] = stage.results[0]?.records ?? [];
    expect((unanswered?.end ?? 0) - (unanswered?.frames[1] ?? 0)).toBeCloseTo(1120, -1);
  });

  it('of two answers only with both', () => {
    const stage = setUp([item({ end: 'all' })]);
    stage.engine.start();
    stage.runTo(0, 1, 300);
    stage.press({ area: 1 });
    stage.press({ area: 1 });
    stage.runTo(0, 1, 200);
    stage.press({ area: 0 });
    const [record] = stage.runToEnd().records;
    expect((record?.end ?? 0) - (record?.frames[1] ?? 0)).toBeLessThan(530);
    expect(record?.presses.map(({ area }) => area)).toEqual([1, 1, 0]);
  });

  it('by time alone where presses are only collected', () => {
    const stage = setUp([item({ end: 'deadline' })]);
    stage.engine.start();
    stage.runTo(0, 1, 200);
    stage.press({ area: 1 });
    stage.press({ area: 0 });
    const [record] = stage.runToEnd().records;
    expect((record?.end ?? 0) - (record?.frames[1] ?? 0)).toBeCloseTo(1000, 0);
    expect(record?.presses).toHaveLength(2);
  });

  it('with a false start before anything is seen', () => {
    const stage = setUp([item({ end: 'press', openMs: null })]);
    stage.engine.start();
    stage.runTo(0, 0, 200);
    stage.press();
    const [record] = stage.runToEnd().records;
    expect(record?.frames).toHaveLength(1);
    expect(record?.fault).toBeNull();
  });

  it('never before somebody answers where there is no deadline', () => {
    const stage = setUp([item({ openMs: null })]);
    stage.engine.start();
    stage.runTo(0, 1, 200_000);
    expect(stage.results).toEqual([]);
    stage.press();
    expect(stage.runToEnd().status).toBe('completed');
  });
});

describe('between two trials', () => {
  it('the source is given what happened and says what comes', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.runTo(0, 1, 250);
    stage.press({ area: 1 });
    stage.runToEnd();
    expect(stage.asked).toHaveLength(3);
    expect(stage.asked[0]).toBeNull();
    expect(stage.asked[1]?.presses[0]?.area).toBe(1);
    expect(stage.asked[2]?.presses).toEqual([]);
  });

  it('nothing is asked for or made ready while one is measured', () => {
    const stage = setUp([item(), item(), item({ end: 'deadline' })]);
    stage.engine.start();
    stage.runTo(0, 1, 250);
    stage.press();
    stage.runToEnd();
    const calls = stage.calls.map(({ call }) => call);
    for (const [i, call] of calls.entries()) {
      if (call === 'ready') expect(i === 0 || calls[i - 1] === 'hide').toBe(true);
    }
    expect(calls.filter((call) => call === 'ready')).toHaveLength(3);
  });

  it('the gap follows the answer and the feedback', () => {
    const stage = setUp([item(), item()], { feedback: () => ({ code: 'wrong', ms: 200 }) });
    stage.engine.start();
    stage.runTo(0, 1, 250);
    stage.press();
    const { records } = stage.runToEnd();
    expect((records[1]?.frames[0] ?? 0) - (records[0]?.end ?? 0)).toBeCloseTo(500, -1);
    expect(stage.atOf('feedback wrong')).toBeGreaterThan(0);
  });

  it('trials of a fixed length keep to an absolute schedule, whatever is pressed or dropped', () => {
    const items = Array.from({ length: 40 }, () => item({ end: 'deadline', openMs: 900, lengthMs: 1110 }));
    const stage = setUp(items, { isDropped: (frame) => frame % 20 === 3 });
    stage.engine.start();
    const { records, droppedFrames } = stage.runToEnd();
    const first = records[0]?.frames[0] ?? 0;
    for (const [i, { frames }] of records.entries()) {
      expect(Math.abs((frames[0] ?? 0) - first - 1110 * i)).toBeLessThan(30);
    }
    expect(droppedFrames).toBeGreaterThan(50);
  });
});

describe('between two blocks', () => {
  it('the run rests, hands out what is done and goes on with a countdown when asked', () => {
    const stage = setUp([item(), item(), item({}, 1)]);
    stage.engine.start();
    stage.clock.run(() => stage.engine.phase() === 'resting', 60_000);
    expect(stage.rests).toEqual([2]);
    stage.clock.run(() => false, 10_000);
    expect(stage.engine.phase()).toBe('resting');
    stage.engine.proceed();
    const { records } = stage.runToEnd();
    expect(records.map(({ segment }) => segment)).toEqual([0, 0, 1]);
    expect(stage.calls.filter(({ call }) => call === 'countdown 3')).toHaveLength(2);
  });
});
