import { type RefObject, useEffect, useRef } from 'react';
import { useFrames } from '../../stepped/use-frames';

export interface Watched<Node extends HTMLElement> {
  /** What must stay to be seen. */
  readonly box: RefObject<Node | null>;
  /** Whether it, or the page, was hidden at any time since `isOn`. */
  readonly wasHidden: () => boolean;
}

/** Watches for what makes a measured time worthless: the page goes behind another one, or a pause is taken. */
export function useWasHidden<Node extends HTMLElement>(isOn: boolean): Watched<Node> {
  const box = useRef<Node>(null);
  const hidden = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    const look = () => {
      if (document.hidden) hidden.current = true;
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isOn]);
  // The step stays as it is while a pause hides it.
  useFrames(isOn, () => {
    if (box.current?.closest('[hidden]')) hidden.current = true;
  });
  return { box, wasHidden: () => hidden.current };
}
