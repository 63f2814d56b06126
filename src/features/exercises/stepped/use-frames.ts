import { useContext, useEffect, useRef } from 'react';
import { EnvironmentContext } from '../player/environment';

/** On every frame while `isOn`, with the milliseconds since the first: for what moves by time, whatever the frames. */
export function useFrames(isOn: boolean, onFrame: (passedMs: number) => void): void {
  const { createClock } = useContext(EnvironmentContext);
  const latest = useRef(onFrame);
  latest.current = onFrame;
  useEffect(() => {
    if (!isOn) return;
    const clock = createClock();
    let from = Number.NaN;
    const next = (frameTime: number) => {
      if (Number.isNaN(from)) from = frameTime;
      latest.current(frameTime - from);
      frame = clock.requestFrame(next);
    };
    let frame = clock.requestFrame(next);
    return () => clock.cancelFrame(frame);
  }, [createClock, isOn]);
}
