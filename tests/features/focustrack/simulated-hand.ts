import { act } from '@testing-library/react';
import type { EngineClock } from '@/lib/cognitive/engine/types';
import type { PlannedTrial } from '@/lib/cognitive/focustrack/trial-list';
import { createFakeClock } from '@/lib/cognitive/simulation/fake-clock';
import { createRespondent, type Respondent } from '@/lib/cognitive/simulation/respondents';

/** From the frame to the paint of the fake clock. */
const PAINT_MS = 2;
const HANDLER_LAG_MS = 4;

/** A press of Space as the browser would tell of it, `lagMs` after it happened. */
export function pressSpace(at: number, target: EventTarget = window): void {
  const event = new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  target.dispatchEvent(event);
}

export interface Hand {
  readonly environment: { readonly createClock: () => EngineClock; readonly acceptUntrusted: boolean };
  /** Stimuli shown so far, in order. */
  readonly shown: string[];
  answers: Respondent | null;
  now: () => number;
  /** Lets time pass, in slices between which the page may draw. */
  pass: (ms: number) => Promise<void>;
  /** Lets time pass until something holds, an hour at most. */
  passUntil: (holds: () => boolean) => Promise<void>;
}

/** Somebody at the real surface: sees what becomes visible on it, and presses Space. Time is made up. */
export function createHand(): Hand {
  const clock = createFakeClock({ refreshHz: 60 });
  const shown: string[] = [];
  const watched = new WeakSet<Element>();

  function watch(): void {
    for (const node of document.querySelectorAll<HTMLElement>('[data-stimulus]')) {
      if (watched.has(node)) continue;
      watched.add(node);
      let value = '';
      Object.defineProperty(node.style, 'visibility', {
        get: () => value,
        set(next: string) {
          value = next;
          const isWarming = node.parentElement?.style.opacity !== '';
          if (next === 'visible' && !isWarming) see(node.dataset.stimulus ?? '');
        },
      });
    }
  }

  function see(letter: string): void {
    shown.push(letter);
    const trial: PlannedTrial = {
      index: shown.length - 1,
      block: 1,
      kind: letter === 'X' || letter === 'star' ? 'X' : 'T',
      letter,
      soaMs: 1000,
    };
    const onset = clock.now() + PAINT_MS;
    for (const after of hand.answers?.(trial) ?? []) {
      const at = onset + after;
      clock.at(at + HANDLER_LAG_MS, () => pressSpace(at));
    }
  }

  const hand: Hand = {
    environment: { createClock: () => clock, acceptUntrusted: true },
    shown,
    answers: createRespondent('perfect', 'hand'),
    now: () => clock.now(),
    async pass(ms) {
      watch();
      await act(async () => clock.run(() => false, ms));
    },
    async passUntil(holds) {
      for (let slices = 0; slices < 360 && !holds(); slices += 1) {
        watch();
        await act(async () => clock.run(holds, 10_000));
      }
    },
  };
  return hand;
}
