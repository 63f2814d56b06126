import { soundLevel } from '@/hooks/display-effects';
import type { BreathStep } from '@/lib/cognitive/breath-patterns';

const low = 165; // Hz, below the voice
const high = 247;
const volume = 0.06;

/** A quiet tone that rises while breathing in, falls while breathing out and is silent in between. */
export class BreathTone {
  private readonly context = new AudioContext();
  private readonly oscillator: OscillatorNode;
  private readonly gain: GainNode;

  constructor() {
    this.oscillator = this.context.createOscillator();
    this.gain = this.context.createGain();
    this.gain.gain.value = 0;
    this.oscillator.type = 'sine';
    this.oscillator.connect(this.gain).connect(this.context.destination);
    this.oscillator.start();
  }

  /** Call in the press that starts the run: browsers keep audio silent before one. */
  resume(): void {
    void this.context.resume();
  }

  play(step: BreathStep | null, leftMs: number): void {
    const now = this.context.currentTime;
    const end = now + leftMs / 1000;
    const isSounding = step?.kind === 'in' || step?.kind === 'out';
    this.gain.gain.cancelScheduledValues(now);
    this.gain.gain.setTargetAtTime(isSounding ? volume * soundLevel() : 0, now, 0.08);
    if (!isSounding) return;
    this.oscillator.frequency.cancelScheduledValues(now);
    this.oscillator.frequency.setValueAtTime(step.kind === 'in' ? low : high, now);
    this.oscillator.frequency.linearRampToValueAtTime(step.kind === 'in' ? high : low, end);
  }

  close(): void {
    void this.context.close();
  }
}
