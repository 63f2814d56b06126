import { useContext, useEffect, useRef, useState } from 'react';
import { EnvironmentContext } from '../player/environment';

/**
 * Goes through moments in turn, on the frames of the screen, from when it is mounted.
 * @param startsMs when each begins, from 0 upwards; the last is the end of the sequence
 * @returns place of the present one; the last place from the end on
 */
export function useSequence(startsMs: readonly number[]): number {
  const { createClock } = useContext(EnvironmentContext);
  const [place, setPlace] = useState(0);
  const starts = useRef(startsMs);
  useEffect(() => {
    const clock = createClock();
    const last = starts.current.length - 1;
    let from = Number.NaN;
    const onFrame = (frameTime: number) => {
      if (Number.isNaN(from)) from = frameTime;
      const passed = frameTime - from;
      const now = starts.current.findLastIndex((start) => start <= passed);
      setPlace(Math.max(0, now));
      if (now < last) frame = clock.requestFrame(onFrame);
    };
    let frame = clock.requestFrame(onFrame);
    return () => clock.cancelFrame(frame);
  }, [createClock]);
  return place;
}

export interface AnswerTime {
  /** Milliseconds since an answer is possible. */
  readonly took: () => number;
}

/**
 * The time of an answer, from the first drawn frame after `isOpen`; calls `onLimit` once when the limit is over.
 * What is handed in says `took()`.
 */
export function useAnswerTime(limitMs: number | null, isOpen: boolean, onLimit: () => void): AnswerTime {
  const { createClock } = useContext(EnvironmentContext);
  const latest = useRef(onLimit);
  latest.current = onLimit;
  const started = useRef<{ readonly at: number; readonly now: () => number } | null>(null);
  const time = useRef<AnswerTime>({
    took: () => (started.current ? Math.max(0, started.current.now() - started.current.at) : 0),
  });
  useEffect(() => {
    if (!isOpen) return;
    const clock = createClock();
    const onFrame = (frameTime: number) => {
      started.current ??= { at: frameTime, now: () => clock.now() };
      if (limitMs !== null && frameTime - started.current.at >= limitMs) latest.current();
      else frame = clock.requestFrame(onFrame);
    };
    let frame = clock.requestFrame(onFrame);
    return () => clock.cancelFrame(frame);
  }, [createClock, limitMs, isOpen]);
  return time.current;
}
