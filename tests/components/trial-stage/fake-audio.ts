import { vi } from 'vitest';

/** A started sound: what of, when and how long, and when it was cut off. */
export interface Played {
  readonly buffer: FakeBuffer | null;
  readonly startS: number;
  stoppedS: number | null;
}

interface FakeBuffer {
  readonly from: string;
  readonly channels: Float32Array[];
}

export interface FakeAudio {
  /** Moves the clock of the sound device. */
  at(seconds: number): void;
  readonly played: Played[];
  readonly fetched: string[];
  /** Gains of the output: [value, second]. */
  readonly gains: [number, number][];
  /** What `resume()` leads to. */
  allow(state: AudioContextState): void;
  readonly isClosed: () => boolean;
}

/** In place of the sound device: writes down what is played and when. */
export function fakeAudio(missing: readonly string[] = []): FakeAudio {
  let now = 0;
  let state: AudioContextState = 'suspended';
  let allowed: AudioContextState = 'running';
  let isClosed = false;
  const played: Played[] = [];
  const fetched: string[] = [];
  const gains: [number, number][] = [];

  class Context {
    sampleRate = 48_000;
    destination = {};
    outputLatency = 0.02;
    get currentTime() {
      return now;
    }
    get state() {
      return state;
    }
    resume() {
      if (allowed !== 'running') return new Promise<void>(() => {});
      state = allowed;
      return Promise.resolve();
    }
    close() {
      isClosed = true;
      return Promise.resolve();
    }
    createBuffer(count: number, length: number) {
      const channels = Array.from({ length: count }, () => new Float32Array(length));
      return {
        from: 'made',
        channels,
        copyToChannel: (samples: Float32Array, channel: number) => channels[channel]?.set(samples),
      };
    }
    decodeAudioData(bytes: ArrayBuffer) {
      return Promise.resolve({ from: new TextDecoder().decode(bytes), channels: [] });
    }
  }
  class Gain {
    readonly gain = {
      setValueAtTime: (value: number, at: number) => gains.push([value, at]),
      linearRampToValueAtTime: (value: number, at: number) => gains.push([value, at]),
      cancelScheduledValues: () => {},
    };
    connect() {}
  }
  class Source {
    onended: (() => void) | null = null;
    private entry: Played | null = null;
    private readonly buffer: FakeBuffer | null;
    constructor(_context: unknown, { buffer }: { buffer: FakeBuffer | null }) {
      this.buffer = buffer;
    }
    connect() {}
    disconnect() {}
    start(startS: number) {
      this.entry = { buffer: this.buffer, startS, stoppedS: null };
      played.push(this.entry);
    }
    stop(at: number) {
      if (this.entry) this.entry.stoppedS = at;
    }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('GainNode', Gain);
  vi.stubGlobal('AudioBufferSourceNode', Source);
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    const isMissing = missing.some((part) => address.includes(part));
    return Promise.resolve(new Response(address, { status: isMissing ? 404 : 200 }));
  });
  return {
    at(seconds) {
      now = seconds;
    },
    played,
    fetched,
    gains,
    allow(next) {
      allowed = next;
    },
    isClosed: () => isClosed,
  };
}
