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

/** Smallest field the test is made for, CSS px. */
const least = { width: 320, height: 480 } as const;

const isLargeEnough = () => window.innerWidth >= least.width && window.innerHeight >= least.height;

/** Whether the window is large enough, followed while it changes. */
export function useIsLargeEnough(): boolean {
  const [isLarge, setLarge] = useState(isLargeEnough);
  useEffect(() => {
    const onResize = () => setLarge(isLargeEnough());
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);
  return isLarge;
}
