import { useEffect } from 'react';
import { expectKeeping } from './kept';

/** For whatever keeps what is done there on the device first. */
export function useMayKeep(): void {
  useEffect(expectKeeping, []);
}
