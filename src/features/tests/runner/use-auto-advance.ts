import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keptText } from '@/api/device/kept';

const kept = keptText('fcl.autoAdvance', 'device');
const choose = (on: boolean) => void kept.set(on ? 'on' : 'off');

interface AutoAdvance {
  /** An answer that was tapped or clicked moves on. */
  forPresses: boolean;
  /** So does a number key; only for who asked for it. */
  forKeys: boolean;
  choose: (on: boolean) => void;
}

/** Whether an answer goes on to the next question: for touch and mouse until somebody chose, which is remembered. */
export function useAutoAdvance(): AutoAdvance {
  const choice = useSyncExternalStore(kept.onChanged, kept.get, () => null);
  return { forPresses: choice !== 'off', forKeys: choice === 'on', choose };
}

/** The second tap of a double tap comes within this time. */
const doubleTapMs = 300;

/** For a moment after a question came by itself, presses are not answers to it: they were meant for the one before. */
export function useSettling(): [boolean, () => void] {
  const [settling, setSettling] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function settle(): void {
    setSettling(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSettling(false), doubleTapMs);
  }
  return [settling, settle];
}
