import { useEffect, useState } from 'react';
import { clockResolution, measureRefresh } from '@/lib/cognitive/engine/measure';
import type { StageEnvironment } from '../stage/environment';

/** What the screen and the clock of this device can do. */
export interface Equipment {
  readonly refreshHz: number;
  readonly clockResolutionMs: number;
}

/** Measures for two seconds on a quiet page; null until it is done. */
export function useEquipment({ createClock }: StageEnvironment): Equipment | null {
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  useEffect(
    () =>
      measureRefresh(createClock(), ({ refreshHz }) =>
        setEquipment({ refreshHz, clockResolutionMs: clockResolution(() => performance.now()) }),
      ),
    [createClock],
  );
  return equipment;
}
