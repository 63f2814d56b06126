import { soundLevel } from '@/hooks/display-effects';

const pitchHz = 528;
const volume = 0.16;
const seconds = 2.5;

export interface Chime {
  /** In a press: browsers keep sound silent before one. */
  open(): void;
  ring(): void;
  close(): void;
}

/** A soft bell. Where there is no sound it stays silent: what it asks is seen as well. */
export function createChime(): Chime {
  let context: AudioContext | null = null;
  const opened = () => {
    if (!('AudioContext' in window)) return null;
    context ??= new AudioContext();
    void context.resume();
    return context;
  };
  return {
    open: () => {
      opened();
    },
    ring() {
      const level = soundLevel();
      const sound = level > 0 ? opened() : null;
      if (!sound) return;
      const now = sound.currentTime;
      const bell = sound.createOscillator();
      const gain = sound.createGain();
      bell.frequency.value = pitchHz;
      gain.gain.setValueAtTime(0, now);
      gain.gain.linearRampToValueAtTime(volume * level, now + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
      bell.connect(gain).connect(sound.destination);
      bell.start(now);
      bell.stop(now + seconds);
    },
    close() {
      void context?.close();
      context = null;
    },
  };
}
