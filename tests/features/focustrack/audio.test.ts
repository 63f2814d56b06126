import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createAudioClock } from '../../../src/components/trial-stage/audio-clock.ts';
import { withSounds } from '../../../src/features/focustrack/audio/sound-view.ts';
import type { EngineView } from '../../../src/lib/cognitive/engine/types.ts';
import { stimuliOf } from '../../../src/lib/cognitive/focustrack/design.ts';

const folder = join(import.meta.dirname, '../../../public/audio/letters/en');
const { wait, targets } = stimuliOf('audio');
const files = [wait, ...targets].map((letter) => `${letter.toLowerCase()}.wav`);

/** Samples (-1..1) of a mono 16-bit WAV file. */
function readWav(name: string) {
  const bytes = readFileSync(join(folder, name));
  const data = bytes.indexOf('data', 12, 'latin1');
  const length = bytes.readUInt32LE(data + 4) / 2;
  const samples = Array.from({ length }, (_, i) => bytes.readInt16LE(data + 8 + 2 * i) / 32768);
  return { channels: bytes.readUInt16LE(22), rate: bytes.readUInt32LE(24), samples };
}

describe('the spoken letters', () => {
  it('are there for every letter of the test, in less than 400 kB', () => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(files));
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThan(400_000);
  });

  it.each(files)('%s begins within 5 ms, is no longer than 450 ms and as loud as the others', (name) => {
    const { channels, rate, samples } = readWav(name);
    const first = samples.findIndex((sample) => Math.abs(sample) > 0.01);
    expect(channels).toBe(1);
    expect((1000 * first) / rate).toBeLessThanOrEqual(5);
    expect((1000 * samples.length) / rate).toBeLessThanOrEqual(450);
    const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.65);
    expect(peak).toBeLessThan(0.75);
  });
});

describe('the clock of sounds', () => {
  it('goes by what is being heard, where the browser tells', () => {
    const stamp = { contextTime: 2, performanceTime: 5000 };
    const clock = createAudioClock({ currentTime: 2.05, getOutputTimestamp: () => stamp }, () => 5010);
    expect(clock.heardAt(2.15)).toBeCloseTo(5150, 6);
  });

  it.each([
    ['zeros', { contextTime: 0, performanceTime: 0 }],
    ['a moment long past', { contextTime: 1, performanceTime: 100 }],
  ])('goes by both clocks and the delay of the output when the browser answers %s', (_, stamp) => {
    const context = { currentTime: 2, outputLatency: 0.03, getOutputTimestamp: () => stamp };
    expect(createAudioClock(context, () => 5000).heardAt(2.1)).toBeCloseTo(5130, 6);
  });

  it('reads both clocks once per block, so that single readings do not shake the times', () => {
    let readings = 0;
    const context = { currentTime: 1 };
    const clock = createAudioClock(context, () => {
      readings += 1;
      return 1000 + readings;
    });
    const times = Array.from({ length: 60 }, (_, i) => clock.heardAt(1 + i));
    expect(new Set(times.map((time, i) => Math.round(time - 1000 * (1 + i))))).toEqual(new Set([1]));
    expect(clock.heardAt(1)).not.toBe(times[0]);
  });
});

describe('the view of spoken letters', () => {
  it('plays letters instead of showing them and tells when they are heard', () => {
    const calls: string[] = [];
    const note =
      (name: string) =>
      (what?: unknown): void => {
        calls.push(what === undefined ? name : `${name} ${String(what)}`);
      };
    const plain: EngineView<string> = {
      prepare: note('prepare'),
      show: note('show'),
      hide: note('hide'),
      blank: note('blank'),
      showCountdown: note('countdown'),
      showPause: note('pause'),
      showFeedback: note('feedback'),
    };
    const view = withSounds(plain, {
      play: (letter) => {
        note('play')(letter);
        return 777;
      },
      tick: note('tick'),
      feedback: note('tone'),
    });
    view.prepare(['A']);
    view.showCountdown(3);
    view.show('A');
    view.showFeedback('missed');
    view.showPause('blur');
    expect(view.onset?.()).toBe(777);
    expect(calls).toEqual([
      'tick',
      'countdown 3',
      'hide',
      'play A',
      'tone missed',
      'feedback missed',
      'pause blur',
    ]);
  });
});
