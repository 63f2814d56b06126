import { createSoundPlayer } from '@/components/trial-stage/sound-player';
import type { PracticeFeedback } from '@/lib/cognitive/focustrack/practice';
import { spoken, tone } from '@/lib/sounds/cue';

const toneMs = 120;
const pauseMs = 50;

/** Tones in Hz, one after the other: high is right, low is not, two low ones say that waiting was right. */
const feedbackTones: Readonly<Record<PracticeFeedback, readonly number[]>> = {
  correct: [880],
  missed: [220],
  'too-early': [220],
  wait: [220, 220],
};
const countdownTone = tone(440, toneMs);

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

const cueOf = (letter: string) => spoken(`letters/${letter.toLowerCase()}`);

/** Spoken letters and the tones around them. The letters are English in every language, as those that are seen. */
export function createLetterSounds(): LetterSounds {
  const player = createSoundPlayer();
  return {
    load: (letters) => player.load(letters.map(cueOf), 'en'),
    resume: () => void player.resume(),
    play: (letter) => player.play(cueOf(letter)),
    tick: () => void player.play(countdownTone, 0),
    feedback(code) {
      const tones = feedbackTones[code as PracticeFeedback] ?? [];
      tones.forEach((hz, index) => {
        player.play(tone(hz, toneMs), index * (toneMs + pauseMs));
      });
    },
    close: player.close,
  };
}
