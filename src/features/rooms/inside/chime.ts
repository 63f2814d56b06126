import { soundLevel } from '@/hooks/display-effects';

const volume = 0.08;
/** Two notes, a fourth apart, in Hz. */
const notes = [392, 523.25];
const noteS = 0.5;

/** Two quiet notes when a phase begins. Make it in the press that asks for it: browsers keep sound silent before one. */
export class Chime {
  private readonly context = new AudioContext();

  constructor() {
    void this.context.resume();
  }

  play(): void {
    const level = volume * soundLevel();
    if (level === 0) return;
    notes.forEach((frequency, index) => {
      const start = this.context.currentTime + index * noteS * 0.6;
      const oscillator = new OscillatorNode(this.context, { type: 'sine', frequency });
      const gain = new GainNode(this.context, { gain: 0 });
      gain.gain.setTargetAtTime(level, start, 0.02);
      gain.gain.setTargetAtTime(0, start + noteS * 0.4, 0.15);
      oscillator.connect(gain).connect(this.context.destination);
      oscillator.start(start);
      oscillator.stop(start + noteS * 2);
    });
  }

  close(): void {
    void this.context.close();
  }
}
