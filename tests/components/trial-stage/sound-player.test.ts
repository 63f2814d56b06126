import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSoundPlayer } from '../../../src/components/trial-stage/sound-player.ts';
import { noise, spoken, tone } from '../../../src/lib/sounds/cue.ts';
import { fakeAudio } from './fake-audio.ts';

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('sounds', () => {
  it('are loaded in the language asked for, each once', async () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    await player.load([spoken('digits/3'), spoken('digits/4'), tone(440, 200)], 'ja');
    await player.load([spoken('digits/4')], 'ja');
    expect(audio.fetched).toEqual(['/audio/digits/ja/3.wav', '/audio/digits/ja/4.wav']);
  });

  it('fail to load as a whole when one of them cannot be had', async () => {
    fakeAudio(['/4.wav']);
    const player = createSoundPlayer();
    await expect(player.load([spoken('digits/3'), spoken('digits/4')], 'de')).rejects.toThrow('404');
  });

  it('start a tenth of a second after they are asked for, and tell when they are heard', async () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    await player.load([spoken('digits/3')], 'en');
    audio.at(2);
    // The delay of the output, 20 ms, comes on top.
    expect(player.play(spoken('digits/3'))).toBeCloseTo(5120, 6);
    expect(audio.played.map(({ buffer, startS }) => [buffer?.from, startS])).toEqual([
      ['/audio/digits/en/3.wav', 2.1],
    ]);
  });

  it('can be put into a row ahead of time', async () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    await player.load([spoken('digits/1'), spoken('digits/2')], 'en');
    const heard = [1, 2].map((digit) => player.play(spoken(`digits/${digit}`), 1000 * digit));
    expect(audio.played.map(({ startS }) => startS)).toEqual([1, 2]);
    expect((heard[1] ?? 0) - (heard[0] ?? 0)).toBeCloseTo(1000, 6);
  });

  it('in one ear leave the other one silent', () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    player.play(tone(500, 100, 'left'));
    player.play(tone(500, 100, 'right'));
    player.play(noise(100));
    const isHeard = (samples: Float32Array) => samples.some((sample) => sample !== 0);
    expect(audio.played.map(({ buffer }) => buffer?.channels.map(isHeard))).toEqual([
      [true, false],
      [false, true],
      [true],
    ]);
  });

  it('that were made ready are played as such, and a second time as well', async () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    player.ready(tone(440, 200));
    player.play(tone(440, 200));
    player.play(tone(440, 200));
    expect(audio.played).toHaveLength(2);
  });

  it('fade when they are stopped, those to come stay away, and the next one is heard in full', () => {
    const audio = fakeAudio();
    const player = createSoundPlayer({ level: 0.35 });
    player.play(tone(440, 200), 0);
    player.play(tone(440, 200), 500);
    audio.at(0.125);
    player.stop();
    expect(audio.played.map(({ stoppedS }) => stoppedS)).toEqual([0.13, 0.13]);
    expect(audio.gains.slice(-2)).toEqual([
      [0.35, 0.125],
      [0, 0.13],
    ]);
    player.play(tone(880, 200), 0);
    expect(audio.played.at(-1)?.startS).toBe(0.13);
    expect(audio.gains.at(-1)).toEqual([0.35, 0.13]);
  });
});

describe('a browser that lets no sound through', () => {
  it('is told from one that does', async () => {
    const audio = fakeAudio();
    const player = createSoundPlayer();
    await expect(player.resume()).resolves.toBe(true);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const other = fakeAudio();
    other.allow('suspended');
    const silent = createSoundPlayer().resume();
    await vi.runAllTimersAsync();
    await expect(silent).resolves.toBe(false);
    player.close();
    expect(audio.isClosed()).toBe(true);
  });

  it('is one without a sound device', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => createSoundPlayer()).toThrow();
  });
});
