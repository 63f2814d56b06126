import { describe, expect, it } from 'vitest';
import { item, setUp } from './stage.ts';

describe('an interruption', () => {
  it('spoils the running trial alone and begins a new segment', () => {
    const stage = setUp([item(), item(), item()]);
    stage.engine.start();
    stage.runTo(1, 1, 100);
    stage.engine.interrupt('blur');
    stage.clock.run(() => false, 5000);
    stage.engine.resume();
    const { records, interruptions } = stage.runToEnd();
    expect(records.map(({ fault }) => fault)).toEqual([null, 'interrupted', null]);
    expect(records.map(({ segment }) => segment)).toEqual([0, 0, 1]);
    expect(interruptions[0]?.durationMs).toBeGreaterThanOrEqual(5000);
  });

  it('in the last trial of a block is followed by the rest, too', () => {
    const stage = setUp([item(), item({}, 1)]);
    stage.engine.start();
    stage.runTo(0, 1, 100);
    stage.engine.interrupt('escape');
    stage.engine.resume();
    expect(stage.engine.phase()).toBe('resting');
    stage.engine.proceed();
    expect(stage.runToEnd().records.map(({ fault }) => fault)).toEqual(['interrupted', null]);
  });

  it('in the last trial of all ends the run, which is whole', () => {
    const stage = setUp([item()]);
    stage.engine.start();
    stage.runTo(0, 1, 100);
    stage.engine.interrupt('escape');
    expect(stage.results[0]?.status).toBe('completed');
    expect(stage.results[0]?.records[0]?.fault).toBe('interrupted');
  });

  it('of more than five minutes ends the run', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.runTo(0, 1, 100);
    stage.engine.interrupt('hidden');
    stage.clock.run(() => stage.results.length > 0, 301_000);
    expect(stage.results[0]?.status).toBe('abandoned');
  });

  it('is seen in frames that did not come', () => {
    const stage = setUp([item({ openMs: 5000 }), item()]);
    stage.engine.start();
    stage.runTo(0, 1, 100);
    stage.clock.setHidden(true);
    stage.clock.run(() => false, 2000);
    stage.clock.setHidden(false);
    stage.clock.run(() => false, 100);
    expect(stage.engine.phase()).toBe('paused');
  });
});

describe('a press', () => {
  it('of a held key, of a script or of an answer the trial does not have changes nothing', () => {
    const stage = setUp([item()]);
    stage.engine.start();
    stage.runTo(0, 1, 200);
    stage.press({ repeat: true });
    stage.press({ trusted: false });
    stage.press({ area: 2 });
    stage.press({ area: -1 });
    const [record] = stage.runToEnd().records;
    expect(record?.presses).toEqual([]);
    expect((record?.end ?? 0) - (record?.frames[1] ?? 0)).toBeCloseTo(1000, 0);
  });

  it('with each hand at the same moment answers once, with the one that arrived first; the other is kept', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.runTo(0, 1, 400);
    const timeStamp = stage.clock.now() - 3;
    stage.press({ area: 1, timeStamp });
    stage.press({ area: 0, timeStamp });
    const { records } = stage.runToEnd();
    expect(records.map(({ presses }) => presses.map(({ area }) => area))).toEqual([[1, 0], []]);
    expect((records[0]?.end ?? 0) - timeStamp).toBeLessThan(20);
  });

  it('counts at the time of its event, or of its handler where that cannot be', () => {
    const stage = setUp([item({ end: 'deadline' })]);
    stage.engine.start();
    stage.runTo(0, 1, 400);
    const now = Math.round(stage.clock.now());
    stage.press({ timeStamp: now - 40, handlerTime: now });
    stage.press({ timeStamp: now + 9, handlerTime: now });
    const presses = stage.runToEnd().records[0]?.presses;
    expect(presses?.map(({ t, lag }) => ({ t, lag }))).toEqual([
      { t: now - 40, lag: 40 },
      { t: now, lag: null },
    ]);
  });

  it('fifty times a second fills no more than a trial keeps; the rest is counted', () => {
    const stage = setUp([item({ end: 'deadline', openMs: 4000 })]);
    stage.engine.start();
    stage.runTo(0, 1, 10);
    for (let i = 0; i < 150; i++) {
      stage.clock.run(() => false, 20);
      stage.press();
    }
    const [record] = stage.runToEnd().records;
    expect(record?.presses).toHaveLength(64);
    expect(record?.strays).toBe(150 - 64);
  });
});

describe('starting and stopping twice', () => {
  it('before the first onset begins anew, after it ends the run as left early', () => {
    const stage = setUp([item(), item()]);
    stage.engine.start();
    stage.engine.start();
    stage.engine.stop();
    expect(stage.engine.phase()).toBe('idle');
    stage.engine.start();
    stage.runTo(1, 0, 50);
    stage.engine.stop();
    stage.engine.stop();
    expect(stage.results).toHaveLength(1);
    expect(stage.results[0]?.status).toBe('abandoned');
    expect(stage.results[0]?.records).toHaveLength(1);
    expect(stage.asked.filter((record) => record === null)).toHaveLength(1);
  });
});
