/**
 * Speaks every sound that exercises by ear play, with the free synthesiser espeak-ng, into public/audio:
 *   node scripts/spoken-words.ts [language ...]
 * Files that are there are left as they are; delete one to have it spoken anew. See public/audio/README.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Language, languageCodes } from '../src/config/languages.ts';
import { soundFile } from '../src/lib/sounds/cue.ts';
import { soundsNeeded } from './spoken/needed.ts';
import {
  amplify,
  lengthMs,
  loudnessOf,
  peakOf,
  readWav,
  resample,
  trim,
  type Wave,
  writeWav,
} from './spoken/wave.ts';
import { type Spoken, spokenText, voices } from './spoken/words.ts';

const root = join(import.meta.dirname, '../public');
const rate = 16_000;
/** Words a minute: as slow as the longest length allows. */
const speeds = { slowest: 160, fastest: 320, step: 5 } as const;
const loudness = 0.13;
const highestPeak = 0.9;

/** The widest range of pitch: flat tones of Mandarin could not be told apart. */
function speak(language: Language, { text, pitch }: Spoken, speed: number): Wave {
  const said = language === 'zh' ? `<prosody range="x-high">${text}</prosody>` : text;
  const settings = ['-v', voices[language], '-s', String(speed), '-p', String(pitch ?? 50), '-m', '--stdout'];
  const { stdout, status, stderr } = spawnSync('espeak-ng', [...settings, `<speak>${said}</speak>`]);
  if (status !== 0) throw new Error(`espeak-ng: ${String(stderr)}`);
  return resample(readWav(stdout), rate);
}

/** A sound begins and ends where it is louder than this. */
const threshold = 0.011;

function finished(raw: Wave): Wave {
  const loud = amplify(raw, Math.min(loudness / loudnessOf(raw), highestPeak / peakOf(raw)));
  return trim(loud, threshold, 2, 8);
}

function inTime(language: Language, spoken: Spoken): { wave: Wave; speed: number } {
  for (let speed: number = speeds.slowest; speed <= speeds.fastest; speed += speeds.step) {
    const wave = finished(speak(language, spoken, speed));
    if (lengthMs(wave) <= spoken.maxMs) return { wave, speed };
  }
  throw new Error(`${language}: '${spoken.text}' is longer than ${spoken.maxMs} ms at any speed`);
}

const asked = process.argv.slice(2);
for (const language of languageCodes) {
  if (asked.length > 0 && !asked.includes(language)) continue;
  for (const sound of await soundsNeeded(language)) {
    const file = join(root, soundFile(language, sound));
    if (existsSync(file)) continue;
    const spoken = spokenText(language, sound);
    const { wave, speed } = inTime(language, spoken);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writeWav(wave));
    const figures = `${Math.round(lengthMs(wave))} ms, speed ${speed}, loudness ${loudnessOf(wave).toFixed(3)}, peak ${peakOf(wave).toFixed(2)}`;
    console.log(`${language} ${sound} '${spoken.text}': ${figures}`);
  }
}
