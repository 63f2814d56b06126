import type { PracticeFeedback } from '@/lib/cognitive/focustrack/practice';
import { createAudioClock } from './audio-clock';

/** Time from the request of a sound to its start: more than any output buffer is long. */
const LEAD_S = 0.1;
const TONE_S = 0.12;
const FADE_S = 0.01;

/** Tones in Hz, one after the other: high is right, low is not, two low ones say that waiting was right. */
const feedbackTones: Readonly<Record<PracticeFeedback, readonly number[]>> = {
  correct: [880],
  missed: [220],
  'too-early': [220],
  wait: [220, 220],
};
const COUNTDOWN_HZ = 440;

export interface LetterSounds {
  /** Loads and decodes every letter. @throws when one cannot be had */
  load: (letters: readonly string[]) => Promise<void>;
  /** Must be called in the handler of a press: browsers allow no sound before one. */
  resume: () => void;
  /** Starts a letter; answers when it is heard, on the performance clock. */
  play: (letter: string) => number;
  tick: () => void;
  feedback: (code: string) => void;
  close: () => void;
}

/** Spoken letters and the tones around them. The files are English; the names of letters are their file names. */
export function createLetterSounds(): LetterSounds {
  const context = new AudioContext({ latencyHint: 'interactive' });
  const clock = createAudioClock(context, () => performance.now());
  const buffers = new Map<string, AudioBuffer>();

  const tone = (hz: number, start: number) => {
    const oscillator = new OscillatorNode(context, { frequency: hz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(0.25, start + FADE_S);
    gain.gain.setValueAtTime(0.25, start + TONE_S - FADE_S);
    gain.gain.linearRampToValueAtTime(0, start + TONE_S);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + TONE_S);
  };

  return {
    async load(letters) {
      const load = async (letter: string) => {
        if (buffers.has(letter)) return;
        const answer = await fetch(`/audio/letters/en/${letter.toLowerCase()}.wav`);
        if (!answer.ok) throw new Error(`sound of ${letter}: ${answer.status}`);
        buffers.set(letter, await context.decodeAudioData(await answer.arrayBuffer()));
      };
      await Promise.all(letters.map(load));
    },
    resume: () => void context.resume(),
    play(letter) {
      const source = new AudioBufferSourceNode(context, { buffer: buffers.get(letter) ?? null });
      const start = context.currentTime + LEAD_S;
      source.connect(context.destination);
      source.start(start);
      return clock.heardAt(start);
    },
    tick: () => tone(COUNTDOWN_HZ, context.currentTime),
    feedback(code) {
      const tones = feedbackTones[code as PracticeFeedback] ?? [];
      tones.forEach((hz, index) => {
        tone(hz, context.currentTime + index * (TONE_S + 0.05));
      });
    },
    close: () => void context.close(),
  };
}
