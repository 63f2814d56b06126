import { createRng } from '../random.ts';
import type { Cue } from './cue.ts';

/** Rise and fall of a sound that is made here, so that it neither clicks nor begins late. */
const fadeMs = 10;
/** Share of the full scale; about as loud as the spoken files. */
const toneLevel = 0.25;
const noiseLevel = 0.18;

/** Samples (-1..1) of a tone or a burst of noise; the same ones every time. */
export function madeSamples(cue: Exclude<Cue, { kind: 'spoken' }>, rate: number): Float32Array<ArrayBuffer> {
  const length = Math.round((rate * cue.ms) / 1000);
  const fade = (rate * fadeMs) / 1000;
  const rng = createRng('noise');
  const raw = (i: number): number =>
    cue.kind === 'tone'
      ? toneLevel * Math.sin((2 * Math.PI * cue.hz * i) / rate)
      : noiseLevel * (2 * rng() - 1);
  return Float32Array.from({ length }, (_, i) => raw(i) * Math.min(1, i / fade, (length - 1 - i) / fade));
}
