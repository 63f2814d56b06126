import type { Piece } from './pieces.ts';
import type { DeviceVoice } from './voices.ts';

/**
 * Reads pieces aloud, one after the other, with the speech of a device. Pausing ends the sentence, and going on begins it
 * again: browsers' own pause is unheard of on some devices and never comes back on others. Nor are their events relied upon:
 * a clock looks whether the device still speaks.
 */

export type SpeechFault = 'voice' | 'interrupted' | 'other';

export interface Saying {
  readonly text: string;
  readonly voice: DeviceVoice;
  /** 1 is the voice's own */
  readonly speed: number;
}

export interface SaidEvents {
  readonly started: () => void;
  readonly ended: () => void;
  readonly failed: (fault: SpeechFault) => void;
}

/** The speech of a device. Events of something that was stopped may still come. */
export interface SpeechEngine {
  readonly say: (saying: Saying, on: SaidEvents) => void;
  readonly stop: () => void;
  /** whether something is said or waits to be */
  readonly isBusy: () => boolean;
}

export interface SpeakerClock {
  /** ms since any beginning */
  readonly now: () => number;
  /** @returns what calls it off */
  readonly after: (ms: number, run: () => void) => () => void;
}

export type SpeakerStatus = 'still' | 'speaking' | 'waiting' | 'ended';

export interface SpeakerState {
  readonly status: SpeakerStatus;
  /** place of the piece that is said or comes next */
  readonly at: number;
  readonly speed: number;
  readonly voice: DeviceVoice | null;
  /** why it stopped by itself */
  readonly problem: 'lost' | null;
}

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** A look at the device while it speaks. */
export const lookMs = 500;
const startMs = 4000;
/** Looks in a row at which nothing is said any more. */
const quietLooks = 3;
/** UTF-16 units a second of a slow voice. */
const slowest = 5;
/** A second press within it goes back by one more sentence. */
const backMs = 1500;

export interface SpeakerParts {
  readonly pieces: readonly Piece[];
  readonly engine: SpeechEngine;
  readonly clock: SpeakerClock;
  readonly voice: DeviceVoice | null;
  /** other voices that do not send text away, for when one is lost */
  readonly spare: readonly DeviceVoice[];
  readonly at: number;
  readonly speed: number;
  readonly onChange: (state: SpeakerState) => void;
}

export interface Speaker {
  readonly state: () => SpeakerState;
  readonly play: () => void;
  readonly pause: () => void;
  /** to the beginning of the sentence, or to the one before where it has hardly begun */
  readonly back: () => void;
  readonly moveTo: (at: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setVoice: (voice: DeviceVoice | null) => void;
}

/** Nothing began, and nothing is about to. */
const isStuck = (passed: number, quiet: number): boolean =>
  passed >= startMs && (quiet > 0 || passed >= 3 * startMs);

export function createSpeaker(parts: SpeakerParts): Speaker {
  const { pieces, engine, clock } = parts;
  let state: SpeakerState = {
    status: 'still',
    at: Math.min(Math.max(parts.at, 0), Math.max(pieces.length - 1, 0)),
    speed: parts.speed,
    voice: parts.voice,
    problem: null,
  };
  const lost = new Set<string>();
  let turn = 0;
  let begunAt = 0;
  let callOff: () => void = () => undefined;

  const change = (next: Partial<SpeakerState>) => {
    state = { ...state, ...next };
    parts.onChange(state);
  };
  const isActive = () => state.status === 'speaking' || state.status === 'waiting';
  /** Ends what is under way; events of it count no more. */
  const silence = () => {
    turn += 1;
    callOff();
    engine.stop();
  };
  const next = () => {
    callOff();
    if (state.at + 1 < pieces.length) run(state.at + 1);
    else {
      turn += 1;
      change({ status: 'ended', at: 0 });
    }
  };
  const giveUp = () => {
    silence();
    const { voice } = state;
    if (voice) lost.add(voice.id);
    const spare = parts.spare.find(({ id }) => !lost.has(id));
    if (spare) {
      change({ voice: spare });
      run(state.at);
    } else change({ status: 'still', problem: 'lost' });
  };

  function run(at: number, isRetry = false): void {
    const piece = pieces[at];
    if (!piece) return;
    turn += 1;
    const mine = turn;
    const isCurrent = () => mine === turn;
    begunAt = clock.now();
    if (piece.kind === 'wait') {
      change({ status: 'waiting', at, problem: null });
      callOff = clock.after(piece.ms, () => isCurrent() && next());
      return;
    }
    const { voice, speed } = state;
    if (!voice) {
      change({ status: 'still', at, problem: 'lost' });
      return;
    }
    change({ status: 'speaking', at, problem: null });
    let hasStarted = false;
    let quiet = 0;
    const longest = (piece.text.length / slowest / speed) * 1000 + 5000;
    const look = () => {
      if (!isCurrent()) return;
      const passed = clock.now() - begunAt;
      quiet = engine.isBusy() ? 0 : quiet + 1;
      if (hasStarted ? quiet >= quietLooks || passed > longest : isStuck(passed, quiet)) {
        turn += 1;
        engine.stop();
        if (hasStarted) next();
        else if (isRetry) giveUp();
        else run(at, true);
      } else callOff = clock.after(lookMs, look);
    };
    engine.say(
      { text: piece.text, voice, speed },
      {
        started: () => {
          if (isCurrent()) hasStarted = true;
        },
        ended: () => isCurrent() && next(),
        failed: (fault) => {
          if (!isCurrent()) return;
          if (fault === 'interrupted') pause();
          else if (fault === 'other' && !isRetry) run(at, true);
          else giveUp();
        },
      },
    );
    if (isCurrent()) callOff = clock.after(lookMs, look);
  }

  function pause(): void {
    if (!isActive()) return;
    silence();
    change({ status: 'still' });
  }

  /** Begins the sentence again as it is now to be said; what is still stays still. */
  const again = (at: number) => {
    const wasActive = isActive();
    if (wasActive) silence();
    if (wasActive) run(at);
    else change({ status: 'still', at, problem: null });
  };

  return {
    state: () => state,
    play: () => {
      if (!isActive()) run(state.at);
    },
    pause,
    back: () => {
      const isEarly = !isActive() || clock.now() - begunAt < backMs;
      again(Math.max(0, state.at - (isEarly ? 1 : 0)));
    },
    moveTo: (at) => again(Math.min(Math.max(at, 0), Math.max(pieces.length - 1, 0))),
    setSpeed: (speed) => {
      state = { ...state, speed };
      again(state.at);
    },
    setVoice: (voice) => {
      if (voice) lost.delete(voice.id);
      state = { ...state, voice };
      again(state.at);
    },
  };
}
