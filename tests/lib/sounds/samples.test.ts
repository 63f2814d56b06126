import { describe, expect, it } from 'vitest';
import { cueName, noise, spoken, tone } from '../../../src/lib/sounds/cue.ts';
import { madeSamples } from '../../../src/lib/sounds/samples.ts';

const rate = 48_000;
const made = (cue: ReturnType<typeof tone>) =>
  cue.kind === 'spoken' ? new Float32Array() : madeSamples(cue, rate);

describe('a tone', () => {
  it.each([262, 440, 880])('of %i Hz has its frequency', (hz) => {
    const samples = made(tone(hz, 500));
    const risings = samples.filter((sample, i) => i > 0 && sample >= 0 && (samples[i - 1] ?? 0) < 0).length;
    expect(Math.abs(risings - hz / 2)).toBeLessThanOrEqual(1);
  });

  it('lasts as long as it says, begins and ends in silence, and is at its full level after 10 ms', () => {
    const samples = made(tone(440, 200));
    expect(samples).toHaveLength(0.2 * rate);
    expect(samples[0]).toBe(0);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(1e-6);
    const peak = (from: number, to: number) =>
      samples
        .slice((from * rate) / 1000, (to * rate) / 1000)
        .reduce((most, x) => Math.max(most, Math.abs(x)), 0);
    expect(peak(0, 2)).toBeLessThan(0.06);
    expect(peak(10, 190)).toBeCloseTo(0.25, 3);
  });
});

describe('noise', () => {
  it('has no pitch, is the same every time and no louder than a tone', () => {
    const samples = made(noise(150));
    expect(samples).toEqual(made(noise(150)));
    const repeats = samples.slice(1000, 5000).reduce((sum, x, i) => sum + x * (samples[1100 + i] ?? 0), 0);
    const power = samples.slice(1000, 5000).reduce((sum, x) => sum + x * x, 0);
    expect(Math.abs(repeats / power)).toBeLessThan(0.1);
    expect(samples.every((x) => Math.abs(x) <= 0.25)).toBe(true);
  });
});

describe('the name of a sound', () => {
  it('is the same for what sounds alike and differs by pitch, length, ear and word', () => {
    const cues = [
      tone(440, 200),
      tone(441, 200),
      tone(440, 100),
      tone(440, 200, 'left'),
      tone(440, 200, 'right'),
      noise(200),
      spoken('digits/4'),
    ];
    expect(new Set(cues.map(cueName)).size).toBe(cues.length);
    expect(cueName(tone(440, 200))).toBe(cueName(tone(440, 200)));
  });
});
