import type { Language } from '@/config/languages';
import { type Cue, cueName, soundFile } from '@/lib/sounds/cue';
import { madeSamples } from '@/lib/sounds/samples';
import { createAudioClock } from './audio-clock';

/** Time from the request of a sound to its start: more than any output buffer is long. */
export const soundLeadMs = 100;
/** A sound that is cut off fades for so long, so that it does not click. */
const cutS = 0.005;
/** How long the browser may take to let sounds be heard. */
const unlockMs = 1500;

export interface SoundPlayer {
  /** Loads and decodes what is spoken, and makes the rest. @throws when one cannot be had */
  load: (cues: readonly Cue[], language: Language) => Promise<void>;
  /**
   * Must be called in the handler of a press: browsers allow no sound before one. Answers false where nothing will be
   * heard all the same.
   */
  resume: () => Promise<boolean>;
  /** Before the moment it is played: everything but the start. */
  ready: (cue: Cue) => void;
  /** Starts a sound after a delay; answers when it is heard, on the performance clock. */
  play: (cue: Cue, delayMs?: number) => number;
  /** Silence: what sounds fades at once, what is planned does not come. */
  stop: () => void;
  close: () => void;
}

export interface SoundPlayerOptions {
  /** Share of the full volume. */
  readonly level?: number;
}

/** Plays files, tones and noise exactly on the clock of the sound device. @throws where the browser has no sound */
export function createSoundPlayer({ level = 1 }: SoundPlayerOptions = {}): SoundPlayer {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const clock = createAudioClock(context, () => performance.now());
  const output = new GainNode(context, { gain: level });
  output.connect(context.destination);
  const buffers = new Map<string, AudioBuffer>();
  const waiting = new Map<string, AudioBufferSourceNode>();
  const started = new Set<AudioBufferSourceNode>();
  let silentFrom = 0;

  /** One ear alone gets its sound in a buffer of two channels, the other of which is silent. */
  function make(cue: Exclude<Cue, { kind: 'spoken' }>): AudioBuffer {
    const samples = madeSamples(cue, context.sampleRate);
    const channels = cue.side ? 2 : 1;
    const buffer = context.createBuffer(channels, samples.length, context.sampleRate);
    buffer.copyToChannel(samples, cue.side === 'right' ? 1 : 0);
    return buffer;
  }

  async function fetchSpoken(sound: string, language: Language): Promise<AudioBuffer> {
    const answer = await fetch(soundFile(language, sound));
    if (!answer.ok) throw new Error(`sound ${sound}: ${answer.status}`);
    return await context.decodeAudioData(await answer.arrayBuffer());
  }

  function bufferOf(cue: Cue): AudioBuffer | null {
    const name = cueName(cue);
    if (!buffers.has(name) && cue.kind !== 'spoken') buffers.set(name, make(cue));
    return buffers.get(name) ?? null;
  }

  function sourceOf(cue: Cue): AudioBufferSourceNode {
    const source = new AudioBufferSourceNode(context, { buffer: bufferOf(cue) });
    source.connect(output);
    source.onended = () => {
      started.delete(source);
      source.disconnect();
    };
    return source;
  }

  return {
    async load(cues, language) {
      const load = async (cue: Cue) => {
        if (cue.kind !== 'spoken') bufferOf(cue);
        else if (!buffers.has(cue.sound)) buffers.set(cue.sound, await fetchSpoken(cue.sound, language));
      };
      await Promise.all(cues.map(load));
    },
    async resume() {
      const tooLate = new Promise<void>((resolve) => setTimeout(resolve, unlockMs));
      await Promise.race([context.resume(), tooLate]).catch(() => {}); // the state tells what came of it
      return context.state === 'running';
    },
    ready(cue) {
      waiting.set(cueName(cue), sourceOf(cue));
    },
    play(cue, delayMs = soundLeadMs) {
      const name = cueName(cue);
      const source = waiting.get(name) ?? sourceOf(cue);
      waiting.delete(name);
      const start = Math.max(context.currentTime + delayMs / 1000, silentFrom);
      output.gain.setValueAtTime(level, start);
      source.start(start);
      started.add(source);
      return clock.heardAt(start);
    },
    stop() {
      if (started.size === 0) return;
      const now = context.currentTime;
      silentFrom = now + cutS;
      output.gain.cancelScheduledValues(now);
      output.gain.setValueAtTime(level, now);
      output.gain.linearRampToValueAtTime(0, silentFrom);
      for (const source of started) source.stop(silentFrom);
    },
    close: () => void context.close(),
  };
}
