/** Mono sound, samples from -1 to 1. */
export interface Wave {
  readonly rate: number;
  readonly samples: Float64Array;
}

const frameMs = 10;
/** A frame this much below the loudest one is not speech. */
const gate = 0.01;

export function readWav(bytes: Buffer): Wave {
  const data = bytes.indexOf('data', 12, 'latin1') + 8;
  const samples = Float64Array.from({ length: Math.floor((bytes.length - data) / 2) }, (_, i) => {
    return bytes.readInt16LE(data + 2 * i) / 32768;
  });
  return { rate: bytes.readUInt32LE(24), samples };
}

export function writeWav({ rate, samples }: Wave): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + 2 * samples.length, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(2 * rate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [i, sample] of samples.entries()) bytes.writeInt16LE(Math.round(sample * 32767), 44 + 2 * i);
  return bytes;
}

export const lengthMs = ({ rate, samples }: Wave): number => (1000 * samples.length) / rate;

export const peakOf = ({ samples }: Wave): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Root of the mean square over the frames that are speech. */
export function loudnessOf({ rate, samples }: Wave): number {
  const size = Math.round((rate * frameMs) / 1000);
  const powers: number[] = [];
  for (let from = 0; from + size <= samples.length; from += size) {
    powers.push(samples.subarray(from, from + size).reduce((sum, sample) => sum + sample * sample, 0) / size);
  }
  const loudest = Math.max(...powers);
  const spoken = powers.filter((power) => power >= gate * loudest);
  return Math.sqrt(spoken.reduce((sum, power) => sum + power, 0) / spoken.length);
}

/** To another rate, by a windowed sinc that leaves out what the new rate cannot hold. */
export function resample({ rate, samples }: Wave, to: number): Wave {
  const ratio = to / rate;
  const cutoff = 0.95 * Math.min(1, ratio);
  const reach = Math.ceil(24 / cutoff);
  const at = (place: number): number => {
    const middle = place / ratio;
    let sum = 0;
    for (let i = Math.ceil(middle - reach); i <= middle + reach; i += 1) {
      const x = (i - middle) * cutoff;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
      const window = 0.5 + 0.5 * Math.cos((Math.PI * (i - middle)) / reach);
      sum += (samples[i] ?? 0) * cutoff * sinc * window;
    }
    return sum;
  };
  return {
    rate: to,
    samples: Float64Array.from({ length: Math.floor(samples.length * ratio) }, (_, i) => at(i)),
  };
}

/** From just before the first sound to just after the last one, with ends that do not click. */
export function trim({ rate, samples }: Wave, threshold: number, leadMs: number, tailMs: number): Wave {
  const inSamples = (ms: number) => Math.round((rate * ms) / 1000);
  const first = samples.findIndex((sample) => Math.abs(sample) > threshold);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > threshold);
  const [lead, tail] = [inSamples(leadMs), inSamples(tailMs)];
  const cut = samples.slice(Math.max(0, first - lead), Math.min(samples.length, last + tail));
  for (let i = 0; i < Math.min(lead, cut.length); i += 1) cut[i] = (cut[i] ?? 0) * (i / lead);
  for (let i = 1; i <= Math.min(tail, cut.length); i += 1) {
    cut[cut.length - i] = (cut[cut.length - i] ?? 0) * (i / tail);
  }
  return { rate, samples: cut };
}

export const amplify = ({ rate, samples }: Wave, factor: number): Wave => ({
  rate,
  samples: samples.map((sample) => sample * factor),
});
