import { describe, expect, it } from 'vitest';
import { pacedTrials, sit } from './sitting.ts';

const minute = 60_000;

function started(count = 5) {
  const sitting = sit({ trials: pacedTrials(count) });
  sitting.engine.start();
  return sitting;
}

describe('an interruption', () => {
  it('spoils the running trial, stops the clock and shows the pause', () => {
    const sitting = started();
    sitting.runInto(1, 400);
    sitting.engine.interrupt('hidden');
    sitting.runFor(20_000);
    expect(sitting.engine.phase()).toBe('paused');
    expect(sitting.names().at(-1)).toBe('pause hidden');

    sitting.engine.resume();
    const result = sitting.runToEnd();
    expect(result.status).toBe('completed');
    expect(result.trials.map(({ interrupted }) => interrupted)).toEqual([false, true, false, false, false]);
    expect(result.trials.map(({ segment }) => segment)).toEqual([0, 0, 1, 1, 1]);
    expect(result.segments).toEqual([0, 2]);
    expect(result.interruptions).toHaveLength(1);
    expect(result.interruptions[0]).toMatchObject({ reason: 'hidden' });
    expect(result.interruptions[0]?.durationMs).toBeCloseTo(20_000, -1);
  });

  it('is followed by a countdown and a schedule of its own', () => {
    const sitting = started(4);
    sitting.runInto(0, 100);
    sitting.engine.interrupt('blur');
    sitting.runFor(1234);
    sitting.engine.resume();
    const { trials } = sitting.runToEnd();
    expect(sitting.names().filter((name) => name === 'countdown 3')).toHaveLength(2);
    expect(trials[1]?.scheduledMs).toBe(trials[1]?.frameMs);
    for (const { frameMs, scheduledMs } of trials) expect(Math.abs(frameMs - scheduledMs)).toBeLessThan(8.4);
  });

  it('gets no frames in a hidden tab and waits there', () => {
    const sitting = started();
    sitting.runInto(1, 100);
    sitting.engine.interrupt('hidden');
    sitting.clock.setHidden(true);
    sitting.runFor(4 * minute);
    sitting.clock.setHidden(false);
    sitting.engine.resume();
    expect(sitting.runToEnd().status).toBe('completed');
  });

  it('of more than five minutes ends the run as abandoned, with the trials so far', () => {
    const sitting = started();
    sitting.runInto(2, 100);
    sitting.engine.interrupt('hidden');
    sitting.clock.setHidden(true);
    sitting.runFor(5 * minute + 1000);
    expect(sitting.results).toHaveLength(0);
    sitting.clock.setHidden(false);
    const result = sitting.runToEnd();
    expect(result.status).toBe('abandoned');
    expect(result.trials).toHaveLength(3);
    expect(result.trials.at(-1)?.interrupted).toBe(true);
  });

  it('cannot be resumed after five minutes of sleep of the computer', () => {
    const sitting = started();
    sitting.runInto(2, 100);
    sitting.engine.interrupt('hidden');
    sitting.clock.sleep(5 * minute + 1000);
    sitting.engine.resume();
    expect(sitting.results[0]?.status).toBe('abandoned');
  });

  it('of the last trial ends the run', () => {
    const sitting = started(2);
    sitting.runInto(1, 600);
    sitting.engine.interrupt('escape');
    expect(sitting.results[0]).toMatchObject({ status: 'completed', segments: [0] });
    expect(sitting.results[0]?.trials.at(-1)?.interrupted).toBe(true);
  });

  it('counts once however many signals of it arrive, and again during its countdown', () => {
    const sitting = started();
    sitting.runInto(1, 100);
    sitting.engine.interrupt('hidden');
    sitting.engine.interrupt('blur');
    sitting.runFor(1000);
    sitting.engine.resume();
    sitting.runFor(1500);
    sitting.engine.interrupt('blur');
    sitting.runFor(2000);
    sitting.engine.resume();
    const { interruptions, segments } = sitting.runToEnd();
    expect(interruptions.map(({ reason }) => reason)).toEqual(['hidden']);
    expect(interruptions[0]?.durationMs).toBeCloseTo(3000, -1);
    expect(segments).toEqual([0, 2]);
  });

  it('before the first onset costs nothing', () => {
    const sitting = started(1);
    sitting.runFor(1500);
    sitting.engine.interrupt('fullscreen');
    sitting.runFor(10 * minute);
    sitting.engine.resume();
    expect(sitting.runToEnd()).toMatchObject({ status: 'completed', interruptions: [], segments: [0] });
  });
});

describe('a page that stands still without a word', () => {
  it('is paused instead of catching up with a flurry of letters', () => {
    const sitting = started();
    sitting.runInto(1, 400);
    sitting.clock.setHidden(true);
    sitting.runFor(20_000);
    sitting.clock.setHidden(false);
    sitting.runFor(2000);
    expect(sitting.engine.phase()).toBe('paused');
    sitting.engine.resume();
    const { trials, segments } = sitting.runToEnd();
    expect(segments).toEqual([0, 2]);
    expect(trials.map(({ interrupted }) => interrupted)).toEqual([false, true, false, false, false]);
  });

  it('for less than a second shows the next letter late and the one after it on time', () => {
    const sitting = started();
    sitting.runInto(1, 700);
    sitting.clock.setHidden(true);
    sitting.runFor(600);
    sitting.clock.setHidden(false);
    const { trials } = sitting.runToEnd();
    const lateness = trials.map(({ frameMs, scheduledMs }) => frameMs - scheduledMs);
    expect(lateness[2]).toBeGreaterThan(250);
    expect(lateness[3]).toBeLessThan(8.4);
    expect(trials[2]?.droppedFrames).toBe(0);
    expect(trials[1]?.droppedFrames).toBeGreaterThan(30);
  });
});

describe('starting and stopping', () => {
  it('runs once however often it is started and stopped before the first onset', () => {
    const sitting = sit({ trials: pacedTrials(2) });
    sitting.engine.stop();
    sitting.engine.start();
    sitting.engine.start();
    sitting.runFor(1000);
    sitting.engine.stop();
    sitting.engine.stop();
    expect(sitting.engine.phase()).toBe('idle');
    sitting.runFor(10_000);
    expect(sitting.results).toHaveLength(0);

    sitting.engine.start();
    sitting.runToEnd();
    sitting.engine.start();
    sitting.engine.stop();
    sitting.runFor(20_000);
    expect(sitting.results).toHaveLength(1);
    expect(sitting.names().filter((name) => name.startsWith('show'))).toEqual(['show 0', 'show 1']);
  });

  it('is abandoned when it is stopped after the first onset', () => {
    const sitting = started();
    sitting.runInto(3, 500);
    sitting.engine.stop();
    expect(sitting.results[0]).toMatchObject({ status: 'abandoned' });
    expect(sitting.results[0]?.trials.map(({ interrupted }) => interrupted)).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});
