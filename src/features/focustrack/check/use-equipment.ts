import { useEffect, useState } from 'react';
import { createBrowserClock } from '@/components/trial-stage/browser-clock';
import { clockResolution, measureRefresh } from '@/lib/cognitive/engine/measure';

/** What the screen and the clock of this device can do. */
export interface Equipment {
  readonly refreshHz: number;
  readonly clockResolutionMs: number;
}

/** Measures for two seconds on a quiet page; null until it is done. */
export function useEquipment(): Equipment | null {
  const [equipment, setEquipment] = useState<Equipment | null>(null);
  useEffect(
    () =>
      measureRefresh(createBrowserClock(), ({ refreshHz }) =>
        setEquipment({ refreshHz, clockResolutionMs: clockResolution(() => performance.now()) }),
      ),
    [],
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
