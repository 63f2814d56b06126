import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { soundsNeeded } from '../../../scripts/spoken/needed.ts';
import { lengthMs, loudnessOf, peakOf, readWav } from '../../../scripts/spoken/wave.ts';
import { languageCodes } from '../../../src/config/languages.ts';
import { stimuliOf } from '../../../src/lib/cognitive/focustrack/design.ts';
import { soundFile } from '../../../src/lib/sounds/cue.ts';

const root = join(import.meta.dirname, '../../../public');
const bytesOf = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0);

/** Longest sound of each folder: an item of the n-back task, and the time from a cue to its digit. */
const longestMs = { digits: 500, letters: 500, words: 600 } as const;

const needed = await Promise.all(
  languageCodes.map(async (language) => ({ language, sounds: await soundsNeeded(language) })),
);

describe.each(needed)('what exercises say in $language', ({ language, sounds }) => {
  const files = sounds.map((sound) => soundFile(language, sound));

  it('has a file for every sound that a variant by ear plays', () => {
    expect(sounds).toEqual(
      expect.arrayContaining(['digits/1', 'digits/9', 'words/high-low', 'words/size-1']),
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has no file that nothing plays', () => {
    const { wait, targets } = stimuliOf('audio');
    const ofTheTest = [wait, ...targets].map((letter) => soundFile('en', `letters/${letter.toLowerCase()}`));
    const there = globSync(`audio/*/${language}/*.wav`, { cwd: root }).map((file) => `/${file}`);
    expect(there.filter((file) => !files.includes(file) && !ofTheTest.includes(file))).toEqual([]);
  });

  it.each(sounds)('%s begins within 5 ms, is short enough and as loud as the others', (sound) => {
    const wave = readWav(readFileSync(join(root, soundFile(language, sound))));
    const first = wave.samples.findIndex((sample) => Math.abs(sample) > 0.01);
    expect((1000 * first) / wave.rate).toBeLessThanOrEqual(5);
    expect(lengthMs(wave)).toBeGreaterThan(150);
    const folder = sound.split('/')[0] as keyof typeof longestMs;
    expect(lengthMs(wave)).toBeLessThanOrEqual(longestMs[folder]);
    expect(peakOf(wave)).toBeLessThanOrEqual(0.92);
    // Within 3 dB of the middle.
    expect(loudnessOf(wave)).toBeGreaterThan(0.092);
    expect(loudnessOf(wave)).toBeLessThan(0.184);
  });

  it('is mono with 16 bits, at 16 to 22 kHz', () => {
    for (const file of files) {
      const bytes = readFileSync(join(root, file));
      expect(bytes.readUInt16LE(22), file).toBe(1);
      expect(bytes.readUInt16LE(34), file).toBe(16);
      expect(bytes.readUInt32LE(24), file).toBeGreaterThanOrEqual(16_000);
      expect(bytes.readUInt32LE(24), file).toBeLessThanOrEqual(22_050);
    }
  });

  it('takes 250 kB for its digits at most, and 420 kB in all', () => {
    expect(bytesOf(files.filter((file) => file.startsWith('/audio/digits/')))).toBeLessThanOrEqual(250_000);
    expect(bytesOf(files)).toBeLessThanOrEqual(420_000);
  });
});
