import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered markup comes to life: what it drew must be drawn once more before anything may differ. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
