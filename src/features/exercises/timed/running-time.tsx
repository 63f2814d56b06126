import { useContext, useEffect, useRef } from 'react';
import { EnvironmentContext } from '../player/environment';

/**
 * Milliseconds since it became visible, in every frame anew. It looks on by itself at what the stage makes visible;
 * times of answers are not taken from it.
 */
export function RunningTime() {
  const { createClock } = useContext(EnvironmentContext);
  const digits = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const node = digits.current;
    const face = node?.closest<HTMLElement>('[data-face]');
    if (!node || !face) return;
    const clock = createClock();
    let frame = 0;
    let from = Number.NaN;
    const count = (now: number) => {
      if (Number.isNaN(from)) from = now;
      node.textContent = String(Math.round(now - from));
      frame = clock.requestFrame(count);
    };
    const stop = () => clock.cancelFrame(frame);
    const watch = new MutationObserver(() => {
      stop();
      from = Number.NaN;
      node.textContent = '0';
      if (face.style.visibility === 'visible') frame = clock.requestFrame(count);
    });
    watch.observe(face, { attributeFilter: ['style'] });
    return () => {
      watch.disconnect();
      stop();
    };
  }, [createClock]);
  return <span ref={digits}>0</span>;
}
