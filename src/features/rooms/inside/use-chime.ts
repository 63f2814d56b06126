import { useCallback, useEffect, useRef, useState } from 'react';
import { Chime } from './chime';

export interface ChimeSwitch {
  readonly isOn: boolean;
  readonly turn: (on: boolean) => void;
  readonly play: () => void;
}

/** The sound at the beginning of a phase, off until somebody wants it. */
export function useChime(): ChimeSwitch {
  const chime = useRef<Chime | null>(null);
  const [isOn, setOn] = useState(false);
  const turn = useCallback((on: boolean) => {
    chime.current?.close();
    chime.current = on ? new Chime() : null;
    setOn(on);
  }, []);
  const play = useCallback(() => chime.current?.play(), []);
  useEffect(() => () => chime.current?.close(), []);
  return { isOn, turn, play };
}
