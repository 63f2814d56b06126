import { describe, expect, it } from 'vitest';
import { pacedTrials, sit } from './sitting.ts';

function inFirstTrial() {
  const sitting = sit({ trials: pacedTrials(2) });
  sitting.engine.start();
  sitting.runInto(0, 400);
  return sitting;
}

describe('a press', () => {
  it('counts at the time of its event, however late the handler ran', () => {
    const sitting = inFirstTrial();
    const now = sitting.clock.now();
    sitting.press({ timeStamp: now - 37, handlerTime: now });
    expect(sitting.runToEnd().presses).toEqual([
      { tMs: now - 37, lagMs: 37, device: 'keyboard', fallback: false },
    ]);
  });

  it.each([
    ['from the future', 5],
    ['older than a second', -1001],
    ['that is no number', Number.NaN],
  ])('with a time stamp %s counts at the time of the handler and is marked', (_, offset) => {
    const sitting = inFirstTrial();
    const now = sitting.clock.now();
    sitting.press({ timeStamp: now + offset, handlerTime: now });
    expect(sitting.runToEnd().presses).toEqual([
      { tMs: now, lagMs: null, device: 'keyboard', fallback: true },
    ]);
  });

  it('is dropped when it is a held key or made by a script', () => {
    const sitting = inFirstTrial();
    sitting.press({ repeat: true });
    sitting.press({ trusted: false });
    expect(sitting.runToEnd().presses).toEqual([]);
  });

  it('of a script counts where a test asks for it', () => {
    const sitting = sit({ trials: pacedTrials(1), acceptUntrusted: true });
    sitting.engine.start();
    sitting.runInto(0, 400);
    sitting.press({ trusted: false });
    expect(sitting.runToEnd().presses).toHaveLength(1);
  });

  it('is dropped during countdown, pause and after the end', () => {
    const sitting = sit({ trials: pacedTrials(2) });
    sitting.press();
    sitting.engine.start();
    sitting.runFor(1000);
    sitting.press();
    sitting.runInto(0, 100);
    sitting.engine.interrupt('blur');
    sitting.press();
    sitting.engine.resume();
    const result = sitting.runToEnd();
    sitting.press();
    expect(result.presses).toEqual([]);
  });

  it('changes nothing in the schedule, and presses come out in order of time with their device', () => {
    const sitting = inFirstTrial();
    const now = sitting.clock.now();
    sitting.press({ timeStamp: now - 10, handlerTime: now, device: 'touch' });
    sitting.press({ timeStamp: now - 30, handlerTime: now, device: 'mouse' });
    const { presses, trials } = sitting.runToEnd();
    expect(presses.map(({ device }) => device)).toEqual(['mouse', 'touch']);
    expect((trials[1]?.frameMs ?? 0) - (trials[0]?.frameMs ?? 0)).toBeCloseTo(1000, 6);
  });

  it('is one of a limited number: somebody leaning on many keys fills no memory', () => {
    const sitting = inFirstTrial();
    for (let i = 0; i < 1000; i++) sitting.press();
    expect(sitting.runToEnd().presses.length).toBeLessThan(400);
  });
});
